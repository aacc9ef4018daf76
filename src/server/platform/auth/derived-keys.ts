import { hkdfSync } from 'node:crypto'

/** The installation's secrets: the first one makes, all of them are taken (`SECRET`, `SECRET_PREVIOUS`). */
export type Secrets = readonly [current: string, ...previous: string[]]

/** A 256-bit key, as hex, for one purpose only: anyone who learns it learns neither the secret nor another key. */
export function deriveKey(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `nandu:${purpose}`, 32)).toString('hex')
}

/** The keys of one purpose under each secret, in their order. */
export function deriveKeys([current, ...previous]: Secrets, purpose: string): Secrets {
  return [deriveKey(current, purpose), ...previous.map((secret) => deriveKey(secret, purpose))]
}
