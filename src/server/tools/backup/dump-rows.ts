import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import {
  readSentFileKeys,
  readTrashedFileKeys,
} from '#server/features/catalogue/trash/purge-trash.ts'
import type { Database } from '#server/platform/db/connect.ts'
import { newestApplied } from '#server/platform/db/migrate.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import { keysOf, type StoredMedia } from '#server/platform/media/stored/stored-media.ts'
import type { TableFile } from './manifest.ts'
import { readTables, type Table } from './tables.ts'
import { writeMeasured } from './write-measured.ts'

const rowsAtOnce = 1_000

export interface DumpedRows {
  schema: number
  tables: TableFile[]
  /** The storage keys that the dumped rows name. */
  keys: string[]
}

/**
 * Writes every table into `folder` as one moment saw it, one row of JSON a line. The database makes
 * the JSON and will read it, so that no value passes through another language's types.
 */
export async function dumpRows(database: Database, folder: string): Promise<DumpedRows> {
  return database.db.transaction(
    async (tx) => {
      const schema = await newestApplied(tx)
      if (schema === undefined) throw new Error('The database has no schema')
      const tables: TableFile[] = []
      for (const table of await readTables(tx)) tables.push(await dumpTable(tx, table, folder))
      const hasTrash = tables.some(({ table }) => table === 'binned_items')
      const hasJourneys = tables.some(
        ({ table, columns }) => table === 'proposals' && columns.includes('journey'),
      )
      // An older version's database has no bin, or no journeys.
      const keys = new Set([
        ...(await readKeys(tx)),
        ...(hasTrash ? await readTrashedFileKeys(tx) : []),
        ...(hasJourneys ? await readSentFileKeys(tx) : []),
      ])
      return { schema, tables, keys: [...keys] }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function dumpTable(tx: Tx, table: Table, folder: string): Promise<TableFile> {
  const path = `rows/${table.name}.jsonl.gz`
  let rows = 0
  async function* lines() {
    for await (const batch of readInBatches(tx, table)) {
      rows += batch.length
      yield batch.map((line) => `${line}\n`).join('')
    }
  }
  const file = await writeMeasured(Readable.from(lines()), join(folder, path), createGzip())
  const { name, columns } = table
  return { table: name, columns, rows, path, ...file }
}

async function* readInBatches(tx: Tx, { name, columns }: Table): AsyncGenerator<string[]> {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  await tx.execute(sql`declare dumped no scroll cursor for
    select row_to_json(t)::text as line from (select ${list} from ${sql.identifier(name)}) t`)
  for (;;) {
    const batch = await queryRows<{ line: string }>(tx, sql.raw(`fetch ${rowsAtOnce} from dumped`))
    if (batch.length === 0) break
    yield batch.map(({ line }) => line)
  }
  await tx.execute(sql`close dumped`)
}

async function readKeys(tx: Tx): Promise<string[]> {
  const rows = await queryRows<Pick<StoredMedia, 'key' | 'sources' | 'originalKey'> & Row>(
    tx,
    sql`select key, sources, original_key as "originalKey" from media order by sequence`,
  )
  return rows.flatMap(keysOf)
}

type Row = Record<string, unknown>
