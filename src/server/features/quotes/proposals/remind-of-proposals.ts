import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { localDay } from '#contract/base/dates/local-day.ts'
import { offsetIn } from '#contract/base/dates/zone-offset.ts'
import { isOfficeDay, officeDaysFrom } from '#contract/site/office/office-days.ts'
import { findAdmin, listAdminEmails } from '#server/features/accounts/kit/find-users.ts'
import type { Sending } from '#server/documents/mail/entries/mail-entries.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import { proposals, quotes } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { loadPublicHolidays } from '#server/platform/site/public-holidays.ts'
import type { Site } from '#server/platform/site/read-site.ts'
import type { QuoteRow } from '../kit/lock-quote.ts'
import type { ProposalRow } from './present-proposal.ts'
import { proposalReminder, type ReminderKind } from './proposal-reminder.ts'

/** Days by which reminders are due, `YYYY-MM-DD`. */
export interface ReminderDays {
  today: string
  /** A hold that ends by then, a validity, and an instalment that is due. */
  hold: string
  validity: string
  due: string
  /** The last day of an acceptance that is unconfirmed for too long. */
  accepted: string
  timeZone: string
}

/** The days of reminders as the office works: the next one, two and three of its days, and two before. */
export async function reminderDays({ office }: Site, now: Date): Promise<ReminderDays> {
  const isHoliday = await loadPublicHolidays(office.holidays)
  const today = localDay(office.timeZone, now)
  const from = (count: number) => officeDaysFrom(office, isHoliday, today, count)
  const { timeZone } = office
  return { today, hold: from(1), validity: from(2), due: from(3), accepted: from(-2), timeZone }
}

const morning = '09:00'

/** Whether it is nine o'clock or later on a day on which somebody works. */
export async function isReminderTime({ office }: Site, now: Date): Promise<boolean> {
  const isHoliday = await loadPublicHolidays(office.holidays)
  const clock = new Date(now.getTime() + offsetIn(office.timeZone, now.getTime()))
  const isMorning = clock.toISOString().slice(11, 16) >= morning
  return isMorning && isOfficeDay(office, isHoliday, localDay(office.timeZone, now))
}

const holdUntil = sql`${proposals.content} -> 'hold' ->> 'until'`
const isUnconfirmed = sql`(${proposals.state} = 'accepted' and ${proposals.confirmedAt} is null)`

/** A sent proposal whose hold or validity ends soon. */
export function isExpiring({ today, hold, validity }: ReminderDays): SQL {
  return sql`(${proposals.state} = 'sent' and ${proposals.validUntil} >= ${today} and (
    ${proposals.validUntil} <= ${validity} or ${holdUntil} between ${today} and ${hold}
  ))`
}

/** An accepted proposal that nobody has confirmed. */
export const isAwaitingConfirmation: SQL = isUnconfirmed

/** An accepted proposal with an unpaid instalment that is due by a day. */
export function isDueBy(day: string): SQL {
  return sql`(${proposals.state} = 'accepted' and exists (
    select 1 from jsonb_array_elements(${proposals.instalments}) as row
    where row ->> 'paidOn' is null and row ->> 'dueOn' <= ${day}
  ))`
}

/** Proposals that somebody is to be reminded of and was not. */
function isUntold({ today, hold, validity, due, accepted, timeZone }: ReminderDays): SQL {
  return sql`(
    (${proposals.state} = 'sent' or ${isUnconfirmed})
      and ${holdUntil} between ${today} and ${hold}
      and ${proposals.holdTold} is distinct from (${holdUntil})::date
    or ${proposals.state} = 'sent' and ${proposals.validUntil} between ${today} and ${validity}
      and ${proposals.validityTold} is distinct from ${proposals.validUntil}
    or ${isUnconfirmed} and ${proposals.unconfirmedToldAt} is null
      and ((${proposals.answer} ->> 'at')::timestamptz at time zone ${timeZone})::date <= ${accepted}
    or ${proposals.state} = 'accepted' and exists (
      select 1 from jsonb_array_elements(${proposals.instalments}) as row
      where row ->> 'paidOn' is null and (
        row ->> 'dueOn' between ${today} and ${due} and row ->> 'soonTold' is null
        or row ->> 'dueOn' < ${today} and row ->> 'unpaidTold' is null
      )
    )
  )`
}

/**
 * Reminds of some proposals, once of each thing: marked and enqueued in one transaction, with their quotes locked.
 * Returns how many.
 */
export async function remindOfSome(
  sending: Sending,
  site: Site,
  { days, limit }: { days: ReminderDays; limit: number },
): Promise<number> {
  const { tx, now } = sending
  const locked = await tx
    .select({ id: proposals.id })
    .from(quotes)
    .innerJoin(proposals, eq(proposals.quoteId, quotes.id))
    .where(isUntold(days))
    .orderBy(asc(proposals.sequence))
    .limit(limit)
    .for('update', { of: quotes, skipLocked: true })
  if (locked.length === 0) return 0
  const ids = locked.map(({ id }) => id)
  // Read again under the lock: what was told meanwhile is not told twice.
  const rows = await tx
    .select({ quote: quotes, proposal: proposals })
    .from(proposals)
    .innerJoin(quotes, eq(quotes.id, proposals.quoteId))
    .where(and(inArray(proposals.id, ids), isUntold(days)))
  for (const { quote, proposal } of rows) {
    const reminders = remindersOf(proposal, days)
    await tx
      .update(proposals)
      .set(toldBy(proposal, reminders, now))
      .where(eq(proposals.id, proposal.id))
    for (const { kind, day } of reminders) {
      const { title } = proposal.content
      const message = proposalReminder({ site, quote, title, kind, day })
      for (const recipient of await listRecipients(tx, quote)) {
        await sendMail(sending, recipient, 'proposal-reminder', message)
      }
    }
  }
  return rows.length
}

interface Reminder {
  kind: ReminderKind
  day: string
  /** Of an instalment. */
  row?: number
}

function remindersOf(proposal: ProposalRow, days: ReminderDays): Reminder[] {
  const { state, content, validUntil, confirmedAt, answer, instalments } = proposal
  const found: Reminder[] = []
  const isPending = state === 'sent' || (state === 'accepted' && confirmedAt === null)
  const until = content.hold?.until
  if (
    isPending &&
    until &&
    isBetween(until, days.today, days.hold) &&
    until !== proposal.holdTold
  ) {
    found.push({ kind: 'hold', day: until })
  }
  const isValid = state === 'sent' && validUntil && isBetween(validUntil, days.today, days.validity)
  if (isValid && validUntil !== proposal.validityTold) {
    found.push({ kind: 'validity', day: validUntil })
  }
  if (state !== 'accepted') return found
  const acceptedOn = answer && localDay(days.timeZone, new Date(answer.at))
  const isLate = !confirmedAt && acceptedOn && acceptedOn <= days.accepted
  if (isLate && !proposal.unconfirmedToldAt) found.push({ kind: 'unconfirmed', day: acceptedOn })
  for (const [row, { dueOn, paidOn, soonTold, unpaidTold }] of instalments.entries()) {
    if (dueOn === null || paidOn !== null) continue
    if (dueOn < days.today && !unpaidTold) found.push({ kind: 'unpaid', day: dueOn, row })
    if (isBetween(dueOn, days.today, days.due) && !soonTold) {
      found.push({ kind: 'dueSoon', day: dueOn, row })
    }
  }
  return found
}

const isBetween = (day: string, from: string, to: string) => from <= day && day <= to

function toldBy({ instalments }: ProposalRow, reminders: readonly Reminder[], now: Date) {
  const of = (kind: ReminderKind) => reminders.find((each) => each.kind === kind)
  const isTold = (kind: ReminderKind, row: number) =>
    reminders.some((each) => each.kind === kind && each.row === row)
  const [hold, validity] = [of('hold'), of('validity')]
  return {
    ...(hold && { holdTold: hold.day }),
    ...(validity && { validityTold: validity.day }),
    ...(of('unconfirmed') && { unconfirmedToldAt: now }),
    instalments: instalments.map((each, row) => ({
      ...each,
      ...(isTold('dueSoon', row) && { soonTold: true }),
      ...(isTold('unpaid', row) && { unpaidTold: true }),
    })),
  }
}

/** The assignee, as long as requests are their duty; else every admin whose duty they are. */
async function listRecipients(tx: Tx, { assigneeId }: QuoteRow): Promise<string[]> {
  const assignee = assigneeId === null ? undefined : await findAdmin(tx, assigneeId, 'requests')
  return assignee ? [assignee.email] : listAdminEmails(tx, 'requests')
}
