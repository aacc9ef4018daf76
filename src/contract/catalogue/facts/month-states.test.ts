import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { type Departures, departures } from './departures.ts'
import { departureMonths, listedStates } from './month-states.ts'
import { monthsOfYear, type MonthState } from './seasons.ts'

const firstDay = dayNumber('2026-01-01')
const someDay = fc.integer({ min: 0, max: 1400 }).map((ahead) => dayOfNumber(firstDay + ahead))
const yearly = fc.integer({ min: 0, max: 364 }).map((at) => dayOfNumber(firstDay + at).slice(5))
const once = fc.tuple(someDay, someDay).map((pair) => pair.toSorted())
const spans = fc.array(
  fc.oneof(once, fc.tuple(yearly, yearly)).map(([from = '', to = '']) => ({ from, to })),
  { maxLength: 2 },
)
const statuses = fc.constantFrom('open', 'few', 'full', 'guaranteed')
const dates = fc.array(fc.oneof(someDay, fc.record({ date: someDay, status: statuses })), {
  maxLength: 12,
})
const rules = fc
  .oneof(
    fc.record({ kind: fc.constant('dates'), dates }),
    fc.record({ kind: fc.constant('daily'), periods: spans, except: spans }),
    fc.record({
      kind: fc.constant('weekdays'),
      weekdays: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      periods: spans,
      except: spans,
    }),
  )
  .map((rule): Departures => departures.parse(rule))
const items = fc.record({
  departures: fc.option(rules),
  validFrom: fc.option(someDay),
  validTo: fc.option(someDay),
})

function isIn({ from, to }: { from: string; to: string }, day: string): boolean {
  const at = from.length === 5 ? day.slice(5) : day
  return from <= to ? from <= at && at <= to : at >= from || at <= to
}

/** Finds a departure on a day with a place left, by the letter. */
function departs(rule: Departures, day: string): boolean {
  if (rule.kind === 'dates') {
    return rule.dates.some((each) =>
      typeof each === 'string' ? each === day : each.date === day && each.status !== 'full',
    )
  }
  const weekday = new Date(day).getUTCDay() || 7
  if (rule.kind === 'weekdays' && !rule.weekdays.includes(weekday)) return false
  const { periods, except } = rule
  if (periods.length > 0 && !periods.some((each) => isIn(each, day))) return false
  return !except.some((each) => isIn(each, day))
}

it('months of departure are those of the days from today on, for two years', () => {
  fc.assert(
    fc.property(items, someDay, ({ departures: rule, validFrom, validTo }, today) => {
      const item = { departures: rule, validFrom, validTo }
      const isRuled = rule && (rule.kind === 'dates' || rule.periods.length > 0)
      if (!isRuled) {
        expect(departureMonths(item, today)).toBeNull()
        return
      }
      const end = `${Number(today.slice(0, 4)) + 2}-${today.slice(5, 7)}-01`
      const found = new Set<string>()
      for (let number = dayNumber(today); dayOfNumber(number) < end; number += 1) {
        const day = dayOfNumber(number)
        if ((validFrom && day < validFrom) || (validTo && day > validTo)) continue
        if (departs(rule, day)) found.add(day.slice(0, 7))
      }
      expect(departureMonths(item, today)).toEqual([...found])
    }),
    { numRuns: 200 },
  )
})

it('a month of departure is good in lists, unless it is ideal or closed', () => {
  const states = fc.constantFrom<MonthState>('peak', 'good', 'fair', 'closed')
  const months = fc.option(fc.array(states, { minLength: 12, maxLength: 12 }))
  fc.assert(
    fc.property(items, months, someDay, (item, own, today) => {
      const departing = departureMonths(item, today)
      const listed = monthsOfYear.map((month) => {
        const state = own?.[month - 1] ?? null
        if (departing === null || state === 'closed') return state
        const inWords = `-${String(month).padStart(2, '0')}`
        if (!departing.some((each) => each.endsWith(inWords))) return null
        return state === 'peak' ? 'peak' : 'good'
      })
      expect(listedStates({ ...item, months: own }, today)).toEqual(listed)
    }),
  )
})
