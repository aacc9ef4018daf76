import { lookup as lookUp } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Settings } from '../settings/env.ts'
import { isLoopback } from '../settings/loopback.ts'

/** Whether an IP address is one that everybody on the internet can reach: global unicast, and nothing else. */
export function isPublicAddress(text: string): boolean {
  const plain = text.replace(/^\[|\]$/g, '')
  if (!ipaddr.isValid(plain)) return false
  const address = ipaddr.process(plain)
  if (address.range() !== 'unicast') return false
  // Of IPv6 only 2000::/3 is given out; the rest is for purposes that are not known yet.
  return address.kind() === 'ipv4' || (address.toByteArray()[0] ?? 0) >> 5 === 1
}

const localName = /(^|\.)(localhost|local|internal|lan|home|intranet|corp|localdomain|arpa)\.?$/i

/** Whom a call may reach: the internet; this machine too; or whatever an operator has set themselves. */
export type Reach = 'internet' | 'loopback too' | 'anywhere'

/** Whom webhooks may reach. */
export function webhookReach({
  webhookAllowPrivate,
}: Pick<Settings, 'webhookAllowPrivate'>): Reach {
  return webhookAllowPrivate ? 'loopback too' : 'internet'
}

/** Whether an address may be called, as far as it can be told without asking for its name. */
export function mayBeCalled(url: string, reach: Reach): boolean {
  const address = URL.parse(url)
  if (!address || address.username !== '' || address.password !== '') return false
  const { hostname, protocol } = address
  if (reach === 'anywhere' || (reach === 'loopback too' && isLoopback(hostname))) {
    return /^https?:$/.test(protocol)
  }
  if (protocol !== 'https:') return false
  const isNumber = ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''))
  if (isNumber) return isPublicAddress(hostname)
  return hostname.includes('.') && !localName.test(hostname)
}

const notPublic = () =>
  Object.assign(new Error('The address is not public'), { code: 'ENOTPUBLIC' })

/**
 * Looks names up and refuses one where any of its addresses is out of reach: who connects with this connects to
 * the address that was looked at, whatever the name says a moment later.
 */
export function lookUpWithin(reach: Reach): LookupFunction {
  const isWithin = ({ address }: { address: string }) =>
    reach === 'anywhere' ||
    (reach === 'loopback too' && isLoopback(address)) ||
    isPublicAddress(address)
  return (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses
      if (error) done(error, [])
      else if (!first || !addresses.every(isWithin)) done(notPublic(), [])
      else if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}
