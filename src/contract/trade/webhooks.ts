import { z } from 'zod'
import { id, idOnly, noPayload, nothing } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { operation } from '#contract/base/operation.ts'
import { partnerMessages } from './partner-messages.ts'

/** Events that a webhook may receive. */
export const webhookEvents = [
  'item.added',
  'item.changed',
  'item.withdrawn',
  'rates.changed',
  'quote.created',
  'quote.state',
  'user.approved',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Subjects of a delivery, including a test of the webhook. */
export const deliveredEvents = [...webhookEvents, 'test'] as const

export type DeliveredEvent = (typeof deliveredEvents)[number]

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

const distinct = <Value>(values: Value[]) => [...new Set(values)]

const webhook = z
  .object({
    id: z.guid(),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    /** Agency whose quotes and users the webhook hears of; null for everybody's. */
    agencyId: z.guid().nullable(),
    createdAt: z.date(),
    /** Since when nothing has arrived; null while all is well. */
    failingSince: z.date().nullable(),
    /** When it was switched off. */
    disabledAt: z.date().nullable(),
  })
  .meta({ id: 'Webhook' })

export type Webhook = z.infer<typeof webhook>

const delivery = z
  .object({
    id: z.guid(),
    event: z.enum(deliveredEvents),
    at: z.date(),
    attempts: z.int(),
    status: z.enum(deliveryStates),
    /** Why the last attempt failed. */
    error: z.string().nullable(),
  })
  .meta({ id: 'Delivery' })

export type Delivery = z.infer<typeof delivery>

/** Whom the server tells of what happens (requirements §17.6). */
export const webhookOperations = {
  listWebhooks: operation({
    summary: 'Every webhook, newest first.',
    access: 'admin',
    duties: ['trade'],
    effect: 'reads',
    input: noPayload,
    output: z.object({ list: z.array(webhook) }),
    failures: [],
  }),
  addWebhook: operation({
    summary:
      'Has an address told of what happens, signed with a secret that is shown this once; private and local addresses are refused.',
    access: 'admin',
    duties: ['trade'],
    effect: 'writes',
    fresh: true,
    changes: 'webhook',
    secretAnswer: true,
    input: z.object({
      url: z.url({ error: partnerMessages.addressNotPublic }).max(limits.webhookAddressMaxLength),
      events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length).overwrite(distinct),
      agencyId: id.nullable().default(null),
    }),
    output: z.object({ id: z.guid(), secret: z.string() }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  deleteWebhook: operation({
    summary: 'Deletes a webhook with its deliveries; what waits is not delivered any more.',
    access: 'admin',
    duties: ['trade'],
    effect: 'writes',
    changes: 'webhook',
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  listDeliveries: operation({
    summary: 'The newest 100 deliveries of a webhook within 30 days, newest first.',
    access: 'admin',
    duties: ['trade'],
    effect: 'reads',
    input: z.object({ webhookId: id }),
    output: z.object({ list: z.array(delivery) }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  redeliver: operation({
    summary: 'Sends a delivery again, under its own id.',
    access: 'admin',
    duties: ['trade'],
    effect: 'writes',
    input: z.object({ deliveryId: id }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  testWebhook: operation({
    summary: 'Sends a test; one that arrives switches the webhook on again.',
    access: 'admin',
    duties: ['trade'],
    effect: 'writes',
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
