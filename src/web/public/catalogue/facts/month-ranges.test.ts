import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthRanges } from './month-ranges.ts'

describe('runs of months', () => {
  it.each([
    [[], []],
    [[5], [[5, 5]]],
    [[1, 2, 12], [[12, 2]]],
    [
      [3, 4, 5, 10, 11],
      [
        [3, 5],
        [10, 11],
      ],
    ],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [[1, 12]]],
  ])('%j is %j', (months, ranges) => {
    expect(monthRanges(months)).toEqual(ranges)
  })

  it('names exactly the months that were given, and no two runs touch', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 12 })), (months) => {
        const ranges = monthRanges(months)
        const named = ranges.flatMap(([start, end]) => {
          const length = ((end - start + 12) % 12) + 1
          return Array.from({ length }, (_, step) => ((start - 1 + step) % 12) + 1)
        })
        expect(named.toSorted((a, b) => a - b)).toEqual(months.toSorted((a, b) => a - b))
        if (ranges.length > 1) {
          for (const [, end] of ranges) expect(months).not.toContain((end % 12) + 1)
        }
      }),
    )
  })
})
