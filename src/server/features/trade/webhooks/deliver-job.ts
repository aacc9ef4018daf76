import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { shutOutStatuses } from '#contract/trade/agency-fields.ts'
import { agencies, webhookDeliveries, webhooks } from '#server/platform/db/schema/index.ts'
import {
  inTransaction,
  onReadHandle,
  type Transactional,
  type Tx,
} from '#server/platform/db/transaction.ts'
import { listAdminEmails } from '#server/features/accounts/kit/find-users.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { JobHandler } from '#server/platform/jobs/run-job.ts'
import { webhookOff } from './webhook-off.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import type { Settings } from '#server/platform/settings/env.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { postTo } from '#server/platform/http/post.ts'
import { webhookReach } from '#server/platform/http/public-address.ts'
import type { WebhookSecrets } from './secrets.ts'

interface WebhookPayload {
  deliveryId: string
}

declare module '#server/platform/jobs/payloads.ts' {
  interface JobPayloads {
    webhook: WebhookPayload
  }
}

/** For how long nothing may arrive before a webhook is switched off. */
const retryDays = 5

const dayMs = 24 * 60 * 60 * 1000

interface DeliverDependencies {
  database: Transactional
  settings: Settings
  secrets: WebhookSecrets
  jobs: () => Jobs
  clock: () => Date
}

/**
 * Delivers to a webhook, at least once: a process that ends between the answer and its entry delivers again,
 * under the same id. What does not arrive is tried again for a day, and then told as failed.
 */
export function makeDeliverJob(dependencies: DeliverDependencies): JobHandler<'webhook'> {
  const { database, settings, secrets, clock } = dependencies
  return async ({ deliveryId }, { isLast }) => {
    const delivery = await onReadHandle(database, (tx) => readWaiting(tx, deliveryId))
    if (!delivery) return
    const { webhookId, url, event, body, disabledAt, resting } = delivery
    if (resting || (disabledAt && event !== 'test')) {
      await inTransaction(database, (tx) => note(tx, deliveryId, 'failed', 'Switched off'))
      return
    }
    const headers = secrets.sign(webhookId, deliveryId, body, clock())
    const refused = await postTo({ url, body, headers, reach: webhookReach(settings) })
    const isOver = refused === null || isLast || event === 'test'
    await inTransaction(database, async (tx) => {
      const status = refused === null ? 'delivered' : isOver ? 'failed' : 'waiting'
      await note(tx, deliveryId, status, refused, 1)
      if (refused === null) await noteArrival(tx, webhookId, event === 'test')
      else await noteFailure(dependencies, tx, webhookId)
    })
    // A test tells how it stands now: nobody waits a day for it.
    if (!isOver) throw new Error('A webhook was not delivered')
  }
}

async function readWaiting(tx: Tx, deliveryId: string) {
  const [row] = await tx
    .select({
      webhookId: webhooks.id,
      url: webhooks.url,
      disabledAt: webhooks.disabledAt,
      event: webhookDeliveries.event,
      body: webhookDeliveries.body,
      resting: sql<boolean>`coalesce(${inArray(agencies.status, shutOutStatuses)}, false)`,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .leftJoin(agencies, eq(agencies.id, webhooks.agencyId))
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.status, 'waiting')))
  return row
}

async function note(
  tx: Tx,
  id: string,
  status: 'waiting' | 'delivered' | 'failed',
  error: string | null,
  attempts = 0,
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ status, error, attempts: sql`${webhookDeliveries.attempts} + ${attempts}` })
    .where(eq(webhookDeliveries.id, id))
}

async function noteArrival(tx: Tx, id: string, isTest: boolean): Promise<void> {
  await tx
    .update(webhooks)
    .set({ failingSince: null, ...(isTest && { disabledAt: null }) })
    .where(eq(webhooks.id, id))
}

/**
 * Notes a failure. Five days after the first failure since something arrived, it turns the webhook off, and notifies
 * all admins.
 */
async function noteFailure(
  { jobs, settings, clock }: DeliverDependencies,
  tx: Tx,
  id: string,
): Promise<void> {
  const now = clock()
  await tx
    .update(webhooks)
    .set({ failingSince: now })
    .where(and(eq(webhooks.id, id), isNull(webhooks.failingSince)))
  const latest = new Date(now.getTime() - retryDays * dayMs)
  const [off] = await tx
    .update(webhooks)
    .set({ disabledAt: now })
    .where(and(eq(webhooks.id, id), isNull(webhooks.disabledAt), lt(webhooks.failingSince, latest)))
    .returning({ url: webhooks.url })
  if (!off) return
  const message = webhookOff(await readSite(tx, settings), off.url, agencyLanguage)
  for (const email of await listAdminEmails(tx, 'trade')) {
    await sendMail({ tx, now, services: { jobs: jobs() } }, email, 'webhook-off', message)
  }
}

const keptDays = 30

/** Deletes deliveries that are older than 30 days. */
export async function purgeDeliveries(tx: Tx, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * dayMs)
  await tx.delete(webhookDeliveries).where(lt(webhookDeliveries.at, oldest))
}
