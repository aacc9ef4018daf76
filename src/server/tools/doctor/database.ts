import { sql } from 'drizzle-orm'
import { openPostgres, type PostgresDatabase } from '#server/platform/db/connect.ts'
import { isReplicaOf } from '#server/platform/db/replica.ts'
import { knownMigrations, migrationsSince, newestApplied } from '#server/platform/db/migrate.ts'
import { queryRows } from '#server/platform/db/transaction.ts'
import { hasAdmin } from '#server/features/accounts/users/first-admin.ts'
import type { Settings } from '#server/platform/settings/env.ts'
import { type Finding, fail, ok, warn, wordsOf } from './finding.ts'

const name = 'DATABASE_URL'

/** Extensions that migrations create, the first ones fuzzystrmatch too. */
const extensions = ['pg_trgm', 'unaccent', 'fuzzystrmatch']

/** Whether PostgreSQL answers, can hold the schema, has it, and knows an admin. Nothing is migrated. */
export async function examineDatabase(settings: Settings): Promise<Finding[]> {
  // Opening the embedded database would write to it, and the server may have it open.
  if (settings.databaseUrl === null) return [ok(name, 'none; the database is embedded in DATA_DIR')]
  let database: PostgresDatabase
  try {
    database = await openPostgres(settings.databaseUrl, 1)
  } catch (error) {
    return [fail(name, wordsOf(error).replace(`${name}: `, ''))]
  }
  try {
    return await examineSchema(database, settings)
  } catch (error) {
    return [fail(name, wordsOf(error))]
  } finally {
    await database.close()
  }
}

async function examineSchema(database: PostgresDatabase, settings: Settings): Promise<Finding[]> {
  const applied = await newestApplied(database.db)
  if (applied !== undefined && applied > Math.max(...knownMigrations())) {
    return [fail(name, 'the database belongs to a newer version of this program; update it first')]
  }
  const missing = await migrationsSince(applied)
  if (missing.length === 0) {
    return [
      ok(name, 'PostgreSQL answers and is up to date'),
      ...(await examineConnections(database, settings)),
      ...(await examineReplica(database, settings)),
      await examineAdmins(database, settings),
    ]
  }
  const lacking = applied === undefined ? await extensionsNotInstalled(database) : []
  if (lacking.length > 0) {
    const what = `PostgreSQL's ${lacking.join(', ')} are not installed`
    return [fail(name, `${what}: install its contrib package`)]
  }
  const names = missing.length === 1 ? missing[0] : `${missing[0]} to ${missing.at(-1)}`
  return [warn(name, `${names} not applied; run nandu migrate or start the server`)]
}

/** Connections that a process opens beside its pool: for jobs and notices. */
const furtherConnections = 4

async function examineConnections(
  { db }: PostgresDatabase,
  { workers, databasePoolMax }: Settings,
): Promise<Finding[]> {
  const [row] = await queryRows<{ most: number }>(
    db,
    sql`select current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int as most`,
  )
  const most = row?.most ?? 0
  const needed = workers * (databasePoolMax + furtherConnections)
  if (needed <= most) return []
  const what = `one instance may open ${needed} connections and PostgreSQL accepts ${most}`
  return [warn('DB_POOL_MAX', `${what}: lower it or WORKERS, or raise max_connections`)]
}

async function examineReplica(
  database: PostgresDatabase,
  { databaseReadUrl }: Settings,
): Promise<Finding[]> {
  if (databaseReadUrl === null) return []
  const variable = 'DATABASE_READ_URL'
  let replica: PostgresDatabase
  try {
    replica = await openPostgres(databaseReadUrl, 1)
  } catch (error) {
    return [fail(variable, wordsOf(error).replace(`${name}: `, ''))]
  }
  try {
    if (!(await isReplicaOf(replica.pool, database))) {
      return [fail(variable, `is no replica of the database that ${name} names`)]
    }
    return [ok(variable, 'the replica answers')]
  } catch (error) {
    return [fail(variable, wordsOf(error))]
  } finally {
    await replica.close()
  }
}

async function extensionsNotInstalled({ db }: PostgresDatabase): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(db, sql`select name from pg_available_extensions`)
  return extensions.filter((extension) => !rows.some((row) => row.name === extension))
}

async function examineAdmins(
  database: PostgresDatabase,
  { firstAdmin }: Settings,
): Promise<Finding> {
  if (await hasAdmin(database.db)) return ok('ADMIN_EMAIL', 'there is an admin')
  if (firstAdmin) return ok('ADMIN_EMAIL', `${firstAdmin.email} becomes admin at the next start`)
  return warn('ADMIN_EMAIL', 'no admin yet; create one with nandu admin --email ADDRESS')
}
