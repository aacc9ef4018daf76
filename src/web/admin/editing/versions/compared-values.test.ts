import { expect, test } from 'vitest'
import { versionDifferences } from './compared-values.ts'

const day = (number: number, title: string, tourIds: string[] = []) => ({
  day: number,
  destinationId: null,
  overnight: null,
  hotelId: null,
  orSimilar: true,
  alternativeHotelIds: [],
  tourIds,
  optionalTourIds: [],
  meals: [],
  transfers: [],
  mediaIds: ['picture'],
  details: [{ lang: 'en', title, text: '' }],
})

const today = {
  details: [
    { lang: 'en', name: 'Falls', description: 'Water.' },
    { lang: 'es', name: 'Cataratas', description: 'Agua.' },
  ],
  days: 3,
  tags: ['selva'],
  level: 2,
  status: true,
  itinerary: [day(1, 'Arrival'), day(2, 'The falls', ['tour'])],
}

const pathsOf = (version: object) =>
  versionDifferences('circuit', { ...today, ...version }, today).map(({ path }) => path)

test('a version that is the same has no differences, whatever its status and pictures', () => {
  const itinerary = today.itinerary.map((each) => ({ ...each, mediaIds: [] }))
  expect(pathsOf({ status: false, media: [], itinerary })).toEqual([])
})

test('texts differ by language, facts and links by name, days by number', () => {
  const details = [{ lang: 'en', name: 'The falls', description: 'Water.' }]
  const version = {
    details,
    days: 4,
    tags: [],
    level: 3,
    itinerary: [day(1, 'Arrival'), day(3, 'Home')],
  }
  expect(pathsOf(version)).toEqual([
    'details.es.name',
    'details.es.description',
    'details.en.name',
    'days',
    'tags',
    'facts.level',
    'itinerary.2.tourIds',
    'itinerary.2.details.en.title',
    'itinerary.3.details.en.title',
  ])
})

test('what the version did not know yet is no difference', () => {
  const { tags: _, ...older } = today
  expect(versionDifferences('circuit', older, today)).toEqual([])
})
