import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { memoizeLru } from '../cache/memoize-lru.ts'
import type { Settings } from '../settings/env.ts'
import { writeFailure } from './send-failure.ts'
import { operatorError } from '../runtime/operator-error.ts'
import { hostnameOf, isLoopback } from '../settings/loopback.ts'

type HostSettings = Pick<Settings, 'mode' | 'siteUrl' | 'clientViewsUrl' | 'allowedHosts'>

/** Health checks and scrapers come by whatever name or address they know. */
export const forAnyHost = new Set<string | undefined>(['/healthz', '/readyz', '/metrics'])

/** Almost all requests name the same one. */
const hostsKept = 10

/** Addresses that stand for every network of the machine. */
const everyNetwork = new Set(['0.0.0.0', '[::]'])

/**
 * Whether a request is meant for this server. Outside production a name that is not its own is
 * refused: a stranger's page whose name leads to 127.0.0.1 (DNS rebinding) would read the mailbox.
 * Production has nothing that this guards, and answers by whatever name its proxy gives.
 */
export function makeHostCheck(settings: HostSettings): (request: FastifyRequest) => boolean {
  if (settings.mode === 'production') return () => true
  const urls = [settings.siteUrl, settings.clientViewsUrl]
  const known = new Set([...urls.map((url) => new URL(url).hostname), ...settings.allowedHosts])
  const isOurs = memoizeLru(hostsKept, (host) => {
    const name = hostnameOf(host)
    return name !== null && (known.has(name) || isLoopback(name))
  })
  return ({ headers, routeOptions }) =>
    forAnyHost.has(routeOptions.url) || isOurs(headers.host ?? '')
}

/** Answers a request for another host: calls in the contract's form, the rest as plain text. */
export function refuseForeignHost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (request.url.startsWith('/api/')) {
    return writeFailure(reply, invalidData('host', messages.invalid, { status: 421 }))
  }
  const text = 'This site does not answer to that name. ALLOWED_HOSTS lists the names it knows.\n'
  return reply.code(421).type('text/plain; charset=utf-8').send(text)
}

/**
 * A server for trying out shows the mail of every account: it stays on this machine, unless
 * ALLOWED_HOSTS names where else it may be reached.
 */
export function refuseExposure(settings: HostSettings & Pick<Settings, 'host'>): void {
  if (settings.mode === 'production') return
  const { allowedHosts } = settings
  const address = hostnameOf(settings.host) ?? ''
  const mayListen =
    isLoopback(address) ||
    allowedHosts.includes(address) ||
    (everyNetwork.has(address) && allowedHosts.length > 0)
  if (!mayListen) throw exposure('HOST', 'listens to others')
  const { hostname } = new URL(settings.siteUrl)
  if (!isLoopback(hostname) && !allowedHosts.includes(hostname)) {
    throw exposure('SITE_URL', 'is public')
  }
}

function exposure(variable: string, what: string): Error {
  return operatorError(
    `${variable}: ${what}, but this mode is for trials and shows all mail; run nandu serve, or name the host in ALLOWED_HOSTS`,
  )
}
