import { hkdfSync } from 'node:crypto'

/** A 256-bit key, as hex, for one purpose only: anyone who learns it learns neither the secret nor another key. */
export function deriveKey(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `nandu:${purpose}`, 32)).toString('hex')
}
