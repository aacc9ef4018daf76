import { desc, eq, and, gte } from 'drizzle-orm'
import type { binOperations } from '#contract/editing/bin.ts'
import { notFound } from '#contract/base/failures.ts'
import { forgetProposalsInChanges } from '#server/api/audit/record-change.ts'
import { binnedSince, binnedUntil } from '#server/features/catalogue/trash/bin-item.ts'
import { restoreQuote } from '#server/features/catalogue/trash/bin-quote.ts'
import { forgetItems } from '#server/features/catalogue/trash/originals.ts'
import { binnedItems } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { prepareDuplicate } from './duplicate-item.ts'
import { isBinned, prepareRestore } from './restore-item.ts'

export const binHandlers: HandlersOf<keyof typeof binOperations> = {
  async listBin({ tx, now }, { kind }) {
    const { id, name, details, deletedAt, byId, byName } = binnedItems
    const isListed = and(
      gte(deletedAt, binnedSince(now)),
      kind === undefined ? undefined : eq(binnedItems.kind, kind),
    )
    const rows = await tx
      .select({ id, kind: binnedItems.kind, name, details, deletedAt, byId, byName })
      .from(binnedItems)
      .where(isListed)
      .orderBy(desc(binnedItems.sequence))
    return {
      list: rows.map(({ byId: by, byName: who, ...item }) => ({
        ...item,
        by: { id: by, name: who },
        until: binnedUntil(item.deletedAt).toISOString(),
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
      .delete(binnedItems)
      .where(isBinned(named, now))
      .returning({ id: binnedItems.id, originals: binnedItems.originals })
    if (items.length === 0) throw notFound()
    await forgetItems(tx, services.jobs, items)
    if (named.kind === 'quote') await forgetProposalsInChanges(tx)
  },

  duplicateItem: { prepare: prepareDuplicate },
}
