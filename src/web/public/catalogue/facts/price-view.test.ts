import { beforeAll, expect, it } from 'vitest'
import { loadTexts, translatorOf } from '#web/shared/i18n/texts.ts'
import { toOffer, toPrice } from './price-view.server.ts'

beforeAll(() => loadTexts('en'))

const priced = {
  priceFrom: { amount: 125_000, currency: 'USD' },
  priceFromBasis: 'double',
  priceFromUntil: '2027-03-31',
  priceNote: {},
  validTo: '2027-12-31',
} as const
const on = (today: string) => ({ language: 'en', t: translatorOf('en').t, today }) as const

it('a price is told through its last day, and then only on request', () => {
  expect(toPrice(priced, on('2027-03-31'))?.text).toBe('from USD\u00a01,250')
  expect(toPrice(priced, on('2027-04-01'))).toEqual({ text: 'On request' })
  expect(toOffer(priced, '2027-03-31')).toEqual({
    price: 1250,
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
