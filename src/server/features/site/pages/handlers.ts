import { and, asc, eq } from 'drizzle-orm'
import { Failure, invalidData, notFound } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { isFixedPage, type pageOperations } from '#contract/site/pages.ts'
import { pages } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { changePage, lockPage, withTexts, writeTexts } from './store.ts'

export const pageHandlers: HandlersOf<keyof typeof pageOperations> = {
  async addPage({ tx, now }, { details, ...columns }) {
    const [row] = await tx
      .insert(pages)
      .values({ ...columns, updatedAt: now })
      .returning({ id: pages.id })
    if (!row) throw new Error('The page was not stored')
    await writeTexts(tx, row.id, details)
    return row
  },

  /** @throws INVALID_DATA_ERROR when a page that the product refers to would get another address */
  async editPage({ tx, now }, { id, details, updatedAt, ...columns }) {
    const before = await lockPage(tx, id)
    if (updatedAt && updatedAt < before.updatedAt) throw new Failure('EDIT_CONFLICT_ERROR')
    const { slug = before.slug } = columns
    if (slug !== before.slug && isFixedPage(before.slug)) {
      throw invalidData('slug', messages.fixedPage)
    }
    await changePage(tx, id, { ...columns, version: before.version + 1 }, now)
    if (details) await writeTexts(tx, id, details)
    return { id }
  },

  async deletePage({ tx }, { id }) {
    const { slug } = await lockPage(tx, id)
    if (isFixedPage(slug)) throw new Failure('INVALID_DELETE_ERROR')
    await tx.delete(pages).where(eq(pages.id, id))
  },

  async togglePageStatus({ tx, now }, { id }) {
    const before = await lockPage(tx, id)
    const status = !before.status
    await changePage(tx, id, { status }, now)
    return { status }
  },

  async getPage({ tx, adminPanel }, { slug }) {
    const isShown = adminPanel ? undefined : eq(pages.status, true)
    const rows = await tx
      .select()
      .from(pages)
      .where(and(eq(pages.slug, slug), isShown))
    const [page] = await withTexts(tx, rows)
    if (!page) throw notFound()
    return page
  },

  async listPages({ tx, adminPanel }) {
    const rows = await tx
      .select()
      .from(pages)
      .where(adminPanel ? undefined : eq(pages.status, true))
      .orderBy(asc(pages.order), asc(pages.sequence))
    const list = await withTexts(tx, rows)
    return {
      list: list.map((page) => ({
        ...page,
        details: page.details.map((entry) => ({ ...entry, body: '' })),
      })),
    }
  },
}
