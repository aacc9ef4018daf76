import { createHash } from 'node:crypto'

/** Returns the stored hash of a token or a key, as hex SHA-256: these are random enough to need no salt. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
