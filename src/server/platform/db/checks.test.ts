import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindFacts, kinds } from '#contract/base/kinds.ts'
import { quotableKinds } from '#contract/catalogue/kinds/quotable-kinds.ts'
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

test('every CHECK on a language takes any code: the site says which are in use', async () => {
  const checks = Object.entries(await wordsOfChecks()).filter(([name]) => name.endsWith('_lang'))
  expect(checks.length).toBeGreaterThan(10)
  for (const [, words] of checks) expect(words).toEqual(['^[a-z]{2}$'])
})

test('the CHECKs on kinds say what the contract’s table says', async () => {
  const words = await wordsOfChecks()
  const where = (holds: (facts: (typeof kindFacts)[keyof typeof kindFacts]) => boolean) =>
    kinds.filter((kind) => holds(kindFacts[kind])).toSorted()
  const kindsIn = (name: string) =>
    (words[name] ?? []).filter((word) => kinds.some((kind) => kind === word)).toSorted()
  expect({
    all: kindsIn('catalogue_items_kind'),
    withoutStar: kindsIn('catalogue_items_starred'),
    withoutVideo: kindsIn('catalogue_items_show_video'),
    withoutTags: kindsIn('catalogue_items_tags'),
    banning: kindsIn('catalogue_items_banned_tags'),
    withMedia: kindsIn('media_owner_kind'),
    mediaByAge: kindsIn('media_order'),
    quotable: kindsIn('quotes_entity_type'),
  }).toEqual({
    all: kinds.toSorted(),
    withoutStar: where(({ starred }) => !starred),
    withoutVideo: ['hotel'],
    withoutTags: where(({ tags }) => tags === 'none'),
    banning: where(({ tags }) => tags === 'inherited'),
    withMedia: kinds.toSorted(),
    mediaByAge: where(({ media }) => media === 'by age'),
    quotable: where(({ quotable }) => quotable),
  })
  expect(quotableKinds.toSorted()).toEqual(where(({ quotable }) => quotable))
})

test('each kind has a table of its plural, which belongs to what the contract says', async () => {
  const rows = await inTransaction(database, (tx) =>
    queryRows<{ name: string; rule: string; columns: string[] }>(
      tx,
      sql`select c.table_name as name, k.rule, json_agg(c.column_name) as columns
        from information_schema.columns c
        join (
          select conrelid::regclass::text as name, pg_get_constraintdef(oid) as rule
          from pg_constraint where contype = 'c' and conname like '%\_kind'
        ) k on k.name = c.table_name
        where c.table_schema = 'public' group by 1, 2`,
    ),
  )
  for (const kind of kinds) {
    const { plural, belongsTo } = kindFacts[kind]
    const table = rows.find(({ name }) => name === plural)
    expect(table?.rule).toContain(`'${kind}'`)
    const owners = ['region', 'destination'].filter((owner) =>
      table?.columns.includes(`${owner}_id`),
    )
    expect(owners).toEqual(belongsTo === 'none' ? [] : [belongsTo])
  }
})
