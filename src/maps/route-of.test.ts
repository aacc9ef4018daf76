import { describe, expect, it } from 'vitest'
import { answeredItinerary } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { stopsOf, legStyleTo } from './route-of.ts'

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const [a, b, c] = [uuid(1), uuid(2), uuid(3)]

function journey(days: object[]) {
  const whole = days.map((day, index) => ({
    day: index + 1,
    destinationId: null,
    overnight: null,
    hotelId: null,
    orSimilar: true,
    alternativeHotelIds: [],
    tourIds: [],
    optionalTourIds: [],
    meals: [],
    transfers: [],
    mediaIds: [],
    details: [],
    ...day,
  }))
  return { destinationIds: [a, b], itinerary: answeredItinerary.parse(whole) }
}

const night = (destinationId: string) => ({ destinationId, overnight: 'hotel' })
const by = (mode: string, toDestinationId?: string, minutes?: number) => ({
  mode,
  included: true,
  service: null,
  ...(toDestinationId !== undefined && { toDestinationId }),
  ...(minutes !== undefined && { minutes }),
})
const told = (days: object[]) =>
  stopsOf(journey(days)).map((stop) => [stop.destinationId, stop.nights, legStyleTo(stop)])

describe('the stops of a journey', () => {
  it('are its destinations where its days name none', () => {
    const plain = [
      [a, 0, 'open'],
      [b, 0, 'open'],
    ]
    expect(told([])).toEqual(plain)
    expect(told([{ transfers: [by('bus')] }])).toEqual(plain)
  })

  it('count the nights, and come again where the journey comes back', () => {
    const days = [
      night(a),
      night(a),
      { ...night(b), transfers: [by('flight')] },
      { destinationId: a },
    ]
    expect(told(days)).toEqual([
      [a, 2, 'open'],
      [b, 1, 'air'],
      [a, 0, 'open'],
    ])
  })

  it('count no night on the way', () => {
    expect(told([{ destinationId: a, overnight: 'transit' }, night(b)])).toEqual([
      [a, 0, 'open'],
      [b, 1, 'open'],
    ])
  })

  it('follow transfers that say where they lead', () => {
    const day = { ...night(c), transfers: [by('boat', b), by('bus', c)] }
    expect(told([night(a), day])).toEqual([
      [a, 1, 'open'],
      [b, 0, 'water'],
      [c, 1, 'road'],
    ])
  })

  it('are reached with what a day travels longest with', () => {
    const day = { ...night(b), transfers: [by('car', undefined, 40), by('train', undefined, 300)] }
    expect(told([night(a), day])[1]).toEqual([b, 1, 'rail'])
  })
})
