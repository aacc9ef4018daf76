import { dayText } from '#contract/base/dates/day-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'

interface SentProposal {
  site: Site
  reference: string
  version: number
  title: string
  /** `YYYY-MM-DD`. */
  validUntil: string | null
  /** The proposal's page. */
  url: string
}

const texts = {
  es: {
    subject: 'Su propuesta de viaje',
    heading: 'Su propuesta está lista',
    paragraphs: [
      'Preparamos su viaje día por día, con precios y condiciones.',
      'Léala con tranquilidad. En la misma página puede aceptarla o decirnos qué cambiaría.',
    ],
    revised: 'Esta versión reemplaza a la anterior.',
    journey: 'Viaje',
    reference: 'Referencia',
    validUntil: 'Válida hasta',
    action: 'Ver la propuesta',
    note: 'El enlace es personal: quien lo tiene puede ver la propuesta y responderla.',
  },
  en: {
    subject: 'Your travel proposal',
    heading: 'Your proposal is ready',
    paragraphs: [
      'We have prepared your journey day by day, with prices and conditions.',
      'Take your time to read it. On the same page you can accept it, or tell us what you would change.',
    ],
    revised: 'This version takes the place of the one before.',
    journey: 'Journey',
    reference: 'Reference',
    validUntil: 'Valid until',
    action: 'See the proposal',
    note: 'The link is personal: whoever has it can see the proposal and answer it.',
  },
  pt: {
    subject: 'Sua proposta de viagem',
    heading: 'Sua proposta está pronta',
    paragraphs: [
      'Preparamos sua viagem dia a dia, com preços e condições.',
      'Leia com calma. Na mesma página você pode aceitá-la ou nos dizer o que mudaria.',
    ],
    revised: 'Esta versão substitui a anterior.',
    journey: 'Viagem',
    reference: 'Referência',
    validUntil: 'Válida até',
    action: 'Ver a proposta',
    note: 'O link é pessoal: quem o tem pode ver a proposta e respondê-la.',
  },
} as const

/** To the visitor: where their proposal is. */
export function proposalSent(data: SentProposal, lang: Language): Message {
  const { site, reference, version, title, validUntil, url } = data
  const labels = texts[lang]
  return renderEmail(site, {
    lang,
    subject: `${labels.subject} (${reference}) – ${site.siteName}`,
    heading: labels.heading,
    paragraphs: [...labels.paragraphs, ...(version > 1 ? [labels.revised] : [])],
    fields: [
      { label: labels.journey, value: title },
      { label: labels.reference, value: reference },
      ...(validUntil ? [{ label: labels.validUntil, value: dayText(validUntil, lang) }] : []),
    ],
    action: { label: labels.action, url },
    note: labels.note,
  })
}
