import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'

export interface Table {
  name: string
  /** Those that can be written; generated ones follow from them. */
  columns: string[]
}

/**
 * Log-ins and mailed links end with a restore: one that was revoked or used after the backup must
 * not come back. Long work ends with its process, and what it
 * changed is undone where it was done. The record of quotes is written anew as these come back.
 */
const notRestored = new Set([
  'sessions',
  'user_tokens',
  'preview_links',
  'kit_links',
  'works',
  'work_changes',
  'passkey_challenges',
  'shown_quotes',
  'presences',
])

export function isRestored(name: string): boolean {
  return !notRestored.has(name)
}

/** The tables that a backup holds, referenced ones first. */
export async function readTables(tx: Tx): Promise<Table[]> {
  const columns = await queryRows<{ table: string; columns: string[] }>(
    tx,
    sql`select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      group by 1 order by 1`,
  )
  const references = await queryRows<{ from: string; to: string }>(
    tx,
    sql`select f.relname as from, t.relname as to from pg_constraint
      join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
      where contype = 'f' and f.relnamespace = 'public'::regnamespace`,
  )
  const tables = columns.flatMap(({ table, columns: names }) =>
    isRestored(table) ? [{ name: table, columns: names }] : [],
  )
  return inOrderOfReference(tables, references)
}

function inOrderOfReference(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const ordered: Table[] = []
  const placed = new Set<string>()
  const place = (table: Table) => {
    if (placed.has(table.name)) return
    placed.add(table.name)
    for (const { from, to } of references) {
      const referenced = tables.find(({ name }) => name === to)
      if (from === table.name && referenced) place(referenced)
    }
    ordered.push(table)
  }
  for (const table of tables) place(table)
  return ordered
}

/** Tables that the migrations put a row into. */
export const seededTables = new Set([
  'settings',
  'catalogue_version',
  'site',
  'pages',
  'page_details',
  'shown_items',
  'shown_record',
])
