import { expect, test } from 'vitest'
import { type Filter, narrow } from './filters.ts'

interface Row {
  name: string
  status: boolean
}

const rows: Row[] = [
  { name: 'Río de Janeiro', status: true },
  { name: 'Perito Moreno', status: false },
]
const status: Filter<Row> = {
  key: 'status',
  label: 'Status',
  options: [],
  test: (row, value) => row.status === (value === 'enabled'),
}
const names = (chosen: Record<string, string>, search = '') =>
  narrow(rows, [status], chosen, search, ({ name }) => name).map(({ name }) => name)

test('a search asks for every word, case and accents aside', () => {
  expect(names({}, 'janeiro RIO')).toEqual(['Río de Janeiro'])
  expect(names({}, 'rio moreno')).toEqual([])
})

test('filters that are not chosen, or unknown, let everything pass', () => {
  expect(names({ status: 'disabled' })).toEqual(['Perito Moreno'])
  expect(names({ other: 'x' })).toHaveLength(2)
})
