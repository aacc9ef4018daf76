import { describe, expect, test } from 'vitest'
import { arranged, withRest } from './arrange.ts'

describe('an order that meets media nobody has seen', () => {
  test('keeps them behind the known ones, and drops what is gone', () => {
    expect(withRest(['c', 'gone', 'a'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b'])
  })

  test('moves files that arrived together among their own places only', () => {
    expect(arranged(['old', '2', '1', 'other', '3'], ['1', '2', '3'])).toEqual([
      'old',
      '1',
      '2',
      'other',
      '3',
    ])
  })
})
