import { describe, expect, test } from 'vitest'
import type { Fact } from '#contract/catalogue/facts/fact.ts'
import { factNamesOf, factsOf } from '#contract/catalogue/facts/facts.ts'
import { kinds } from '#contract/base/kinds.ts'
import { sampleFacts } from '#testing/sample-facts.ts'
import { toFactsFormValues, knownFact, toFactsPayload } from './facts-form-values.ts'

describe.each(kinds)('the facts of a %s in the form', (kind) => {
  test('are those of the contract, each in one place', () => {
    expect(factNamesOf(kind).toSorted()).toEqual(Object.keys(factsOf[kind]).toSorted())
  })

  test('go back as they came', () => {
    const { stored } = sampleFacts(kind)
    const values = toFactsFormValues(kind, stored)
    expect(toFactsPayload(kind, values)).toEqual(stored)
    const again = toFactsFormValues(kind, JSON.parse(JSON.stringify(toFactsPayload(kind, values))))
    expect(again).toEqual(values)
  })

  test('say of a new item what is said when nothing is', () => {
    const written = toFactsPayload(kind, toFactsFormValues(kind, undefined)) as Record<
      string,
      unknown
    >
    for (const [name, fact] of Object.entries<Fact>(factsOf[kind])) {
      expect(fact.written.parse(written[name])).toEqual(fact.fallback)
    }
  })
})

test('a half that is missing is sent as missing, so that the server names it', () => {
  const values = toFactsFormValues('tour', undefined)
  const location = { lat: -34.6, lng: '' }
  expect(toFactsPayload('tour', { ...values, location })).toMatchObject({
    location: { lat: -34.6, lng: undefined },
  })
  expect(knownFact('location', location)).toBeUndefined()
})

test.each([
  [1250.55, 'USD', 125_055],
  [0, 'USD', 0],
  [90_000, 'CLP', 90_000],
  [0.1, 'KWD', 100],
])('%s %s are %s minor units', (amount, currency, minor) => {
  const facts = { ...toFactsFormValues('tour', undefined), priceFrom: { amount, currency } }
  const { priceFrom } = toFactsPayload('tour', facts)
  expect(priceFrom).toEqual({ amount: minor, currency })
  expect(toFactsFormValues('tour', { priceFrom }).priceFrom).toEqual({ amount, currency })
})

describe('departures', () => {
  const sent = (departures: object) =>
    toFactsPayload('circuit', toFactsFormValues('circuit', { departures })).departures

  test.each([
    { kind: 'daily', guaranteed: true, minPax: 2, periods: [], except: [] },
    {
      kind: 'weekdays',
      weekdays: [1, 5],
      guaranteed: false,
      minPax: null,
      periods: [{ from: '2027-01-01', to: '2027-03-01' }],
      except: [{ from: '2027-02-01', to: '2027-02-03' }],
    },
    {
      kind: 'dates',
      dates: ['2027-01-04', { date: '2027-02-01', status: 'few' }],
      guaranteed: false,
      minPax: null,
    },
  ])('of kind $kind go back as they came', (departures) => {
    expect(sent(departures)).toEqual(departures)
  })
})
