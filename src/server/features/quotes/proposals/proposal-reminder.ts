import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { dayText } from '#contract/base/dates/day-text.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { quoteLink } from '#server/documents/mail/links.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

/** Occasions of reminders about proposals. */
export type ReminderKind = 'hold' | 'validity' | 'unconfirmed' | 'dueSoon' | 'unpaid'

interface ProposalReminder {
  site: Site
  quote: { id: string; reference: string; name: string }
  title: string
  kind: ReminderKind
  /** The day that it is about, `YYYY-MM-DD`. */
  day: string
}

/** To the assignee: a proposal wants something by a day. In the agency's language. */
export function proposalReminder({ site, quote, title, kind, day }: ProposalReminder): Message {
  const t = translateInto(agencyLanguage)
  const heading = t(`proposalMails.reminder.${kind}`)
  return renderEmail(site, {
    lang: agencyLanguage,
    subject: `${heading}: ${title} (${quote.reference})`,
    heading,
    paragraphs: [t(`proposalMails.reminder.${kind}Text`, { day: dayText(day, agencyLanguage) })],
    fields: [
      { label: t('quoteMails.name'), value: quote.name },
      { label: t('proposalMails.answer.proposal'), value: title },
      { label: t('proposal.reference'), value: quote.reference },
    ],
    action: { label: t('quoteMails.see'), url: quoteLink(site, quote.id) },
  })
}
