import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { email } from '#contract/base/fields.ts'
import { createTestDatabase } from '#testing/database.ts'
import { isOperatorError } from '../runtime/operator-error.ts'
import type { Database } from './connect.ts'
import { knownMigrations, migrateDatabase, migrateUntil } from './migrate.ts'
import { queryRows } from './transaction.ts'
import { sql } from 'drizzle-orm'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.close())

async function appliedMigrations(): Promise<string[]> {
  const rows = await queryRows<{ hash: string }>(
    database.db,
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map((row) => row.hash)
}

test('a second run, and two at once, change nothing', async () => {
  const before = await appliedMigrations()
  await Promise.all([migrateDatabase(database), migrateDatabase(database)])
  expect(await appliedMigrations()).toEqual(before)
  expect(before.length).toBeGreaterThan(0)
})

test('a database of newer code is refused in one line and left as it is', async () => {
  const before = await appliedMigrations()
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)`,
  )
  const refusal: unknown = await migrateDatabase(database).catch((error: unknown) => error)
  expect(isOperatorError(refusal) && refusal.message).toMatch(/^[^\n]*newer version[^\n]*$/)
  expect(await appliedMigrations()).toEqual([...before, 'newer'])
})

describe('from one released schema to the next', () => {
  let emptied: Database
  const schemas = knownMigrations()

  beforeEach(async () => {
    emptied = await createTestDatabase()
    const { db } = emptied
    await db.execute(sql`drop schema public cascade`)
    await db.execute(sql`drop schema drizzle cascade`)
    await db.execute(sql`create schema public`)
  })

  afterEach(() => emptied.close())

  const tables = async () => {
    const rows = await queryRows<{ name: string }>(
      emptied.db,
      sql`select relname as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    )
    return rows.map(({ name }) => name)
  }

  /** The last migration of each stage, by its number. */
  const stages: [string, number][] = [
    ['of the first schema', 2],
    ['of the first stage', 11],
    ['of the second stage', 31],
  ]

  test.each(stages)('data %s arrives at the newest', async (_name, last) => {
    const { db } = emptied
    await migrateUntil(emptied, schemas[last] ?? 0)
    await db.execute(sql`insert into countries (name) values ('Argentina')`)
    await db.execute(
      sql`insert into regions (name, country_id) select 'Misiones', id from countries`,
    )
    await db.execute(
      sql`insert into catalogue_items (kind, tags) values ('destination', '{selva}')`,
    )
    await db.execute(sql`insert into item_details (item_id, lang, name, description, position)
      select id, 'es', 'Iguazú', 'Agua.', 0 from catalogue_items`)
    await db.execute(sql`insert into destinations (id, region_id)
      select catalogue_items.id, regions.id from catalogue_items, regions`)
    await db.execute(
      sql`insert into users (name, surname, email, password_hash) values ('Ana', 'Gómez', 'ana@example.com', '')`,
    )
    await db.execute(sql`insert into quotes (name, email, message, lang, entity_type, entity_id, entity_name)
      select 'Luz', 'luz@example.com', 'Dos personas', 'es', 'destination', id, 'Iguazú' from catalogue_items`)
    for (const schema of schemas.slice(last + 1)) await migrateUntil(emptied, schema)
    await migrateDatabase(emptied)
    const rows = await queryRows(
      db,
      sql`select item_details.name, regions.name as region, tags from visible_items
        join catalogue_items using (id) join destinations using (id)
        join regions on regions.id = region_id join item_details on item_id = catalogue_items.id`,
    )
    expect(rows).toEqual([{ name: 'Iguazú', region: 'Misiones', tags: ['selva'] }])
    expect(await queryRows(db, sql`select email from users`)).toEqual([
      { email: 'ana@example.com' },
    ])
    const [quote] = await queryRows<{ reference: string | null; message: string }>(
      db,
      sql`select reference, message from quotes`,
    )
    expect(quote?.message).toBe('Dos personas')
    expect(quote?.reference).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/)
  })

  test('e-mails get the domain that they are looked up by', async () => {
    const { db } = emptied
    await migrateUntil(emptied, schemas[7] ?? 0)
    const older = [
      'x@exämple.com',
      'x@例え.テスト.jp',
      'x@ｅｘａｍｐｌｅ.org',
      'x@straße.de',
      'x@ñandú-viajes.com.ar',
      'x@пример.испытание.рф',
      'x@büroausstattungsgroßhandelsgesellschaft-übersee.de',
      'x@ab--c-áéíóúüñ𐐨.com',
      'x@example.net',
      'taken@exämple.com',
      'taken@xn--exmple-cua.com',
      'twice@ｅｘämple.com',
      'twice@exämple.com',
    ]
    for (const address of older) {
      await db.execute(
        sql`insert into users (name, surname, email, password_hash) values ('A', 'B', ${address}, '')`,
      )
    }
    await migrateDatabase(emptied)
    const rows = await queryRows<{ email: string }>(
      db,
      sql`select email from users order by sequence`,
    )
    const expected = older.map((address) => email.parse(address))
    expected[9] = 'taken@exämple.com'
    expected[12] = 'twice@exämple.com'
    expect(rows.map((row) => row.email)).toEqual(expected)
  })

  test('requests that were there get a reference each, and so do the answers kept of them', async () => {
    const { db } = emptied
    await migrateUntil(emptied, schemas[7] ?? 0)
    await db.execute(sql`insert into quotes
      (email, name, message, entity_type, entity_id, entity_name, lang)
      select 'ana@example.com', 'Ana', 'Hola', 'tour', gen_random_uuid(), 'Iguazú', 'es'
      from generate_series(1, 50)`)
    await db.execute(sql`insert into idempotency_keys (operation, caller, key, payload_hash, answer)
      select 'createQuote', 'x', id::text, '', jsonb_build_object('id', id) from quotes`)
    await migrateDatabase(emptied)
    const rows = await queryRows<{ reference: string; answered: string }>(
      db,
      sql`select reference, answer ->> 'reference' as answered
        from quotes join idempotency_keys on key = quotes.id::text`,
    )
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(50)
    for (const { reference, answered } of rows) {
      expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(answered).toBe(reference)
    }
  })

  test('experiences are priced by the person: themselves, in drafts, in versions and in the trash', async () => {
    const { db } = emptied
    await migrateUntil(emptied, schemas[36] ?? 0)
    await db.execute(sql`insert into countries (name) values ('Argentina')`)
    await db.execute(sql`insert into regions (name, country_id) select 'Salta', id from countries`)
    await db.execute(sql`insert into categories (name) values ('Walk')`)
    await db.execute(sql`insert into catalogue_items (kind) values ('destination'), ('circuit'),
      ('tour'), ('tour')`)
    await db.execute(sql`insert into destinations (id, region_id)
      select i.id, regions.id from catalogue_items i, regions where kind = 'destination'`)
    await db.execute(sql`insert into circuits (id, days, nights)
      select id, 2, 1 from catalogue_items where kind = 'circuit'`)
    await db.execute(sql`insert into tours (id, destination_id, category_id, price_from_basis)
      select i.id, d.id, c.id, case row_number() over () when 1 then 'double' else 'group' end
      from catalogue_items i, destinations d, categories c where i.kind = 'tour'`)
    await db.execute(
      sql`insert into shown_record (at) values ('2026-01-01') on conflict (id) do update set at = excluded.at`,
    )
    await db.execute(sql`insert into shown_items (item_id, kind, shown, changed_at, turns)
      select id, kind, true, '2026-01-01', '{2026-01-01}' from catalogue_items
      where kind in ('tour', 'circuit')`)
    const based = sql`now(), now(), gen_random_uuid(), ''`
    await db.execute(sql`insert into item_drafts (item_id, fields, based_on, updated_at, by_id, by_name)
      select id, '{"priceFromBasis": "double", "level": 2}', ${based} from catalogue_items
      where kind in ('tour', 'circuit')`)
    await db.execute(sql`insert into item_versions (item_id, kind, version, at, item)
      select id, kind, 1, now(), '{"priceFromBasis": "double"}' from catalogue_items
      where kind in ('tour', 'circuit')`)
    await db.execute(sql`insert into binned_items (id, kind, name, deleted_at, by_id, by_name, content)
      select gen_random_uuid(), 'tour', 'x', now(), gen_random_uuid(), '', content::jsonb from (values
      ('{"tours": [{"level": 1, "price_from_basis": "double"}], "item_drafts": []}'),
      ('{"tours": [{"price_from_basis": "group"}], "item_drafts": [{"fields": {"priceFromBasis": "double"}}]}')
      ) as kept(content)`)
    await migrateDatabase(emptied)
    const read = async (what: ReturnType<typeof sql>) =>
      (await queryRows<{ said: string }>(db, what)).map(({ said }) => said)
    expect(await read(sql`select price_from_basis as said from tours order by 1`)).toEqual([
      'group',
      'person',
    ])
    expect(await read(sql`select price_from_basis as said from circuits`)).toEqual(['double'])
    const isNewest = sql`s.changed_at = r.at and r.at > '2026-01-01'`
    expect(
      await read(sql`select s.kind || coalesce(' ' || t.price_from_basis, '') as said
        from shown_items s cross join shown_record r left join tours t on t.id = s.item_id
        where ${isNewest}`),
      'feeds hear of what changed',
    ).toEqual(['tour person'])
    const kindAndBasis = (column: string) =>
      sql.raw(`c.kind || ' ' || (${column} ->> 'priceFromBasis')`)
    const expected = ['circuit double', 'tour person', 'tour person']
    expect(
      await read(sql`select ${kindAndBasis('fields')} as said from item_drafts
        join catalogue_items c on c.id = item_id order by 1`),
    ).toEqual(expected)
    expect(
      await read(sql`select ${kindAndBasis('item')} as said from item_versions
        join catalogue_items c on c.id = item_id order by 1`),
    ).toEqual(expected)
    expect(await read(sql`select content::text as said from binned_items order by 1`)).toEqual([
      '{"tours": [{"level": 1, "price_from_basis": "person"}], "item_drafts": []}',
      '{"tours": [{"price_from_basis": "group"}], "item_drafts": [{"fields": {"priceFromBasis": "person"}}]}',
    ])
  })

  test('a migration that breaks off leaves nothing of itself, and is run again', async () => {
    const { db } = emptied
    const [before = 0, after = 0] = schemas.slice(6)
    await migrateUntil(emptied, before)
    // In the way of the last statement of the one that makes the table of changes.
    await db.execute(sql`create table in_the_way (id int)`)
    await db.execute(sql`create index changes_expiry on in_the_way (id)`)
    await expect(migrateUntil(emptied, after)).rejects.toThrow()
    expect(await tables()).not.toContain('changes')
    await db.execute(sql`drop table in_the_way`)
    await migrateDatabase(emptied)
    expect(await tables()).toContain('changes')
  })
})
