import { eq, inArray, isNull } from 'drizzle-orm'
import { and } from 'drizzle-orm'
import { isShutOut } from '#contract/trade/agency-fields.ts'
import type { DeliveredEvent, WebhookEvent } from '#contract/trade/webhooks.ts'
import {
  agencies,
  notedEvents,
  quotes,
  users,
  webhookDeliveries,
  webhooks,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'

/** Something that happened: ids, and nothing about anybody. */
export interface Happening {
  event: WebhookEvent
  kind: string
  id: string
  /** Agency that the event belongs to, if any: the webhooks of other agencies hear nothing of it. */
  agencyId?: string | null
}

interface Announcing {
  jobs: Pick<Jobs, 'enqueue'>
  now: Date
}

/**
 * Has webhooks told of what happened, and of what was noted, in the transaction in which it did: it is delivered
 * once that commits, and never otherwise.
 */
export async function announceEvents(
  tx: Tx,
  { jobs, now }: Announcing,
  happened: readonly Happening[],
): Promise<void> {
  const noted = await tx.delete(notedEvents).returning()
  if (happened.length + noted.length === 0) return
  const listening = await tx
    .select({
      id: webhooks.id,
      events: webhooks.events,
      agencyId: webhooks.agencyId,
      status: agencies.status,
    })
    .from(webhooks)
    .leftJoin(agencies, eq(agencies.id, webhooks.agencyId))
    .where(isNull(webhooks.disabledAt))
  if (listening.length === 0) return
  const all = [...happened, ...(await withOwners(tx, noted))]
  for (const { id: webhookId, events, agencyId, status } of listening) {
    if (isShutOut(status)) continue
    for (const { event, kind, id, agencyId: owner } of all) {
      const concerns = agencyId === null || owner === undefined || owner === agencyId
      if (!concerns || !events.includes(event)) continue
      await addDelivery(tx, { jobs, now }, { webhookId, event, data: { kind, id } })
    }
  }
}

/** Returns the events noted within this transaction, with their agencies. */
async function withOwners(
  tx: Tx,
  noted: readonly (typeof notedEvents.$inferSelect)[],
): Promise<Happening[]> {
  if (noted.length === 0) return []
  const ids = noted.map(({ subjectId }) => subjectId)
  const owners = [
    ...(await tx
      .select({ id: quotes.id, agencyId: quotes.agencyId })
      .from(quotes)
      .where(inArray(quotes.id, ids))),
    ...(await tx
      .select({ id: users.id, agencyId: users.agencyId })
      .from(users)
      .where(inArray(users.id, ids))),
  ]
  const ownerOf = new Map(owners.map(({ id, agencyId }) => [id, agencyId]))
  return noted.map(({ event, subjectId }) => ({
    event,
    kind: event === 'user.approved' ? 'user' : 'quote',
    id: subjectId,
    agencyId: ownerOf.get(subjectId) ?? null,
  }))
}

interface NewDelivery {
  webhookId: string
  event: DeliveredEvent
  data: { kind: string; id: string }
}

/** A delivery that is on its way once the transaction commits. */
export async function addDelivery(
  tx: Tx,
  { jobs, now }: Announcing,
  { webhookId, event, data }: NewDelivery,
): Promise<void> {
  const body = JSON.stringify({ type: event, timestamp: now.toISOString(), data })
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({ webhookId, event, at: now, body })
    .returning({ id: webhookDeliveries.id })
  if (!row) throw new Error('The delivery was not stored')
  await jobs.enqueue(tx, 'webhook', { deliveryId: row.id })
}

/** Sends a delivery again, under its own id. False where there is none. */
export async function repeatDelivery(
  tx: Tx,
  { jobs }: Pick<Announcing, 'jobs'>,
  deliveryId: string,
): Promise<boolean> {
  const rows = await tx
    .update(webhookDeliveries)
    .set({ status: 'waiting', error: null })
    .where(and(eq(webhookDeliveries.id, deliveryId)))
    .returning({ id: webhookDeliveries.id })
  if (rows.length === 0) return false
  await jobs.enqueue(tx, 'webhook', { deliveryId })
  return true
}
