import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { TermScope, TermSet } from '#contract/quotes/proposals/term-sets.ts'
import { generatedId, insertionOrder, moment } from '../columns.ts'

const noScope: TermScope = { agencyIds: [], audience: null, countries: [], minPax: null }

/** Terms of proposals under a name. */
export const termSets = pgTable('term_sets', {
  id: generatedId(),
  name: text('name').notNull(),
  scope: jsonb('scope').$type<TermScope>().notNull().default(noScope),
  /** When it was made the default; null where it is none. */
  defaultAt: moment('default_at'),
  validDays: integer('valid_days'),
  payments: jsonb('payments').$type<TermSet['payments']>().notNull().default([]),
  cancellation: jsonb('cancellation').$type<TermSet['cancellation']>().notNull().default([]),
  conditions: jsonb('conditions').$type<LanguageTexts>().notNull().default({}),
  payHow: jsonb('pay_how').$type<LanguageTexts>().notNull().default({}),
  tax: jsonb('tax').$type<LanguageTexts>().notNull().default({}),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  sequence: insertionOrder(),
})
