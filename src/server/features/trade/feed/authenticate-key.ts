import type { FastifyReply, FastifyRequest } from 'fastify'
import { localDay } from '#contract/base/dates/local-day.ts'
import { Failure } from '#contract/base/failures.ts'
import type { Duty } from '#contract/base/rights/duties.ts'
import type { KeyScope } from '#contract/trade/keys.ts'
import {
  countKeyCall,
  findKey,
  isKnownOrigin,
  type StoredKey,
} from '#server/platform/auth/api-keys.ts'
import { requireDuty } from '#server/platform/auth/duties.ts'
import { onReadHandle } from '#server/platform/db/transaction.ts'
import { countedAddress } from '#server/platform/http/client-address.ts'
import { consumeOrThrow } from '#server/platform/limits/rate-limits.ts'
import type { Services } from '#server/platform/services.ts'

/** Duties of a maker, one of which each scope needs; the catalogue is everybody's. */
const dutiesOfScope: Record<KeyScope, readonly Duty[]> = {
  'catalogue:read': [],
  'rates:read': ['rates', 'requests'],
  'quotes:read': ['requests'],
  'quotes:write': ['requests'],
}

/**
 * Authenticates a request's key, which counts as one call with it; a page of one of its origins may read the answer.
 * @throws INVALID_TOKEN without a key or with a wrong one, FORBIDDEN_ERROR without the scope, or where its maker has lost the duty, TOO_MANY_REQUESTS_ERROR
 */
export async function authenticateKey(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: KeyScope,
): Promise<StoredKey> {
  const { rateLimits, database, admission, currentSite, clock } = services
  await consumeOrThrow(rateLimits, 'general', countedAddress(request.ip))
  const [, key = ''] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? []
  const found = await admission.lookUps(() => onReadHandle(database, (tx) => findKey(tx, key)))
  if (!found) throw new Failure('INVALID_TOKEN')
  allowOrigin(reply, request.headers.origin, found)
  await consumeOrThrow(rateLimits, 'partnerCalls', found.id)
  const now = clock()
  const { office } = await currentSite()
  await onReadHandle(database, (tx) =>
    countKeyCall(tx, found.id, now, localDay(office.timeZone, now)),
  )
  if (!found.scopes.includes(scope)) throw new Failure('FORBIDDEN_ERROR')
  const [first, ...others] = dutiesOfScope[scope]
  if (first) requireDuty(found, first, ...others)
  return found
}

function allowOrigin(reply: FastifyReply, origin: string | undefined, key: StoredKey): void {
  if (origin === undefined || !key.origins.includes(origin)) return
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'etag, link, as-of, retry-after',
  })
}

const preflightSeconds = 600

/** Answers a browser's preflight before a page's call: for the origins of any key, since it shows none. */
export async function answerPreflight(
  { database, rateLimits }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await consumeOrThrow(rateLimits, 'general', countedAddress(request.ip))
  const { origin } = request.headers
  const known = origin && (await onReadHandle(database, (tx) => isKnownOrigin(tx, origin)))
  if (known) {
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers':
        'authorization, content-type, idempotency-key, if-none-match, accept-language',
      'access-control-max-age': preflightSeconds,
    })
  }
  return reply.code(204).send()
}
