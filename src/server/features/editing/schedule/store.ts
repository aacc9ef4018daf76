import { asc, eq, lte, or, sql } from 'drizzle-orm'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import type { Planned } from '#contract/editing/schedule.ts'
import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { agencyNameOf, catalogueItems, itemSchedules } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { lockItem } from '#server/features/catalogue/kit/items.ts'

type Schedule = typeof itemSchedules.$inferSelect

/** The moments of a plan; null takes one back, an absent one stays. */
interface Moments {
  enableAt?: Date | null | undefined
  disableAt?: Date | null | undefined
}

async function findSchedule(tx: Tx, itemId: string): Promise<Schedule | undefined> {
  const [row] = await tx.select().from(itemSchedules).where(eq(itemSchedules.itemId, itemId))
  return row
}

/**
 * Plans when an item is enabled and disabled; gives the whole plan (requirements §15.3).
 * @throws NOT_FOUND_ERROR; INVALID_DATA_ERROR for a moment that is over, or in the wrong order
 */
export async function storeSchedule(
  tx: Tx,
  { kind, id, ...moments }: Moments & { kind: Kind; id: string },
  by: { id: string; name: string },
  now: Date,
) {
  await lockItem(tx, kind, id)
  for (const name of ['enableAt', 'disableAt'] as const) {
    const moment = moments[name]
    if (moment && moment <= now) throw invalidData(name, messages.inThePast)
  }
  const before = await findSchedule(tx, id)
  const { enableAt = before?.enableAt ?? null, disableAt = before?.disableAt ?? null } = moments
  if (enableAt && disableAt && enableAt >= disableAt) {
    throw invalidData('disableAt', messages.spanOrder)
  }
  const plan = { enableAt, disableAt }
  await replaceSchedule(tx, { itemId: id, byId: by.id, byName: by.name, ...plan })
  return { kind, id, ...plan }
}

async function replaceSchedule(tx: Tx, schedule: Schedule): Promise<void> {
  const { itemId, ...columns } = schedule
  if (!columns.enableAt && !columns.disableAt) {
    await tx.delete(itemSchedules).where(eq(itemSchedules.itemId, itemId))
    return
  }
  await tx
    .insert(itemSchedules)
    .values(schedule)
    .onConflictDoUpdate({ target: itemSchedules.itemId, set: columns })
}

/** All that is planned, the next first. */
export async function listSchedule(tx: Tx): Promise<Planned[]> {
  const rows = await tx
    .select({
      kind: catalogueItems.kind,
      id: itemSchedules.itemId,
      name: agencyNameOf(itemSchedules.itemId),
      enableAt: itemSchedules.enableAt,
      disableAt: itemSchedules.disableAt,
      byId: itemSchedules.byId,
      byName: itemSchedules.byName,
    })
    .from(itemSchedules)
    .innerJoin(catalogueItems, eq(catalogueItems.id, itemSchedules.itemId))
    .orderBy(asc(nextMoment), asc(itemSchedules.itemId))
  return rows.map(({ byId, byName, ...row }) => ({ ...row, by: { id: byId, name: byName } }))
}

/** Enabling comes first where both are planned; `least` passes over what is not. */
const nextMoment = sql`least(${itemSchedules.enableAt}, ${itemSchedules.disableAt})`

/** Lists the plans that are due by now, the longest due first, with the people in whose name they run. */
export async function listDue(tx: Tx, now: Date): Promise<{ itemId: string; actorId: string }[]> {
  return tx
    .select({ itemId: itemSchedules.itemId, actorId: itemSchedules.byId })
    .from(itemSchedules)
    .where(or(lte(itemSchedules.enableAt, now), lte(itemSchedules.disableAt, now)))
    .orderBy(asc(nextMoment), asc(itemSchedules.itemId))
}

/** A change that has come due. */
export interface DueChange {
  kind: Kind
  id: string
  name: string
  /** Whether the item is enabled now, and whether it is to be. */
  status: boolean
  wanted: boolean
  /** When it was to happen. */
  at: Date
  actorId: string
}

/**
 * Takes what has come due of an item's plan, its row locked: whoever comes second finds nothing. Of an
 * enabling and a disabling that both were missed, the later counts. Undefined where nothing is due (any
 * more), or it is somebody else's plan by now.
 */
export async function takeDue(
  tx: Tx,
  { itemId, actorId }: { itemId: string; actorId: string },
  now: Date,
): Promise<DueChange | undefined> {
  const [item] = await tx
    .select({ kind: catalogueItems.kind })
    .from(catalogueItems)
    .where(eq(catalogueItems.id, itemId))
  const kind = kinds.find((each) => each === item?.kind)
  if (!kind) return undefined
  const { status } = await lockItem(tx, kind, itemId)
  const schedule = await findSchedule(tx, itemId)
  if (!schedule || schedule.byId !== actorId) return undefined
  const due = (moment: Date | null) => moment !== null && moment <= now
  const { enableAt, disableAt } = schedule
  const isDisabling = due(disableAt)
  const at = isDisabling ? disableAt : enableAt
  if (!at || !due(at)) return undefined
  await replaceSchedule(tx, {
    ...schedule,
    enableAt: due(enableAt) ? null : enableAt,
    disableAt: isDisabling ? null : disableAt,
  })
  const [named] = await tx
    .select({ name: agencyNameOf(catalogueItems.id) })
    .from(catalogueItems)
    .where(eq(catalogueItems.id, itemId))
  return { kind, id: itemId, name: named?.name ?? '', status, wanted: !isDisabling, at, actorId }
}
