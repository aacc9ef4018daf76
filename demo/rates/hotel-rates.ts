import { demoCatalogue } from '../catalogue.ts'
import type { DemoHotel } from '../model.ts'
import { demoFees } from './fees.ts'
import { type HotelPrice, hotelPrices } from './hotel-prices.ts'
import {
  type DemoExtra,
  type DemoLine,
  type DemoRate,
  demoCommission,
  extraOf,
  pricesOf,
  seasonsOf,
} from './rate-model.ts'
import { cancellationWords, galaOfChildWords, galaWords } from './rate-texts.ts'
import { aroundCarnival, type SeasonName, seasonsOfDays } from './season-calendar.ts'
import { openDays } from './sold-days.ts'
import { calendarOf, countryOf } from './where.ts'

const seasonFactors: Readonly<Record<SeasonName, number>> = { low: 1, shoulder: 1.12, high: 1.32 }

/** The factor by which prices rise each year. */
const yearly = 1.05

const toCents = 100

/** Rates of hotels: one for a year and one for each of the two after it, whose sale begins in March of the year before. */
export function hotelRates(first: number, days: readonly string[]): DemoRate[] {
  return demoCatalogue.destinations.flatMap(({ key, hotels }) =>
    hotels.flatMap((hotel) => {
      const open = seasonsOfDays(calendarOf(key), openDays(hotel, days))
      const vat = countryOf(key) === 'argentina' ? 'refundableNonResidents' : 'included'
      return [0, 1, 2].map((ahead) => {
        const year = first + ahead
        const own = [...open].filter(([day]) => day.startsWith(`${year}`))
        return { ...rateOf(hotel, { year, ahead, days: new Map(own) }), vat }
      })
    }),
  )
}

interface Year {
  year: number
  /** Years after the first. */
  ahead: number
  /** The days that are sold, each with its season. */
  days: ReadonlyMap<string, SeasonName>
}

function rateOf(hotel: DemoHotel, { year, ahead, days }: Year): DemoRate {
  const { key } = hotel
  const price = hotelPrices[key]
  if (!price) throw new Error(`${key} has no prices to make a rate of`)
  const linesOf = (season: SeasonName) =>
    linesFor(hotel, price, seasonFactors[season] * yearly ** ahead * toCents)
  return {
    key,
    entityType: 'hotel',
    externalId: `${key}-${year}`,
    currency: 'USD',
    commission: demoCommission,
    seasons: seasonsOf({
      days,
      linesOf,
      minNights: price.minNights,
    }),
    extras: [...galaOf(price), ...demoFees.filter(({ of }) => of.includes(key)).map(extraOf)],
    cancellation: { ...cancellationWords.hotel },
    stopSales: stopSalesOf(price, year),
    ...(ahead > 0 && { bookFrom: `${year - 1}-03-01` }),
  }
}

/** The lines of a season whose dollars weigh so much. */
function linesFor(hotel: DemoHotel, price: HotelPrice, weight: number): DemoLine[] {
  const { double, per = 'room' as const, board = 'BB', dinner } = price
  const line = (share: number) => ({ per, board, ...pricesOf(double * share * weight) })
  const child = { basis: 'child', bed: 'extra', board } as const
  const half = { basis: 'double', per: 'person', board: 'HB', supplement: true } as const
  const rooms: DemoLine[] =
    per === 'person'
      ? [
          { basis: 'double', ...line(1) },
          { basis: 'single', ...line(1.5) },
          { basis: 'triple', ...line(0.92) },
          { ...child, ages: { from: 12, to: 17 }, ...line(0.75) },
          { ...child, ages: { from: 3, to: 11 }, ...line(0.5) },
          { ...child, basis: 'infant', ages: { from: 0, to: 2 }, ...line(0.1) },
        ]
      : [
          { basis: 'double', ...line(1) },
          { basis: 'single', ...line(0.88) },
          { basis: 'triple', ...line(1.28) },
          ...(hotel.amenities?.includes('family')
            ? [{ basis: 'quadruple' as const, ...line(1.5) }]
            : []),
          { ...child, ages: { from: 3, to: 17 }, ...pricesOf(double * 0.18 * weight) },
        ]
  return dinner === undefined ? rooms : [...rooms, { ...half, ...pricesOf(dinner * weight) }]
}

/** The dinner of New Year's Eve, which whoever sleeps there that night takes. */
function galaOf({ gala }: HotelPrice): DemoExtra[] {
  if (gala === undefined) return []
  const when = [{ from: '12-31', to: '12-31' }]
  const dinner = { payable: 'here' as const, when }
  return [
    { ...dinner, label: { ...galaWords }, amount: gala * toCents, ages: { from: 12, to: 99 } },
    {
      ...dinner,
      label: { ...galaOfChildWords },
      amount: pricesOf((gala * toCents) / 2).gross,
      ages: { from: 3, to: 11 },
    },
  ]
}

function stopSalesOf({ stopSale }: HotelPrice, year: number) {
  if (stopSale === 'carnival') return [{ ...aroundCarnival(year, -3, 1), note: 'Carnival' }]
  if (stopSale === undefined) return []
  return [{ from: `${year}-03-05`, to: `${year}-03-08`, note: 'Harvest festival' }]
}
