import { isWithin, type Span } from '#contract/base/dates/days.ts'
import type { RateExtra } from '../rates/rate-fields.ts'
import type { Party } from './party.ts'
import type { StayNight } from './stay-nights.ts'

/** An extra as a stay is charged for it. */
export interface ChargedExtra {
  extra: RateExtra
  currency: string
  quantity: number
  /** For one traveller, room or service, in minor units: of all nights or times. */
  unit: number
  /** Nights that are charged, of an extra by the night. */
  nights: number | null
}

/** The age at which an adult counts whose age nobody knows. */
const adultAge = 18

interface Charge {
  extra: RateExtra
  currency: string
  times: number
}

/**
 * Returns the extras of a stay that no price includes. One by the night or with spans is that of each night's rate:
 * charged for each night, or once for each span that holds one. Any other is that of the first night's rate, once.
 */
export function extrasOf(nights: readonly StayNight[], party: Party): ChargedExtra[] {
  const [first] = nights
  if (!first) return []
  // In the order in which the rates have them.
  const charges = new Map<string, Charge>(
    nights.flatMap(({ rate }) =>
      rate.extras.map((extra) => {
        const currency = extra.currency ?? rate.currency
        return [JSON.stringify([extra, currency]), { extra, currency, times: 0 }]
      }),
    ),
  )
  const nightsCharged = new Map<string, number>()
  const spansCharged = new Set<string>()
  const charge = (extra: RateExtra, currency: string) => {
    const known = charges.get(JSON.stringify([extra, currency]))
    if (known) known.times += 1
  }
  for (const night of nights) {
    for (const extra of night.rate.extras) {
      const currency = extra.currency ?? night.rate.currency
      const label = JSON.stringify(extra.label)
      if (extra.included) continue
      if (extra.perNight) {
        const before = nightsCharged.get(label) ?? 0
        if (!holds(extra.when, night.day) || before >= (extra.maxNights ?? Infinity)) continue
        nightsCharged.set(label, before + 1)
        charge(extra, currency)
      } else if (extra.when.length > 0) {
        for (const span of extra.when.filter((each) => isWithin(each, night.day))) {
          const key = `${label} ${span.from} ${span.to}`
          if (spansCharged.has(key)) continue
          spansCharged.add(key)
          charge(extra, currency)
        }
      } else if (night === first) charge(extra, currency)
    }
  }
  return [...charges.values()].flatMap(({ extra, currency, times }) => {
    const quantity = quantityOf(extra, party)
    const unit = extra.amount * times
    return quantity === 0 || times === 0
      ? []
      : [{ extra, currency, quantity, unit, nights: extra.perNight ? times : null }]
  })
}

const holds = (spans: readonly Span[], day: string) =>
  spans.length === 0 || spans.some((span) => isWithin(span, day))

function quantityOf({ per, ages }: RateExtra, party: Party): number {
  if (per === 'room') return party.groups.reduce((sum, { rooms }) => sum + rooms, 0)
  if (per !== 'person') return 1
  const isMeant = (age: number) => ages === null || (ages.from <= age && age <= ages.to)
  return (isMeant(adultAge) ? party.adults : 0) + party.children.filter(isMeant).length
}
