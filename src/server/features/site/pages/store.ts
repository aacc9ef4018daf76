import { isInUse, movedForward } from '#server/platform/db/schema/columns.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { pageDetails, pages } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

type PageRow = typeof pages.$inferSelect

/** Stored pages as they are answered, each with its texts. */
export async function withTexts(
  tx: Tx,
  rows: readonly PageRow[],
): Promise<AnswerOf<'listPages'>['list']> {
  const ids = rows.map(({ id }) => id)
  const texts = await tx
    .select()
    .from(pageDetails)
    .where(inArray(pageDetails.pageId, ids))
    .orderBy(asc(pageDetails.lang))
  return rows.map((row) => ({
    ...row,
    details: texts
      .filter(({ pageId }) => pageId === row.id)
      .map(({ lang, title, body }) => ({ lang, title, body })),
  }))
}

/** Replaces the texts of a page. */
export async function writeTexts(
  tx: Tx,
  pageId: string,
  details: InputOf<'addPage'>['details'],
): Promise<void> {
  await tx.delete(pageDetails).where(and(eq(pageDetails.pageId, pageId), isInUse(pageDetails.lang)))
  await tx.insert(pageDetails).values(details.map((entry) => ({ ...entry, pageId })))
}

/**
 * Locks a page until the transaction ends.
 * @throws NOT_FOUND_ERROR
 */
export async function lockPage(tx: Tx, id: string): Promise<PageRow> {
  const [row] = await tx.select().from(pages).where(eq(pages.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

/** Writes columns of a page; `updatedAt` always moves forward, whatever the clock does. */
export async function changePage(
  tx: Tx,
  id: string,
  columns: Partial<Pick<PageRow, 'slug' | 'menu' | 'order' | 'status' | 'version'>>,
  now: Date,
): Promise<void> {
  const updatedAt = movedForward(pages.updatedAt, now)
  await tx
    .update(pages)
    .set({ ...columns, updatedAt })
    .where(eq(pages.id, id))
}
