import type { Kind } from '#contract/base/kinds.ts'
import { usualBasis } from '#contract/catalogue/facts/facts.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { catalogueItems } from './catalogue.ts'
import {
  groupSizeColumns,
  hotelColumns,
  itineraryChecks,
  itineraryColumns,
  locationChecks,
  locationColumns,
  monthsCheck,
  peaksColumn,
  priceChecks,
  priceColumns,
  rangeCheck,
  seasonColumns,
  serviceCheck,
  serviceColumn,
} from './facts.ts'
import { aliasList, categories, regions } from './places.ts'

export const destinations = pgTable(
  'destinations',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['destination'] })
      .notNull()
      .default('destination'),
    regionId: uuid('region_id')
      .notNull()
      .references(() => regions.id, { onDelete: 'restrict' }),
    aliases: aliasList(),
    ...locationColumns(),
    altitude: smallint('altitude'),
    airport: char('airport', { length: 3 }),
    timeZone: text('time_zone'),
    nightsAdvisedMin: smallint('nights_advised_min'),
    nightsAdvisedMax: smallint('nights_advised_max'),
    ...seasonColumns(),
    ...peaksColumn(),
  },
  (destination) => [
    foreignKey({
      name: 'destinations_item',
      columns: [destination.id, destination.kind],
      foreignColumns: [catalogueItems.id, catalogueItems.kind],
    }).onDelete('cascade'),
    index('destinations_region').on(destination.regionId),
    check('destinations_kind', sql`${destination.kind} = 'destination'`),
    ...locationChecks('destinations', destination),
    rangeCheck(
      'destinations_nights_advised',
      destination.nightsAdvisedMin,
      destination.nightsAdvisedMax,
    ),
    monthsCheck('destinations', destination),
  ],
)

export const tours = pgTable(
  'tours',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['tour'] })
      .notNull()
      .default('tour'),
    destinationId: uuid('destination_id')
      .notNull()
      .references(() => destinations.id, { onDelete: 'restrict' }),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    starredInDestination: boolean('starred_in_destination').notNull().default(false),
    ...locationColumns(),
    ...seasonColumns(),
    durationMinutes: integer('duration_minutes'),
    startTimes: text('start_times').array().notNull().default([]),
    level: smallint('level'),
    minAge: smallint('min_age'),
    guideLanguages: text('guide_languages').array().notNull().default([]),
    ...serviceColumn(),
    ...groupSizeColumns(),
    ...priceColumns(usualBasis.tour),
  },
  (tour) => [
    foreignKey({
      name: 'tours_item',
      columns: [tour.id, tour.kind],
      foreignColumns: [catalogueItems.id, catalogueItems.kind],
    }).onDelete('cascade'),
    index('tours_destination').on(tour.destinationId),
    index('tours_category').on(tour.categoryId),
    check('tours_kind', sql`${tour.kind} = 'tour'`),
    ...locationChecks('tours', tour),
    monthsCheck('tours', tour),
    check('tours_level', sql`${tour.level} between 1 and 5`),
    rangeCheck('tours_group_size', tour.groupSizeMin, tour.groupSizeMax),
    serviceCheck('tours', tour),
    ...priceChecks('tours', tour),
  ],
)

export const circuits = pgTable(
  'circuits',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['circuit'] })
      .notNull()
      .default('circuit'),
    days: integer('days').notNull(),
    nights: integer('nights').notNull(),
    code: text('code').unique('circuits_code'),
    ...itineraryColumns(),
  },
  (circuit) => [
    foreignKey({
      name: 'circuits_item',
      columns: [circuit.id, circuit.kind],
      foreignColumns: [catalogueItems.id, catalogueItems.kind],
    }).onDelete('cascade'),
    check('circuits_kind', sql`${circuit.kind} = 'circuit'`),
    ...itineraryChecks('circuits', circuit),
    check(
      'circuits_length',
      sql`${circuit.days} between 1 and 365 and ${circuit.nights} between 1 and 365`,
    ),
  ],
)

export const packages = pgTable(
  'packages',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['package'] })
      .notNull()
      .default('package'),
    days: integer('days').notNull(),
    nights: integer('nights').notNull(),
    code: text('code').unique('packages_code'),
    ...itineraryColumns(),
  },
  (pack) => [
    foreignKey({
      name: 'packages_item',
      columns: [pack.id, pack.kind],
      foreignColumns: [catalogueItems.id, catalogueItems.kind],
    }).onDelete('cascade'),
    check('packages_kind', sql`${pack.kind} = 'package'`),
    ...itineraryChecks('packages', pack),
    check(
      'packages_length',
      sql`${pack.days} between 1 and 365 and ${pack.nights} between 1 and 365`,
    ),
  ],
)

export const hotels = pgTable(
  'hotels',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['hotel'] })
      .notNull()
      .default('hotel'),
    destinationId: uuid('destination_id')
      .notNull()
      .references(() => destinations.id, { onDelete: 'restrict' }),
    category: numeric('category', { precision: 2, scale: 1, mode: 'number' }).notNull(),
    ...locationColumns(),
    ...seasonColumns(),
    ...hotelColumns(),
  },
  (hotel) => [
    foreignKey({
      name: 'hotels_item',
      columns: [hotel.id, hotel.kind],
      foreignColumns: [catalogueItems.id, catalogueItems.kind],
    }).onDelete('cascade'),
    index('hotels_destination').on(hotel.destinationId),
    check('hotels_kind', sql`${hotel.kind} = 'hotel'`),
    ...locationChecks('hotels', hotel),
    monthsCheck('hotels', hotel),
    check(
      'hotels_category',
      sql`${hotel.category} between 1 and 5 and ${hotel.category} % 0.5 = 0`,
    ),
  ],
)

export const incentives = pgTable(
  'incentives',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['incentive'] })
      .notNull()
      .default('incentive'),
    destinationId: uuid('destination_id')
      .notNull()
      .references(() => destinations.id, { onDelete: 'restrict' }),
    minAge: smallint('min_age'),
    ...groupSizeColumns(),
  },
  (incentive) => [
    foreignKey({
      name: 'incentives_item',
      columns: [incentive.id, incentive.kind],
      foreignColumns: [catalogueItems.id, catalogueItems.kind],
    }).onDelete('cascade'),
    index('incentives_destination').on(incentive.destinationId),
    check('incentives_kind', sql`${incentive.kind} = 'incentive'`),
    rangeCheck('incentives_group_size', incentive.groupSizeMin, incentive.groupSizeMax),
  ],
)

/** The table of each kind's own columns. */
export const tableOf = {
  destination: destinations,
  tour: tours,
  circuit: circuits,
  package: packages,
  hotel: hotels,
  incentive: incentives,
} as const satisfies Record<Kind, unknown>
