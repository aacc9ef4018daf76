import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

const names = ['loopback', 'linklocal', 'uniquelocal']

/** The widest ranges that are somebody's own network; wider ones trust strangers. */
const shortestPrefix = { 4: 8, 6: 7 }
const longestPrefix = { 4: 32, 6: 128 }

function isProxy(value: string): boolean {
  if (names.includes(value)) return true
  const [ip = '', prefix, ...rest] = value.split('/')
  const version = isIP(ip)
  if (rest.length > 0 || (version !== 4 && version !== 6) || ip.includes('%')) return false
  if (prefix === undefined) return true
  // An IPv4 range written as IPv6 has prefixes of its own: it is to be written as IPv4.
  if (version === 6 && ipaddr.IPv6.parse(ip).isIPv4MappedAddress()) return false
  return (
    /^\d{1,3}$/.test(prefix) &&
    Number(prefix) >= shortestPrefix[version] &&
    Number(prefix) <= longestPrefix[version]
  )
}

/** Addresses and ranges of proxies, as Fastify's `trustProxy` takes them. */
export const proxyList = z
  .string()
  .transform((value) => value.split(',').map((entry) => entry.trim()))
  .refine((list) => list.every(isProxy), {
    error:
      'must be a comma-separated list of IP addresses, ranges (10.0.0.0/8 or smaller) or loopback, linklocal, uniquelocal',
  })
