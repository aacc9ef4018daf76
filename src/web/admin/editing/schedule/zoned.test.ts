import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockIn, momentIn } from './zoned.ts'

test.each([
  ['America/Argentina/Buenos_Aires', '2026-12-01T09:30', '2026-12-01T12:30:00.000Z'],
  ['Europe/Madrid', '2026-07-01T09:30', '2026-07-01T07:30:00.000Z'],
  ['Europe/Madrid', '2026-12-01T09:30', '2026-12-01T08:30:00.000Z'],
  ['Asia/Kathmandu', '2026-12-01T00:10', '2026-11-30T18:25:00.000Z'],
  // It comes twice, and counts the first time.
  ['Europe/Madrid', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['America/Santiago', '2026-04-04T23:30', '2026-04-05T02:30:00.000Z'],
])('in %s the clocks say %s at %s', (zone, clock, moment) => {
  expect(momentIn(zone, clock)?.toISOString()).toBe(moment)
  expect(clockIn(zone, new Date(moment))).toBe(clock)
})

test('a time that the clocks leave out is still a moment of that night', () => {
  const moment = momentIn('Europe/Madrid', '2026-03-29T02:30')
  expect(moment?.toISOString()).toMatch(/^2026-03-29T0[01]:30/)
})

test('nothing is no moment, and no moment is nothing', () => {
  expect(momentIn('UTC', '')).toBeNull()
  expect(clockIn('UTC', null)).toBe('')
})

test('what a zone’s clocks say of a moment leads back to it, or to the same time an hour or so before', () => {
  const zone = fc.constantFrom(
    'America/Sao_Paulo',
    'Europe/Lisbon',
    'America/Santiago',
    'Asia/Kolkata',
  )
  const minute = fc.integer({ min: 0, max: 60 * 24 * 366 * 10 })
  fc.assert(
    fc.property(zone, minute, (timeZone, minutes) => {
      const moment = new Date(Date.UTC(2024, 0, 1) + minutes * 60_000)
      const clock = clockIn(timeZone, moment)
      const back = momentIn(timeZone, clock)
      expect(back && clockIn(timeZone, back)).toBe(clock)
      expect(back && back.getTime() <= moment.getTime()).toBe(true)
    }),
  )
})
