import { describe, expect, it, test } from 'vitest'
import { dayNumber, dayOfNumber, isWithin, monthOf, type Span } from '#contract/base/dates/days.ts'
import { type Departures, departuresBetween } from '#contract/catalogue/facts/departures.ts'
import { textLanguages } from '#texts/languages.ts'
import { demoItems } from './catalogue.ts'
import type { DemoItinerary } from './model.ts'
import { demoFees } from './rates/fees.ts'
import { demoRates } from './rates/rates.ts'
import { quoteWords } from './rates/rate-texts.ts'

/** The year in which the demonstration is loaded: the catalogue's departures are of it and the two after it. */
const year = 2026
const last = `${year + 2}-12-31`
const rates = demoRates(year)

type Rate = (typeof rates)[number]
type Season = NonNullable<Rate['seasons']>[number]

const ratesOf = (key: string) => rates.filter((rate) => rate.key === key)
const seasonsOf = (rate: Rate) => rate.seasons ?? []
const journeys = [...demoItems.circuit, ...demoItems.package]
const { tour: tours, hotel: hotels } = demoItems

/** The one rate of a journey or experience. */
function rateOf(key: string): Rate {
  const [rate, ...others] = ratesOf(key)
  if (!rate || others.length > 0) throw new Error(`${key} has not one rate`)
  return rate
}

function daysIn({ from, to }: Span): string[] {
  const first = dayNumber(from)
  return Array.from({ length: dayNumber(to) - first + 1 }, (_, at) => dayOfNumber(first + at))
}

const isStopped = ({ stopSales }: Rate, day: string) =>
  (stopSales ?? []).some((span) => isWithin(span, day))

/** Each day that rates price, with its season. */
function pricedDays(of: readonly Rate[]): Map<string, { rate: Rate; season: Season }> {
  const days = new Map<string, { rate: Rate; season: Season }>()
  for (const rate of of) {
    for (const season of seasonsOf(rate)) {
      for (const day of (season.ranges ?? []).flatMap(daysIn)) {
        if (days.has(day)) throw new Error(`${rate.key} has two prices on ${day}`)
        days.set(day, { rate, season })
      }
    }
  }
  return days
}

/** The days on which something is sold. */
const soldDays = (of: readonly Rate[]) =>
  [...pricedDays(of)].flatMap(([day, { rate }]) => (isStopped(rate, day) ? [] : [day]))

/** The lowest gross for each of so many travellers in a season: in a double of a journey, or in the group of an experience. */
function lowestOf({ lines = [] }: Season, pax: number): number {
  const fitting = (lines ?? []).filter(
    (line) =>
      ['double', 'group'].includes(line.basis) &&
      line.supplement !== true &&
      (!line.pax || (line.pax.min <= pax && pax <= line.pax.max)),
  )
  return Math.min(...fitting.map(({ gross }) => gross ?? Infinity))
}

test('every circuit, package, experience and hotel has rates, and each rate an item', () => {
  const items = [...journeys, ...tours, ...hotels].map(({ key }) => key)
  expect([...new Set(rates.map(({ key }) => key))].toSorted()).toEqual(items.toSorted())
  for (const { key, seasons = [] } of rates) {
    expect([key, seasons?.length]).not.toEqual([key, 0])
    for (const { net, gross } of seasons?.flatMap(({ lines }) => lines ?? []) ?? []) {
      expect(net).toBeGreaterThan(0)
      expect(gross).toBeGreaterThan(net)
    }
  }
})

describe('prices', () => {
  it('start from the lowest gross that so many travellers pay', () => {
    for (const { key, priceFrom, priceFromPax = 1 } of [...journeys, ...tours]) {
      const rate = rateOf(key)
      const amount = Math.min(...seasonsOf(rate).map((each) => lowestOf(each, priceFromPax)))
      expect({ key, priceFrom }).toEqual({ key, priceFrom: { amount, currency: rate.currency } })
    }
  })

  it('are on each day that is sold those of its band', () => {
    for (const item of [...journeys, ...tours]) {
      const { priceFrom, priceBands = [], priceFromPax = 1 } = item
      const [from = '', to = last] = 'validFrom' in item ? [item.validFrom, item.validTo] : []
      const wrong = [...pricedDays([rateOf(item.key)])].flatMap(([day, { season }]) => {
        if (day < `${year}-12-01` || day < from || day > to || day > `${year + 2}-11-30`) return []
        const bySpan = priceBands.find(({ spans }) => spans?.some((span) => isWithin(span, day)))
        const byMonth = priceBands.find(({ months }) => months?.includes(monthOf(day)))
        const shown = (bySpan ?? byMonth)?.amount ?? priceFrom?.amount
        return shown === lowestOf(season, priceFromPax) ? [] : [`${item.key} ${day}: ${shown}`]
      })
      expect(wrong).toEqual([])
    }
  })

  it('have the names of the seasons', () => {
    for (const { key, priceBands = [] } of [...journeys, ...tours]) {
      const names = new Set(seasonsOf(rateOf(key)).map((season) => JSON.stringify(season.names)))
      for (const { name } of priceBands) expect([...names]).toContain(JSON.stringify(name))
    }
  })

  it('are highest from Christmas to Carnival, at Easter and in July', () => {
    const days = pricedDays([rateOf('argentina-classic')])
    const high = [
      '2026-12-25',
      '2027-01-15',
      '2027-02-09',
      '2027-03-26',
      '2027-07-20',
      '2028-02-29',
    ]
    const notHigh = ['2027-02-10', '2027-03-30', '2027-05-10', '2027-06-20', '2027-10-05']
    const isHigh = (day: string) => days.get(day)?.season.name === 'High season'
    expect(high.filter((day) => !isHigh(day))).toEqual([])
    expect(notHigh.filter(isHigh)).toEqual([])
  })
})

describe('what is paid on the spot', () => {
  const onSpot = ({ extras }: Rate) => (extras ?? []).filter(({ payable }) => payable === 'onSpot')
  const labelsOf = (rate: Rate) => onSpot(rate).map(({ label }) => label?.['en'])
  const says = (list: readonly string[] | undefined, words: string) =>
    list?.some((line) => line.startsWith(words)) === true

  /** The fees of parts of an item that it must name: those that it leaves out. */
  function expected(parts: readonly string[], isLeftOut: Record<string, boolean>) {
    const met = demoFees.filter(({ of }) => of.some((part) => parts.includes(part)))
    return met.filter(({ kind }) => isLeftOut[kind]).map(({ label }) => label.en)
  }

  it('costs the same wherever it is named', () => {
    const all = rates.flatMap(onSpot).map(({ label, amount, currency, per, maxNights }) => {
      return [label?.['es'], JSON.stringify({ amount, currency, per, maxNights })] as const
    })
    expect(new Set(all.map(String)).size).toBe(new Map(all).size)
    expect(new Map(all).size).toBe(demoFees.length - feesOfNobody().length)
  })

  /** Fees of parks that every item includes: nobody is charged them. */
  const feesOfNobody = () =>
    demoFees.filter(({ label }) => !rates.some((rate) => labelsOf(rate).includes(label.en)))

  it('are an experience’s tickets that it does not include', () => {
    for (const { key, details } of tours) {
      const { included, excluded } = details.en
      const isPark = says(excluded, 'Park or reserve ticket')
      if (isPark) expect([key, says(included, 'Park or reserve ticket')]).toEqual([key, false])
      const isLeftOut = { park: isPark, harbour: says(excluded, 'Port tax') }
      const labels = labelsOf(rateOf(key))
      expect([key, labels]).toEqual([key, expected([key], isLeftOut)])
      expect([key, labels.length]).toEqual([key, Object.values(isLeftOut).filter(Boolean).length])
    }
  })

  it('is included or left out by each experience that has it, and not both', () => {
    const words = {
      park: ['Park or reserve ticket', 'Tickets to the sites visited'],
      harbour: ['Port tax'],
    }
    for (const { kind, of } of demoFees) {
      if (kind === 'city') continue
      for (const { key, details } of tours.filter((tour) => of.includes(tour.key))) {
        const { included, excluded } = details.en
        const saying = [included, excluded].filter((list) =>
          words[kind].some((each) => says(list, each)),
        )
        expect([key, kind, saying.length]).toEqual([key, kind, 1])
      }
    }
  })

  it('are the tickets and taxes of all that a journey visits, unless it includes them', () => {
    for (const { key, details, tours: visited, hotels: slept } of journeys) {
      const { included, excluded } = details.en
      const isPark = says(excluded, 'Entrance fees of national parks')
      const parts = [...visited, ...slept]
      const hasPark = demoFees.some(
        ({ kind, of }) => kind === 'park' && of.some((each) => parts.includes(each)),
      )
      // Who passes a park says on which side its ticket is.
      if (hasPark) expect([key, says(included, 'Entrance fees')]).toEqual([key, !isPark])
      const isTax = says(excluded, 'City, harbour')
      const isLeftOut = { park: isPark, harbour: isTax, city: isTax }
      expect([key, labelsOf(rateOf(key))]).toEqual([key, expected(parts, isLeftOut)])
    }
  })

  it('is the tax of the town for its hotels', () => {
    for (const { key } of hotels) {
      for (const rate of ratesOf(key)) {
        expect([key, labelsOf(rate)]).toEqual([key, expected([key], { city: true })])
      }
    }
  })
})

describe('conditions', () => {
  it('quote what the journey includes and leaves out, and how it is cancelled', () => {
    for (const { key, details, departures } of journeys) {
      const { remarks, cancellation } = rateOf(key)
      for (const lang of textLanguages) {
        const [first, ...quoted] = remarks?.[lang]?.split('\n') ?? []
        expect(first).toContain(String(departures?.minPax ?? 1))
        for (const line of quoted) {
          const list = line.startsWith(`${quoteWords.excluded[lang]}: `) ? 'excluded' : 'included'
          const text = line.slice(`${quoteWords[list][lang]}: `.length, -1)
          expect([key, details[lang][list]]).toEqual([key, expect.arrayContaining([text])])
        }
        const told = cancellation?.[lang] ?? ''
        expect(told).not.toBe('')
        expect(details[lang].conditions).toContain(told)
      }
      const flights = ['included', 'excluded'].flatMap((list) =>
        (details.en[list as 'included' | 'excluded'] ?? []).filter((line) =>
          /^(Domestic|Regional) flights/.test(line),
        ),
      )
      for (const line of flights) expect(remarks?.['en']).toContain(line)
    }
  })

  it('of a hotel name breakfast where the hotel serves it', () => {
    for (const { key, amenities } of hotels) {
      const boards = ratesOf(key)
        .flatMap(seasonsOf)
        .flatMap(({ lines }) => (lines ?? []).map(({ board }) => board))
      expect([key, !boards.includes('RO')]).toEqual([key, amenities?.includes('breakfast')])
    }
  })

  it('of an experience are those of its service, group and least age', () => {
    for (const { key, service, groupSize, minAge = 0 } of tours) {
      const lines = seasonsOf(rateOf(key)).flatMap((season) => season.lines ?? [])
      const sold = new Set(lines.flatMap((line) => line.service ?? []))
      const told = service === 'either' ? ['private', 'shared'] : [service]
      expect([key, [...sold].toSorted()]).toEqual([key, told])
      for (const { pax, ages } of lines) {
        expect(pax?.max ?? 0).toBeLessThanOrEqual(groupSize?.max ?? Infinity)
        expect(ages?.from ?? minAge).toBeGreaterThanOrEqual(minAge)
      }
    }
  })
})

describe('days', () => {
  it('on which a hotel or experience is open are sold, others are not', () => {
    for (const { key, months, closures = [] } of [...hotels, ...tours]) {
      const priced = pricedDays(ratesOf(key))
      const wrong = daysIn({ from: `${year}-01-01`, to: last }).filter((day) => {
        const isShut =
          months?.[monthOf(day) - 1] === 'closed' || closures.some((each) => isWithin(each, day))
        return priced.has(day) === isShut
      })
      expect([key, wrong]).toEqual([key, []])
    }
  })

  const departuresOf = ({ departures, validFrom = '', validTo = last }: DemoItinerary) =>
    departuresBetween(
      { guaranteed: false, minPax: null, periods: [], except: [], ...departures } as Departures,
      validFrom,
      validTo < last ? validTo : last,
    )

  it('on which a journey departs are sold, and none in a month in which it never does', () => {
    for (const journey of journeys) {
      const sold = soldDays([rateOf(journey.key)])
      const departing = departuresOf(journey)
      const months = new Set(departing.map(monthOf))
      expect([journey.key, departing.length]).not.toEqual([journey.key, 0])
      expect([journey.key, departing.filter((day) => !sold.includes(day))]).toEqual([
        journey.key,
        [],
      ])
      expect([journey.key, sold.filter((day) => !months.has(monthOf(day)))]).toEqual([
        journey.key,
        [],
      ])
    }
  })

  it('that a journey leaves out are not sold', () => {
    for (const { key, departures } of journeys) {
      const except = departures?.kind === 'dates' ? [] : (departures?.except ?? [])
      const sold = soldDays([rateOf(key)])
      const wrong = except.flatMap(daysIn).filter((day) => sold.includes(day))
      expect([key, wrong]).toEqual([key, []])
    }
  })

  it('on which a journey sleeps in a hotel are sold there', () => {
    const sold = new Map(hotels.map(({ key }) => [key, new Set(soldDays(ratesOf(key)))]))
    for (const journey of journeys) {
      const wrong = departuresOf(journey).flatMap((start) =>
        (journey.itinerary ?? []).flatMap(({ day, hotel }) => {
          const night = dayOfNumber(dayNumber(start) + day - 1)
          const isSold = hotel === undefined || night > last || sold.get(hotel)?.has(night) === true
          return isSold ? [] : [`${journey.key} ${night} ${hotel}`]
        }),
      )
      expect(wrong).toEqual([])
    }
  })
})
