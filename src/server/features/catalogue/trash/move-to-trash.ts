import type { Names } from '#contract/catalogue/facts/details.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { limits } from '#contract/base/limits.ts'
import { actorNameOf } from '#server/api/audit/actor-name.ts'
import { trashedItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { referencesOf } from './find-references.ts'
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

/** Enters a locked item into the trash, as data; its own rows are deleted afterwards. */
export async function moveToTrash(tx: Tx, item: Item, { userId, now }: Actor): Promise<void> {
  const content = await readRows(tx, item.kind, item.id)
  const names = await readNames(tx, referencesOf(item.kind, content))
  await tx.insert(trashedItems).values({
    ...item,
    content,
    names: Object.fromEntries(names),
    originals: fileKeysOf(content),
    deletedAt: now,
    byId: userId,
    byName: actorNameOf(userId),
  })
}

/** The files that come back with an item: of its media, and of those that were removed before it was. */
function fileKeysOf(content: ItemRows): string[] {
  const media = [...(content['media'] ?? []), ...(content['removed_media'] ?? [])]
  return media.map((row) => String(row['original_key']))
}

const dayMs = 24 * 60 * 60 * 1000

/** Returns the moment before which deleted or removed things are gone for good. */
export function trashedSince(now: Date): Date {
  return new Date(now.getTime() - limits.trashDays * dayMs)
}

/** The last moment at which something can be brought back. */
export function trashedUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + limits.trashDays * dayMs)
}
