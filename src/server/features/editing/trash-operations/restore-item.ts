import { and, eq, gte, sql } from 'drizzle-orm'
import { kindFacts, type Kind } from '#contract/base/kinds.ts'
import type { TrashKind } from '#contract/editing/trash.ts'
import { notFound } from '#contract/base/failures.ts'
import { trashedSince } from '#server/features/catalogue/trash/move-to-trash.ts'
import { referencesOf } from '#server/features/catalogue/trash/find-references.ts'
import { requireReferences } from '#server/features/catalogue/trash/references.ts'
import { insertRows, type ItemRows } from '#server/features/catalogue/trash/rows.ts'
import { extendedBy, tablesOf } from '#server/features/catalogue/trash/tables.ts'
import {
  trashedItems,
  catalogueItems,
  type StoredRow,
  tours,
} from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import { enqueueAvif } from '#server/features/catalogue/pictures/encode-avif-job.ts'
import type { OperationContext, TransactionStep } from '#server/api/context.ts'
import { type MediumRow, readMediumRow, renderRow } from '../stored-media.ts'

type TrashedRow = typeof trashedItems.$inferSelect

interface Named {
  kind: Kind
  id: string
}

/** Selects the trashed thing of this kind and id that has not expired at `now`. */
export const isTrashed = ({ kind, id }: { kind: TrashKind; id: string }, now: Date) =>
  and(
    eq(trashedItems.id, id),
    eq(trashedItems.kind, kind),
    gte(trashedItems.deletedAt, trashedSince(now)),
  )

/**
 * Brings an item back from the trash, whole and disabled (requirements §12.3). For `prepare`.
 * @throws NOT_FOUND_ERROR; INVALID_DATA_ERROR naming what it belonged to and is gone, or its
 *   externalId or code when another item has it now; UNEXPECTED_ERROR 503 when busy
 */
export async function prepareRestore(
  context: OperationContext,
  named: Named,
): Promise<TransactionStep<void>> {
  const [found] = await context.tx.select().from(trashedItems).where(isTrashed(named, context.now))
  if (!found) throw notFound()
  await requireBelongings(context.tx, named.kind, found)
  const media = await renderAll(context, found.content['media'] ?? [])
  return async ({ tx, now, services }) => {
    const [taken] = await tx.delete(trashedItems).where(isTrashed(named, now)).returning()
    if (!taken) throw notFound()
    await requireBelongings(tx, named.kind, taken)
    await insertItemRows(tx, named.kind, taken, media)
    await disable(tx, named, now)
    for (const row of media) await enqueueAvif(services.jobs, tx, row)
  }
}

async function requireBelongings(
  tx: Tx,
  kind: Kind,
  { content, names }: TrashedRow,
): Promise<void> {
  await requireReferences(tx, referencesOf(kind, content), new Map(Object.entries(names)))
}

/** As many at once as are decoded at once: an item with many pictures leaves room for others. */
const rendersAtOnce = 2

async function renderAll(context: OperationContext, rows: StoredRow[]): Promise<MediumRow[]> {
  const waiting = rows.map(readMediumRow).entries()
  const rendered: (MediumRow | undefined)[] = []
  const work = async () => {
    for (const [index, row] of waiting) rendered[index] = await renderRow(context, row)
  }
  await Promise.all(Array.from({ length: rendersAtOnce }, work))
  return rendered.filter((row) => row !== undefined)
}

async function insertItemRows(tx: Tx, kind: Kind, { content }: TrashedRow, media: MediumRow[]) {
  const shown = new Set(media.map(({ id }) => id))
  const rows: ItemRows = {
    ...content,
    media,
    item_extensions: await ofThose(tx, content['item_extensions'], 'package_id'),
    // A picture whose file is lost is on no day either.
    itinerary_day_media: (content['itinerary_day_media'] ?? []).filter((row) =>
      shown.has(String(row['media_id'])),
    ),
  }
  for (const { name } of tablesOf(kind)) await insertRows(tx, name, rows[name] ?? [])
  // Where it stood behind others, unless somebody has put these in order since.
  const extended = await ofThose(tx, content[extendedBy], 'item_id')
  await insertRows(tx, 'item_extensions', extended, true)
}

/** The rows whose column names an item that is there. */
async function ofThose(tx: Tx, rows: StoredRow[] = [], column: string): Promise<StoredRow[]> {
  if (rows.length === 0) return []
  const there = await queryRows<{ id: string }>(
    tx,
    sql`select id from ${catalogueItems}
      where id in (${sql.join(
        rows.map((row) => sql`${row[column]}::uuid`),
        sql`, `,
      )}) for key share`,
  )
  const ids = new Set(there.map(({ id }) => id))
  return rows.filter((row) => ids.has(String(row[column])))
}

/**
 * Disables a restored item, so that nobody sees it until somebody enables it. Of disabled items, only tours lose
 * their stars.
 */
async function disable(tx: Tx, { kind, id }: Named, now: Date): Promise<void> {
  const isTour = kindFacts[kind].plural === 'tours'
  const updatedAt = sql`greatest(${now.toISOString()}::timestamptz, ${catalogueItems.updatedAt} + interval '1 millisecond')`
  await tx
    .update(catalogueItems)
    .set({ status: false, updatedAt, ...(isTour && { starred: false }) })
    .where(eq(catalogueItems.id, id))
  if (!isTour) return
  await tx.update(tours).set({ starredInDestination: false }).where(eq(tours.id, id))
}
