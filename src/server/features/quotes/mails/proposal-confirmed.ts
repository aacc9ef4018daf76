import type { Language } from '#contract/base/languages/languages.ts'
import type { Message } from '#server/documents/mail/email.ts'
import { type ProposalMail, renderProposalMail } from './render-proposal-mail.ts'

interface ConfirmedProposal extends ProposalMail {
  /** The agency's accompanying text. */
  text: string | undefined
}

const texts = {
  es: {
    subject: 'Sus servicios están confirmados',
    heading: 'Su viaje está confirmado',
    paragraphs: ['Todos los servicios de la propuesta que aceptó están confirmados.'],
    journey: 'Viaje',
    reference: 'Referencia',
    action: 'Ver su viaje',
    note: 'Ante cualquier duda, responda este mensaje.',
  },
  en: {
    subject: 'Your services are confirmed',
    heading: 'Your journey is confirmed',
    paragraphs: ['All services of the proposal that you accepted are confirmed.'],
    journey: 'Journey',
    reference: 'Reference',
    action: 'See your journey',
    note: 'If anything is unclear, simply reply to this message.',
  },
  pt: {
    subject: 'Seus serviços estão confirmados',
    heading: 'Sua viagem está confirmada',
    paragraphs: ['Todos os serviços da proposta que você aceitou estão confirmados.'],
    journey: 'Viagem',
    reference: 'Referência',
    action: 'Ver sua viagem',
    note: 'Em caso de dúvida, responda a esta mensagem.',
  },
} as const

/** To the visitor: what they accepted is theirs. */
export function proposalConfirmed(data: ConfirmedProposal, lang: Language): Message {
  return renderProposalMail(texts[lang], data, lang, data.text)
}
