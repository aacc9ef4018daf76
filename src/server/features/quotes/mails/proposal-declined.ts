import type { Language } from '#contract/base/languages/languages.ts'
import type { Message } from '#server/documents/mail/email.ts'
import { type ProposalMail, renderProposalMail } from './render-proposal-mail.ts'

const texts = {
  es: {
    subject: 'Recibimos su respuesta',
    heading: 'Recibimos su respuesta a la propuesta',
    paragraphs: [
      'Anotamos que no la acepta. Gracias por decírnoslo.',
      'Si con otras fechas, otros hoteles u otro presupuesto le interesaría, responda este mensaje y preparamos otra versión.',
    ],
    journey: 'Viaje',
    reference: 'Referencia',
    action: 'Ver la propuesta',
    note: 'Si no fue usted quien la rechazó, responda este mensaje.',
  },
  en: {
    subject: 'We have your answer',
    heading: 'We have your answer to the proposal',
    paragraphs: [
      'We have noted that you do not accept it. Thank you for telling us.',
      'If other dates, other hotels or another budget would suit you, reply to this message and we will prepare another version.',
    ],
    journey: 'Journey',
    reference: 'Reference',
    action: 'See the proposal',
    note: 'If it was not you who declined it, reply to this message.',
  },
  pt: {
    subject: 'Recebemos sua resposta',
    heading: 'Recebemos sua resposta à proposta',
    paragraphs: [
      'Anotamos que você não a aceita. Obrigado por nos avisar.',
      'Se outras datas, outros hotéis ou outro orçamento fizerem sentido, responda a esta mensagem e preparamos outra versão.',
    ],
    journey: 'Viagem',
    reference: 'Referência',
    action: 'Ver a proposta',
    note: 'Se não foi você quem a recusou, responda a esta mensagem.',
  },
} as const

/** To the visitor who declined: that it was noted, and how to go on. It repeats nothing that they typed. */
export function proposalDeclined(data: ProposalMail, lang: Language): Message {
  return renderProposalMail(texts[lang], data, lang)
}
