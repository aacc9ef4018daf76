import type { Names } from '#contract/catalogue/facts/details.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { limits } from '#contract/base/limits.ts'
import { actorNameOf } from '#server/api/audit/actor-name.ts'
import { binnedItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { referencesOf } from './referenced.ts'
import { readNames } from './references.ts'
import { type ItemRows, readRows } from './rows.ts'

/** The person who acts, and the time of the action. */
export interface Actor {
  userId: string
  now: Date
}

interface Item {
  id: string
  kind: Kind
  /** As people of the agency read it. */
  name: string
  details: Names
}

/** Enters a locked item into the bin, as data; its own rows are deleted afterwards. */
export async function binItem(tx: Tx, item: Item, { userId, now }: Actor): Promise<void> {
  const content = await readRows(tx, item.kind, item.id)
  const names = await readNames(tx, referencesOf(item.kind, content))
  await tx.insert(binnedItems).values({
    ...item,
    content,
    names: Object.fromEntries(names),
    originals: originalsOf(content),
    deletedAt: now,
    byId: userId,
    byName: actorNameOf(userId),
  })
}

/** The files that come back with an item: of its media, and of those that were removed before it was. */
function originalsOf(content: ItemRows): string[] {
  const media = [...(content['media'] ?? []), ...(content['removed_media'] ?? [])]
  return media.map((row) => String(row['original_key']))
}

const dayMs = 24 * 60 * 60 * 1000

/** Returns the moment before which deleted or removed things are gone for good. */
export function binnedSince(now: Date): Date {
  return new Date(now.getTime() - limits.binDays * dayMs)
}

/** The last moment at which something can be brought back. */
export function binnedUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + limits.binDays * dayMs)
}
