import { hashOf } from '../auth/hash-of.ts'
import { countedAddress } from '../http/client-address.ts'
import { type RateLimits, consumeOrThrow } from './rate-limits.ts'

/**
 * Counts a view of what is behind a link that is a secret, for one token and address (requirements §16.8, §15.2).
 * @throws TOO_MANY_REQUESTS_ERROR over the limit
 */
export async function countLinkView(
  rateLimits: RateLimits,
  token: string,
  address: string,
): Promise<void> {
  const hash = hashOf(token)
  const subjects = countedAddress(address).map((each) => ({
    ...each,
    name: `${hash} ${each.name}`,
  }))
  await consumeOrThrow(rateLimits, 'linkLooks', subjects)
}
