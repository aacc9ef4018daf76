import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/connect.ts'
import {
  knownMigrations,
  migrateDatabase,
  migrateUntil,
  newestApplied,
} from '#server/platform/db/migrate.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import { contentTypeOf, mediaFolders } from '#server/platform/media/media-keys.ts'
import { operatorError } from '#server/platform/runtime/operator-error.ts'
import type { FileStorage } from '#server/platform/storage/file-storage.ts'
import { restartPublicationLog } from '#server/features/catalogue/publication-log/rebuild.ts'
import { loadRows } from './load-rows.ts'
import { type Manifest, manifest, manifestName, type StoredFile } from './manifest.ts'
import { readTables, seededTables } from './tables.ts'

export interface RestoreTarget {
  database: Database
  storage: FileStorage
}

/**
 * Brings a backup into an empty database and an empty storage, then the schema to this code's
 * version. Files come first and the rows in one transaction: a restore that was cut off has left no
 * row and is simply run again.
 * @throws a refusal when the backup is damaged or newer than this program, or the target not empty
 */
export async function restore(
  from: string,
  { database, storage }: RestoreTarget,
): Promise<Manifest> {
  const backup = await readManifest(from)
  for (const file of [...backup.tables, ...backup.files]) await verify(from, file)
  if (backup.schema > Math.max(...knownMigrations())) {
    throw operatorError('The backup belongs to a newer version of this program; update it first')
  }
  await demandEmptyDatabase(database.db, backup)
  await demandEmptyStorage(storage, backup)
  await migrateUntil(database, backup.schema)
  for (const { key, path } of backup.files) {
    await storage.put(key, join(from, path), contentTypeOf(extname(key).slice(1)))
  }
  await database.db.transaction((tx) => loadRows(tx, from, backup.tables))
  await migrateDatabase(database)
  await restartPublicationLog(database.db)
  await database.db.execute(sql`analyze`)
  return backup
}

async function readManifest(from: string): Promise<Manifest> {
  let text: string
  try {
    text = await readFile(join(from, manifestName), 'utf8')
  } catch (error) {
    throw operatorError(`--from: ${from} is no complete backup: ${manifestName} is missing`, error)
  }
  try {
    return manifest.parse(JSON.parse(text))
  } catch (error) {
    throw operatorError(`--from: ${manifestName} cannot be read by this program`, error)
  }
}

async function verify(from: string, { path, sha256 }: StoredFile): Promise<void> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(join(from, path))) hash.update(chunk)
  } catch (error) {
    throw operatorError(`--from: ${path} is missing or cannot be read`, error)
  }
  if (hash.digest('hex') !== sha256) throw operatorError(`--from: ${path} is damaged`)
}

/** Empty is without a schema, or with the backup's own (or an older one) and nothing in it. */
async function demandEmptyDatabase(db: Tx, backup: Manifest): Promise<void> {
  const version = await newestApplied(db)
  for (const { name } of await readTables(db)) {
    if (seededTables.has(name)) continue
    const [row] = await queryRows<{ used: boolean }>(
      db,
      sql`select exists (select 1 from ${sql.identifier(name)}) as used`,
    )
    if (row?.used) throw operatorError('The database is not empty; restore into a new one')
  }
  if (version !== undefined && version > backup.schema) {
    throw operatorError(
      'The database was set up by a newer version than the backup; restore into a new one',
    )
  }
}

/** Refuses a storage that holds files, except those that an earlier try has put there. */
async function demandEmptyStorage(storage: FileStorage, backup: Manifest): Promise<void> {
  const known = new Set(backup.files.map(({ key }) => key))
  for (const folder of mediaFolders) {
    for await (const { key } of storage.list(folder)) {
      if (!known.has(key)) {
        throw operatorError('The storage is not empty; restore into a new folder or bucket')
      }
    }
  }
}
