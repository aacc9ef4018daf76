import { eq } from 'drizzle-orm'
import { circuits, packages } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { ItineraryKind } from './parts.ts'

/** The nights of a circuit or package; null where it says none, and of one that is gone. */
export async function nightsOfJourney(
  tx: Tx,
  kind: ItineraryKind,
  id: string,
): Promise<number | null> {
  const table = kind === 'circuit' ? circuits : packages
  const [row] = await tx.select({ nights: table.nights }).from(table).where(eq(table.id, id))
  return row?.nights ?? null
}
