import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { deriveKeys, type Secrets } from '#server/platform/auth/derived-keys.ts'

declare module '#server/platform/services.ts' {
  interface Services {
    /** Signs webhooks. */
    webhookSecrets: WebhookSecrets
  }
}

/** The secrets of webhooks: made of the installation's, so that none is stored. */
export interface WebhookSecrets {
  /** Returns the secret by which a webhook's receiver verifies, as Standard Webhooks write it. */
  of(webhookId: string): string
  /** The headers that a body is sent with; signed under each secret, so that receivers may still know the previous one. */
  sign(webhookId: string, deliveryId: string, body: string, now: Date): Record<string, string>
}

export function makeWebhookSecrets(secrets: Secrets): WebhookSecrets {
  const keys = deriveKeys(secrets, 'secrets of webhooks')
  const secretOf = (webhookId: string, key = keys[0]) =>
    `whsec_${createHmac('sha256', key).update(webhookId).digest('base64')}`
  return {
    of: (webhookId) => secretOf(webhookId),
    sign: (webhookId, deliveryId, body, now) => ({
      'webhook-id': deliveryId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': keys
        .map((key) => new Webhook(secretOf(webhookId, key)).sign(deliveryId, now, body))
        .join(' '),
    }),
  }
}
