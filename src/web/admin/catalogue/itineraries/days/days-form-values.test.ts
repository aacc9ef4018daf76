import { expect, test } from 'vitest'
import type { AnsweredItinerary } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { itinerary } from '#contract/catalogue/itineraries/itinerary-days.ts'
import {
  blankDay,
  dayErrorPath,
  toDaysFormValues,
  nightsIn,
  toDaysPayload,
} from './days-form-values.ts'

const [place, hotel, tour] = [1, 2, 3].map(
  (number) => `00000000-0000-4000-8000-00000000000${number}`,
)

const stored = [
  {
    day: 1,
    destinationId: place ?? null,
    overnight: 'hotel',
    hotelId: hotel ?? null,
    orSimilar: false,
    alternativeHotelIds: [],
    tourIds: [tour ?? ''],
    optionalTourIds: [],
    meals: ['breakfast', 'dinner'],
    transfers: [{ mode: 'flight', minutes: 90, included: false, service: null }],
    mediaIds: [],
    details: [{ lang: 'en', title: 'Arrival', text: '' }],
  },
  {
    day: 3,
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
  },
] as const

test('days go back as they came', () => {
  const values = toDaysFormValues(stored as unknown as AnsweredItinerary)
  expect(itinerary.parse(toDaysPayload(values))).toEqual([
    {
      ...stored[0],
      transfers: [{ ...stored[0].transfers[0], km: null, toDestinationId: null }],
    },
    stored[1],
  ])
  expect(nightsIn(values)).toBe(1)
})

test('a text in another language is sent with the English one, so that the server asks for it', () => {
  const day = blankDay(1)
  day.details.pt.text = 'Chegada'
  const sent = toDaysPayload([day])
  expect(sent[0]?.details?.map(({ lang }) => lang)).toEqual(['en', 'pt'])
  expect(dayErrorPath('itinerary.0.details.0.title', sent)).toBe('itinerary.0.details.en.title')
  expect(dayErrorPath('itinerary.0.details.1.text', sent)).toBe('itinerary.0.details.pt.text')
  expect(dayErrorPath('itinerary.0.hotelId', sent)).toBe('itinerary.0.hotelId')
})
