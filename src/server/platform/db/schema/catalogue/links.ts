import { index, integer, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core'
import { catalogueItems } from './catalogue.ts'
import { destinations, hotels, packages, tours } from './kinds.ts'

const itemId = () =>
  uuid('item_id')
    .notNull()
    .references(() => catalogueItems.id, { onDelete: 'cascade' })

const position = () => integer('position').notNull()

/** The itinerary of a circuit or package: its destinations in order (requirements §2.6). */
export const itemDestinations = pgTable(
  'item_destinations',
  {
    itemId: itemId(),
    destinationId: uuid('destination_id')
      .notNull()
      .references(() => destinations.id, { onDelete: 'restrict' }),
    position: position(),
  },
  (link) => [
    primaryKey({ columns: [link.itemId, link.destinationId] }),
    unique('item_destinations_position').on(link.itemId, link.position),
    index('item_destinations_destination').on(link.destinationId),
  ],
)

/** The experiences of a circuit or package, in order. */
export const itemTours = pgTable(
  'item_tours',
  {
    itemId: itemId(),
    tourId: uuid('tour_id')
      .notNull()
      .references(() => tours.id, { onDelete: 'restrict' }),
    position: position(),
    /** Its place among those without which the journey makes no sense; null where it is none of them. */
    keyPosition: integer('key_position'),
  },
  (link) => [
    primaryKey({ columns: [link.itemId, link.tourId] }),
    unique('item_tours_position').on(link.itemId, link.position),
    index('item_tours_tour').on(link.tourId),
  ],
)

/** The packages that extend a circuit or package, in order. */
export const itemExtensions = pgTable(
  'item_extensions',
  {
    itemId: itemId(),
    packageId: uuid('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    position: position(),
  },
  (link) => [
    primaryKey({ columns: [link.itemId, link.packageId] }),
    unique('item_extensions_position').on(link.itemId, link.position),
    index('item_extensions_package').on(link.packageId),
  ],
)

/** The hotels of a circuit or package, in order. */
export const itemHotels = pgTable(
  'item_hotels',
  {
    itemId: itemId(),
    hotelId: uuid('hotel_id')
      .notNull()
      .references(() => hotels.id, { onDelete: 'restrict' }),
    position: position(),
  },
  (link) => [
    primaryKey({ columns: [link.itemId, link.hotelId] }),
    unique('item_hotels_position').on(link.itemId, link.position),
    index('item_hotels_hotel').on(link.hotelId),
  ],
)
