import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountIn } from './amounts.ts'
import { unreadable } from './cells.ts'
import { namesOfColumns } from '../reading/column-names.ts'
import { dayIn, timeIn } from './days.ts'
import { fixedWords } from './fixed-words.ts'
import { columnOfHeader, foldHeader, matchHeaders } from '../reading/headers.ts'
import { decimalIn, numberIn, percentIn } from './numbers.ts'

describe('amounts', () => {
  it.each([
    ['1250', 125_000],
    ['1250,5', 125_050],
    ['1250.50', 125_050],
    ['1.250,50', 125_050],
    ['1,250.50', 125_050],
    ['1 250', 125_000],
    ['1 250,50', 125_050],
    ['1\u00A0250', 125_000],
    ["1'250.50", 125_050],
    ['1.250.000', 125_000_000],
    ['USD 1250', 125_000],
    ['US$ 1.250,50', 125_050],
    ['1250 usd', 125_000],
    ['$ 85', 8_500],
  ])('%s is read', (text, amount) => {
    expect(amountIn(text, 'USD')).toEqual({ amount })
  })

  it.each([
    '1.250',
    '1,250',
    '85 EUR',
    '€ 85',
    '1.23.4',
    '-5',
    '1,25,00',
    'gratis',
    '1.250,',
    'a 5 b',
  ])('%s is refused', (text) => {
    expect(amountIn(text, 'USD')).toHaveProperty('refusal')
  })

  it('are read back from how each language writes them', () => {
    const language = fc.constantFrom('es-AR', 'pt-BR', 'en-US', 'de-CH', 'fr-FR')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), language, (amount, lang) => {
        const written = new Intl.NumberFormat(lang, { minimumFractionDigits: 2 }).format(
          amount / 100,
        )
        expect(amountIn(written, 'USD')).toEqual({ amount })
      }),
    )
  })
})

it('numbers, points and percentages', () => {
  expect(['1 250', '12', '1,5', ''].map((text) => numberIn(text))).toEqual([1250, 12, 1.5, null])
  expect(['1.250', 'x', '1.', ','].map((text) => numberIn(text))).toEqual(
    Array.from({ length: 4 }, () => unreadable),
  )
  expect(['-24,125', '-24.125'].map((text) => decimalIn(text))).toEqual([-24.125, -24.125])
  expect(['10 %', '12,5%', '7.125'].map((text) => percentIn(text))).toEqual([10, 12.5, 7.125])
})

describe('days and times', () => {
  it('are read in the forms of people', () => {
    for (const text of [
      '2027-01-31',
      '2027-1-31',
      '31/1/2027',
      '31/01/2027',
      '31.1.2027',
      '31/1/27',
    ]) {
      expect(dayIn(text)).toBe('2027-01-31')
    }
    expect(dayIn('1/31/2027', 'mdy')).toBe('2027-01-31')
    expect(dayIn(new Date('2027-01-31T00:00:00Z'))).toBe('2027-01-31')
    expect(['9:00', '09:00:00', '14:30'].map((text) => timeIn(text))).toEqual([
      '09:00',
      '09:00',
      '14:30',
    ])
  })

  it('that there are not stay as they are written', () => {
    for (const text of ['31/2/2027', '1/31/2027', 'enero', '31-1-2027', '31/1.2027']) {
      expect(dayIn(text)).toBe(text)
    }
  })

  it('come back from every order', () => {
    const days = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10)
        const [year = '', month = '', dayOfMonth = ''] = day.split('-').map(Number)
        expect(dayIn(`${dayOfMonth}/${month}/${year}`)).toBe(day)
        expect(dayIn(`${dayOfMonth}.${month}.${year}`)).toBe(day)
        expect(dayIn(`${month}/${dayOfMonth}/${year}`, 'mdy')).toBe(day)
      }),
    )
  })
})

describe('headers', () => {
  const columns = [
    'id',
    'name.es',
    'name.en',
    'name.pt',
    'description.es',
    'priceFrom',
    'priceFrom.currency',
  ]
  const names = namesOfColumns(columns, ['es'])

  it.each([
    ['ID', 'id'],
    ['Name.EN', 'name.en'],
    [' nombre ', 'name.es'],
    ['Nombre (en)', 'name.en'],
    ['NOMBRE INGLÉS', 'name.en'],
    ['Nome', 'name.pt'],
    ['Descripción', 'description.es'],
    ['Precio desde', 'priceFrom'],
    ['Moneda', 'priceFrom.currency'],
    ['Colour', undefined],
  ])('%s', (header, column) => {
    expect(columnOfHeader(header.trim(), names)).toBe(column)
  })

  it('two never mean one column: a chosen one wins, then one that is called so, then the first', () => {
    expect(matchHeaders(['Nombre', 'name.es'], names)).toEqual([null, 'name.es'])
    expect(matchHeaders(['Nombre', 'Título'], names)).toEqual(['name.es', null])
    expect(matchHeaders(['Título', 'name.es'], names, { Título: 'name.es' })).toEqual([
      'name.es',
      null,
    ])
    expect(matchHeaders(['Nombre', 'x'], names, { Nombre: null, x: 'name.en' })).toEqual([
      null,
      'name.en',
    ])
  })

  it('of columns are told apart when they are folded', () => {
    fc.assert(
      fc.property(fc.constantFrom(...columns), fc.constantFrom(...columns), (one, other) => {
        expect(foldHeader(one) === foldHeader(other)).toBe(one === other)
      }),
    )
  })
})

it('fixed words are known by their names in each language', () => {
  const words = fixedWords(['double', 'single'], [{ double: 'Base doble' }, { double: 'Dupla' }])
  expect(words.wordIn('BASE DOBLE')).toBe('double')
  expect(words.wordIn('dupla')).toBe('double')
  expect(words.wordIn('Single')).toBe('single')
  expect(words.wordIn('triple')).toBe('triple')
})
