import { expect, test } from 'vitest'
import { addDay, duplicateDay, moveDay, removeDay } from './day-list.ts'
import { blankDay, type DayFormValues } from './days-form-values.ts'

/** Days by number and hotel. */
const days = (...list: [number, string][]): DayFormValues[] =>
  list.map(([day, hotelId]) => ({ ...blankDay(day), hotelId }))

const brief = (list: DayFormValues[]) => list.map(({ day, hotelId }) => [day, hotelId])

const abc = days([1, 'a'], [2, 'b'], [4, 'c'])

test('a day is added where its number belongs', () => {
  expect(brief(addDay(abc, 3))).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, ''],
    [4, 'c'],
  ])
  expect(brief(addDay([], 1))).toEqual([[1, '']])
})

test('a copy follows its day; a gap takes it in, else the later ones make room', () => {
  expect(brief(duplicateDay(abc, 1))).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'b'],
    [4, 'c'],
  ])
  expect(brief(duplicateDay(abc, 0))).toEqual([
    [1, 'a'],
    [2, 'a'],
    [3, 'b'],
    [4, 'c'],
  ])
})

test('a day that is moved takes the number of its new place', () => {
  expect(brief(moveDay(abc, 2, 0))).toEqual([
    [1, 'c'],
    [2, 'a'],
    [4, 'b'],
  ])
})

test('when a day goes, the later ones move up', () => {
  expect(brief(removeDay(abc, 0))).toEqual([
    [1, 'b'],
    [3, 'c'],
  ])
})
