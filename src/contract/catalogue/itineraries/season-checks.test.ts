import { expect, it } from 'vitest'
import { type MonthState, monthsOfYear } from '../facts/seasons.ts'
import { type CheckedThings, type CheckedTrip, itineraryWarnings } from './itinerary-checks.ts'
import { itinerary } from './itinerary-days.ts'

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const [place, whales, penguins, boat] = [uuid(1), uuid(2), uuid(3), uuid(4)]
const today = '2026-11-22'

const closedIn = (...closed: number[]): MonthState[] =>
  monthsOfYear.map((month) => (closed.includes(month) ? 'closed' : 'good'))

const tour = (months: MonthState[] | null, isEnabled = true) => ({
  months,
  closures: [],
  destinationId: place,
  isEnabled,
})

const things: CheckedThings = {
  destinations: new Map([[place, { months: closedIn(7), closures: [], tags: ['sea'] }]]),
  hotels: new Map(),
  tours: new Map([
    [whales, tour(closedIn(1, 2))],
    [penguins, tour(closedIn(6, 7, 8))],
    [boat, tour(closedIn())],
  ]),
}

const promised = (...days: string[]): CheckedTrip['departures'] => ({
  kind: 'dates',
  guaranteed: false,
  minPax: null,
  dates: days.map((date) => ({ date, status: 'guaranteed' as const })),
})

function warningsOf(changes: Partial<CheckedTrip>, known: Partial<CheckedThings> = {}) {
  const days = [
    { day: 1, destinationId: place, tourIds: [whales] },
    { day: 2, tourIds: [penguins, boat] },
  ]
  const trip: CheckedTrip = {
    days: 2,
    nights: undefined,
    destinationIds: [place],
    keyTourIds: [],
    bannedTags: [],
    departures: null,
    validFrom: null,
    validTo: null,
    itinerary: itinerary.parse(days),
    ...changes,
  }
  const wanted = new Set(['KEY_MISSING', 'GUARANTEED_CLOSED'])
  return itineraryWarnings(trip, { ...things, ...known }, today).filter(({ code }) =>
    wanted.has(code),
  )
}

it('experiences that close in some months ask which ones the journey is about', () => {
  const missing = { code: 'KEY_MISSING', day: null, context: { tourIds: [whales, penguins] } }
  expect(warningsOf({})).toEqual([missing])
  expect(warningsOf({ keyTourIds: [boat] })).toEqual([])
  const closedNever = new Map([[boat, tour(closedIn())]])
  expect(warningsOf({}, { tours: closedNever })).toEqual([])
  const disabled = new Map([
    [whales, tour(closedIn(1))],
    [penguins, tour(closedIn(6), false)],
  ])
  expect(warningsOf({ keyTourIds: [penguins] }, { tours: disabled })).toEqual([
    { ...missing, context: { tourIds: [whales] } },
  ])
})

it('a guaranteed departure is told that finds the journey closed', () => {
  const keyTourIds = [penguins]
  const closed = (...days: string[]) => [
    { code: 'GUARANTEED_CLOSED', day: null, context: { days } },
  ]
  // The day of the experience decides, not that of the departure.
  const departures = promised('2026-06-10', '2027-05-31', '2027-06-29', '2027-08-31', '2027-10-01')
  expect(warningsOf({ keyTourIds, departures })).toEqual(closed('2027-05-31', '2027-06-29'))
  expect(warningsOf({ keyTourIds: [whales], departures: promised('2027-06-29') })).toEqual([])
  expect(warningsOf({ keyTourIds: [whales], departures: promised('2027-07-01') })).toEqual(
    closed('2027-07-01'),
  )
  const open = promised('2027-07-01')
  if (open?.kind === 'dates') open.dates = ['2027-07-01']
  expect(warningsOf({ keyTourIds, departures: open })).toEqual([])
  if (open) open.guaranteed = true
  expect(warningsOf({ keyTourIds, departures: open })).toEqual(closed('2027-07-01'))
  // Without a key experience one of three closed closes nothing.
  const unnamed = warningsOf({ departures: promised('2027-01-10') })
  expect(unnamed.map(({ code }) => code)).toEqual(['KEY_MISSING'])
  const weekly: CheckedTrip['departures'] = {
    kind: 'weekdays',
    weekdays: [1],
    guaranteed: true,
    minPax: null,
    periods: [],
    except: [],
  }
  const many = warningsOf({ keyTourIds, departures: weekly })[0]?.context['days']
  expect(many).toHaveLength(12)
})
