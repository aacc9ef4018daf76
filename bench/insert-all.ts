import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '#server/platform/db/transaction.ts'

const rowsPerStatement = 500

/** Inserts rows, some hundred in a statement. */
export async function insertAll(
  tx: Tx,
  table: PgTable,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await tx.insert(table).values(rows.slice(start, start + rowsPerStatement))
  }
}
