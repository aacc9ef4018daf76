import { and, eq, lt, sql } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import {
  itemPublications,
  quotePublications,
  ratePublications,
} from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import type { TouchedRate } from './record-rates.ts'
import { recordPublication } from './record-publication.ts'

/** Number of days for which the feed reports that an item has gone. */
export const goneKeptDays = 400

/**
 * Compares the log with all that is shown, for where items were stored without the pipeline: by the loader of
 * the demonstration, or by an older version that still ran.
 */
export async function rebuildPublicationLog(tx: Tx, now: Date): Promise<void> {
  const turned = await queryRows<{ id: string; kind: Kind }>(
    tx,
    sql`select coalesce(v.id, s.item_id) as id, coalesce(v.kind, s.kind) as kind
      from visible_items v full join (select * from shown_items where shown) s on s.item_id = v.id
      where v.id is null or s.item_id is null`,
  )
  await recordPublication(
    tx,
    now,
    turned.map((one) => ({ ...one, fields: [] })),
    await readUnrecordedRates(tx),
  )
}

/** Rates that the log does not know, or not as they are now, and those that it does not know to be gone. */
function readUnrecordedRates(tx: Tx): Promise<TouchedRate[]> {
  return queryRows<TouchedRate & Record<string, unknown>>(
    tx,
    sql`select coalesce(r.id, s.rate_id) as id, coalesce(r.entity_id, s.entity_id) as "entityId",
        array[coalesce(r.sheet, s.sheet)] as sheets
      from rates r full join (select * from shown_rates where present) s
        on s.rate_id = r.id and s.sheet = r.sheet
      where r.id is null or s.rate_id is null or s.changed_at < r.updated_at`,
  )
}

/** After a restore nobody can say what others were told since the backup: they have to begin anew. */
export async function restartPublicationLog(tx: Tx): Promise<void> {
  await tx.execute(
    sql`update shown_record set at = greatest(at, now()), known_from = greatest(at, now())`,
  )
}

/**
 * Deletes what has been gone for 400 days. The record goes on to now, so that in a quiet year, too, its moment
 * is a young one.
 */
export async function purgePublicationLog(tx: Tx, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - goneKeptDays * 24 * 60 * 60 * 1000)
  await tx
    .delete(itemPublications)
    .where(and(eq(itemPublications.shown, false), lt(itemPublications.changedAt, oldest)))
  await tx
    .delete(ratePublications)
    .where(and(eq(ratePublications.present, false), lt(ratePublications.changedAt, oldest)))
  await tx
    .delete(quotePublications)
    .where(and(eq(quotePublications.present, false), lt(quotePublications.changedAt, oldest)))
  await tx.execute(
    sql`update shown_record set at = greatest(at, ${now.toISOString()}::timestamptz)`,
  )
}
