import { pgView, text, uuid } from 'drizzle-orm/pg-core'
import { kinds } from '#contract/catalogue/kinds.ts'

/** What the public may see: the one place of the hiding rules (requirements §2.12). */
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
