import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail } from '#server/documents/mail/email.ts'
import { panelItemLink } from '#server/documents/mail/links.ts'
import {
  type PlannedChange,
  plannedFields,
  type PlanningSite,
  planLabels,
} from './schedule-labels.ts'

interface ScheduleWithoutAuthor {
  site: PlanningSite
  change: PlannedChange
  /** The owner of the plan; undefined if the account is gone. */
  author: { name: string; surname: string } | undefined
}

const texts = {
  es: {
    subject: (name: string) => `No se hizo lo programado: ${name}`,
    heading: 'Un cambio programado quedó sin responsable',
    paragraph:
      'Quien lo programó ya no puede cambiar el catálogo, así que no se hizo. Si hace falta, hágalo a mano.',
    author: 'Lo programó',
    gone: 'una cuenta que ya no existe',
    action: 'Abrir en el panel',
  },
  en: {
    subject: (name: string) => `A planned change was not made: ${name}`,
    heading: 'Nobody answers for a planned change',
    paragraph:
      'Whoever planned it may no longer change the catalogue, so it was not made. Make it by hand if it is needed.',
    author: 'Planned by',
    gone: 'an account that is gone',
    action: 'Open it in the panel',
  },
  pt: {
    subject: (name: string) => `O que estava programado não foi feito: ${name}`,
    heading: 'Uma alteração programada ficou sem responsável',
    paragraph:
      'Quem a programou já não pode alterar o catálogo, por isso ela não foi feita. Se for preciso, faça-a à mão.',
    author: 'Programada por',
    gone: 'uma conta que já não existe',
    action: 'Abrir no painel',
  },
} as const

/** To every admin, when the author of a plan has no right to it any more at its moment. */
export function scheduleWithoutAuthor(
  { site, change, author }: ScheduleWithoutAuthor,
  lang: Language,
): Message {
  const labels = texts[lang]
  const by = author ? `${author.name} ${author.surname}` : labels.gone
  return renderEmail(site, {
    lang,
    subject: labels.subject(change.name),
    heading: labels.heading,
    paragraphs: [labels.paragraph],
    fields: [...plannedFields(site, change, lang), { label: labels.author, value: by }],
    action: { label: labels.action, url: panelItemLink(site, change) },
    note: planLabels[lang].note,
  })
}
