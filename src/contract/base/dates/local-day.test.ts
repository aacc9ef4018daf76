import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDay } from './local-day.ts'

const zones = ['America/Argentina/Buenos_Aires', 'America/St_Johns', 'Pacific/Kiritimati', 'UTC']

test.each([
  ['2026-07-01T02:59:59.999Z', '2026-06-30'],
  ['2026-07-01T03:00:00.000Z', '2026-07-01'],
  ['2026-07-02T02:59:59.999Z', '2026-07-01'],
])('at %s it is %s in Buenos Aires', (moment, day) => {
  expect(localDay('America/Argentina/Buenos_Aires', new Date(moment))).toBe(day)
})

test('whatever was asked before, the day is the one that the calendar of the zone says', () => {
  const moment = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  const asked = fc.array(fc.tuple(fc.constantFrom(...zones), moment, fc.nat(2_000)))
  fc.assert(
    fc.property(asked, (all) => {
      for (const [timeZone, date, later] of all) {
        for (const each of [date, new Date(date.getTime() + later)]) {
          expect(localDay(timeZone, each)).toBe(each.toLocaleDateString('sv', { timeZone }))
        }
      }
    }),
  )
})
