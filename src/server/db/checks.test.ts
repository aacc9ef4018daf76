import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { createTestDatabase } from '#testing/database.ts'
import type { Database } from './connect.ts'
import { inTransaction, queryRows } from './transaction.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.close())

/** The words that each CHECK of the migrated database names, by the constraint's name. */
async function wordsOfChecks(): Promise<Record<string, string[]>> {
  const rows = await inTransaction(database, (tx) =>
    queryRows<{ name: string; rule: string }>(
      tx,
      sql`select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
        where contype = 'c' and connamespace = 'public'::regnamespace`,
    ),
  )
  return Object.fromEntries(
    rows.map(({ name, rule }) => [
      name,
      [...rule.matchAll(/'([^']*)'/g)].map(([, word = '']) => word),
    ]),
  )
}

test('every CHECK on a language takes the languages of the contract', async () => {
  const checks = Object.entries(await wordsOfChecks()).filter(([name]) => name.endsWith('_lang'))
  expect(Object.fromEntries(checks)).toEqual({
    item_details_lang: languages,
    quotes_lang: languages,
  })
})
