import { inArray } from 'drizzle-orm'
import type { SuggestedAgency } from '#contract/trade/agency-fields.ts'
import { agencies } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** Returns the suggestions for agencies, by agency; omits agencies that are gone since. */
export async function readSuggestions(
  tx: Tx,
  agencyIds: readonly (string | null)[],
): Promise<(agencyId: string | null) => SuggestedAgency[]> {
  const ids = [...new Set(agencyIds.filter((id) => id !== null))]
  const { id, name, suggested } = agencies
  const rows = await tx.select({ id, suggested }).from(agencies).where(inArray(id, ids))
  const wanted = rows.flatMap((row) => row.suggested.map((each) => each.id))
  const named = await tx.select({ id, name }).from(agencies).where(inArray(id, wanted))
  const names = new Map(named.map((row) => [row.id, row.name]))
  const entries = rows.map((row) => {
    const list = row.suggested.flatMap(({ id: other, by }) => {
      const called = names.get(other)
      return called === undefined ? [] : [{ id: other, name: called, by }]
    })
    return [row.id, list] as const
  })
  const byAgency = new Map(entries)
  return (agencyId) => (agencyId === null ? [] : (byAgency.get(agencyId) ?? []))
}
