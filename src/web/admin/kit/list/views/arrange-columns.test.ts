import { expect, test } from 'vitest'
import { arrangeColumns, moveColumn } from './arrange-columns.ts'

const columns = ['chosen', 'name', 'place', 'status', 'changed', 'actions'].map((id) => ({ id }))
const namesOf = (chosen: readonly string[] | null, given = columns) =>
  Object.values(arrangeColumns(given, chosen)).map((part: { id: string }[]) =>
    part.map(({ id }) => id),
  )

test('name and actions stay where they are, and the rest as it was chosen', () => {
  const [lead, tail] = [['chosen', 'name'], ['actions']]
  expect(namesOf(null)).toEqual([lead, ['place', 'status', 'changed'], [], tail])
  expect(namesOf(['changed', 'place'])).toEqual([lead, ['changed', 'place'], ['status'], tail])
  expect(namesOf([])).toEqual([lead, [], ['place', 'status', 'changed'], tail])
})

test('what a list does not have counts for nothing', () => {
  const plain = [{ id: 'term' }, { id: 'said' }]
  expect(namesOf(['actions', 'term', 'gone', 'said'], plain)).toEqual([['term'], ['said'], [], []])
})

test('a column moves by a place and stays at the ends', () => {
  expect(moveColumn(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moveColumn(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
  expect(moveColumn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(moveColumn(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
})
