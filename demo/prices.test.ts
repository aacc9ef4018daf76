import { expect, test } from 'vitest'
import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { raisedBy } from '#contract/trade/rates/half-even.ts'
import { demoCatalogue } from './catalogue.ts'
import { demoRates } from './rates.ts'

const { circuits, packages, destinations } = demoCatalogue
const journeys = [...circuits, ...packages]
const tours = destinations.flatMap((destination) => destination.tours)

/** The months that a season of the rates holds days of. */
function monthsOf(season: { months: readonly (readonly [string, string])[] }): number[] {
  return monthsOfYear.filter((month) => {
    const day = `${String(month).padStart(2, '0')}-15`
    return season.months.some(([from, to]) => from <= day && day <= to)
  })
}

test('circuits, packages and experiences say with whom one travels and for how many the price holds', () => {
  for (const item of [...journeys, ...tours]) {
    expect(item.service).toBeDefined()
    expect(item.priceFromPax).toBe(2)
  }
  expect(new Set(tours.map(({ service }) => service))).toEqual(
    new Set(['private', 'shared', 'either']),
  )
})

test('the prices of journeys by season are those of their rates', () => {
  for (const { key, priceFrom, priceBands } of journeys) {
    const isRated = !demoRates.without.some((each) => each === key)
    const amount = raisedBy(Math.round((priceFrom?.amount ?? 0) * demoRates.highSeason), 0, 100)
    const { names: name } = demoRates.high
    const bands = isRated ? [{ months: monthsOf(demoRates.high), amount, name }] : undefined
    expect({ key, bands: priceBands }).toEqual({ key, bands })
  }
})

test('no note of a price names its months beside them', () => {
  const months = /January|May|September|October|November|April|All year/
  for (const { priceNote } of journeys) expect(priceNote?.en ?? '').not.toMatch(months)
})
