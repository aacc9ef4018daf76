import { asc, count, eq, sql } from 'drizzle-orm'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import type { termSetOperations } from '#contract/quotes/proposals/term-sets.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { movedForward } from '#server/platform/db/schema/columns.ts'
import { termSets } from '#server/platform/db/schema/index.ts'
import { presentTermSet, storedScope } from './present-term-set.ts'

export const termSetHandlers: HandlersOf<keyof typeof termSetOperations> = {
  async listTermSets({ tx }) {
    const rows = await tx
      .select()
      .from(termSets)
      .orderBy(asc(sql`fold(${termSets.name})`), asc(termSets.id))
    return { list: rows.map(presentTermSet) }
  },

  /** @throws INVALID_DATA_ERROR at `name` where there are as many as there may be */
  async addTermSet({ tx, now }, { name, ...fields }) {
    const [all] = await tx.select({ total: count() }).from(termSets)
    if ((all?.total ?? 0) >= limits.termSetsMax) throw invalidData('name', messages.tooMany)
    const [row] = await tx
      .insert(termSets)
      .values({ name, ...columnsOf(fields, now), updatedAt: now })
      .returning({ id: termSets.id })
    if (!row) throw new Error('The set was not stored')
    return row
  },

  async editTermSet({ tx, now }, { id, name, ...fields }) {
    const [row] = await tx
      .update(termSets)
      .set({
        ...(name !== undefined && { name }),
        ...columnsOf(fields, now),
        updatedAt: movedForward(termSets.updatedAt, now),
      })
      .where(eq(termSets.id, id))
      .returning({ id: termSets.id })
    if (!row) throw notFound()
    return row
  },

  async deleteTermSet({ tx }, { id }) {
    const gone = await tx.delete(termSets).where(eq(termSets.id, id)).returning({ id: termSets.id })
    if (gone.length === 0) throw notFound()
  },
}

type Fields = Omit<InputOf<'editTermSet'>, 'id' | 'name'>

/** The columns of the given fields. A default is one from now on, so that of several the last one set counts. */
function columnsOf({ for: scope, isDefault, ...fields }: Fields, now: Date) {
  return {
    ...fields,
    ...(scope !== undefined && { scope: storedScope(scope) }),
    ...(isDefault !== undefined && { defaultAt: isDefault ? now : null }),
  }
}
