import { describe, expect, it } from 'vitest'
import { defaultOffice, type Office } from './office.ts'
import { dueAt, officeMinutesBetween } from './office-hours.ts'

const never = () => false

/** Due moment of the answer to a quote of a moment, both in ISO 8601. */
function due(changed: Partial<Office>, receivedAt: string, holidays: readonly string[] = []) {
  const office = { ...defaultOffice, ...changed }
  const found = dueAt(office, (day) => holidays.includes(day), new Date(receivedAt))
  return found && found.toISOString().replace('.000Z', 'Z')
}

const closed = { '1': [], '2': [], '3': [], '4': [], '5': [], '6': [], '7': [] }
const allDay: [string, string][] = [['00:00', '24:00']]
const always = {
  '1': allDay,
  '2': allDay,
  '3': allDay,
  '4': allDay,
  '5': allDay,
  '6': allDay,
  '7': allDay,
}

describe('an answer is due (requirements §1.25)', () => {
  // Monday 2 to Sunday 8 November 2026; Buenos Aires is three hours behind UTC.
  it.each([
    ['2026-11-03T15:30:15.250Z', 9, '2026-11-04T15:30:15.250Z', 'a working day later'],
    ['2026-11-03T12:00:00Z', 9, '2026-11-03T21:00:00Z', 'at the exact end of a span'],
    ['2026-11-03T12:00:00.001Z', 9, '2026-11-04T12:00:00.001Z', 'past it on the next day'],
    [
      '2026-11-03T21:00:00Z',
      9,
      '2026-11-04T21:00:00Z',
      'from the next opening, where it just closed',
    ],
    ['2026-11-03T05:00:00Z', 1, '2026-11-03T13:00:00Z', 'from the opening, at night'],
    ['2026-11-06T20:00:00Z', 2, '2026-11-09T13:00:00Z', 'after the weekend'],
    ['2026-11-03T12:00:00Z', 240, '2026-12-09T18:00:00Z', 'weeks later'],
  ])('%s, within %i hours: %s, %s', (receivedAt, answerWithinHours, expected) => {
    expect(due({ answerWithinHours }, receivedAt)).toBe(expected)
  })

  it('after a break, not within it', () => {
    const hours = {
      ...closed,
      '2': [
        ['09:00', '12:00'],
        ['14:00', '17:00'],
      ] as [string, string][],
    }
    expect(due({ hours, answerWithinHours: 3 }, '2026-11-03T12:00:00Z')).toBe(
      '2026-11-03T15:00:00Z',
    )
    expect(due({ hours, answerWithinHours: 4 }, '2026-11-03T12:00:00Z')).toBe(
      '2026-11-03T18:00:00Z',
    )
    expect(due({ hours, answerWithinHours: 1 }, '2026-11-03T16:00:00Z')).toBe(
      '2026-11-03T18:00:00Z',
    )
  })

  it('over midnight where spans touch it', () => {
    const night: Office['hours'] = {
      ...closed,
      '2': [['22:00', '24:00']],
      '3': [['00:00', '02:00']],
    }
    expect(due({ hours: night, answerWithinHours: 2 }, '2026-11-04T00:00:00Z')).toBe(
      '2026-11-04T03:00:00Z',
    )
    expect(due({ hours: night, answerWithinHours: 3 }, '2026-11-04T00:00:00Z')).toBe(
      '2026-11-04T04:00:00Z',
    )
  })

  it('not on closed days and holidays, but on holidays that are worked', () => {
    const at = '2026-11-03T21:00:00Z'
    const wednesday = '2026-11-04'
    expect(due({}, at, [wednesday])).toBe('2026-11-05T21:00:00Z')
    expect(due({ closedDays: [wednesday] }, at)).toBe('2026-11-05T21:00:00Z')
    expect(due({ openDays: [wednesday] }, at, [wednesday])).toBe('2026-11-04T21:00:00Z')
    expect(due({ openDays: [wednesday], closedDays: [wednesday] }, at)).toBe('2026-11-05T21:00:00Z')
    // A worked day has the hours of its weekday: a Saturday has none.
    expect(due({ openDays: ['2026-11-07'] }, '2026-11-06T21:00:00Z')).toBe('2026-11-09T21:00:00Z')
  })

  it('never where the office is never open', () => {
    expect(due({ hours: closed }, '2026-11-03T12:00:00Z')).toBeNull()
    const sundays: Office['hours'] = { ...closed, '7': [['09:00', '18:00']] }
    const isSunday = (day: string) => new Date(day).getUTCDay() === 0
    const office = { ...defaultOffice, hours: sundays }
    expect(dueAt(office, isSunday, new Date('2026-11-03T12:00:00Z'))).toBeNull()
  })

  it('far away where the office is hardly ever open', () => {
    const hours: Office['hours'] = { ...closed, '1': [['09:00', '09:01']] }
    expect(due({ hours, answerWithinHours: 2 }, '2026-11-02T12:00:00Z')).toBe(
      '2029-02-12T12:01:00Z',
    )
  })
})

describe('where clocks are moved', () => {
  it.each([
    ['Europe/Madrid', '2026-03-28T23:00:00Z', '2026-03-29T23:00:00Z', 'forward: a day of 23 hours'],
    ['Europe/Madrid', '2026-10-24T22:00:00Z', '2026-10-25T22:00:00Z', 'back: a day of 25 hours'],
    ['America/Santiago', '2026-09-05T04:00:00Z', '2026-09-06T04:00:00Z', 'forward at midnight'],
    [
      'Pacific/Apia',
      '2011-12-29T10:00:00Z',
      '2011-12-30T10:00:00Z',
      'by a day, which there is not',
    ],
  ])(
    '%s, around the clock: 24 hours that run count, from %s to %s: %s',
    (timeZone, receivedAt, expected) => {
      expect(due({ timeZone, hours: always, answerWithinHours: 24 }, receivedAt)).toBe(expected)
    },
  )

  it('an hour that clocks leave out is not worked, and one that they repeat twice', () => {
    const hours: Office['hours'] = { ...closed, '7': [['01:00', '04:00']] }
    const madrid = { ...defaultOffice, timeZone: 'Europe/Madrid', hours }
    const minutes = (from: string, to: string) =>
      officeMinutesBetween(madrid, never, new Date(from), new Date(to))
    expect(minutes('2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toBe(120)
    expect(minutes('2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z')).toBe(240)
  })

  it('the office opens at the same time by them', () => {
    const office = { timeZone: 'America/Santiago', answerWithinHours: 9 }
    expect(due(office, '2026-09-04T21:00:00Z')).toBe('2026-09-07T20:00:00Z')
  })
})

describe('office minutes between two moments', () => {
  it.each([
    ['2026-11-03T12:00:00Z', '2026-11-03T12:00:00Z', 0],
    ['2026-11-03T12:00:00Z', '2026-11-03T12:00:30Z', 0.5],
    ['2026-11-03T20:30:00Z', '2026-11-04T13:00:00Z', 90],
    ['2026-11-06T22:00:00Z', '2026-11-08T22:00:00Z', 0],
    ['2026-11-03T13:00:00Z', '2026-11-03T12:00:00Z', 0],
  ])('%s to %s: %d', (from, to, minutes) => {
    expect(officeMinutesBetween(defaultOffice, never, new Date(from), new Date(to))).toBe(minutes)
  })
})
