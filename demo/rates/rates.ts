import { hotelRates } from './hotel-rates.ts'
import { journeyRates } from './journey-rates.ts'
import type { DemoRate } from './rate-model.ts'
import { daysOfYears } from './season-calendar.ts'
import { tourRates } from './tour-rates.ts'

/** The rates of every circuit, package, experience and hotel, for a year and the two after it. */
export function demoRates(year: number): DemoRate[] {
  const days = daysOfYears(year, year + 2)
  return [...journeyRates(year, days), ...tourRates(year, days), ...hotelRates(year, days)]
}
