import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { activityOperations } from '#contract/editing/activity.ts'
import { limits } from '#contract/base/limits.ts'
import { changes } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { namesOf } from '#server/features/catalogue/kit/fragments.ts'

const itemExists = sql<boolean>`not exists (
  select 1 from changes gone where gone.item_id = changes.item_id and gone.action = 'delete'
    and not exists (
      select 1 from changes back where back.item_id = gone.item_id and back.action = 'add'
        and back.sequence > gone.sequence
    )
)`

// Named with its table: the texts have a column of the same name.
const details = namesOf(sql`changes.item_id`)

export const activityHandlers: HandlersOf<keyof typeof activityOperations> = {
  async listActivity({ tx }, { limit = limits.listMax, offset = 0, ...wanted }) {
    const matching = and(
      wanted.actorId ? eq(changes.actorId, wanted.actorId) : undefined,
      wanted.kind ? eq(changes.kind, wanted.kind) : undefined,
      wanted.action ? eq(changes.action, wanted.action) : undefined,
      wanted.itemId ? eq(changes.itemId, wanted.itemId) : undefined,
    )
    const list = await tx
      .select({ ...getTableColumns(changes), itemExists, details })
      .from(changes)
      .where(matching)
      .orderBy(desc(changes.sequence))
      .limit(limit)
      .offset(offset)
    const [all] = await tx.select({ total: count() }).from(changes).where(matching)
    // Under the newest name they had.
    const actors = await tx
      .selectDistinctOn([changes.actorId], { id: changes.actorId, name: changes.actorName })
      .from(changes)
      .orderBy(changes.actorId, desc(changes.sequence))
    return { list, total: all?.total ?? 0, actors }
  },
}
