import { expect, it } from 'vitest'
import { monthsBetween, spanBefore, type SpanName, spanOf } from './spans.ts'

const today = '2027-03-31'

it.each<[SpanName, string, string, string, string]>([
  ['thisMonth', '2027-03-01', '2027-03-31', '2027-02-01', '2027-02-28'],
  ['lastMonth', '2027-02-01', '2027-02-28', '2027-01-01', '2027-01-31'],
  ['thisYear', '2027-01-01', '2027-03-31', '2026-01-01', '2026-03-31'],
  ['last12', '2026-04-01', '2027-03-31', '2025-04-01', '2026-03-31'],
])('%s and what it is compared with', (name, from, to, before, until) => {
  const span = spanOf(name, today, {})
  expect(span).toEqual({ from, to })
  expect(span && spanBefore(name, span)).toEqual({ from: before, to: until })
})

it('own days count as they are, and as many before them', () => {
  const own = { from: '2027-03-02', to: '2027-03-03' }
  expect(spanOf('own', today, own)).toEqual(own)
  expect(spanBefore('own', own)).toEqual({ from: '2027-02-28', to: '2027-03-01' })
})

it.each([
  ['2027-03-03', '2027-03-02'],
  ['2027-03-03', ''],
  ['soon', '2027-03-03'],
  ['2027-02-30', '2027-02-01'],
  ['2024-03-03', '2027-03-04'],
])('%s to %s is no span', (from, to) => {
  expect(spanOf('own', today, { from, to })).toBeUndefined()
})

it('months follow each other over the end of a year', () => {
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
})
