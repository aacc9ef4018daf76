import { monthStates } from '#contract/catalogue/facts/seasons.ts'
import { boolean, integer, pgView, text, uuid } from 'drizzle-orm/pg-core'
import { kinds } from '#contract/base/kinds.ts'

/** Items that the public may see: the one place of the hiding rules (requirements §2.12). */
export const visibleItems = pgView('visible_items', {
  id: uuid('id').notNull(),
  kind: text('kind', { enum: kinds }).notNull(),
}).existing()

/** Effective tags, own ∪ (inherited − banned), inherited from visible destinations (requirements §2.11). */
export const effectiveTags = pgView('effective_tags', {
  itemId: uuid('item_id').notNull(),
  kind: text('kind', { enum: kinds }).notNull(),
  tag: text('tag').notNull(),
}).existing()

/**
 * Enabled destinations and tours that say how good each month is for a circuit or package; with an
 * itinerary, of its tours those that its days include. Destinations and key experiences make its months.
 */
export const itinerarySeasons = pgView('itinerary_seasons', {
  itemId: uuid('item_id').notNull(),
  kind: text('kind', { enum: ['destination', 'tour'] }).notNull(),
  partId: uuid('part_id').notNull(),
  months: text('months', { enum: monthStates }).array().notNull(),
  isBase: boolean('is_base').notNull(),
  position: integer('position').notNull(),
}).existing()

/** The months of circuits and packages (requirements §2.25). */
export const itineraryMonths = pgView('itinerary_months', {
  itemId: uuid('item_id').notNull(),
  months: text('months', { enum: monthStates }).array().notNull(),
}).existing()
