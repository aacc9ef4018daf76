import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { queryRows } from '#server/platform/db/transaction.ts'
import type { Manifest, MediaFile } from './manifest.ts'
import type { RestoreTarget } from './restore.ts'
import { isRestored } from './tables.ts'

/**
 * Lists the differences of a database and a storage from a backup that was restored into them. They are tables with
 * another number of rows, and files that are missing or have other bytes; a line each.
 */
export async function differencesFrom(
  { tables, files }: Pick<Manifest, 'tables' | 'files'>,
  { database, storage }: RestoreTarget,
): Promise<string[]> {
  const lines: string[] = []
  for (const { table, rows } of tables.filter(({ table: name }) => isRestored(name))) {
    const [counted] = await queryRows<{ count: number }>(
      database.db,
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    )
    if (counted?.count !== rows) lines.push(`${table}: ${counted?.count} rows, not ${rows}`)
  }
  for (const file of files) {
    const line = await differenceOf(file, storage)
    if (line !== null) lines.push(line)
  }
  return lines
}

async function differenceOf(
  { key, sha256 }: MediaFile,
  storage: RestoreTarget['storage'],
): Promise<string | null> {
  const found = await storage.open(key)
  if (found === null) return `${key}: missing`
  const hash = createHash('sha256')
  for await (const chunk of found.stream) hash.update(chunk)
  return hash.digest('hex') === sha256 ? null : `${key}: other bytes`
}
