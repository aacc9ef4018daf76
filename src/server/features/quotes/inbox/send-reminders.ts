import { and, asc, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { quotes } from '#server/platform/db/schema/index.ts'
import { inTransaction, type Tx } from '#server/platform/db/transaction.ts'
import { findAdmin, listAdminEmails } from '#server/features/accounts/kit/find-users.ts'
import type { Sending } from '#server/documents/mail/entries/mail-entries.ts'
import { quoteFollowUp } from '../mails/quote-follow-up.ts'
import { quoteOverdue } from '../mails/quote-overdue.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import type { Services } from '#server/platform/services.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import type { QuoteRow } from '../kit/lock-quote.ts'
import { isReminderTime, remindOfSome, reminderDays } from '../proposals/remind-of-proposals.ts'
import { lastMorning } from './follow-up-day.ts'

export type ReminderDependencies = Pick<
  Services,
  'settings' | 'database' | 'clock' | 'jobs' | 'log'
>

/** Number of quotes whose reminders are sent in one transaction. */
const batchSize = 50

/**
 * Tells the assignee, else every admin, of quotes that are still new after the promised moment, and of those to be
 * taken up again that morning: once each, however many instances look at the same time (requirements §11.4).
 */
export async function sendReminders(dependencies: ReminderDependencies): Promise<void> {
  for (const remind of [remindOfOverdue, remindOfFollowUps, remindOfProposals]) {
    let count = batchSize
    while (count === batchSize) {
      count = await inTransaction(dependencies.database, (tx) => {
        const { jobs, settings } = dependencies
        return remind({ tx, now: dependencies.clock(), services: { jobs } }, settings)
      })
    }
  }
}

type Reminder = (sending: Sending, settings: Services['settings']) => Promise<number>

/** Marked and enqueued in one transaction: who is killed in between has done neither. */
const remindOfOverdue: Reminder = async (sending, settings) => {
  const { tx, now } = sending
  const isUnreminded = and(
    eq(quotes.state, 'new'),
    lt(quotes.dueAt, now),
    isNull(quotes.overdueToldAt),
  )
  const overdue = await takeSome(tx, isUnreminded)
  if (overdue.length === 0) return 0
  await tx.update(quotes).set({ overdueToldAt: now }).where(areAmong(overdue))
  const site = await readSite(tx, settings)
  for (const quote of overdue) {
    const message = quoteOverdue({ site, quote })
    for (const recipient of await listRecipients(tx, quote)) {
      await sendMail(sending, recipient, 'quote-overdue', message)
    }
  }
  return overdue.length
}

const remindOfFollowUps: Reminder = async (sending, settings) => {
  const { tx, now } = sending
  const site = await readSite(tx, settings)
  const isUnreminded = and(
    lte(quotes.followUpOn, lastMorning(site.office, now)),
    sql`${quotes.followUpTold} is distinct from ${quotes.followUpOn}`,
  )
  const due = await takeSome(tx, isUnreminded)
  if (due.length === 0) return 0
  await tx.update(quotes).set({ followUpTold: quotes.followUpOn }).where(areAmong(due))
  for (const quote of due) {
    const message = quoteFollowUp({ site, quote, note: quote.followUpNote })
    for (const recipient of await listRecipients(tx, quote)) {
      await sendMail(sending, recipient, 'quote-follow-up', message)
    }
  }
  return due.length
}

const remindOfProposals: Reminder = async (sending, settings) => {
  const site = await readSite(sending.tx, settings)
  if (!(await isReminderTime(site, sending.now))) return 0
  const days = await reminderDays(site, sending.now)
  return remindOfSome(sending, site, { days, limit: batchSize })
}

/** Locked until the transaction ends; what another instance, or an admin, is about is left to them. */
function takeSome(tx: Tx, wanted: SQL | undefined): Promise<QuoteRow[]> {
  return tx
    .select()
    .from(quotes)
    .where(wanted)
    .orderBy(asc(quotes.sequence))
    .limit(batchSize)
    .for('update', { skipLocked: true })
}

const areAmong = (rows: QuoteRow[]) =>
  inArray(
    quotes.id,
    rows.map(({ id }) => id),
  )

/** The assignee, as long as requests are their duty; else every admin whose duty they are. */
async function listRecipients(tx: Tx, { assigneeId }: QuoteRow): Promise<string[]> {
  const assignee = assigneeId === null ? undefined : await findAdmin(tx, assigneeId, 'requests')
  return assignee ? [assignee.email] : listAdminEmails(tx, 'requests')
}
