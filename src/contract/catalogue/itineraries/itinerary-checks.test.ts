import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { closedOn, departureNumbers } from '../facts/closures.ts'
import type { Departures } from '../facts/departures.ts'
import { type CheckedThings, type CheckedTrip, itineraryWarnings } from './itinerary-checks.ts'
import { itinerary } from './itinerary-days.ts'
import { monthsOfYear, type MonthState } from '../facts/seasons.ts'

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const [a, b, c, d] = [uuid(1), uuid(2), uuid(3), uuid(4)]
const [hotelInA, tourInB] = [uuid(5), uuid(6)]
const today = '2026-11-22'

const open = { months: null, closures: [] }
const things: CheckedThings = {
  destinations: new Map([a, b, c, d].map((id) => [id, { ...open, tags: ['sun'] }])),
  hotels: new Map([[hotelInA, { ...open, destinationId: a }]]),
  tours: new Map([[tourInB, { ...open, destinationId: b, isEnabled: true }]]),
}

const details = [{ lang: 'en', title: 'A day', text: '' }]

function trip(days: object[], changes: Partial<CheckedTrip> = {}): CheckedTrip {
  return {
    days: days.length,
    nights: undefined,
    destinationIds: [],
    keyTourIds: [],
    bannedTags: [],
    departures: null,
    validFrom: null,
    validTo: null,
    itinerary: itinerary.parse(days.map((day, index) => ({ day: index + 1, details, ...day }))),
    ...changes,
  }
}

const warningsOf = (checked: CheckedTrip, known: Partial<CheckedThings> = {}) =>
  itineraryWarnings(checked, { ...things, ...known }, today)

const night = (destinationId: string) => ({ destinationId, overnight: 'camp' })
const end = (destinationId: string) => ({ destinationId, overnight: 'none' })

describe('an itinerary is warned of', () => {
  it('nothing where there is none, or nothing is wrong', () => {
    expect(warningsOf(trip([], { days: 3, nights: 9, destinationIds: [a] }))).toEqual([])
    const fine = [{ ...night(a), hotelId: hotelInA }, night(a), end(b)]
    expect(warningsOf(trip(fine, { nights: 2, destinationIds: [a, b] }))).toEqual([])
  })

  it('nights that are not as many as its days have', () => {
    const days = [
      { hotelId: hotelInA, overnight: 'none', destinationId: a },
      { overnight: 'transit' },
      { overnight: 'train' },
      {},
    ]
    expect(warningsOf(trip(days, { nights: 2 }))).toEqual([])
    expect(warningsOf(trip(days, { nights: 3 }))).toEqual([
      { code: 'NIGHTS_DIFFER', day: null, context: { nights: 3, counted: 2 } },
    ])
  })

  it('each day that is missing', () => {
    expect(warningsOf(trip([{}, { day: 3 }], { days: 5 }))).toEqual(
      [2, 4, 5].map((day) => ({ code: 'DAY_MISSING', day, context: {} })),
    )
  })

  it('hotels and tours that lie elsewhere', () => {
    expect(warningsOf(trip([{ destinationId: b, hotelId: hotelInA }]))).toEqual([
      { code: 'HOTEL_ELSEWHERE', day: 1, context: { hotelId: hotelInA, destinationId: a } },
    ])
    const visit = { tourIds: [tourInB] }
    const near = [
      [end(b), visit],
      [{ ...end(b), ...visit }],
      [{ ...end(a), ...visit, transfers: [{ mode: 'bus', toDestinationId: b }] }],
    ]
    for (const days of near) expect(warningsOf(trip(days))).toEqual([])
    expect(warningsOf(trip([end(b), end(a), { optionalTourIds: [tourInB] }]))).toEqual([
      { code: 'TOUR_ELSEWHERE', day: 3, context: { tourId: tourInB, destinationId: b } },
    ])
  })

  it('destinations that no day leads to', () => {
    const days = [{ ...night(a), transfers: [{ mode: 'boat', toDestinationId: b }] }]
    expect(warningsOf(trip(days, { destinationIds: [a, b, c] }))).toEqual([
      { code: 'DESTINATION_NEVER_VISITED', day: null, context: { destinationId: c } },
    ])
  })

  it('more than eight hours on the way in a day, flights aside', () => {
    const transfers = (minutes: number) => [
      { mode: 'bus', minutes: 240 },
      { mode: 'flight', minutes: 900 },
      { mode: 'boat', minutes },
    ]
    expect(warningsOf(trip([{ transfers: transfers(240) }]))).toEqual([])
    expect(warningsOf(trip([{ transfers: transfers(241) }]))).toEqual([
      { code: 'LONG_TRANSFER', day: 1, context: { minutes: 481 } },
    ])
  })

  it('three single nights in a row', () => {
    const codes = (days: object[]) => warningsOf(trip(days)).map(({ code, day }) => [code, day])
    expect(codes([night(a), night(b), night(c), end(c)])).toEqual([['HURRIED', 1]])
    expect(codes([night(d), night(d), night(a), night(b), night(c), night(a)])).toEqual([
      ['HURRIED', 3],
    ])
    expect(codes([night(a), night(b), night(b), night(c), end(a)])).toEqual([])
    expect(codes([night(a), night(b), end(c)])).toEqual([])
  })

  it('stops all of whose tags it bans, once each', () => {
    const bannedTags = ['sun']
    expect(warningsOf(trip([night(a), night(a)], { bannedTags }))).toEqual([
      { code: 'TAG_BANNED', day: 1, context: { destinationId: a, tags: ['sun'] } },
    ])
    const destinations = new Map([
      [a, { ...open, tags: ['sun', 'snow'] }],
      [b, { ...open, tags: [] }],
    ])
    expect(warningsOf(trip([night(a), night(b)], { bannedTags }), { destinations })).toEqual([])
  })

  it('days without English', () => {
    expect(warningsOf(trip([{ details: [] }]))).toEqual([
      { code: 'NO_ENGLISH_TEXT', day: 1, context: {} },
    ])
  })

  it('what is closed when one comes there, by its own day', () => {
    const june = monthsOfYear.map((month): MonthState => (month === 6 ? 'closed' : 'good'))
    const destinations = new Map([
      [a, { ...open, tags: [] }],
      [b, { months: june, closures: [], tags: [] }],
    ])
    const days = [end(a), end(b)]
    const closed = (context: object) => [
      {
        code: 'CLOSED_THEN',
        day: 2,
        context: { kind: 'destination', id: b, closures: [], ...context },
      },
    ]
    const during = (validFrom: string, validTo: string) =>
      warningsOf(trip(days, { validFrom, validTo }), { destinations })
    expect(during('2027-05-31', '2027-05-31')).toEqual(closed({ months: [6], on: '2027-06-01' }))
    expect(during('2027-06-30', '2027-07-09')).toEqual([])
    expect(warningsOf(trip(days), { destinations })).toEqual(
      closed({ months: [6], on: '2027-06-01' }),
    )
    const dates: Departures = {
      kind: 'dates',
      dates: ['2027-06-30'],
      guaranteed: false,
      minPax: null,
    }
    expect(warningsOf(trip(days, { departures: dates }), { destinations })).toEqual([])
  })

  it('in order of day, the whole first', () => {
    const days = [{ details: [] }, { transfers: [{ mode: 'bus', minutes: 600 }], details: [] }]
    const warnings = warningsOf(trip(days, { nights: 1, destinationIds: [a] }))
    expect(warnings.map(({ day }) => day)).toEqual([null, null, 1, 2, 2])
  })
})

const anyDay = fc.integer({ min: 20_700, max: 21_100 }).map(dayOfNumber)
const anySpan = fc.tuple(anyDay, fc.nat(20)).map(([from, length]) => ({
  from,
  to: dayOfNumber(dayNumber(from) + length),
}))
const anyState = fc.constantFrom<MonthState>('good', 'closed')
const anyMonths = fc.option(fc.array(anyState, { minLength: 12, maxLength: 12 }))

it('what is closed is what a traveller of some departure finds closed', () => {
  const closures = fc.array(anySpan, { maxLength: 2 })
  const weekday = fc.integer({ min: 1, max: 7 })
  fc.assert(
    fc.property(
      anyMonths,
      closures,
      anySpan,
      weekday,
      fc.nat(30),
      (months, spans, valid, on, later) => {
        const departures: Departures = {
          kind: 'weekdays',
          weekdays: [on],
          guaranteed: false,
          minPax: null,
          periods: [],
          except: [],
        }
        const selling = { departures, validFrom: valid.from, validTo: valid.to }
        const thing = {
          months,
          closures: spans.map((each) => ({ ...each, reason: {} })),
        }
        // Slowly: every departure, every stay, asked of everything.
        const stays: string[] = []
        for (
          const start = new Date(valid.from);
          start <= new Date(valid.to);
          start.setUTCDate(start.getUTCDate() + 1)
        ) {
          if ((start.getUTCDay() || 7) !== on) continue
          const there = new Date(start)
          there.setUTCDate(there.getUTCDate() + later)
          stays.push(there.toISOString().slice(0, 10))
        }
        const closedMonths = monthsOfYear.filter(
          (month) =>
            months?.[month - 1] === 'closed' &&
            stays.some((day) => new Date(day).getUTCMonth() + 1 === month),
        )
        const met = thing.closures.filter(({ from, to }) =>
          stays.some((day) => from <= day && day <= to),
        )
        const found = closedOn(thing, departureNumbers(selling, today), later)
        expect(found?.months ?? []).toEqual(closedMonths)
        expect(found?.closures ?? []).toEqual(met)
        const isClosed = (day: string) =>
          closedMonths.includes(new Date(day).getUTCMonth() + 1) ||
          met.some(({ from, to }) => from <= day && day <= to)
        expect(found?.on).toBe(stays.find(isClosed))
      },
    ),
  )
})
