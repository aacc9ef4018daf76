import { lookup as lookUp } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

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

/** Whether an address may be a webhook's, as far as it can be told without asking for its name. */
export function mayBeCalled(url: string, allowPrivate: boolean): boolean {
  const address = URL.parse(url)
  if (!address || address.username !== '' || address.password !== '') return false
  if (allowPrivate) return /^https?:$/.test(address.protocol)
  if (address.protocol !== 'https:') return false
  const { hostname } = address
  const isNumber = ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''))
  if (isNumber) return isPublicAddress(hostname)
  return hostname.includes('.') && !localName.test(hostname)
}

const notPublic = () =>
  Object.assign(new Error('The address is not public'), { code: 'ENOTPUBLIC' })

/**
 * Looks a name up and refuses it where any of its addresses is not public: who connects with this connects to
 * the address that was looked at, whatever the name says a moment later.
 */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = error ? [] : addresses
    if (error) done(error, [])
    else if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      done(notPublic(), [])
    } else if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
