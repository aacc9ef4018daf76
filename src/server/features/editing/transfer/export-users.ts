import { sheetTypes } from '#contract/editing/transfer.ts'
import type { AnsweredFile } from '#contract/base/operation.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { everyUser } from '#server/features/accounts/kit/every-user.ts'
import { csvOf } from '#server/platform/sheets/csv.ts'
import { xlsxOf } from '#server/platform/sheets/xlsx.ts'

const columns = [
  'id',
  'name',
  'surname',
  'email',
  'role',
  'isApproved',
  'emailConfirmed',
  'createdAt',
  'lastViewTariff',
] as const

/** All users as a table; moments by the agency's clocks in a workbook (requirements §14.6). */
export async function exportUsers(
  tx: Tx,
  format: 'csv' | 'xlsx',
  timeZone: string,
): Promise<AnsweredFile> {
  const file = { name: `users.${format}`, type: sheetTypes[format] }
  const rows = everyUser(tx)
  if (format === 'csv') return { ...file, content: csvOf(columns, rows, 'outsiders') }
  const dates = { createdAt: 'moment', lastViewTariff: 'moment' } as const
  return { ...file, content: await xlsxOf({ name: 'Users', columns, dates, timeZone }, rows) }
}
