import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { type Move, movedSpan } from './move-days.ts'

describe('a span moved by calendar years', () => {
  it.each([
    ['2027-03-01', '2027-03-31', 1, '2028-03-01', '2028-03-31'],
    ['2027-12-15', '2028-01-10', 1, '2028-12-15', '2029-01-10'],
    ['2027-01-01', '2027-02-28', 1, '2028-01-01', '2028-02-29'],
    ['2028-01-01', '2028-02-29', 1, '2029-01-01', '2029-02-28'],
    ['2028-02-29', '2028-03-10', 1, '2029-03-01', '2029-03-10'],
    ['2028-02-29', '2028-03-10', 4, '2032-02-29', '2032-03-10'],
    // 28 February is not the last day of a leap year.
    ['2028-01-01', '2028-02-28', 4, '2032-01-01', '2032-02-28'],
    ['2027-07-01', '2027-07-31', 5, '2032-07-01', '2032-07-31'],
  ])('%s to %s, %i on', (from, to, years, ...moved) => {
    expect(movedSpan({ from, to }, { years })).toEqual({ from: moved[0], to: moved[1] })
  })

  it('is none where it was 29 February alone', () => {
    expect(movedSpan({ from: '2028-02-29', to: '2028-02-29' }, { years: 1 })).toBeUndefined()
  })
})

const firstDay = dayNumber('2024-01-01')
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ years: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ days: fc.integer({ min: -800, max: 800 }) }),
)

test('spans that follow each other day by day do so after the move, and none overlaps', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 2, maxLength: 8 }),
      fc.nat(1_500),
      moves,
      (lengths, start, move) => {
        let next = firstDay + start
        const spans = lengths.map((length) => {
          const span = { from: dayOfNumber(next), to: dayOfNumber(next + length - 1) }
          next += length
          return span
        })
        const moved = spans.flatMap((span) => movedSpan(span, move) ?? [])
        const gaps = moved
          .slice(1)
          .map((span, at) => dayNumber(span.from) - dayNumber(moved[at]?.to ?? ''))
        // A break after 28 February of a leap year leaves the 29th of another one to nobody.
        const brokenInFebruary = spans.some(({ to }) => /(?:2024|2028)-02-28/.test(to))
        const allowed = brokenInFebruary ? [1, 2] : [1]
        expect(gaps.filter((gap) => !allowed.includes(gap))).toEqual([])
      },
    ),
  )
})
