import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import type { TableFile } from './manifest.ts'
import { isRestored, seededTables } from './tables.ts'

/** Characters of JSON that are inserted at once, roughly. */
const batchSize = 500_000

/** Fills the tables of a database that is empty but for what its migrations have put there. */
export async function loadRows(tx: Tx, from: string, tables: TableFile[]): Promise<void> {
  // An older version's backup may hold what is not restored any more.
  for (const table of tables.filter(({ table: name }) => isRestored(name))) {
    if (seededTables.has(table.table)) {
      await tx.execute(sql`delete from ${sql.identifier(table.table)}`)
    }
    const rows = await loadTable(tx, from, table)
    if (rows !== table.rows) throw new Error(`${table.path} has ${rows} rows, not ${table.rows}`)
  }
  await continueSequences(tx)
}

async function loadTable(tx: Tx, from: string, table: TableFile): Promise<number> {
  const { table: name, columns, path } = table
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const into = sql.identifier(name)
  const insert = (lines: string[]) =>
    tx.execute(sql`insert into ${into} (${list}) select ${list}
      from jsonb_populate_recordset(null::${into}, ${`[${lines.join()}]`}::text::jsonb)`)
  let rows = 0
  let batch: string[] = []
  let size = 0
  const input = createReadStream(join(from, path)).pipe(createGunzip())
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    batch.push(line)
    size += line.length
    rows += 1
    if (size < batchSize) continue
    await insert(batch)
    batch = []
    size = 0
  }
  if (batch.length > 0) await insert(batch)
  return rows
}

/** New rows are numbered on from the highest restored one. */
async function continueSequences(tx: Tx): Promise<void> {
  const numbered = await queryRows<{ table: string; column: string }>(
    tx,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_default like 'nextval(%'`,
  )
  for (const { table, column } of numbered) {
    await tx.execute(sql`select setval(
      pg_get_serial_sequence(${table}, ${column}),
      coalesce(max(${sql.identifier(column)}), 1),
      max(${sql.identifier(column)}) is not null
    ) from ${sql.identifier(table)}`)
  }
}
