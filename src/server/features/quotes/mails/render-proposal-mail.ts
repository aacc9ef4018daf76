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

interface ProposalLabels {
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
  labels: ProposalLabels,
  { site, reference, title, url }: ProposalMail,
  lang: Language,
  quotation?: string,
): Message {
  return renderEmail(site, {
    lang,
    subject: `${labels.subject} (${reference}) – ${site.siteName}`,
    heading: labels.heading,
    paragraphs: [...labels.paragraphs],
    fields: [
      { label: labels.journey, value: title },
      { label: labels.reference, value: reference },
    ],
    ...(quotation !== undefined && { quotation }),
    action: { label: labels.action, url },
    note: labels.note,
  })
}
