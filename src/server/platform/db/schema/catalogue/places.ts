import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { generatedId } from '../columns.ts'

const languageTexts = (name: string) => jsonb(name).$type<LanguageTexts>().notNull().default({})

/** Further names by which to find a place. */
export const aliasList = () => text('aliases').array().notNull().default([])

/** Categories of experiences. */
export const categories = pgTable('categories', {
  id: generatedId(),
  name: text('name').notNull(),
  names: languageTexts('names'),
  aliases: aliasList(),
  intro: languageTexts('intro'),
})

export const countries = pgTable('countries', {
  id: generatedId(),
  name: text('name').notNull(),
  names: languageTexts('names'),
  aliases: aliasList(),
  intro: languageTexts('intro'),
})

export const regions = pgTable(
  'regions',
  {
    id: generatedId(),
    name: text('name').notNull(),
    names: languageTexts('names'),
    aliases: aliasList(),
    intro: languageTexts('intro'),
    countryId: uuid('country_id')
      .notNull()
      .references(() => countries.id, { onDelete: 'restrict' }),
  },
  (region) => [index('regions_country').on(region.countryId)],
)

/**
 * Names and aliases of tags, only of those that somebody gave some. Items hold the tags themselves; one that no item
 * has any more keeps them for when it comes back.
 */
export const tagNames = pgTable('tag_names', {
  tag: text('tag').primaryKey(),
  names: languageTexts('names'),
  /** Null where the shipped ones stand. */
  aliases: text('aliases').array(),
})
