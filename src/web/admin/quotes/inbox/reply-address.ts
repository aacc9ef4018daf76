import type { Quote } from '#contract/quotes/quote-fields.ts'

interface Words {
  subject: string
  greeting: string
}

/** Windows opens no longer link. */
const linkMax = 2_000

/** A mail link that answers a quote: to the visitor, with as many of their words quoted below as a link holds. */
export function replyAddress(
  { email, message }: Pick<Quote, 'email' | 'message'>,
  { subject, greeting }: Words,
): string {
  const quoted = message.replaceAll(/^/gm, '> ').replaceAll('\n', '\r\n')
  const body = `${greeting}\r\n\r\n\r\n\r\n${quoted}`
  const start = `mailto:${writtenAddress(email ?? '')}?subject=${encoded(subject, 400)}&body=`
  return start + encoded(body, linkMax - 1 - start.length)
}

/** As RFC 6068 writes an address: its `@` and `+` stand as they are. */
function writtenAddress(email: string): string {
  return encodeURIComponent(email).replaceAll('%40', '@').replaceAll('%2B', '+')
}

/** A text as part of an address, cut behind a whole character where it takes more than `max`. */
function encoded(text: string, max: number): string {
  const whole = encodeURIComponent(text)
  if (whole.length <= max) return whole
  let kept = ''
  for (const { segment } of characters.segment(text)) {
    const next = encodeURIComponent(segment)
    if (kept.length + next.length + ellipsis.length > max) break
    kept += next
  }
  return kept + ellipsis
}

const characters = new Intl.Segmenter()
const ellipsis = encodeURIComponent('…')
