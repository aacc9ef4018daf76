import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makePackedList } from './packed-list.ts'

const listed = (numbers: readonly number[]) => {
  const list = makePackedList()
  for (const each of numbers) list.push(each)
  return list
}

it('holds what an array would', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { maxLength: 5_000, size: 'max' }),
      (numbers) => {
        const list = listed(numbers)
        expect(list.length()).toBe(numbers.length)
        expect(Array.from(list.toArray())).toEqual(numbers)
      },
    ),
    { numRuns: 30 },
  )
})

it('takes two bytes of each where that is enough', () => {
  const short = listed([0, 65_535]).toArray(2)
  expect([...short]).toEqual([0, 65_535])
  expect(short.BYTES_PER_ELEMENT).toBe(2)
})
