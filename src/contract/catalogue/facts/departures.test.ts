import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { dateOf, type Departures, departures, departuresBetween, departsOn } from './departures.ts'

const anyDay = fc.integer({ min: 20_400, max: 21_200 }).map(dayOfNumber)
const anySpan = fc.tuple(anyDay, fc.nat(60)).map(([from, length]) => ({
  from,
  to: dayOfNumber(dayNumber(from) + length),
}))
const spans = fc.array(anySpan, { maxLength: 3 })
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })

const parsed = (value: unknown): Departures => departures.parse(value)

/** The days of a span, one after another. */
function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let number = dayNumber(from); number <= dayNumber(to); number += 1)
    days.push(dayOfNumber(number))
  return days
}

describe('departures', () => {
  it('follow days of the week, periods and exceptions as a calendar does', () => {
    fc.assert(
      fc.property(weekdays, spans, spans, anySpan, (days, periods, except, window) => {
        const rule = parsed({ kind: 'weekdays', weekdays: days, periods, except })
        const daily = parsed({ kind: 'daily', periods, except })
        const inPeriods = new Set(periods.flatMap(daysOf))
        const exceptions = new Set(except.flatMap(daysOf))
        const open = daysOf(window)
          .filter((day) => periods.length === 0 || inPeriods.has(day))
          .filter((day) => !exceptions.has(day))
        // Sunday is 0 to the engine and 7 to the trade.
        const onWeekday = open.filter((day) => days.includes(new Date(day).getUTCDay() || 7))
        expect(departuresBetween(daily, window.from, window.to)).toEqual(open)
        expect(departuresBetween(rule, window.from, window.to)).toEqual(onWeekday)
        expect(daysOf(window).filter((day) => departsOn(rule, day))).toEqual(onWeekday)
      }),
    )
  })

  it('on dates are sorted, each once, and keep what is said of them', () => {
    const dated = fc.tuple(anyDay, fc.constantFrom('open', 'few', 'full', 'guaranteed'))
    const entry = fc.oneof(
      anyDay,
      dated.map(([date, status]) => ({ date, status })),
    )
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), anySpan, (dates, window) => {
        const rule = parsed({ kind: 'dates', dates })
        const given = dates.map((each) => (typeof each === 'string' ? each : each.date))
        const sorted = [...new Set(given)].toSorted()
        expect(rule.kind === 'dates' && rule.dates.map(dateOf)).toEqual(sorted)
        for (const each of rule.kind === 'dates' ? rule.dates : []) {
          const said = dates.filter(
            (date) => typeof date !== 'string' && date.date === dateOf(each),
          )
          expect(each).toEqual(said.at(-1) ?? dateOf(each))
        }
        expect(departuresBetween(rule, window.from, window.to)).toEqual(
          sorted.filter((day) => daysOf(window).includes(day)),
        )
      }),
    )
  })

  it('have defaults', () => {
    expect(parsed({ kind: 'daily', minPax: null })).toEqual({
      kind: 'daily',
      guaranteed: false,
      minPax: null,
      periods: [],
      except: [],
    })
  })

  it.each([
    { kind: 'weekly' },
    { kind: 'weekdays', weekdays: [] },
    { kind: 'weekdays', weekdays: [0] },
    { kind: 'daily', minPax: 100 },
    { kind: 'daily', periods: Array.from({ length: 13 }, () => ({ from: '01-01', to: '02-01' })) },
    { kind: 'daily', except: Array.from({ length: 61 }, () => ({ from: '01-01', to: '02-01' })) },
    { kind: 'dates', dates: ['2027-02-30'] },
    { kind: 'dates', dates: [{ date: '2027-02-03', status: 'sold' }] },
    {
      kind: 'dates',
      dates: Array.from({ length: 401 }, (_, index) => dayOfNumber(20_000 + index)),
    },
  ])('of another form are refused: %j', (value) => {
    expect(departures.safeParse(value).success).toBe(false)
  })

  it('take 400 dates, doubles aside', () => {
    const dates = Array.from({ length: 400 }, (_, index) => dayOfNumber(20_000 + index))
    const rule = parsed({ kind: 'dates', dates: [...dates, ...dates] })
    expect(rule.kind === 'dates' && rule.dates).toEqual(dates)
  })
})
