import { expect, test } from 'vitest'
import type { Months } from '#contract/catalogue/facts/seasons.ts'
import { closedThen } from './closed-then.ts'

const closedIn = (...closed: number[]): Months =>
  Array.from({ length: 12 }, (_, index) => (closed.includes(index + 1) ? 'closed' : 'good'))

const pass = { name: 'Paso', months: closedIn(6, 7), closures: [] }
const lodge = { name: 'Refugio', months: null, closures: [{ from: '12-20', to: '01-05' }] }

test.each([
  [{ months: ['2027-06'], spans: [] }, [['Paso', [6]]]],
  [{ months: ['2027-05'], spans: [] }, []],
  [{ months: ['2027-02'], spans: [] }, []],
  [{ months: [], spans: [{ from: '2027-05-28', to: '2027-07-02' }] }, [['Paso', [6, 7]]]],
  [{ months: [], spans: [{ from: '2027-12-30', to: '2028-01-02' }] }, [['Refugio', []]]],
  [{ months: [], spans: [{ from: '2027-05-09', to: '2027-05-01' }] }, []],
])('%o meets %o closed', (asked, closed) => {
  const found = closedThen([pass, lodge], asked)
  expect(found.map(({ name, months }) => [name, months])).toEqual(closed)
})

test('a month meets the days of its own that something is closed on', () => {
  expect(closedThen([lodge], { months: ['2028-01'], spans: [] })).toEqual([
    { name: 'Refugio', months: [], closures: lodge.closures },
  ])
})
