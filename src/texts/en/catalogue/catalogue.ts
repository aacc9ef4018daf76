import { kinds } from './kinds.ts'

export const catalogue = {
  tags: 'Themes',
  itinerary: 'Route',
  stars_one: '{{count, number}} star',
  stars_other: '{{count, number}} stars',
  askQuote: 'Ask for a quote',
  destination: 'Destination',
  gallery: 'Up close',
  starredExperiences: 'Not to be missed',
  one: kinds.one,
  ...kinds.onItemPages,
  stops: 'Stop by stop',
  includedExperiences: 'Experiences included',
  includedHotels: 'Hotels included',
} as const
