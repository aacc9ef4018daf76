import { asc, eq, inArray } from 'drizzle-orm'
import { type Kind, kindFacts } from '#contract/base/kinds.ts'
import { type PublicSpecialist, specialistFor } from '#contract/site/specialists.ts'
import {
  destinations,
  type hotels,
  itemDestinations,
  type quotes,
  tableOf,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { presentPublicly, readShownSpecialists } from '#server/platform/site/read-specialists.ts'

type Asked = Pick<
  typeof quotes.$inferSelect,
  'assigneeId' | 'entityType' | 'entityId' | 'destinationIds'
>

/** Returns the specialist of a quote: of its assignee's account, else of its item's or its first destination's region. */
export async function findSpecialist(tx: Tx, quote: Asked): Promise<PublicSpecialist | null> {
  const list = await readShownSpecialists(tx)
  if (list.length === 0) return null
  const { assigneeId, entityType, entityId, destinationIds } = quote
  const [first] = destinationIds
  const kind = entityType ?? (first === undefined ? null : 'destination')
  const id = entityId ?? first
  const regionId = kind && id ? await regionOf(tx, kind, id) : null
  const found = specialistFor(list, { assigneeId, kind, regionId })
  return found && presentPublicly(found)
}

/** Returns the region of an item's first destination; null for an item that is gone. */
async function regionOf(tx: Tx, kind: Kind, id: string): Promise<string | null> {
  const { regionId } = destinations
  const [row] = await tx
    .select({ regionId })
    .from(destinations)
    .where(inArray(destinations.id, firstDestination(tx, kind, id)))
  return row?.regionId ?? null
}

function firstDestination(tx: Tx, kind: Kind, id: string) {
  if (kind === 'destination') return [id]
  if (kindFacts[kind].belongsTo === 'destination') {
    // Every table of such a kind has the same two columns.
    const table = tableOf[kind] as typeof hotels
    return tx.select({ id: table.destinationId }).from(table).where(eq(table.id, id))
  }
  const { itemId, destinationId, position } = itemDestinations
  return tx
    .select({ id: destinationId })
    .from(itemDestinations)
    .where(eq(itemId, id))
    .orderBy(asc(position))
    .limit(1)
}
