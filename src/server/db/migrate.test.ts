import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database.ts'
import { isStartRefusal } from '../start-refusal.ts'
import type { Database } from './connect.ts'
import { migrateDatabase } from './migrate.ts'
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
  expect(isStartRefusal(refusal) && refusal.message).toMatch(/^[^\n]*newer version[^\n]*$/)
  expect(await appliedMigrations()).toEqual([...before, 'newer'])
})
