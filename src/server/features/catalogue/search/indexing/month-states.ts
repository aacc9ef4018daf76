import { kinds } from '#contract/base/kinds.ts'
import { factsOf } from '#contract/catalogue/facts/facts.ts'
import { listedStates } from '#contract/catalogue/facts/month-states.ts'
import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { readSeasons } from '../../cards/in-month.ts'
import { inSteps } from './in-steps.ts'

/** The states of items in each month, as lists have them. */
export interface MonthStates {
  /** The best state of an item, by its place, in any of some months; undefined where lists do not have it. */
  bestOf(item: number, months: readonly number[]): 'good' | 'fair' | undefined
}

const ranks = { peak: 2, good: 2, fair: 1, closed: 0 } as const

/** Reads the states on a day: what departs, departs from then on. */
export async function readMonthStates(
  tx: Tx,
  items: readonly { id: string }[],
  today: string,
): Promise<MonthStates> {
  const placeOf = new Map(items.map(({ id }, at) => [id, at]))
  const states = new Uint8Array(items.length * monthsOfYear.length)
  for (const kind of kinds) {
    if (!('months' in factsOf[kind] || 'departures' in factsOf[kind])) continue
    await inSteps(await readSeasons(tx, kind), (row) => {
      const at = placeOf.get(row.id)
      if (at === undefined) return
      for (const [month, state] of listedStates(row, today).entries()) {
        states[at * monthsOfYear.length + month] = state === null ? 0 : ranks[state]
      }
    })
  }
  return {
    bestOf(item, months) {
      const rank = Math.max(
        ...months.map((month) => states[item * monthsOfYear.length + month - 1] ?? 0),
      )
      return rank === 2 ? 'good' : rank === 1 ? 'fair' : undefined
    },
  }
}
