import { asc, gt } from 'drizzle-orm'
import { sheetTypes } from '#contract/editing/transfer.ts'
import type { AnsweredFile } from '#contract/operation.ts'
import { users } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import { csvOf } from '#server/sheets/csv.ts'
import { xlsxOf } from '#server/sheets/xlsx.ts'

const pageSize = 500

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

const { id, name, surname, email, role, isApproved, emailConfirmed } = users
const { createdAt, lastViewTariff, sequence } = users

/** Every user, oldest first, in short reads; nothing that one could log in with. */
async function* everyUser(tx: Tx) {
  let last = -1
  for (;;) {
    const page = await tx
      .select({
        id,
        name,
        surname,
        email,
        role,
        isApproved,
        emailConfirmed,
        createdAt,
        lastViewTariff,
        sequence,
      })
      .from(users)
      .where(gt(sequence, last))
      .orderBy(asc(sequence))
      .limit(pageSize)
    yield* page
    const next = page.at(-1)
    if (!next || page.length < pageSize) return
    last = next.sequence
  }
}

/** All users as a table; moments by the agency's clocks in a workbook (requirements §14.6). */
export async function exportUsers(
  tx: Tx,
  format: 'csv' | 'xlsx',
  timeZone: string,
): Promise<AnsweredFile> {
  const file = { name: `users.${format}`, type: sheetTypes[format] }
  const rows = everyUser(tx)
  if (format === 'csv') return { ...file, content: csvOf(columns, rows) }
  const dates = { createdAt: 'moment', lastViewTariff: 'moment' } as const
  return { ...file, content: await xlsxOf({ name: 'Users', columns, dates, timeZone }, rows) }
}
