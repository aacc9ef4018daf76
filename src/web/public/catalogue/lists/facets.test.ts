import { describe, expect, test } from 'vitest'
import { listKinds } from '#contract/base/addresses/addresses.ts'
import {
  type FacetName,
  readListQuery,
  writeListQuery,
} from '#contract/base/addresses/list-query.ts'
import {
  applyListQuery,
  dropUnknownValues,
  type ListEntry,
  pageSize,
  toggleValue,
} from './facets.ts'
import { fixedValues, priceValues } from './fixed-values.ts'

function entry(name: string, over: Partial<ListEntry<string>> = {}): ListEntry<string> {
  return {
    card: name,
    name,
    starred: false,
    isTranslated: true,
    facets: {},
    ...over,
  }
}

const t = (key: string) => key
const value = (text: string) => [{ value: text, label: text }]
const all = { chosen: {}, sort: 'featured', look: 'grid', page: 1 } as const

const entries = [
  entry('Salta', { days: 5, facets: { country: value('ar'), tag: value('andes') } }),
  entry('Cusco', { days: 9, facets: { country: value('pe'), tag: value('andes') } }),
  entry('Iguazú', {
    days: 3,
    starred: true,
    facets: { country: value('ar'), tag: value('selva') },
  }),
]

describe('a list', () => {
  test('begins with the starred, then by name', () => {
    expect(applyListQuery(entries, all).cards).toEqual(['Iguazú', 'Cusco', 'Salta'])
  })

  test('is narrowed by each facet and widened within one', () => {
    const andes = applyListQuery(entries, { ...all, chosen: { tag: ['andes'] } })
    expect(andes.cards).toEqual(['Cusco', 'Salta'])
    const both = applyListQuery(entries, {
      ...all,
      chosen: { country: ['ar', 'pe'], tag: ['andes'] },
    })
    expect(both.total).toBe(2)
    expect(applyListQuery(entries, { ...all, chosen: { stars: ['5'] } }).total).toBe(0)
  })

  test('counts what choosing a value would show', () => {
    const { facets } = applyListQuery(entries, {
      ...all,
      chosen: { tag: ['andes'], country: ['ar'] },
    })
    const country = facets.find(({ name }) => name === 'country')
    expect(country?.values).toEqual([
      { value: 'ar', label: 'ar', count: 1, chosen: true },
      { value: 'pe', label: 'pe', count: 1, chosen: false },
    ])
  })

  test('names what is chosen even where nothing is left of it', () => {
    const query = { ...all, chosen: { country: ['pe'], tag: ['selva'] } }
    const { total, facets } = applyListQuery(entries, query)
    expect(total).toBe(0)
    expect(facets.find(({ name }) => name === 'country')?.values).toEqual([
      { value: 'ar', label: 'ar', count: 1, chosen: false },
      { value: 'pe', label: 'pe', count: 0, chosen: true },
    ])
  })

  test('says what to take away where nothing fits, and shows what is featured', () => {
    const query = { ...all, chosen: { country: ['pe'], tag: ['selva'] }, page: 2 }
    const { cards, relaxedFilters } = applyListQuery(entries, query)
    expect(cards).toEqual(['Iguazú', 'Cusco', 'Salta'])
    expect(relaxedFilters).toEqual([
      { name: 'country', value: 'pe', label: 'pe', count: 1 },
      { name: 'tag', value: 'selva', label: 'selva', count: 1 },
    ])
    expect(applyListQuery(entries, all).relaxedFilters).toEqual([])
  })

  test('drops values that no entry has', () => {
    const query = { ...all, chosen: { country: ['pe', 'gone'], stars: ['5'] } }
    expect(dropUnknownValues(entries, query).chosen).toEqual({ country: ['pe'] })
  })

  test.each(listKinds)('of %s never drops a fixed word, drops every other, and says so', (kind) => {
    const fixed = fixedValues(kind, { language: 'en', t: (key) => key })
    const chosen = {
      month: ['9'],
      days: ['5-8'],
      length: ['6'],
      level: ['4'],
      service: ['mixed'],
      stars: ['4.5'],
    }
    const kept = Object.entries(chosen).filter(([name]) => fixed.has(name as FacetName))
    const query = { ...all, chosen: { ...chosen, tag: ['gone'], country: ['gone'] } }
    const left = dropUnknownValues(entries, query, fixed)
    expect(left.chosen).toEqual(Object.fromEntries(kept))
    expect(dropUnknownValues(entries, { ...all, chosen: { month: ['13'] } }, fixed).chosen).toEqual(
      {},
    )
    for (const [name, values] of kept) {
      const result = applyListQuery(entries, { ...all, chosen: { [name]: values } }, fixed)
      expect({ name, total: result.total }).toEqual({ name, total: 0 })
      const facet = result.facets.find((each) => each.name === name)
      expect(facet?.values.filter((each) => each.chosen)).toMatchObject([
        { value: values[0], count: 0 },
      ])
      expect(result.relaxedFilters).toMatchObject([
        { name, value: values[0], count: entries.length },
      ])
    }
  })

  test('is sorted as asked', () => {
    expect(applyListQuery(entries, { ...all, sort: 'longest' }).cards).toEqual([
      'Cusco',
      'Salta',
      'Iguazú',
    ])
    expect(applyListQuery(entries, { ...all, sort: 'newest' }).cards).toEqual([
      'Salta',
      'Cusco',
      'Iguazú',
    ])
  })

  test('is narrowed by one limit of the price at a time, and sorted by it', () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' })
    const priced = [
      entry('Salta', { price: usd(90_000) }),
      entry('Cusco', { price: null }),
      entry('Iguazú', { price: usd(40_000) }),
      entry('Oporto', { price: { amount: 1, currency: 'EUR' } }),
    ]
    const fixed = new Map([
      [
        'price' as const,
        priceValues([usd(90_000), usd(40_000)], ['USD-900'], { language: 'en', t }),
      ],
    ])
    const query = { ...all, chosen: { price: ['USD-900'] } }
    const { cards, facets } = applyListQuery(priced, query, fixed)
    expect(cards).toEqual(['Iguazú', 'Salta'])
    expect(facets.find(({ name }) => name === 'price')?.values).toMatchObject([
      { value: 'USD-500', count: 1, chosen: false },
      { value: 'USD-750', count: 1, chosen: false },
      { value: 'USD-900', count: 2, chosen: true },
    ])
    expect(toggleValue(query, 'price', 'USD-500').chosen).toEqual({ price: ['USD-500'] })
    expect(toggleValue(query, 'price', 'USD-900').chosen).toEqual({ price: [] })
    expect(dropUnknownValues(priced, query, fixed).chosen).toEqual({ price: ['USD-900'] })
    expect(dropUnknownValues(priced, query).chosen).toEqual({})
    expect(applyListQuery(priced, { ...all, sort: 'price' }).cards).toEqual([
      'Oporto',
      'Iguazú',
      'Salta',
      'Cusco',
    ])
  })

  test('shows a page more each time', () => {
    const many = Array.from({ length: pageSize + 1 }, (_, place) => entry(`n${place}`))
    expect(applyListQuery(many, all)).toMatchObject({ total: pageSize + 1, more: true })
    expect(applyListQuery(many, { ...all, page: 2 })).toMatchObject({ more: false })
    expect(applyListQuery(many, { ...all, page: 2 }).cards).toHaveLength(pageSize + 1)
  })
})

describe('the address of a list', () => {
  test('comes back as it was written', () => {
    const query = {
      chosen: { country: ['ar'], tag: ['a b', 'c&d'] },
      sort: 'name',
      look: 'list',
      page: 2,
    } as const
    const text = writeListQuery({ ...query, chosen: { country: ['ar'], tag: ['a b', 'c&d'] } })
    expect(readListQuery(new URLSearchParams(text), ['name'])).toEqual(query)
  })

  test('heeds nothing it does not know', () => {
    const query = new URLSearchParams('utm=1&sort=evil&page=-3&page=1e9&tag=')
    expect(readListQuery(query, ['name'])).toEqual({
      chosen: {},
      sort: 'featured',
      look: 'grid',
      page: 1,
    })
  })

  test('takes a value in and out, from the first page on', () => {
    const chosen = toggleValue({ ...all, page: 3 }, 'tag', 'andes')
    expect(writeListQuery(chosen)).toBe('tag=andes')
    expect(writeListQuery(toggleValue(chosen, 'tag', 'andes'))).toBe('')
  })
})
