import { desc, and, gte, inArray } from 'drizzle-orm'
import { dutyOfKind } from '#contract/base/rights/duty-of-kind.ts'
import { trashKinds, type trashOperations } from '#contract/editing/trash.ts'
import { notFound } from '#contract/base/failures.ts'
import { forgetProposalsInChanges } from '#server/api/audit/record-change.ts'
import { trashedSince, trashedUntil } from '#server/features/catalogue/trash/move-to-trash.ts'
import { restoreQuote } from '#server/features/catalogue/trash/trashed-quotes.ts'
import { validityOfTrashed } from '#server/features/catalogue/trash/trashed-rates.ts'
import { forgetItems, rateIds } from '#server/features/catalogue/trash/purge-trash.ts'
import { trashedItems } from '#server/platform/db/schema/index.ts'
import { hasDuty, requireDuty } from '#server/platform/auth/duties.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { prepareDuplicate } from './duplicate-item.ts'
import { isTrashed, prepareRestore } from './restore-item.ts'
import { restoreRate } from './restore-rate.ts'

export const trashHandlers: HandlersOf<keyof typeof trashOperations> = {
  async listBin({ tx, now, user }, { kind }) {
    const { id, name, details, deletedAt, byId, byName } = trashedItems
    if (kind) requireDuty(user, dutyOfKind[kind])
    const seen = trashKinds.filter((each) => hasDuty(user, dutyOfKind[each]))
    const isListed = and(
      gte(deletedAt, trashedSince(now)),
      inArray(trashedItems.kind, kind ? [kind] : seen),
    )
    const rows = await tx
      .select({
        id,
        kind: trashedItems.kind,
        name,
        details,
        deletedAt,
        byId,
        byName,
        valid: validityOfTrashed,
      })
      .from(trashedItems)
      .where(isListed)
      .orderBy(desc(trashedItems.sequence))
    return {
      list: rows.map(({ byId: by, byName: who, valid, ...item }) => ({
        ...item,
        ...(valid && { valid }),
        by: { id: by, name: who },
        until: trashedUntil(item.deletedAt).toISOString(),
      })),
    }
  },

  restoreFromBin: {
    async prepare(context, { kind, id }) {
      requireDuty(context.user, dutyOfKind[kind])
      if (kind === 'quote') return ({ tx, now }) => restoreQuote(tx, id, now)
      if (kind === 'rate') return ({ tx, now }) => restoreRate(tx, id, now)
      return prepareRestore(context, { kind, id })
    },
  },

  async deleteFromBin({ tx, now, user, services }, named) {
    requireDuty(user, dutyOfKind[named.kind])
    const items = await tx
      .delete(trashedItems)
      .where(isTrashed(named, now))
      .returning({ id: trashedItems.id, originals: trashedItems.originals, rateIds })
    if (items.length === 0) throw notFound()
    await forgetItems(tx, services.jobs, items)
    if (named.kind === 'quote') await forgetProposalsInChanges(tx)
  },

  duplicateItem: { prepare: prepareDuplicate },
}
