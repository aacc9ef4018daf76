import { count, desc, eq, sql } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import type { deadAddressOperations } from '#contract/site/redirects/dead-addresses.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { deadAddresses } from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import { makeSuggest, type NamedItem } from './suggest-item.ts'

export const deadAddressHandlers: HandlersOf<keyof typeof deadAddressOperations> = {
  async listDeadAddresses({ tx }, { limit = limits.listMax, offset = 0 }) {
    const rows = await tx
      .select()
      .from(deadAddresses)
      .orderBy(desc(deadAddresses.count), desc(deadAddresses.lastAt), deadAddresses.path)
      .limit(limit)
      .offset(offset)
    const [all] = await tx.select({ total: count() }).from(deadAddresses)
    const suggest = makeSuggest(rows.length > 0 ? await readNames(tx) : [])
    const list = rows.map((row) => ({ ...row, suggestion: suggest(row.path) }))
    return { list, total: all?.total ?? 0 }
  },

  dismissDeadAddress: {
    /** Writes the visits in memory first: they came before the dismissal. */
    async prepare({ services }, { path }) {
      await services.deadAddresses.write()
      return async ({ tx }) => {
        const gone = await tx
          .delete(deadAddresses)
          .where(eq(deadAddresses.path, path))
          .returning({ path: deadAddresses.path })
        if (gone.length === 0) throw notFound()
      }
    },
  },
}

/** The names of all public items. */
function readNames(tx: Tx): Promise<NamedItem[]> {
  return queryRows<NamedItem & Record<string, unknown>>(
    tx,
    sql`select v.kind, v.id, d.name from visible_items v join item_details d on d.item_id = v.id
      where d.name is not null`,
  )
}
