import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { type Money, moneyText } from '#contract/base/money/money-text.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { quoteLink } from '#server/documents/mail/links.ts'

interface ProposalAnswered {
  site: Site
  quote: { id: string; reference: string; name: string; email: string | null }
  proposal: {
    title: string
    version: number
    answer: { answer: 'accepted' | 'declined'; acceptedBy: string | null; text: string | null }
    /** The name of the option that was chosen. */
    option: string | null
    /** The optional lines that were taken. */
    extras: readonly string[]
    /** Services that are paid on the spot, by name and price. */
    onSpot: readonly string[]
    total: Money | null
  }
}

/** To the agency: what a visitor says to a proposal, in their own words. In Spanish. */
export function proposalAnswer({ site, quote, proposal }: ProposalAnswered): Message {
  const { title, version, option, extras, onSpot, total } = proposal
  const { answer, acceptedBy, text } = proposal.answer
  const isAccepted = answer === 'accepted'
  const fields: [string, string | null][] = [
    ['Propuesta', `${title} (versión ${version})`],
    ['Nombre', quote.name],
    ['E-mail', quote.email],
    ['Aceptada por', acceptedBy],
    ['Opción', option],
    ['Opcionales', extras.length > 0 ? extras.join(' · ') : null],
    ['Total', total && moneyText(total, agencyLanguage)],
    ['Se paga en el lugar', onSpot.length > 0 ? onSpot.join(' · ') : null],
    ['Referencia', quote.reference],
  ]
  return renderEmail(site, {
    lang: agencyLanguage,
    subject: `${isAccepted ? 'Propuesta aceptada' : 'Propuesta rechazada'}: ${title} (${quote.reference})`,
    heading: isAccepted ? 'Propuesta aceptada' : 'Propuesta rechazada',
    paragraphs: [
      isAccepted
        ? `${quote.name} aceptó la propuesta. Falta confirmar los servicios.`
        : `${quote.name} no aceptó la propuesta.`,
      ...(quote.email === null ? [] : ['Al responder este mensaje, le escribe a esa persona.']),
    ],
    fields: fields.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    ...(text !== null && { quotation: text }),
    action: { label: 'Ver el pedido', url: quoteLink(site, quote.id) },
  })
}
