import { describe, expect, test } from 'vitest'
import { paths } from '#contract/base/addresses/addresses.ts'
import { kinds } from '#contract/base/kinds.ts'
import type { Months } from '#contract/catalogue/facts/seasons.ts'
import { limits } from '#contract/base/limits.ts'
import { isItemName, itemAt, moved, readItems } from './shortlist-items.ts'
import { flightsBetween } from './flights.server.ts'
import { coveringMost, monthsForAll, nightsOf } from './parts/shortlist-thoughts.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

describe('an address of a shortlist', () => {
  test('is written as it is read, in its order', () => {
    const items = [`tour:${idOf(2)}`, `circuit:${idOf(1)}`]
    const address = new URL(paths.shortlist('es', items), 'https://example.com')
    expect(address.pathname + address.search).toBe(
      `/es/shortlist?items=tour:${idOf(2)},circuit:${idOf(1)}`,
    )
    expect(readItems(address.searchParams.get('items'))).toEqual({ items, rest: 0 })
  })

  test('of nothing has no query', () => {
    expect(paths.shortlist('pt')).toBe('/pt/shortlist')
    expect(readItems(null)).toEqual({ items: [], rest: 0 })
    expect(readItems('')).toEqual({ items: [], rest: 0 })
  })

  test('names each item once, whatever its case', () => {
    const item = `tour:${idOf(2)}`
    expect(readItems(`${item},${item.toUpperCase()},`)).toEqual({ items: [item], rest: 0 })
  })

  test('counts what is no item, and what is beyond the limit', () => {
    const many = Array.from({ length: limits.shortlistMax + 2 }, (_, at) => `tour:${idOf(at)}`)
    const { items, rest } = readItems(['nothing', 'tour:1', ...many].join(','))
    expect(items).toEqual(many.slice(0, limits.shortlistMax))
    expect(rest).toBe(4)
  })

  test('of the longest shortlist is one that the server takes', () => {
    const many = Array.from({ length: limits.shortlistMax }, (_, at) => `destination:${idOf(at)}`)
    expect(paths.shortlist('es', many).length).toBeLessThan(2_048)
  })
})

test.each(kinds)('the page of a %s tells which item it is', (kind) => {
  const item = `${kind}:${idOf(7)}`
  expect(itemAt(paths[kind]('en', idOf(7), 'Some name'))).toBe(item)
  expect(itemAt(paths[kind]('en', idOf(7)))).toBe(item)
  expect(isItemName(item)).toBe(true)
})

test('other pages are of no item', () => {
  for (const path of ['/es', '/es/tours', '/es/shortlist', '/es/when/10', '/es/themes/vino']) {
    expect(itemAt(path)).toBeUndefined()
  }
})

test('an item moves up and down, and no further than there is place', () => {
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
})

describe('what a shortlist says of all of it', () => {
  const months = (good: readonly number[]): Months =>
    Array.from({ length: 12 }, (_, index) => (good.includes(index + 1) ? 'good' : 'fair'))

  test('the months that are ideal or good for each', () => {
    const one = months([1, 2, 3]).with(1, 'peak')
    expect(monthsForAll([one, null, months([2, 3, 4])])).toEqual([2, 3])
    expect(monthsForAll([months([1]), months([2])])).toEqual([])
  })

  test('nothing of months where fewer than two say anything', () => {
    expect(monthsForAll([months([1]), null])).toBeUndefined()
  })

  test('how many nights it takes, where that is known', () => {
    expect(nightsOf([{ min: 2, max: 4 }, null, { min: 9, max: 9 }])).toEqual({ min: 11, max: 13 })
    expect(nightsOf([null])).toBeNull()
  })

  test('between which of it one had better fly', () => {
    const place = (lat: number, lng: number) => ({ from: { lat, lng }, to: { lat, lng } })
    const calafate = place(-50.34, -72.26)
    const iguazu = place(-25.69, -54.44)
    const chalten = place(-49.33, -72.89)
    const nowhere = { from: null, to: null }
    expect(flightsBetween([calafate, chalten, iguazu, nowhere, chalten])).toEqual([
      undefined,
      undefined,
      3070,
      undefined,
      undefined,
    ])
  })

  test('the journeys that hold half of its places and more, and two at least', () => {
    const journey = (days: number, ...destinationIds: string[]) => ({ days, destinationIds })
    const all = journey(9, 'a', 'b', 'c', 'd')
    const short = journey(3, 'a', 'b')
    const long = journey(8, 'c', 'd', 'e')
    const one = journey(2, 'a', 'x')
    expect(coveringMost([one, long, short, all], ['a', 'b', 'c', 'd'])).toEqual([
      { journey: all, covered: 4 },
      { journey: short, covered: 2 },
      { journey: long, covered: 2 },
    ])
    expect(coveringMost([one], ['a'])).toEqual([])
    expect(coveringMost([short], ['a', 'b', 'c', 'd', 'e'])).toEqual([])
  })
})
