import { desc, eq, and, gte } from 'drizzle-orm'
import type { trashOperations } from '#contract/editing/trash.ts'
import { notFound } from '#contract/base/failures.ts'
import { forgetProposalsInChanges } from '#server/api/audit/record-change.ts'
import { trashedSince, trashedUntil } from '#server/features/catalogue/trash/move-to-trash.ts'
import { restoreQuote } from '#server/features/catalogue/trash/trashed-quotes.ts'
import { forgetItems } from '#server/features/catalogue/trash/purge-trash.ts'
import { trashedItems } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { prepareDuplicate } from './duplicate-item.ts'
import { isTrashed, prepareRestore } from './restore-item.ts'

export const trashHandlers: HandlersOf<keyof typeof trashOperations> = {
  async listBin({ tx, now }, { kind }) {
    const { id, name, details, deletedAt, byId, byName } = trashedItems
    const isListed = and(
      gte(deletedAt, trashedSince(now)),
      kind === undefined ? undefined : eq(trashedItems.kind, kind),
    )
    const rows = await tx
      .select({ id, kind: trashedItems.kind, name, details, deletedAt, byId, byName })
      .from(trashedItems)
      .where(isListed)
      .orderBy(desc(trashedItems.sequence))
    return {
      list: rows.map(({ byId: by, byName: who, ...item }) => ({
        ...item,
        by: { id: by, name: who },
        until: trashedUntil(item.deletedAt).toISOString(),
      })),
    }
  },

  restoreFromBin: {
    async prepare(context, { kind, id }) {
      if (kind !== 'quote') return prepareRestore(context, { kind, id })
      return ({ tx, now }) => restoreQuote(tx, id, now)
    },
  },

  async deleteFromBin({ tx, now, services }, named) {
    const items = await tx
      .delete(trashedItems)
      .where(isTrashed(named, now))
      .returning({ id: trashedItems.id, originals: trashedItems.originals })
    if (items.length === 0) throw notFound()
    await forgetItems(tx, services.jobs, items)
    if (named.kind === 'quote') await forgetProposalsInChanges(tx)
  },

  duplicateItem: { prepare: prepareDuplicate },
}
