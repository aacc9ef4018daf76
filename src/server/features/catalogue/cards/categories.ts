import { asc, eq, inArray, sql } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import { categories } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

type Category = typeof categories.$inferSelect

/** Categories of tours by name: the given ones, or all. */
export async function readCategories(tx: Tx, ids?: string[]): Promise<Category[]> {
  return tx
    .select()
    .from(categories)
    .where(ids && inArray(categories.id, ids))
    .orderBy(asc(sql`fold(${categories.name})`), asc(categories.id))
}

/**
 * One category.
 * @throws NOT_FOUND_ERROR
 */
export async function readCategory(tx: Tx, id: string): Promise<Category> {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id))
  if (!row) throw notFound()
  return row
}
