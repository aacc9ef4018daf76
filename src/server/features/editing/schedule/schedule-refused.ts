import type { Failure } from '#contract/base/failures.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { messages } from '#contract/base/text/messages.ts'
import { type Message, renderEmail } from '#server/documents/mail/email.ts'
import { panelItemLink } from '#server/documents/mail/links.ts'
import {
  type PlannedChange,
  plannedFields,
  type PlanningSite,
  planLabels,
} from './schedule-labels.ts'

interface ScheduleRefused {
  site: PlanningSite
  change: PlannedChange
  reason: Pick<Failure, 'context'>
}

const texts = {
  es: {
    subject: (name: string) => `No se hizo lo programado: ${name}`,
    heading: 'Un cambio programado no se pudo hacer',
    paragraph:
      'A la hora prevista, una regla del catálogo no lo permitió. No se volverá a intentar.',
    reason: 'Motivo',
    noEnglish: 'Faltan los textos en inglés.',
    other: 'El cambio no cumple una regla del catálogo.',
    action: 'Abrir en el panel',
  },
  en: {
    subject: (name: string) => `A planned change was not made: ${name}`,
    heading: 'A planned change could not be made',
    paragraph:
      'When its moment came, a rule of the catalogue did not allow it. It will not be tried again.',
    reason: 'Reason',
    noEnglish: 'The English texts are missing.',
    other: 'The change breaks a rule of the catalogue.',
    action: 'Open it in the panel',
  },
  pt: {
    subject: (name: string) => `O que estava programado não foi feito: ${name}`,
    heading: 'Uma alteração programada não pôde ser feita',
    paragraph: 'Na hora prevista, uma regra do catálogo não permitiu. Não haverá nova tentativa.',
    reason: 'Motivo',
    noEnglish: 'Faltam os textos em inglês.',
    other: 'A alteração não cumpre uma regra do catálogo.',
    action: 'Abrir no painel',
  },
} as const

/** To whose plan it was, when the rules do not allow at its moment what was planned. */
export function schedulePlanRefused(
  { site, change, reason }: ScheduleRefused,
  lang: Language,
): Message {
  const labels = texts[lang]
  const lacksEnglish = reason.context.issues?.some(
    ({ message }) => message === messages.detailsEnglish,
  )
  return renderEmail(site, {
    lang,
    subject: labels.subject(change.name),
    heading: labels.heading,
    paragraphs: [labels.paragraph],
    fields: [
      ...plannedFields(site, change, lang),
      { label: labels.reason, value: lacksEnglish ? labels.noEnglish : labels.other },
    ],
    action: { label: labels.action, url: panelItemLink(site, change) },
    note: planLabels[lang].note,
  })
}
