import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#server/platform/db/transaction.ts'

/** A rate that a transaction has added, changed or deleted, with the sheet that it was in and that it is in. */
export interface TouchedRate {
  id: string
  entityId: string
  sheets: readonly string[]
}

/** Whether a row of the record is of a rate that is there, in that sheet. */
const isPresent = (rateId: SQL, sheet: SQL) =>
  sql`exists (select 1 from rates r where r.id = ${rateId} and r.sheet = ${sheet})`

/** The day of a moment; a day earlier, for the agency's clock may be behind. */
const dayOf = (at: string) => sql`((${at}::timestamptz at time zone 'UTC')::date - 1)`

/** The first day from a moment on which a rate of a sheet is seen, as it stands now; never where it is hidden or over. */
const nextSeen = (rateId: SQL, sheet: SQL, at: string) => sql`coalesce((
  select greatest(coalesce(r.book_from, ${dayOf(at)}), ${dayOf(at)}) from rates r
  where r.id = ${rateId} and r.sheet = ${sheet} and r.status
    and (r.book_to is null or r.book_to >= ${dayOf(at)})
    and exists (select 1 from visible_items v where v.id = r.entity_id)
), 'infinity')`

/** Keeps a day that has come; one that lay ahead follows the rate as it stands now. */
const seenFrom = (before: SQL, next: SQL, at: string) =>
  sql`case when ${before} > ${dayOf(at)} + 1 then ${next} else ${before} end`

/** Writes down rates that have changed, once for each sheet whose readers it concerns. */
export async function recordRates(
  tx: Tx,
  moment: Date,
  touched: readonly TouchedRate[],
): Promise<void> {
  const rows = new Map(
    touched.flatMap(({ id, entityId, sheets }) =>
      sheets.map((sheet) => [`${id} ${sheet}`, { id, sheet, entity: entityId }] as const),
    ),
  )
  if (rows.size === 0) return
  const at = moment.toISOString()
  const [id, sheet] = [sql`t.id`, sql`t.sheet`]
  await tx.execute(sql`
    insert into shown_rates (rate_id, sheet, entity_id, present, seen_from, changed_at)
    select t.id, t.sheet, t.entity, ${isPresent(id, sheet)}, ${nextSeen(id, sheet, at)}, ${at}
    from jsonb_to_recordset(${JSON.stringify([...rows.values()])}::text::jsonb)
      as t(id uuid, sheet text, entity uuid)
    on conflict (rate_id, sheet) do update set
      entity_id = excluded.entity_id, present = excluded.present, changed_at = excluded.changed_at,
      seen_from = ${seenFrom(sql`shown_rates.seen_from`, sql`excluded.seen_from`, at)}`)
}

/** The rates of items that came or went, came or went with them. */
export async function recordRatesOf(
  tx: Tx,
  moment: Date,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return
  const at = moment.toISOString()
  const [id, sheet] = [sql`s.rate_id`, sql`s.sheet`]
  await tx.execute(sql`
    update shown_rates s
    set changed_at = ${at}, present = ${isPresent(id, sheet)},
      seen_from = ${seenFrom(sql`s.seen_from`, nextSeen(id, sheet, at), at)}
    where s.entity_id = any(${sql.param(itemIds)}::uuid[])`)
}
