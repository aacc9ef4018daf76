import type { FastifyRequest } from 'fastify'
import { hostnameOf } from '../settings/loopback.ts'
import type { Settings } from '../settings/env.ts'
import { forAnyHost } from './known-hosts.ts'

const isClientView = (route: string) => route === '/client' || route.startsWith('/client/')

/**
 * Whether a request is for something that is answered under the name it came by. Where client views have a host of
 * their own, that host answers these, their documents and pictures alone, so that nothing on it tells whose they are;
 * and the site’s does not answer them (requirements §16.8).
 */
export function makeClientViewsGate({
  siteUrl,
  clientViewsUrl,
}: Pick<Settings, 'siteUrl' | 'clientViewsUrl'>): (request: FastifyRequest) => boolean {
  const own = new URL(clientViewsUrl).hostname
  if (own === new URL(siteUrl).hostname) return () => true
  // What the connection was asked for: a visitor writes `x-forwarded-host`, which a trusted proxy may pass on.
  return ({ headers, routeOptions }) => {
    const route = routeOptions.url ?? ''
    if (forAnyHost.has(route)) return true
    if (hostnameOf(headers.host ?? '') !== own) return !isClientView(route)
    return isClientView(route) || route === '/media/*'
  }
}
