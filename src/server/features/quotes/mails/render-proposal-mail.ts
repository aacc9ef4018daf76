import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'

/** Content of a mail to a visitor about their proposal. */
export interface ProposalMail {
  site: Site
  reference: string
  title: string
  /** The proposal's page. */
  url: string
}

interface ProposalWords {
  subject: string
  heading: string
  paragraphs: readonly string[]
  journey: string
  reference: string
  action: string
  note: string
}

/** A mail to a visitor about their proposal, in the words of its kind; `quotation` is what the agency writes beside it. */
export function renderProposalMail(
  words: ProposalWords,
  { site, reference, title, url }: ProposalMail,
  lang: Language,
  quotation?: string,
): Message {
  return renderEmail(site, {
    lang,
    subject: `${words.subject} (${reference}) – ${site.siteName}`,
    heading: words.heading,
    paragraphs: [...words.paragraphs],
    fields: [
      { label: words.journey, value: title },
      { label: words.reference, value: reference },
    ],
    ...(quotation !== undefined && { quotation }),
    action: { label: words.action, url },
    note: words.note,
  })
}
