import { type SQL, sql } from 'drizzle-orm'
import { officeTimesBetween } from '#contract/site/office/office-hours.ts'
import type { Office } from '#contract/site/office/office.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import { loadPublicHolidays } from '#server/platform/site/public-holidays.ts'

/** The office's times as a row of arrays, and the open milliseconds of a quote until its first answer. */
interface AnswerTime {
  /** A subquery of one row, to be joined as `office`. */
  office: SQL
  /** Null of a quote that was not answered. */
  milliseconds: SQL
}

/**
 * Counts office hours until first answers in the database, by the office's hours of today. A moment's share of all
 * open time is found by its place among the openings, so that each quote costs two searches.
 */
export async function officeTimeUntilAnswer(
  tx: Tx,
  office: Office,
  wanted: SQL | undefined,
): Promise<AnswerTime> {
  const [span] = await queryRows<{ from: number | null; to: number | null }>(
    tx,
    sql`select
        (extract(epoch from min(${quotes.creationDate})) * 1000)::float8 as from,
        (extract(epoch from max(${quotes.answeredAt})) * 1000)::float8 as to
      from ${quotes} where ${wanted} and ${quotes.answeredAt} is not null`,
  )
  const isHoliday = await loadPublicHolidays(office.holidays)
  const [from, to] = [new Date(span?.from ?? 0), new Date(span?.to ?? 0)]
  const times = officeTimesBetween(office, isHoliday, from, to)
  const lengths = times.map(({ start, end }) => end - start)
  let sum = 0
  const before = lengths.map((length) => (sum += length) - length)
  return {
    office: sql`(select
      ${array(times.map(({ start }) => start))} as starts,
      ${array(lengths)} as lengths,
      ${array(before)} as before
    ) as office`,
    milliseconds: sql`case when ${quotes.answeredAt} is not null then
      greatest(0, ${openUntil(quotes.answeredAt)} - ${openUntil(quotes.creationDate)}) end`,
  }
}

const array = (numbers: number[]) => sql`${sql.param(numbers)}::float8[]`

/** Milliseconds that the office was open from its first opening until a moment. */
function openUntil(column: typeof quotes.answeredAt | typeof quotes.creationDate): SQL {
  const moment = sql`(extract(epoch from ${column}) * 1000)::float8`
  const place = sql`width_bucket(${moment}, office.starts)`
  return sql`coalesce(
    office.before[${place}] + least(${moment} - office.starts[${place}], office.lengths[${place}]), 0
  )`
}
