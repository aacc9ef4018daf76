import { desc, eq } from 'drizzle-orm'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { partnerMessages } from '#contract/trade/partner-messages.ts'
import type { webhookOperations } from '#contract/trade/webhooks.ts'
import { webhookDeliveries, webhooks } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { addDelivery, repeatDelivery } from './announce-events.ts'
import { mayBeCalled, webhookReach } from '#server/platform/http/public-address.ts'
import { requireAgency } from '../agencies/require-agency.ts'

const deliveriesShown = 100

export const webhookHandlers: HandlersOf<keyof typeof webhookOperations> = {
  async listWebhooks({ tx }) {
    return { list: await tx.select().from(webhooks).orderBy(desc(webhooks.sequence)) }
  },

  async addWebhook({ tx, now, services }, { url, events, agencyId }) {
    const { settings, webhookSecrets } = services
    if (!mayBeCalled(url, webhookReach(settings))) {
      throw invalidData('url', partnerMessages.addressNotPublic)
    }
    await requireAgency(tx, agencyId)
    const [row] = await tx
      .insert(webhooks)
      .values({ url, events, agencyId, createdAt: now })
      .returning({ id: webhooks.id })
    if (!row) throw new Error('The webhook was not stored')
    return { id: row.id, secret: webhookSecrets.of(row.id) }
  },

  async deleteWebhook({ tx }, { id }) {
    const gone = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning({ id: webhooks.id })
    if (gone.length === 0) throw notFound()
  },

  async listDeliveries({ tx }, { webhookId }) {
    await requireWebhook(tx, webhookId)
    const list = await tx
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, webhookId))
      .orderBy(desc(webhookDeliveries.sequence))
      .limit(deliveriesShown)
    return { list }
  },

  async redeliver({ tx, services }, { deliveryId }) {
    if (!(await repeatDelivery(tx, services, deliveryId))) throw notFound()
  },

  async testWebhook({ tx, now, services: { jobs } }, { id }) {
    await requireWebhook(tx, id)
    const data = { kind: 'webhook', id }
    await addDelivery(tx, { jobs, now }, { webhookId: id, event: 'test', data })
  },
}

async function requireWebhook(tx: Tx, id: string): Promise<void> {
  if ((await tx.$count(webhooks, eq(webhooks.id, id))) === 0) throw notFound()
}
