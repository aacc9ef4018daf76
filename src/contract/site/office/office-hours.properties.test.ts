import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { office as schema, type Office } from './office.ts'
import { dueAt, officeMinutesBetween } from './office-hours.ts'

const minute = 60_000
const daysWalked = 40

/** Zones with a moment at which their clocks were moved; Kolkata's never are. */
const changes: [string, string][] = [
  ['America/Argentina/Buenos_Aires', '2026-11-23T00:00:00Z'],
  ['America/Santiago', '2026-04-05T03:00:00Z'],
  ['America/Santiago', '2026-09-06T04:00:00Z'],
  ['Europe/Madrid', '2026-03-29T01:00:00Z'],
  ['Europe/Madrid', '2026-10-25T01:00:00Z'],
  ['Asia/Kolkata', '2026-12-31T18:30:00Z'],
  // A Friday was left out.
  ['Pacific/Apia', '2011-12-30T10:00:00Z'],
  // Half an hour.
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  // From 00:01 back to the day before.
  ['America/St_Johns', '2010-11-07T02:31:00Z'],
]

const time = (quarters: number) =>
  `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`

const spans = fc
  .uniqueArray(fc.oneof(fc.constantFrom(0, 96), fc.nat(96)), { maxLength: 5 })
  .map((drawn) => {
    const times = drawn.toSorted((a, b) => a - b).map(time)
    return times.flatMap((closes, place): [string, string][] =>
      place % 2 === 1 ? [[times[place - 1] ?? '', closes]] : [],
    )
  })

const history = fc
  .record({
    change: fc.constantFrom(...changes),
    hours: fc.record({
      '1': spans,
      '2': spans,
      '3': spans,
      '4': spans,
      '5': spans,
      '6': spans,
      '7': spans,
    }),
    answerWithinHours: fc.integer({ min: 1, max: 60 }),
    holidays: fc.array(fc.nat(12)),
    closedDays: fc.array(fc.nat(12)),
    openDays: fc.array(fc.nat(12)),
    minutesBefore: fc.integer({ min: -2 * 24 * 60, max: 5 * 24 * 60 }),
  })
  .map(
    ({ change: [timeZone, changedAt], holidays, closedDays, openDays, minutesBefore, ...rest }) => {
      const first = dayNumber(changedAt.slice(0, 10)) - 5
      const days = (places: number[]) => places.map((place) => dayOfNumber(first + place))
      return {
        office: schema.parse({
          ...rest,
          timeZone,
          closedDays: days(closedDays),
          openDays: days(openDays),
        }),
        holidays: days(holidays),
        receivedAt: Date.parse(changedAt) - minutesBefore * minute,
      }
    },
  )

/** Whether somebody is there in the minute that begins at a moment, as one reads it off clock and calendar. */
function makeIsOpen(office: Office, holidays: readonly string[]) {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: office.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  return (moment: number) => {
    const read = Object.fromEntries(
      clock.formatToParts(moment).map(({ type, value }) => [type, value]),
    )
    const day = `${read['year']}-${read['month']}-${read['day']}`
    const now = `${read['hour']}:${read['minute']}`
    const isDayOff = holidays.includes(day) && !office.openDays.includes(day)
    if (isDayOff || office.closedDays.includes(day)) return false
    const weekday = String(weekdays.indexOf(read['weekday'] ?? '') + 1) as keyof Office['hours']
    return office.hours[weekday].some(([opens, closes]) => opens <= now && now < closes)
  }
}

it('an answer is due when so many open minutes were counted', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(history, ({ office, holidays, receivedAt }) => {
      const isOpen = makeIsOpen(office, holidays)
      const isHoliday = (day: string) => holidays.includes(day)
      const end = receivedAt + daysWalked * 24 * 60 * minute
      let left = office.answerWithinHours * 60
      let now = receivedAt
      for (; left > 0 && now < end; now += minute) if (isOpen(now)) left -= 1
      const due = dueAt(office, isHoliday, new Date(receivedAt))
      if (left === 0) expect(due?.toISOString()).toBe(new Date(now).toISOString())
      else expect(due === null || due.getTime() > end).toBe(true)
      const counted = officeMinutesBetween(office, isHoliday, new Date(receivedAt), new Date(now))
      expect(counted).toBe(office.answerWithinHours * 60 - left)
    }),
    { numRuns: 60 },
  )
})

it('to the millisecond, and never earlier for who asks later', () => {
  fc.assert(
    fc.property(history, fc.nat(90_000), ({ office, holidays, receivedAt }, later) => {
      const isHoliday = (day: string) => holidays.includes(day)
      const asked = new Date(receivedAt + later)
      const due = dueAt(office, isHoliday, asked)
      const dueBefore = dueAt(office, isHoliday, new Date(receivedAt))
      fc.pre(due !== null && dueBefore !== null)
      expect(officeMinutesBetween(office, isHoliday, asked, due)).toBe(
        office.answerWithinHours * 60,
      )
      const passed = due.getTime() - dueBefore.getTime()
      expect(passed).toBeGreaterThanOrEqual(0)
      const millisecondBefore = new Date(due.getTime() - 1)
      expect(officeMinutesBetween(office, isHoliday, asked, millisecondBefore)).toBeLessThan(
        office.answerWithinHours * 60,
      )
    }),
  )
})
