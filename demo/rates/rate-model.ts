import { raisedBy } from '#contract/trade/rates/half-even.ts'
import type { PayloadOf } from '#contract/index.ts'
import type { DemoFee } from './fees.ts'
import { seasonWords } from './rate-texts.ts'
import { type SeasonName, seasonNames, spansOf } from './season-calendar.ts'

type Payload = PayloadOf<'addRate'>

/** A rate of the demonstration; `key` is that of its item. */
export type DemoRate = Omit<Payload, 'entityId'> & {
  readonly key: string
  readonly externalId: string
}
export type DemoLine = NonNullable<NonNullable<Payload['seasons']>[number]['lines']>[number]
type DemoSeason = NonNullable<Payload['seasons']>[number]
export type DemoExtra = NonNullable<Payload['extras']>[number]

/** An agency's share of the traveller's price. */
const netShare = 0.8

/** In percent; no rate but the agencies' own terms go beyond it. */
export const demoCommission = 10

/** An amount in cents rounded to whole units of its currency. */
export const wholeUnits = (amount: number) => raisedBy(Math.round(amount), 0, 100)

/** Gross and net of a line, in cents. */
export function pricesOf(amount: number): { gross: number; net: number } {
  const gross = wholeUnits(amount)
  return { net: wholeUnits(gross * netShare), gross }
}

interface Seasons {
  /** The days that are sold, each with its season. */
  days: ReadonlyMap<string, SeasonName>
  linesOf: (season: SeasonName) => readonly DemoLine[]
  /** Nights at least in the high season. */
  minNights?: number | undefined
}

/** The seasons of a rate that have a day that is sold; one alone is its only price. */
export function seasonsOf({ days, linesOf, minNights }: Seasons): DemoSeason[] {
  const byName = Map.groupBy(days.keys(), (day) => days.get(day))
  return seasonNames.flatMap((name): DemoSeason[] => {
    const own = byName.get(name)
    if (!own) return []
    const names = seasonWords[byName.size === 1 ? 'only' : name]
    const nights = name === 'high' && minNights !== undefined ? { minNights } : {}
    return [
      {
        name: names.en,
        names: { ...names },
        ranges: spansOf(own),
        lines: [...linesOf(name)],
        ...nights,
      },
    ]
  })
}

/** An extra that is paid on the spot. */
export function extraOf({ label, amount, currency, maxNights }: DemoFee): DemoExtra {
  const byNight = maxNights === undefined ? {} : { perNight: true, maxNights }
  return { label: { ...label }, amount, currency, payable: 'onSpot', ...byNight }
}
