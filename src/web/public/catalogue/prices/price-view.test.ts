import { beforeAll, expect, it } from 'vitest'
import { loadTexts, translatorOf } from '#web/shared/i18n/texts.ts'
import type { MonthState } from '#contract/catalogue/facts/seasons.ts'
import { priceLine, toOffer, toPrice, toSeasonPrices } from './price-view.server.ts'

beforeAll(() => loadTexts('en'))

const priced = {
  priceFrom: { amount: 125_000, currency: 'USD' },
  priceFromBasis: 'double',
  priceFromUntil: '2027-03-31',
  priceFromPax: null,
  priceNote: {},
  priceBands: [],
  months: null,
  validTo: '2027-12-31',
} as const
const on = (today: string) => ({ language: 'en', t: translatorOf('en').t, today }) as const

it('a price is told through its last day, and then only on request', () => {
  expect(toPrice(priced, on('2027-03-31'))?.text).toBe('from USD\u00a01,250')
  expect(toPrice(priced, on('2027-04-01'))).toEqual({ text: 'On request' })
  expect(toOffer(priced, '2027-03-31')).toEqual({
    lowest: 1250,
    highest: undefined,
    priceCurrency: 'USD',
    priceValidUntil: '2027-03-31',
  })
  expect(toOffer(priced, '2027-04-01')).toBeUndefined()
})

it('nor is it told when the journey is no longer valid', () => {
  const item = { ...priced, priceFromUntil: null, validTo: '2027-02-28' }
  expect(toPrice(item, on('2027-02-28'))?.basis).toBe('per person in a double room')
  expect(toPrice(item, on('2027-03-01'))).toEqual({ text: 'On request' })
  const ofPerson = { ...item, priceFromBasis: 'person' } as const
  expect(toPrice(ofPerson, on('2027-02-28'))?.basis).toBe('per person')
})

it('what never had a price says nothing', () => {
  expect(toPrice({ ...priced, priceFrom: null }, on('2027-01-01'))).toBeNull()
})

const year = Array.from({ length: 12 }, (): MonthState => 'good')
const seasonal = {
  ...priced,
  priceFromPax: 2,
  priceFromUntil: null,
  validTo: null,
  months: year.with(7, 'closed'),
  priceBands: [
    { months: [12, 1], spans: [], amount: 150_000, name: { en: 'Summer' } },
    { months: [], spans: [{ from: '12-27', to: '01-05' }], amount: 190_000, name: {} },
  ],
}
const then = (month: number) => ({ ...on('2027-03-01'), month })

it('a price with seasons names the months from which it starts, and how many travel', () => {
  expect(toPrice(seasonal, on('2027-03-01'))).toMatchObject({
    text: 'from USD\u00a01,250 (Feb–Jul, Sept–Nov)',
    basis: 'per person in a double room, if 2 people travel',
  })
  expect(priceLine(seasonal, on('2027-03-01'))).toBe('from USD\u00a01,250 (Feb–Jul, Sept–Nov)')
})

it('in a month it is that of the month, with its span and unit', () => {
  const unit = 'per person in a double room'
  expect(priceLine(seasonal, then(5))).toBe(`May: from USD\u00a01,250 ${unit}`)
  expect(priceLine(seasonal, then(12))).toBe(`December: USD\u00a01,500 to USD\u00a01,900 ${unit}`)
  expect(priceLine(seasonal, then(8))).toBeUndefined()
  expect(priceLine({ ...seasonal, priceFromUntil: '2027-04-30' }, then(5))).toBe('On request')
})

it('a table tells the seasons that are ahead', () => {
  expect(toSeasonPrices(seasonal, on('2027-03-01'))).toEqual({
    basis: 'per person in a double room, if 2 people travel',
    seasons: [
      { times: 'February–November', price: 'USD\u00a01,250' },
      { name: 'Summer', times: 'December–January', price: 'USD\u00a01,500' },
      { times: '27 December to 5 January', price: 'USD\u00a01,900' },
    ],
  })
  expect(toSeasonPrices({ ...seasonal, validTo: '2027-02-28' }, on('2027-03-01'))).toBeNull()
  expect(toSeasonPrices(priced, on('2027-03-01'))).toBeNull()
  const spans = { ...seasonal, priceBands: seasonal.priceBands.slice(1) }
  expect(toSeasonPrices(spans, on('2027-03-01'))?.seasons[0]?.times).toBe('Rest of the year')
})

it('for those who read data it has a lowest and a highest amount', () => {
  expect(toOffer(seasonal, '2027-03-01')).toMatchObject({ lowest: 1250, highest: 1900 })
  expect(toOffer(priced, '2027-03-01')).toMatchObject({ lowest: 1250, highest: undefined })
})
