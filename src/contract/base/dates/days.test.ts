import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, dayNumber, dayOfNumber, isWithin, span, timeOfDay, yearlyDay } from './days.ts'
import { text } from '../fields.ts'
import { money } from '../money/money.ts'
import { languageTexts } from '../languages/language-texts.ts'
import { isLanguageOfPersons, isTimeZone } from '#contract/catalogue/places/world.ts'

const takes = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

/** Days of a few years. */
const anyDay = fc.integer({ min: 18_000, max: 22_000 }).map(dayOfNumber)

describe('a day', () => {
  it.each(['2027-02-28', '2028-02-29', '1999-12-31'])('%s exists', (value) => {
    expect(takes(day, value)).toBe(true)
    expect(dayOfNumber(dayNumber(value))).toBe(value)
  })

  it.each([
    '2027-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-1-1',
    '0000-01-01',
    '',
    '2027-01-01T00:00:00Z',
    20_270_101,
  ])('%j does not', (value) => {
    expect(takes(day, value)).toBe(false)
  })

  it('of every year is written without one', () => {
    expect(['01-01', '02-29', '12-31'].every((value) => takes(yearlyDay, value))).toBe(true)
    expect(['02-30', '13-01', '1-1', '2027-01-01'].some((value) => takes(yearlyDay, value))).toBe(
      false,
    )
  })
})

it('a time of day is of 24 hours', () => {
  expect(['00:00', '09:30', '23:59'].every((value) => takes(timeOfDay, value))).toBe(true)
  expect(['24:00', '9:30', '12:60', '12:00:00'].some((value) => takes(timeOfDay, value))).toBe(
    false,
  )
})

describe('a span', () => {
  it('is once, in order, or every year', () => {
    const schema = span({})
    expect(takes(schema, { from: '2027-05-01', to: '2027-05-01' })).toBe(true)
    expect(takes(schema, { from: '2027-05-02', to: '2027-05-01' })).toBe(false)
    expect(takes(schema, { from: '12-20', to: '01-10' })).toBe(true)
    expect(takes(schema, { from: '12-20', to: '2027-01-10' })).toBe(false)
  })

  it('once has the days that one passes from its first to its last', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(40), anyDay, (from, length, value) => {
        const days = Array.from({ length: length + 1 }, (_, index) =>
          dayOfNumber(dayNumber(from) + index),
        )
        const to = days.at(-1) ?? from
        expect(isWithin({ from, to }, value)).toBe(days.includes(value))
      }),
    )
  })

  it('of every year has the days that one passes from one to the other, over the new year too', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(364), anyDay, (start, length, value) => {
        const inYear = (number: number) => dayOfNumber(number).slice(5)
        const from = inYear(dayNumber(start))
        const to = inYear(dayNumber(start) + length)
        // Walk from the last time that it began; a year without 29 February begins the day after.
        let begin = dayNumber(value)
        while (inYear(begin) !== from && !(from === '02-29' && inYear(begin) === '03-01'))
          begin -= 1
        let end = begin
        while (inYear(end) !== to && !(to === '02-29' && inYear(end + 1) === '03-01')) end += 1
        const passesNoDay = from === '02-29' && to === '02-29' && inYear(begin) === '03-01'
        expect(isWithin({ from, to }, value)).toBe(!passesNoDay && dayNumber(value) <= end)
      }),
    )
  })
})

it('money is whole minor units of a currency that there is', () => {
  expect(takes(money, { amount: 0, currency: 'ARS' })).toBe(true)
  expect(takes(money, { amount: 10 ** 12, currency: 'USD' })).toBe(true)
  for (const refused of [
    { amount: 10 ** 12 + 1, currency: 'USD' },
    { amount: -1, currency: 'USD' },
    { amount: 1.5, currency: 'USD' },
    { amount: 1, currency: 'usd' },
    { amount: 1, currency: 'ZZZ' },
  ]) {
    expect(takes(money, refused)).toBe(false)
  }
})

it('texts by language are trimmed, of 1 to so many characters, or none', () => {
  expect(languageTexts(text(3)).parse({ en: ' abc ', pt: null })).toEqual({ en: 'abc' })
  expect(takes(languageTexts(text(3)), { en: 'abc', xx: 'no' })).toBe(false)
  expect(languageTexts(text(3)).parse({})).toEqual({})
  expect(takes(languageTexts(text(3)), { es: 'abcd' })).toBe(false)
  expect(takes(languageTexts(text(3)), { pt: ' ' })).toBe(false)
})

it('the world’s own lists are asked', () => {
  expect(['America/Argentina/Ushuaia', 'Pacific/Easter', 'UTC'].every(isTimeZone)).toBe(true)
  expect(['America/Iguazu', '+03:00', '', 'ART+3'].some(isTimeZone)).toBe(false)
  expect(['es', 'de', 'qu', 'gn'].every(isLanguageOfPersons)).toBe(true)
  expect(['xx', 'spa', 'ES', 'zz', ''].some(isLanguageOfPersons)).toBe(false)
  expect(['bh', 'iw', 'sh'].some(isLanguageOfPersons)).toBe(false)
})
