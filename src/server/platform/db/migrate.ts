import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { readJournal, withMigrationsUntil } from './migrations-until.ts'
import { operatorError } from '../runtime/operator-error.ts'
import type { Database, EmbeddedDatabase, PostgresDatabase } from './connect.ts'
import { queryRows } from './transaction.ts'
import type { Tx } from './transaction.ts'

const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url))

/** Any number will do, as long as every instance takes the same. */
const migrationLock = 20_417_731

/**
 * Brings the schema to this code's version: forward only, one runner at a time, all or nothing.
 * Gives the names of the migrations that the database did not have, oldest first. Fails with one
 * line when it was migrated by newer code.
 */
export async function migrateDatabase(database: Database): Promise<string[]> {
  const before = await newestApplied(database.db)
  await migrateFrom(migrationsFolder, database)
  return migrationsSince(before)
}

/** The names of this code's migrations after the newest one that a database has. */
export async function migrationsSince(applied: number | undefined): Promise<string[]> {
  const entries = await readJournal(migrationsFolder)
  return entries.filter(({ when }) => applied === undefined || when > applied).map(({ tag }) => tag)
}

/** The same, as the code stood that had no migrations after `moment`. */
export async function migrateUntil(database: Database, moment: number): Promise<void> {
  await withMigrationsUntil(moment, migrationsFolder, (folder) => migrateFrom(folder, database))
}

/** The moments of this code's migrations, oldest first. */
export function knownMigrations(folder = migrationsFolder): number[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis)
}

async function migrateFrom(folder: string, database: Database): Promise<void> {
  if (await isUpToDate(database.db, folder)) return
  if (database.kind === 'pglite') await migrateEmbedded(database, folder)
  else await migrateAlone(database, folder)
}

async function migrateEmbedded(database: EmbeddedDatabase, folder: string): Promise<void> {
  const pglite = await import('drizzle-orm/pglite')
  const migrator = await import('drizzle-orm/pglite/migrator')
  await migrator.migrate(pglite.drizzle(database.pglite), { migrationsFolder: folder })
}

/** A connection of its own, because a migration may take longer than the pool's time limit. */
async function migrateAlone(database: PostgresDatabase, folder: string): Promise<void> {
  const client = new Client({
    connectionString: database.url,
    application_name: 'nandu migrations',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzle(client)
    if (await isUpToDate(db, folder)) return
    await migrate(db, { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}

/** Compares the newest migration applied with the newest one on disk. */
async function isUpToDate(db: Tx, folder: string): Promise<boolean> {
  const applied = await newestApplied(db)
  if (applied === undefined) return false
  const newest = Math.max(...knownMigrations(folder))
  if (applied > newest) {
    throw operatorError(
      'The database belongs to a newer version of this program; update the program first',
    )
  }
  return applied === newest
}

/** The newest migration that a database has, or undefined where there has been none. */
export async function newestApplied(db: Tx): Promise<number | undefined> {
  const [table] = await queryRows<{ found: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (table?.found !== true) return undefined
  const [row] = await queryRows<{ newest: string | null }>(
    db,
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )
  return row?.newest ? Number(row.newest) : undefined
}
