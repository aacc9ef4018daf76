import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { dueAt } from '#contract/site/office/office-hours.ts'
import { findAdmin, listAdminEmails } from '#server/features/accounts/kit/find-users.ts'
import { hasLeft } from '#server/features/privacy/former-agents.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { type Address, addressOf } from '#server/documents/mail/mailers/mailer.ts'
import { loadPublicHolidays } from '#server/platform/site/public-holidays.ts'
import type { Site } from '#server/platform/site/read-site.ts'
import type { QuoteRow } from './lock-quote.ts'

interface MailSettings {
  quotesEmail: string | null
}

/** Lists the recipients of new quotes: QUOTES_EMAIL, else the admins whose duty requests are, the longest-standing first. */
export async function listRecipients(tx: Tx, { quotesEmail }: MailSettings): Promise<string[]> {
  return quotesEmail === null ? listAdminEmails(tx, 'requests') : [quotesEmail]
}

/** Lists the recipients of later messages about a quote: its assignee, else the recipients of new ones. */
export async function listAssigneeEmails(
  tx: Tx,
  assigneeId: string | null,
  settings: MailSettings,
): Promise<string[]> {
  const assignee = assigneeId === null ? undefined : await findAdmin(tx, assigneeId, 'requests')
  return assignee ? [assignee.email] : listRecipients(tx, settings)
}

/**
 * Where visitors' answers to mails about quotes go: the site's own address, else who gets new quotes
 * (requirements §11.1); undefined where nobody is there to read them.
 */
export async function readAgencyAddress(
  tx: Tx,
  site: Site,
  settings: MailSettings,
): Promise<Address | undefined> {
  return agencyAddress(site, addressOf(site) === null ? await listRecipients(tx, settings) : [])
}

/** The same where it is known who gets new quotes. */
export function agencyAddress(site: Site, recipients: readonly string[]): Address | undefined {
  const address = addressOf(site) ?? recipients[0]
  return address === undefined ? undefined : { name: site.siteName, address }
}

/** The site as the visitor of a quote reaches it: by their market (requirements §10.5). */
export function siteForVisitor(
  site: Site,
  { country }: Pick<QuoteRow, 'country'>,
): Site & { readerCountry: string | null } {
  return { ...site, readerCountry: country }
}

/** When an answer is due to what came at a moment; null where the office is never open (requirements §1.25). */
export async function promisedAnswer({ office }: Site, receivedAt: Date): Promise<Date | null> {
  return dueAt(office, await loadPublicHolidays(office.holidays), receivedAt)
}

/**
 * Checks that a quote may be written to at its address.
 * @throws INVALID_DATA_ERROR at `email` where that is of somebody who has left the quote's agency
 */
export async function requireAddressee(
  tx: Tx,
  quote: Pick<QuoteRow, 'agencyId' | 'email'>,
): Promise<void> {
  if (await hasLeft(tx, quote)) throw invalidData('email', messages.addressLeft)
}
