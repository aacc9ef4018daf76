import { asc, gt } from 'drizzle-orm'
import type { AnsweredFile } from '#contract/base/operation.ts'
import { sheetTypes } from '#contract/editing/transfer.ts'
import type { RedirectTarget } from '#contract/site/redirects/redirects.ts'
import type { OperationContext } from '#server/api/context.ts'
import { redirects } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { csvOf } from '#server/platform/sheets/csv.ts'
import { xlsxOf } from '#server/platform/sheets/xlsx.ts'
import { targetOf } from '#server/platform/site/redirects/redirect-index.ts'

/** The columns of a sheet of redirects. */
export const redirectColumns = ['from', 'to'] as const

/** A target as a cell: an item or a place as `kind:id`, else the address. */
export const targetCell = (to: RedirectTarget) =>
  typeof to === 'string' ? to : `${to.kind}:${to.id}`

/** Rows that are read at once. */
const batchSize = 1_000

/** All redirects as a table, in the order in which they were added. */
export async function exportRedirects(
  { tx, services }: OperationContext,
  format: 'csv' | 'xlsx',
): Promise<AnsweredFile> {
  const file = { name: `redirects.${format}`, type: sheetTypes[format] }
  if (format === 'csv') return { ...file, content: csvOf(redirectColumns, everyRow(tx)) }
  const { office } = await services.currentSite()
  const sheet = {
    name: 'Redirects',
    columns: redirectColumns,
    dates: {},
    timeZone: office.timeZone,
  }
  return { ...file, content: await xlsxOf(sheet, everyRow(tx)) }
}

async function* everyRow(tx: Tx): AsyncGenerator<{ from: string; to: string }> {
  for (let after = 0; ;) {
    const rows = await tx
      .select()
      .from(redirects)
      .where(gt(redirects.sequence, after))
      .orderBy(asc(redirects.sequence))
      .limit(batchSize)
    for (const row of rows) yield { from: row.from, to: targetCell(targetOf(row)) }
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last.sequence
  }
}
