import { asc, eq, sql } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import type { templateOperations } from '#contract/quotes/templates.ts'
import { quoteTemplates } from '#server/platform/db/schema/index.ts'
import { movedForward } from '#server/platform/db/schema/columns.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { renderTemplate } from './render-template.ts'

export const templateHandlers: HandlersOf<keyof typeof templateOperations> = {
  async listTemplates({ tx }) {
    const list = await tx
      .select()
      .from(quoteTemplates)
      .orderBy(asc(sql`fold(${quoteTemplates.name})`), asc(quoteTemplates.id))
    return { list }
  },

  async addTemplate({ tx, now }, fields) {
    const [row] = await tx
      .insert(quoteTemplates)
      .values({ ...fields, updatedAt: now })
      .returning({ id: quoteTemplates.id })
    if (!row) throw new Error('The template was not stored')
    return row
  },

  async editTemplate({ tx, now }, { id, ...fields }) {
    const [row] = await tx
      .update(quoteTemplates)
      .set({ ...fields, updatedAt: movedForward(quoteTemplates.updatedAt, now) })
      .where(eq(quoteTemplates.id, id))
      .returning({ id: quoteTemplates.id })
    if (!row) throw notFound()
    return row
  },

  async deleteTemplate({ tx }, { id }) {
    const gone = await tx
      .delete(quoteTemplates)
      .where(eq(quoteTemplates.id, id))
      .returning({ id: quoteTemplates.id })
    if (gone.length === 0) throw notFound()
  },

  renderTemplate,
}
