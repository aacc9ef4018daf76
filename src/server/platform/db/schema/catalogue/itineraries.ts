import {
  meals,
  overnights,
  transferModes,
  transferServices,
} from '#contract/catalogue/itineraries/itinerary-days.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { catalogueItems } from './catalogue.ts'
import { isLanguageCode, isOneOf } from '../columns.ts'
import { tours } from './kinds.ts'
import { itemDestinations, itemHotels, itemTours } from './links.ts'
import { media } from './media.ts'

/**
 * The days of a circuit or package. What they name is tied to the item's own destinations,
 * experiences, hotels and pictures, so that nothing else can be stored.
 */
export const itineraryDays = pgTable(
  'itinerary_days',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => catalogueItems.id, { onDelete: 'cascade' }),
    day: smallint('day').notNull(),
    destinationId: uuid('destination_id'),
    overnight: text('overnight', { enum: overnights }),
    hotelId: uuid('hotel_id'),
    orSimilar: boolean('or_similar').notNull().default(true),
    meals: text('meals', { enum: meals }).array().notNull().default([]),
  },
  (row) => [
    primaryKey({ columns: [row.itemId, row.day] }),
    foreignKey({
      name: 'itinerary_days_destination',
      columns: [row.itemId, row.destinationId],
      foreignColumns: [itemDestinations.itemId, itemDestinations.destinationId],
    }),
    foreignKey({
      name: 'itinerary_days_hotel',
      columns: [row.itemId, row.hotelId],
      foreignColumns: [itemHotels.itemId, itemHotels.hotelId],
    }),
    index('itinerary_days_by_destination').on(row.itemId, row.destinationId),
    index('itinerary_days_by_hotel').on(row.itemId, row.hotelId),
    check('itinerary_days_day', sql`${row.day} between 1 and 365`),
    check('itinerary_days_overnight', isOneOf(row.overnight, overnights)),
  ],
)

const dayKey = () => ({
  itemId: uuid('item_id').notNull(),
  day: smallint('day').notNull(),
})

const position = () => smallint('position').notNull()

/** Ties a row to its day, with which it is deleted. */
function ofDay<Table extends string>(
  table: Table,
  row: Record<'itemId' | 'day', AnyPgColumn<{ tableName: Table }>>,
) {
  return foreignKey({
    name: `${table}_of_day`,
    columns: [row.itemId, row.day],
    foreignColumns: [itineraryDays.itemId, itineraryDays.day],
  }).onDelete('cascade')
}

/** Experiences that a day includes. */
export const itineraryDayTours = pgTable(
  'itinerary_day_tours',
  { ...dayKey(), tourId: uuid('tour_id').notNull(), position: position() },
  (row) => [
    primaryKey({ columns: [row.itemId, row.day, row.tourId] }),
    ofDay('itinerary_day_tours', row),
    foreignKey({
      name: 'itinerary_day_tours_of_item',
      columns: [row.itemId, row.tourId],
      foreignColumns: [itemTours.itemId, itemTours.tourId],
    }),
    index('itinerary_day_tours_tour').on(row.itemId, row.tourId),
  ],
)

/** Experiences that a day offers beside; they are not among the item's own. */
export const itineraryDayOptionalTours = pgTable(
  'itinerary_day_optional_tours',
  {
    ...dayKey(),
    tourId: uuid('tour_id')
      .notNull()
      .references(() => tours.id, { onDelete: 'restrict' }),
    position: position(),
  },
  (row) => [
    primaryKey({ columns: [row.itemId, row.day, row.tourId] }),
    ofDay('itinerary_day_optional_tours', row),
    index('itinerary_day_optional_tours_tour').on(row.tourId),
  ],
)

/** Hotels that may stand in for a day's own. */
export const itineraryDayHotels = pgTable(
  'itinerary_day_hotels',
  { ...dayKey(), hotelId: uuid('hotel_id').notNull(), position: position() },
  (row) => [
    primaryKey({ columns: [row.itemId, row.day, row.hotelId] }),
    ofDay('itinerary_day_hotels', row),
    foreignKey({
      name: 'itinerary_day_hotels_of_item',
      columns: [row.itemId, row.hotelId],
      foreignColumns: [itemHotels.itemId, itemHotels.hotelId],
    }),
    index('itinerary_day_hotels_hotel').on(row.itemId, row.hotelId),
  ],
)

/** Pictures of a day; one that is removed from the item is gone here too. */
export const itineraryDayMedia = pgTable(
  'itinerary_day_media',
  { ...dayKey(), mediaId: uuid('media_id').notNull(), position: position() },
  (row) => [
    primaryKey({ columns: [row.itemId, row.day, row.mediaId] }),
    ofDay('itinerary_day_media', row),
    foreignKey({
      name: 'itinerary_day_media_of_item',
      columns: [row.itemId, row.mediaId],
      foreignColumns: [media.ownerId, media.id],
    }).onDelete('cascade'),
    index('itinerary_day_media_medium').on(row.itemId, row.mediaId),
  ],
)

/** How one gets on, on a day, in order. */
export const itineraryTransfers = pgTable(
  'itinerary_transfers',
  {
    ...dayKey(),
    position: position(),
    mode: text('mode', { enum: transferModes }).notNull(),
    minutes: smallint('minutes'),
    km: smallint('km'),
    toDestinationId: uuid('to_destination_id'),
    included: boolean('included').notNull(),
    service: text('service', { enum: transferServices }),
  },
  (row) => [
    primaryKey({ columns: [row.itemId, row.day, row.position] }),
    ofDay('itinerary_transfers', row),
    foreignKey({
      name: 'itinerary_transfers_of_item',
      columns: [row.itemId, row.toDestinationId],
      foreignColumns: [itemDestinations.itemId, itemDestinations.destinationId],
    }),
    index('itinerary_transfers_destination').on(row.itemId, row.toDestinationId),
    check('itinerary_transfers_mode', isOneOf(row.mode, transferModes)),
    check('itinerary_transfers_service', isOneOf(row.service, transferServices)),
    check('itinerary_transfers_size', sql`${row.minutes} >= 1 and ${row.km} >= 1`),
  ],
)

/** Texts of a day in one language. */
export const itineraryDayTexts = pgTable(
  'itinerary_day_texts',
  {
    ...dayKey(),
    lang: text('lang', { enum: languages }).notNull(),
    position: position(),
    title: text('title').notNull(),
    text: text('text').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.itemId, row.day, row.lang] }),
    ofDay('itinerary_day_texts', row),
    check('itinerary_day_texts_lang', isLanguageCode(row.lang)),
  ],
)
