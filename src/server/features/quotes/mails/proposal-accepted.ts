import type { Language } from '#contract/base/languages/languages.ts'
import type { Message } from '#server/documents/mail/email.ts'
import { type ProposalMail, renderProposalMail } from './render-proposal-mail.ts'

const texts = {
  es: {
    subject: 'Propuesta aceptada',
    heading: 'Propuesta aceptada: ahora confirmamos los servicios',
    paragraphs: [
      'Gracias por su confianza. Pedimos ahora cada servicio a hoteles y prestadores.',
      'Todavía no están confirmados: le escribimos apenas lo estén.',
    ],
    journey: 'Viaje',
    reference: 'Referencia',
    action: 'Ver lo que aceptó',
    note: 'Si no fue usted quien la aceptó, responda este mensaje.',
  },
  en: {
    subject: 'Proposal accepted',
    heading: 'Accepted: we now confirm the services',
    paragraphs: [
      'Thank you for your trust. We are now asking hotels and suppliers for each service.',
      'Nothing is confirmed yet: we write to you as soon as it is.',
    ],
    journey: 'Journey',
    reference: 'Reference',
    action: 'See what you accepted',
    note: 'If it was not you who accepted it, reply to this message.',
  },
  pt: {
    subject: 'Proposta aceita',
    heading: 'Proposta aceita: agora confirmamos os serviços',
    paragraphs: [
      'Obrigado pela confiança. Estamos pedindo cada serviço aos hotéis e fornecedores.',
      'Eles ainda não estão confirmados: escrevemos assim que estiverem.',
    ],
    journey: 'Viagem',
    reference: 'Referência',
    action: 'Ver o que você aceitou',
    note: 'Se não foi você quem a aceitou, responda a esta mensagem.',
  },
} as const

/** To the visitor who accepted: what happens next. It repeats nothing that they typed. */
export function proposalAccepted(data: ProposalMail, lang: Language): Message {
  return renderProposalMail(texts[lang], data, lang)
}
