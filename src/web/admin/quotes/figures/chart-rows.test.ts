import { expect, it } from 'vitest'
import { chartRows, largestIn, type NamedRow, shownInChart } from './chart-rows.ts'

const span = { from: '2026-11-20', to: '2027-02-03' }
const row = (key: string | null, requests: number): NamedRow => ({
  key,
  name: key ?? '',
  label: key ?? 'None',
  requests,
  answered: 0,
  medianAnswerHours: null,
  travellers: 0,
  proposals: 0,
  won: 0,
  lost: 0,
  open: requests,
  value: [],
  commission: [],
})

const shown = (rows: NamedRow[], by: 'month' | 'travelMonth' | 'country') =>
  chartRows(rows, { by, span, language: 'en' }).map(({ label, requests }) => [label, requests])

it('months of the span have a bar each, also those without requests', () => {
  expect(shown([row('2026-12', 3)], 'month')).toEqual([
    ['Nov 26', 0],
    ['Dec 26', 3],
    ['Jan 27', 0],
    ['Feb 27', 0],
  ])
})

it('months of travel go from the first to the last; requests without one have no bar', () => {
  const rows = [row('2027-10', 1), row('2027-12', 2), row(null, 7)]
  expect(shown(rows, 'travelMonth')).toEqual([
    ['Oct 27', 1],
    ['Nov 27', 0],
    ['Dec 27', 2],
  ])
})

it('of other groups the largest have a bar', () => {
  const rows = Array.from({ length: 20 }, (_, index) => row(`k${index}`, 20 - index))
  expect(shown(rows, 'country')).toHaveLength(shownInChart)
})

it('of money the largest in its currency have a bar, and none without any', () => {
  const usd = (key: string, amount: number) => ({
    ...row(key, 1),
    value: [{ amount, currency: 'USD' }],
  })
  const rows = [usd('a', 1), row('b', 9), usd('c', 3), { ...usd('d', 7), value: [] }]
  expect(largestIn(rows, 'USD').map(({ label }) => label)).toEqual(['c', 'a'])
})
