import { expect, it } from 'vitest'
import type { FigureGrouping } from '#contract/quotes/figures.ts'
import { inexactLinks, type LinkedState, quotesBehind } from './quotes-behind.ts'

const span = { from: '2027-01-15', to: '2027-03-10' }
const markets = [{ countries: ['BR'] }, { countries: ['DE', 'AT'] }]
const days = { since: '2027-01-15', until: '2027-03-10' }

const filtersBehind = (by?: FigureGrouping, key: string | null = null, state?: LinkedState) => {
  const group = by && { by, key, name: 'Sur y hielo' }
  const address = quotesBehind(span, { markets, ...(group && { group }), ...(state && { state }) })
  return Object.fromEntries(new URL(address, 'https://panel.example').searchParams)
}

it.each<[FigureGrouping, string | null, Record<string, string>]>([
  ['month', '2027-01', { since: '2027-01-15', until: '2027-01-31' }],
  ['month', '2027-02', { since: '2027-02-01', until: '2027-02-28' }],
  ['month', '2027-03', { since: '2027-03-01', until: '2027-03-10' }],
  ['agency', 'a1', { ...days, agency: 'a1' }],
  ['agency', null, days],
  ['branch', 'a1/Rosario', { ...days, agency: 'a1' }],
  ['market', '1', { ...days, country: 'DE,AT' }],
  ['country', 'BR', { ...days, country: 'BR' }],
  ['kind', 'tour', { ...days, kind: 'tour' }],
  ['item', 'i1', { ...days, q: 'Sur y hielo' }],
  ['assignee', null, { ...days, assignee: 'none' }],
  ['reason', 'price', { ...days, state: 'lost' }],
  ['reason', null, { ...days, state: 'new,contacted,quoting,sent,won,archived' }],
  ['source', 'newsletter', days],
])('a row of %s, %s, leads to its requests', (by, key, expected) => {
  expect(filtersBehind(by, key)).toEqual(expected)
})

it('a count of a state leads to that state', () => {
  expect(filtersBehind(undefined, null, 'won')).toEqual({ ...days, state: 'won' })
  expect(filtersBehind('agency', 'a1', 'open')).toEqual({
    ...days,
    agency: 'a1',
    state: 'new,contacted,quoting,sent',
  })
})

it('says where links are wider than their numbers', () => {
  expect(inexactLinks('month', false)).toEqual([])
  expect(inexactLinks('agency', true)).toEqual(['unknown'])
  expect(inexactLinks('assignee', true)).toEqual([])
  expect(inexactLinks('item', true)).toEqual(['item', 'unknown'])
  expect(inexactLinks('source', true)).toEqual(['row'])
})
