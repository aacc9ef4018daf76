import { inArray } from 'drizzle-orm'
import { dayNumber } from '#contract/base/dates/days.ts'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { type ClosedThing, closedOn } from '#contract/catalogue/facts/closures.ts'
import type { ProposalWarning } from '#contract/quotes/proposals/check-proposal.ts'
import type { DayService } from '#contract/quotes/proposals/price-warnings.ts'
import type { StoredProposal } from '#contract/quotes/proposals/stored-proposal.ts'
import { destinations, hotels, tours } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { ProposalRow } from '../present-proposal.ts'
import { namesOfItems } from './names-of-items.ts'

interface Met {
  index: number
  kind: 'destination' | 'hotel' | 'tour'
  id: string
}

/** Objections to places, hotels and experiences that the travellers would find closed on their day. */
export async function closedWarnings(
  tx: Tx,
  { startOn, days }: StoredProposal,
  services: readonly DayService[],
  lang: ProposalRow['lang'],
): Promise<ProposalWarning[]> {
  if (startOn === null) return []
  const met = [
    ...days.flatMap(({ destinationId }, index): Met[] =>
      destinationId ? [{ index, kind: 'destination', id: destinationId }] : [],
    ),
    ...services.flatMap(({ index, kind, id }): Met[] =>
      id !== null && kind !== 'transfer' ? [{ index, kind, id }] : [],
    ),
  ]
  const things = await readThings(tx, met)
  const names = await namesOfItems(
    tx,
    met.map(({ id }) => id),
  )
  const departures = [dayNumber(startOn)]
  return met.flatMap(({ index, kind, id }): ProposalWarning[] => {
    const thing = things.get(id)
    const closed = thing && closedOn(thing, departures, index)
    if (!closed) return []
    const name = inLanguage(names.get(id) ?? [], lang)?.name ?? ''
    const context = { day: index + 1, on: closed.on, kind, id, name }
    return [{ code: 'CLOSED_THEN', path: `days.${index}`, context }]
  })
}

async function readThings(tx: Tx, met: readonly Met[]): Promise<Map<string, ClosedThing>> {
  const found = new Map<string, ClosedThing>()
  for (const [kind, table] of [
    ['destination', destinations],
    ['hotel', hotels],
    ['tour', tours],
  ] as const) {
    const ids = met.filter((each) => each.kind === kind).map(({ id }) => id)
    if (ids.length === 0) continue
    const { id, months, closures } = table
    const rows = await tx.select({ id, months, closures }).from(table).where(inArray(id, ids))
    for (const { id: of, ...thing } of rows) found.set(of, thing)
  }
  return found
}
