import { demoCatalogue } from '../catalogue.ts'
import { type SeasonCalendar, seasonCalendars } from './season-calendar.ts'

const { countries, destinations } = demoCatalogue

/** The key of the country that a destination is in. */
export function countryOf(destination: string): string {
  const region = destinations.find(({ key }) => key === destination)?.region
  return countries.find(({ regions }) => regions.some(({ key }) => key === region))?.key ?? ''
}

/** The seasons of where something begins. */
export function calendarOf(destination: string): SeasonCalendar {
  return ['peru', 'bolivia'].includes(countryOf(destination))
    ? seasonCalendars.andes
    : seasonCalendars.south
}
