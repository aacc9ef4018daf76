import { type SQL, sql } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { actorNameOf } from '#server/api/audit/actor-name.ts'
import type { StoredRow } from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import { extendedBy, tablesOf } from './tables.ts'

/** An item's rows by table, as the database writes and reads them itself. */
export type ItemRows = Record<string, StoredRow[]>

/**
 * Every row of a locked item. Who did something is known by id: the name is looked up again, so that
 * one that is erased meanwhile stays erased.
 */
export function readRows(tx: Tx, kind: Kind, id: string): Promise<ItemRows> {
  const extensions = { name: 'item_extensions', owner: 'package_id', as: extendedBy }
  return readRowsOf(tx, [...tablesOf(kind), extensions], id)
}

/** A table, its column that says whose a row is, and under which name its rows are kept: the table's unless told. */
interface RowsOf {
  name: string
  owner: string
  as?: string
}

/** The rows of anything that goes into the trash, by table. */
export async function readRowsOf(tx: Tx, tables: readonly RowsOf[], id: string): Promise<ItemRows> {
  const rowsOf = (table: string, owner: string) => sql`(
    select coalesce(jsonb_agg(to_jsonb(t) - 'by_name'), '[]') from ${sql.identifier(table)} t
    where ${sql.identifier(owner)} = ${id}::uuid
  )`
  const pairs = tables.map(({ name, owner, as = name }): [string, SQL] => [as, rowsOf(name, owner)])
  const [row] = await queryRows<{ rows: ItemRows }>(
    tx,
    sql`select jsonb_build_object(${sql.join(
      pairs.map(([name, rows]) => sql`${sql.raw(`'${name}'`)}, ${rows}`),
      sql`, `,
    )}) as rows`,
  )
  if (!row) throw new Error('The rows of the item were not read')
  return row.rows
}

/**
 * Puts rows back into their table. A column that is younger than the rows gets its default, one that
 * is gone is left out. `unlessTaken` passes over rows whose place another has taken meanwhile.
 */
export async function insertRows(
  tx: Tx,
  table: string,
  rows: StoredRow[],
  unlessTaken = false,
): Promise<void> {
  const [first] = rows
  if (!first) return
  const written = await queryRows<{ name: string }>(
    tx,
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`,
  )
  const named = await Promise.all(rows.map((row) => withName(tx, row)))
  const columns = written.filter(({ name }) => named.some((row) => name in row))
  const list = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const into = sql.identifier(table)
  await tx.execute(sql`insert into ${into} (${list}) select ${list}
    from jsonb_populate_recordset(null::${into}, ${JSON.stringify(named)}::text::jsonb)
    ${unlessTaken ? sql`on conflict do nothing` : sql``}`)
}

async function withName(tx: Tx, row: StoredRow): Promise<StoredRow> {
  if (typeof row['by_id'] !== 'string') return row
  const [found] = await queryRows<{ name: string }>(
    tx,
    sql`select ${actorNameOf(row['by_id'])} as name`,
  )
  return { ...row, by_name: found?.name ?? '' }
}
