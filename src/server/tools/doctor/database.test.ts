import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#testing/database.ts'
import { makePasswords } from '#server/platform/auth/passwords.ts'
import type { Database } from '#server/platform/db/connect.ts'
import { createAdmin } from '#server/features/accounts/users/create-admin.ts'
import { readSettings, type Settings } from '#server/platform/settings/env.ts'
import { examineDatabase } from './database.ts'

/** The doctor's findings in a database; production has no first admin of its own making. */
async function found(databaseUrl: string | null, more: Partial<Settings> = {}) {
  const settings = { ...readSettings({}), databaseUrl, firstAdmin: null, ...more }
  return (await examineDatabase(settings)).map(
    ({ level, name, text }) => `${level} ${name} ${text}`,
  )
}

it('leaves the embedded database closed', async () => {
  expect(await found(null)).toEqual([expect.stringMatching(/^ok DATABASE_URL none/)])
})

it('tells an unreachable server, without its password', async () => {
  const lines = await found('postgres://root:topsecret@127.0.0.1:1/none')
  expect(lines).toEqual([
    expect.stringMatching(/^fail DATABASE_URL the database cannot be reached/),
  ])
  expect(lines.join()).not.toContain('topsecret')
})

// The embedded database is not examined: there is nothing to try it on.
const onPostgres = process.env.TEST_DATABASE_URL ? ['PostgreSQL'] : []

describe.each(onPostgres)('a database of %s', () => {
  let database: Database
  let url: string
  beforeAll(async () => {
    database = await createTestDatabase()
    if (database.kind !== 'postgres') throw new Error('Tests run on PostgreSQL here')
    ;({ url } = database)
  })
  afterAll(() => database.close())

  it('is up to date, and waits for an admin', async () => {
    const upToDate = 'ok DATABASE_URL PostgreSQL answers and is up to date'
    expect(await found(url)).toEqual([
      upToDate,
      expect.stringMatching(/^warn ADMIN_EMAIL no admin yet/),
    ])
    const given = { email: 'jefa@example.com', password: 'Pampa-2026!' }
    await createAdmin(
      { database, passwords: makePasswords() },
      { ...given, name: undefined, surname: undefined },
    )
    expect(await found(url)).toEqual([upToDate, 'ok ADMIN_EMAIL there is an admin'])
  })

  it('has to take what all workers may open, and is no replica of another one', async () => {
    expect(await found(url, { workers: 64, databasePoolMax: 500 })).toContainEqual(
      expect.stringMatching(/^warn DB_POOL_MAX one instance may open 32256 connections/),
    )
    const readFrom = async (databaseReadUrl: string) => (await found(url, { databaseReadUrl }))[1]
    expect(await readFrom(url)).toBe('ok DATABASE_READ_URL the replica answers')
    const other = new URL(url)
    other.pathname = '/postgres'
    expect(await readFrom(other.href)).toMatch(/^fail DATABASE_READ_URL is no replica/)
    other.port = '1'
    expect(await readFrom(other.href)).toMatch(/^fail DATABASE_READ_URL .*cannot be reached/)
  })

  it('is older or newer than the program, and stays so', async () => {
    const move = (by: string) =>
      database.db.execute(
        sql`update drizzle.__drizzle_migrations set created_at = created_at + ${by}::bigint
        where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
      )
    await move('-1')
    const older = await found(url)
    expect(older).toEqual([expect.stringMatching(/^warn DATABASE_URL \d{4}_\w+ not applied/)])
    expect(await found(url)).toEqual(older)
    await move('2')
    expect(await found(url)).toEqual([expect.stringMatching(/^fail DATABASE_URL .*newer version/)])
  })
})
