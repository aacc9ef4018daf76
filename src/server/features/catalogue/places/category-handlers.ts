import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { categoryOperations } from '#contract/catalogue/places/categories.ts'
import { notFound } from '#contract/base/failures.ts'
import { catalogueItems, categories, tours } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { readDependents, refuseWhenUsed } from '../kit/delete-item.ts'

export const categoryHandlers: HandlersOf<keyof typeof categoryOperations> = {
  async addCategory({ tx }, fields) {
    const [row] = await tx.insert(categories).values(fields).returning({ id: categories.id })
    if (!row) throw new Error('The category was not stored')
    return row
  },

  async editCategory({ tx }, { id, ...fields }) {
    const [row] = await tx
      .update(categories)
      .set(fields)
      .where(eq(categories.id, id))
      .returning({ id: categories.id })
    if (!row) throw notFound()
    return row
  },

  async deleteCategory({ tx }, { id }) {
    const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
    if (!row) throw notFound()
    const users = tx.select({ id: tours.id }).from(tours).where(eq(tours.categoryId, id))
    refuseWhenUsed({ tours: await readDependents(tx, 'tour', inArray(catalogueItems.id, users)) })
    await tx.delete(categories).where(eq(categories.id, id))
  },

  async listCategories({ tx, adminPanel }) {
    const list = await tx
      .select({
        ...getTableColumns(categories),
        ...(adminPanel && { tours: tx.$count(tours, eq(tours.categoryId, categories.id)) }),
      })
      .from(categories)
      .orderBy(asc(sql`fold(${categories.name})`), asc(categories.id))
    return { list }
  },

  async getCategory({ tx }, { id }) {
    const [row] = await tx.select().from(categories).where(eq(categories.id, id))
    if (!row) throw notFound()
    return row
  },
}
