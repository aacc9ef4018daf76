import { eq, sql } from 'drizzle-orm'
import { agencyLanguage, inLanguage } from '#contract/base/languages/languages.ts'
import type { Names } from '#contract/catalogue/facts/details.ts'
import { actorNameOf } from '#server/api/audit/actor-name.ts'
import { rates, trashedItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Actor } from './move-to-trash.ts'
import { readRowsOf } from './rows.ts'

interface TrashedRate {
  id: string
  entityId: string
  sheet: string
  /** Names of its item. */
  names: Names
}

/** Puts a locked rate into the trash, named by its item and sheet; nothing of it is found meanwhile. */
export async function moveRateToTrash(
  tx: Tx,
  { id, entityId, sheet, names }: TrashedRate,
  { userId, now }: Actor,
): Promise<void> {
  const content = await readRowsOf(tx, [{ name: 'rates', owner: 'id' }], id)
  const itemName = inLanguage(names, agencyLanguage)?.name ?? ''
  const named = (name: string) => [name, sheet].filter(Boolean).join(' · ')
  await tx.insert(trashedItems).values({
    id,
    kind: 'rate',
    name: named(itemName),
    details: names.map((each) => ({ ...each, name: named(each.name) })),
    content,
    names: { [entityId]: itemName },
    deletedAt: now,
    byId: userId,
    byName: actorNameOf(userId),
  })
  await tx.delete(rates).where(eq(rates.id, id))
}

const ownRow = sql`${trashedItems.content} -> 'rates' -> 0`

/** The days of travel of a rate in the trash; null of anything else. */
export const validityOfTrashed = sql<{ from: string; to: string } | null>`case
  when ${trashedItems.kind} = 'rate'
  then jsonb_build_object('from', ${ownRow} ->> 'valid_from', 'to', ${ownRow} ->> 'valid_to') end`
