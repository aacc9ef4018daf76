import { sql } from 'drizzle-orm'
import type { Tx } from '#server/db/transaction.ts'

/** A rate that a transaction has added, changed or deleted, with the sheet that it was in and that it is in. */
export interface TouchedRate {
  id: string
  entityId: string
  sheets: readonly string[]
}

/** Whether a row of the record is of a rate that is there, in that sheet. */
const isPresent = (rateId: ReturnType<typeof sql>, sheet: ReturnType<typeof sql>) =>
  sql`exists (select 1 from rates r where r.id = ${rateId} and r.sheet = ${sheet})`

/** Writes down rates that have changed, once for each sheet whose readers it concerns. */
export async function recordRates(
  tx: Tx,
  at: Date,
  touched: readonly TouchedRate[],
): Promise<void> {
  const rows = new Map(
    touched.flatMap(({ id, entityId, sheets }) =>
      sheets.map((sheet) => [`${id} ${sheet}`, { id, sheet, entity: entityId }] as const),
    ),
  )
  if (rows.size === 0) return
  await tx.execute(sql`
    insert into shown_rates (rate_id, sheet, entity_id, present, changed_at)
    select t.id, t.sheet, t.entity, ${isPresent(sql`t.id`, sql`t.sheet`)}, ${at.toISOString()}
    from jsonb_to_recordset(${JSON.stringify([...rows.values()])}::text::jsonb)
      as t(id uuid, sheet text, entity uuid)
    on conflict (rate_id, sheet) do update set
      entity_id = excluded.entity_id, present = excluded.present, changed_at = excluded.changed_at`)
}

/** The rates of items that came or went, came or went with them. */
export async function recordRatesOf(tx: Tx, at: Date, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return
  await tx.execute(sql`
    update shown_rates s
    set changed_at = ${at.toISOString()}, present = ${isPresent(sql`s.rate_id`, sql`s.sheet`)}
    where s.entity_id = any(${sql.param(itemIds)}::uuid[])`)
}
