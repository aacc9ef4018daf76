import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { generatedId } from './columns.ts'

/** Categories of experiences. */
export const categories = pgTable('categories', {
  id: generatedId(),
  name: text('name').notNull(),
})

export const countries = pgTable('countries', {
  id: generatedId(),
  name: text('name').notNull(),
})

export const regions = pgTable(
  'regions',
  {
    id: generatedId(),
    name: text('name').notNull(),
    countryId: uuid('country_id')
      .notNull()
      .references(() => countries.id, { onDelete: 'restrict' }),
  },
  (region) => [index('regions_country').on(region.countryId)],
)
