import { expect, test } from 'vitest'
import { memoizeLru } from './memoize-lru.ts'

test('a value is made once while it is among those that were asked for last', () => {
  const made: string[] = []
  const lengthOf = memoizeLru(2, (key) => {
    made.push(key)
    return { length: key.length }
  })
  expect(lengthOf('one')).toBe(lengthOf('one'))
  lengthOf('three')
  lengthOf('one')
  lengthOf('fives')
  expect(lengthOf('one')).toEqual({ length: 3 })
  expect(made).toEqual(['one', 'three', 'fives'])
  lengthOf('three')
  expect(made).toEqual(['one', 'three', 'fives', 'three'])
})

test('what is false is kept too', () => {
  let made = 0
  const isLong = memoizeLru(1, (key) => {
    made += 1
    return key.length > 9
  })
  expect([isLong('one'), isLong('one'), made]).toEqual([false, false, 1])
})
