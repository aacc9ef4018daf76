import { isIPv6 } from 'node:net'

/**
 * Who a client address is counted as: an IPv6 client owns its whole /64 and is that network;
 * an IPv4 address written as IPv6 is the IPv4 one.
 */
export function countedAddress(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  return mapped ?? `${networkOf(bare)}::/64`
}

/** The first four groups of an IPv6 address. */
function networkOf(address: string): string {
  // A URL's host is the shortest spelling: no leading zeros, no dotted part.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0')
  return [...groups, ...(tail === undefined ? [] : zeros), ...rest].slice(0, 4).join(':')
}
