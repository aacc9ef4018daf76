import type { Language } from '#contract/base/languages/languages.ts'
import type { Message, Site } from '#server/documents/mail/email.ts'
import { renderLetter } from '#server/documents/mail/letter.ts'

interface QuoteReply {
  site: Site
  reference: string
  subject: string
  /** Markdown. */
  text: string
}

/** To the visitor: what somebody of the agency answers, under the reference of the quote. */
export function quoteReply(
  { site, reference, subject, text }: QuoteReply,
  lang: Language,
): Message {
  const named = subject.includes(reference) ? subject : `${subject} (${reference})`
  return renderLetter(site, { lang, subject: named, body: text })
}
