import { type SQL, sql } from 'drizzle-orm'
import type { UndoableKind } from '#contract/editing/background-tasks.ts'
import { insertRows } from '#server/features/catalogue/trash/rows.ts'
import { endingTables } from '#server/features/catalogue/trash/tables.ts'
import type { StoredRow, workChanges } from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'

/** The table whose `updated_at` tells when a thing was last changed. */
export function tableOf(kind: UndoableKind): SQL {
  return sql.identifier(kind === 'rate' ? 'rates' : 'catalogue_items') as unknown as SQL
}

/** Puts back what follows a thing and no edit writes, once the thing itself is as it was. */
export async function putBackRows(
  tx: Tx,
  { kind, itemId: id, before, foundAt }: typeof workChanges.$inferSelect,
): Promise<void> {
  const { translations } = before
  if (translations) {
    await tx.execute(sql`delete from translations where item_id = ${id}::uuid`)
    await insertRows(tx, 'translations', translations)
  }
  for (const table of endingTables) {
    await insertRows(tx, table, await withUsers(tx, before[table] ?? []), true)
  }
  if (foundAt) await moveOn(tx, { kind, id, foundAt })
}

/** Links of users who are still there. */
async function withUsers(tx: Tx, rows: StoredRow[]): Promise<StoredRow[]> {
  const named = rows.filter((row) => typeof row['user_id'] === 'string')
  if (named.length === 0) return rows
  const there = await queryRows<{ id: string }>(
    tx,
    sql`select id from users where id in (${sql.join(
      named.map((row) => sql`${row['user_id']}::uuid`),
      sql`, `,
    )}) for key share`,
  )
  const ids = new Set(there.map(({ id }) => id))
  return rows.filter((row) => !named.includes(row) || ids.has(String(row['user_id'])))
}

/** A draft that was based on the former state, and a work that left it so, take the thing for unchanged. */
async function moveOn(
  tx: Tx,
  { kind, id, foundAt }: { kind: UndoableKind; id: string; foundAt: Date },
): Promise<void> {
  const found = sql`${foundAt.toISOString()}::timestamptz`
  const now = sql`(select updated_at from ${tableOf(kind)} where id = ${id}::uuid)`
  await tx.execute(sql`update item_drafts set based_on = ${now}
    where item_id = ${id}::uuid and based_on = ${found}`)
  await tx.execute(sql`update work_changes set left_at = ${now}
    where item_id = ${id}::uuid and part = 'item' and left_at = ${found} and not undone`)
}
