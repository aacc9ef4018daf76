import { demoCatalogue } from '../catalogue.ts'
import type { DemoTour } from '../model.ts'
import { demoFees } from './fees.ts'
import {
  type DemoLine,
  type DemoRate,
  demoCommission,
  extraOf,
  pricesOf,
  seasonsOf,
} from './rate-model.ts'
import { cancellationWords } from './rate-texts.ts'
import { type SeasonName, seasonsOfDays } from './season-calendar.ts'
import { openDays } from './sold-days.ts'
import { calendarOf } from './where.ts'

/** Experiences that cost more in the high season; all others cost the same all year. */
const dearerInSeason = [
  'bariloche-victoria-island',
  'calafate-icebergs',
  'calafate-ice-trek',
  'iguazu-devils-throat',
  'ushuaia-beagle',
  'ushuaia-penguins',
  'valdes-whales',
]

const highSeason = 1.12

/** Evenings on which nobody dances, rides or grills for guests. */
const holidays = ['buenos-aires-estancia', 'buenos-aires-milonga', 'buenos-aires-parrilla']

/** A private outing costs less for each the more travel; one that is also shared costs more than a seat. */
const privately = { alone: 1.9, four: 0.86, more: 0.74, besideShared: 1.55 } as const

const childShare = 0.6
const infantShare = 0.1
const adultFrom = 12
const childFrom = 3

/** Rates of experiences. */
export function tourRates(year: number, days: readonly string[]): DemoRate[] {
  return demoCatalogue.destinations.flatMap(({ key, tours }) =>
    tours.map((tour) => rateOf(tour, seasonsOfDays(calendarOf(key), openDays(tour, days)), year)),
  )
}

function rateOf(tour: DemoTour, open: ReadonlyMap<string, SeasonName>, year: number): DemoRate {
  const { key, priceFrom, details } = tour
  if (!priceFrom) throw new Error(`${key} has no price to make a rate of`)
  const isDearer = dearerInSeason.includes(key)
  const days = new Map(
    [...open].map(([day, season]) => {
      return [day, isDearer && season === 'high' ? 'high' : 'shoulder'] as const
    }),
  )
  const linesOf = (season: SeasonName) =>
    linesFor(tour, pricesOf(priceFrom.amount * (season === 'high' ? highSeason : 1)).gross)
  const isExcluded = {
    park: details.en.excluded?.includes('Park or reserve ticket') === true,
    harbour: details.en.excluded?.includes('Port tax') === true,
    city: false,
  }
  return {
    key,
    entityType: 'tour',
    externalId: `${key}-${year}`,
    currency: priceFrom.currency,
    commission: demoCommission,
    seasons: seasonsOf({ days, linesOf }),
    extras: demoFees.filter(({ kind, of }) => isExcluded[kind] && of.includes(key)).map(extraOf),
    cancellation: { ...cancellationWords.tour },
    stopSales: holidays.includes(key)
      ? [year, year + 1, year + 2].flatMap((each) => [
          { from: `${each}-12-24`, to: `${each}-12-25`, note: 'Christmas' },
          { from: `${each}-12-31`, to: `${each}-12-31`, note: 'New Year' },
        ])
      : [],
  }
}

function linesFor({ service, groupSize, minAge = 0 }: DemoTour, amount: number): DemoLine[] {
  const shared = { basis: 'group' as const, service: 'shared' as const }
  if (service === 'shared') return [{ ...shared, ...pricesOf(amount) }, ...children(minAge, amount)]
  const base = service === 'either' ? amount * privately.besideShared : amount
  const most = groupSize?.max ?? 8
  const steps = [
    { pax: { min: 1, max: 1 }, factor: privately.alone },
    { pax: { min: 2, max: 2 }, factor: 1 },
    { pax: { min: 3, max: Math.min(4, most) }, factor: privately.four },
    { pax: { min: 5, max: most }, factor: privately.more },
  ].filter(({ pax }) => pax.min <= pax.max)
  return [
    ...(service === 'either' ? [{ ...shared, ...pricesOf(amount) }] : []),
    ...steps.map(({ pax, factor }) => ({
      basis: 'group' as const,
      service: 'private' as const,
      pax,
      ...pricesOf(base * factor),
    })),
    ...children(minAge, amount),
  ]
}

/** The prices of children whom an experience takes. */
function children(minAge: number, amount: number): DemoLine[] {
  const of = (basis: 'child' | 'infant', from: number, to: number, share: number) =>
    from <= to ? [{ basis, ages: { from, to }, ...pricesOf(amount * share) }] : []
  return [
    ...of('child', Math.max(minAge, childFrom), adultFrom - 1, childShare),
    ...(minAge === 0 ? of('infant', 0, childFrom - 1, infantShare) : []),
  ]
}
