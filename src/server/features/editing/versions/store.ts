import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { VersionedKind } from '#contract/editing/versions.ts'
import { notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { actorNameOf } from '#server/api/audit/actor-name.ts'
import { itemVersions } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { AnsweredItem } from '../editable-part.ts'

/** The content of a locked or new thing's next version, and what made it. */
interface NewVersion {
  kind: VersionedKind
  itemId: string
  at: Date
  actorId: string
  fields: string[]
  item: AnsweredItem
}

/** Whether an item has versions already. */
export async function hasVersions(tx: Tx, itemId: string): Promise<boolean> {
  const [row] = await tx
    .select({ version: itemVersions.version })
    .from(itemVersions)
    .where(eq(itemVersions.itemId, itemId))
    .limit(1)
  return row !== undefined
}

/** Keeps an item as it was before its first change whose version is kept; another call may have done so. */
export async function insertFirst(
  tx: Tx,
  first: Pick<NewVersion, 'kind' | 'itemId' | 'at' | 'item'>,
): Promise<void> {
  await tx
    .insert(itemVersions)
    .values({ ...first, version: 1 })
    .onConflictDoNothing()
}

/** Adds a version, and lets those go that are older than the newest 50, but for the first. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<void> {
  const { kind, itemId, at, actorId, fields, item } = version
  await tx.execute(sql`with stored as (
      insert into item_versions (item_id, kind, version, at, by_id, by_name, fields, item)
      select ${itemId}::uuid, ${kind}, coalesce(max(version), 0) + 1, ${at.toISOString()}::timestamptz,
        ${actorId}::uuid, ${actorNameOf(actorId)}, ${sql.param(fields, itemVersions.fields)},
        ${JSON.stringify(item)}::text::jsonb
      from item_versions where item_id = ${itemId}
      returning version
    )
    delete from item_versions old using stored
    where old.item_id = ${itemId} and old.version > 1
      and old.version <= stored.version - ${limits.versionsMax}::int`)
}

const { item: _item, ...briefColumns } = getTableColumns(itemVersions)

type BriefRow = Omit<typeof itemVersions.$inferSelect, 'item'>

/** An item's versions without the items, newest first. */
export async function readVersions(tx: Tx, itemId: string): Promise<BriefRow[]> {
  return tx
    .select(briefColumns)
    .from(itemVersions)
    .where(eq(itemVersions.itemId, itemId))
    .orderBy(desc(itemVersions.version))
}

/**
 * One version of an item.
 * @throws NOT_FOUND_ERROR
 */
export async function readVersion(
  tx: Tx,
  itemId: string,
  version: number,
): Promise<BriefRow & { item: AnsweredItem }> {
  const [row] = await tx
    .select()
    .from(itemVersions)
    .where(and(eq(itemVersions.itemId, itemId), eq(itemVersions.version, version)))
  if (!row) throw notFound()
  return row
}
