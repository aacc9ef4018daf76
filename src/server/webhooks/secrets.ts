import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { deriveKey } from '#server/auth/derived-keys.ts'

/** The secrets of webhooks: made of the installation's, so that none is stored. */
export interface WebhookSecrets {
  /** What a webhook's receiver verifies with, as Standard Webhooks write it. */
  of(webhookId: string): string
  /** The headers that a body is sent with. */
  sign(webhookId: string, deliveryId: string, body: string, now: Date): Record<string, string>
}

export function makeWebhookSecrets(secret: string): WebhookSecrets {
  const key = deriveKey(secret, 'secrets of webhooks')
  const secretOf = (webhookId: string) =>
    `whsec_${createHmac('sha256', key).update(webhookId).digest('base64')}`
  return {
    of: secretOf,
    sign: (webhookId, deliveryId, body, now) => ({
      'webhook-id': deliveryId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secretOf(webhookId)).sign(deliveryId, now, body),
    }),
  }
}
