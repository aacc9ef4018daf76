import type { Quote } from '#contract/quotes/quote-fields.ts'

interface Words {
  subject: string
  greeting: string
}

/** A mail link that answers a quote: to the visitor, with their words quoted below. */
export function replyAddress(
  { email, message }: Pick<Quote, 'email' | 'message'>,
  { subject, greeting }: Words,
): string {
  const quoted = message
    .slice(0, 1_000)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n')
  const body = `${greeting}\r\n\r\n\r\n\r\n${quoted}`
  const parts = [`subject=${encodeURIComponent(subject)}`, `body=${encodeURIComponent(body)}`]
  return `mailto:${encodeURIComponent(email ?? '')}?${parts.join('&')}`
}
