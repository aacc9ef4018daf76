import {
  amenities,
  type PriceBasis,
  priceBases,
  services,
  usualBasis,
} from '#contract/catalogue/facts/facts.ts'
import type { Departures } from '#contract/catalogue/facts/departures.ts'
import type { PriceBand } from '#contract/catalogue/prices/price-bands.ts'
import { type Closures, monthStates, type Peaks } from '#contract/catalogue/facts/seasons.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  char,
  check,
  date,
  integer,
  jsonb,
  numeric,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { isOneOf } from '../columns.ts'

// What several kinds know of their items, as columns named after the contract's facts; a fact with
// parts has a column for each, and they are null together.

export const locationColumns = () => ({
  locationLat: numeric('location_lat', { precision: 9, scale: 6, mode: 'number' }),
  locationLng: numeric('location_lng', { precision: 9, scale: 6, mode: 'number' }),
})

export const seasonColumns = () => ({
  months: text('months', { enum: monthStates }).array(),
  closures: jsonb('closures').$type<Closures>().notNull().default([]),
})

export const peaksColumn = () => ({
  peaks: jsonb('peaks').$type<Peaks>().notNull().default([]),
})

export const groupSizeColumns = () => ({
  groupSizeMin: integer('group_size_min'),
  groupSizeMax: integer('group_size_max'),
})

export const serviceColumn = () => ({ service: text('service', { enum: services }) })

export const priceColumns = (usual: PriceBasis) => ({
  /** In minor units of its currency. */
  priceFromAmount: bigint('price_from_amount', { mode: 'number' }),
  priceFromCurrency: char('price_from_currency', { length: 3 }),
  priceNote: jsonb('price_note').$type<LanguageTexts>().notNull().default({}),
  priceFromBasis: text('price_from_basis', { enum: priceBases }).notNull().default(usual),
  priceFromPax: smallint('price_from_pax'),
  priceFromUntil: date('price_from_until', { mode: 'string' }),
  priceBands: jsonb('price_bands').$type<PriceBand[]>().notNull().default([]),
})

/** Returns the common columns of circuits and packages. */
export const itineraryColumns = () => ({
  level: smallint('level'),
  minAge: smallint('min_age'),
  ...serviceColumn(),
  ...groupSizeColumns(),
  departures: jsonb('departures').$type<Departures>(),
  validFrom: date('valid_from', { mode: 'string' }),
  validTo: date('valid_to', { mode: 'string' }),
  ...priceColumns(usualBasis.circuit),
})

export const hotelColumns = () => ({
  address: text('address'),
  website: text('website'),
  rooms: integer('rooms'),
  checkIn: text('check_in'),
  checkOut: text('check_out'),
  amenities: text('amenities', { enum: amenities }).array().notNull().default([]),
})

type Columns<Names extends string> = Record<Names, AnyPgColumn>

export function locationChecks(
  table: string,
  { locationLat, locationLng }: Columns<'locationLat' | 'locationLng'>,
) {
  return [
    check(`${table}_location`, sql`(${locationLat} is null) = (${locationLng} is null)`),
    check(
      `${table}_location_range`,
      sql`${locationLat} between -90 and 90 and ${locationLng} between -180 and 180`,
    ),
  ]
}

export function monthsCheck(table: string, { months }: Columns<'months'>) {
  const states = sql.raw(monthStates.map((state) => `'${state}'`).join(', '))
  return check(
    `${table}_months`,
    sql`cardinality(${months}) = 12 and ${months} <@ array[${states}]`,
  )
}

/** Both ends or none, the first not above the second. */
export function rangeCheck(name: string, min: AnyPgColumn, max: AnyPgColumn) {
  return check(name, sql`(${min} is null) = (${max} is null) and ${min} >= 1 and ${min} <= ${max}`)
}

export function serviceCheck(table: string, { service }: Columns<'service'>) {
  return check(`${table}_service`, isOneOf(service, services))
}

export function priceChecks(
  table: string,
  price: Columns<'priceFromAmount' | 'priceFromCurrency' | 'priceFromBasis' | 'priceFromPax'>,
) {
  return [
    check(
      `${table}_price_from`,
      sql`(${price.priceFromAmount} is null) = (${price.priceFromCurrency} is null) and ${price.priceFromAmount} >= 0`,
    ),
    check(`${table}_price_from_basis`, isOneOf(price.priceFromBasis, priceBases)),
    check(`${table}_price_from_pax`, sql`${price.priceFromPax} between 1 and 99`),
  ]
}

export function itineraryChecks(
  table: string,
  columns: Columns<
    | 'level'
    | 'groupSizeMin'
    | 'groupSizeMax'
    | 'validFrom'
    | 'validTo'
    | 'priceFromAmount'
    | 'priceFromCurrency'
    | 'priceFromBasis'
    | 'priceFromPax'
    | 'service'
  >,
) {
  return [
    check(`${table}_level`, sql`${columns.level} between 1 and 5`),
    rangeCheck(`${table}_group_size`, columns.groupSizeMin, columns.groupSizeMax),
    check(`${table}_validity`, sql`${columns.validFrom} <= ${columns.validTo}`),
    serviceCheck(table, columns),
    ...priceChecks(table, columns),
  ]
}
