import type { Language } from '#contract/base/languages/languages.ts'
import type { Message, Site } from '#server/documents/mail/email.ts'
import { renderLetter } from '#server/documents/mail/letter.ts'
import { namedInSubject, type QuoteReferences } from './details/references.ts'

interface QuoteReply extends QuoteReferences {
  site: Site
  subject: string
  /** Markdown. */
  text: string
}

/** To the visitor: what somebody of the agency answers, under the reference of the quote. */
export function quoteReply(
  { site, subject, text, ...references }: QuoteReply,
  lang: Language,
): Message {
  const named = references.clientReference ?? references.reference
  const isNamed = subject.includes(references.reference) && subject.includes(named)
  const shown = isNamed ? subject : `${subject} (${namedInSubject(references)})`
  return renderLetter(site, { lang, subject: shown, body: text })
}
