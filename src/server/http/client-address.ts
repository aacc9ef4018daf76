import { isIPv6 } from 'node:net'
import type { Subject } from '#server/limits/rate-limits.ts'

/**
 * What an IPv6 client may own, widest first, in groups of 16 bits, and how many times the limit of
 * one client all of it may use: many get a /56 or a /48 for themselves.
 */
const networks = [
  { kind: '/48', groups: 3, times: 16 },
  { kind: '/56', groups: 3.5, times: 4 },
  { kind: '/64', groups: 4, times: 1 },
] as const

/**
 * Who a client address is counted as: an IPv4 address, also one written as IPv6, is itself; an IPv6
 * one is the networks around it.
 */
export function countedAddress(address: string): Subject[] {
  const [bare = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (!isIPv6(bare) || mapped) return [{ kind: 'address', name: mapped ?? address, times: 1 }]
  const groups = groupsOf(bare)
  return networks.map(({ kind, groups: width, times }) => ({
    kind,
    name: `${startOf(groups, width)}::${kind}`,
    times,
  }))
}

/** The first groups of an address; half a group is its first 8 bits. */
function startOf(groups: string[], width: number): string {
  const whole = groups.slice(0, Math.floor(width))
  if (Number.isInteger(width)) return whole.join(':')
  const half = Number.parseInt(groups[whole.length] ?? '0', 16) & 0xff00
  return [...whole, half.toString(16)].join(':')
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  // A URL's host is the shortest spelling: no leading zeros, no dotted part.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0')
  return [...groups, ...(tail === undefined ? [] : zeros), ...rest]
}
