import { asc, eq, sql } from 'drizzle-orm'
import type { glossaryOperations } from '#contract/editing/glossary.ts'
import { notFound } from '#contract/base/failures.ts'
import { terms } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'

export const glossaryHandlers: HandlersOf<keyof typeof glossaryOperations> = {
  async listTerms({ tx }) {
    const list = await tx
      .select()
      .from(terms)
      .orderBy(asc(sql`fold(${terms.term})`), asc(terms.term))
    return { list }
  },

  async addTerm({ tx }, { term, keep, texts }) {
    const [added] = await tx.insert(terms).values({ term, keep, texts }).returning({ id: terms.id })
    if (!added) throw new Error('The term was not stored')
    return added
  },

  async deleteTerm({ tx }, { id }) {
    const gone = await tx.delete(terms).where(eq(terms.id, id)).returning({ id: terms.id })
    if (gone.length === 0) throw notFound()
  },
}
