import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { openPostgres } from '#server/platform/db/connect.ts'
import type { Database } from '#server/platform/db/connect.ts'
import { installSchema } from './database-image.ts'

/** Where a database of the server that TEST_DATABASE_URL names is reached. */
function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement on the server that TEST_DATABASE_URL names. */
async function command(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const hexDigits = () => randomUUID().replaceAll('-', '')

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await command(serverUrl, `drop database if exists "${name}" with (force)`)
}

/** Makes a migrated database that others are copied from; its name. */
export async function createTemplate(serverUrl: string): Promise<string> {
  const name = `nandu_template_${hexDigits()}`
  await command(serverUrl, `create database "${name}"`)
  const database = await openPostgres(urlOf(serverUrl, name), 2)
  await installSchema(database)
  await database.close()
  return name
}

/** Drops the template. @throws where a test left a copy open, which holds connections of the server until the run ends */
export async function dropTemplate(serverUrl: string, template: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  const { rows } = await client
    .query<{ name: string }>('select datname as name from pg_database where datname like $1', [
      `${template}\\_%`,
    ])
    .finally(() => client.end())
  for (const { name } of rows) await dropDatabase(serverUrl, name)
  await dropDatabase(serverUrl, template)
  if (rows.length > 0) throw new Error(`Tests left ${rows.length} databases open`)
}

/** Copies the template and opens the copy, which is dropped when it is closed. */
export async function createCopy(serverUrl: string, template: string): Promise<Database> {
  const name = `${template}_${hexDigits().slice(0, 12)}`
  await command(serverUrl, `create database "${name}" template "${template}"`)
  const database = await openPostgres(urlOf(serverUrl, name), 5)
  return {
    ...database,
    async close() {
      await database.close()
      await dropDatabase(serverUrl, name)
    },
  }
}
