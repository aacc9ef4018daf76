import ipaddr from 'ipaddr.js'
import { memoizeLru } from '../cache/memoize-lru.ts'
import type { Subject } from '../limits/rate-limits.ts'

/**
 * Networks that an IPv6 client may own, widest first, each with its multiple of the limit of one client. Many clients
 * get a /56 or a /48 for themselves.
 */
const networks = [
  { kind: '/48', bits: 48, times: 16 },
  { kind: '/56', bits: 56, times: 4 },
  { kind: '/64', bits: 64, times: 1 },
] as const

/** Maximum number of remembered clients that send requests at once: each takes a few hundred bytes. */
const clientsKept = 1_000

/**
 * Returns the subjects that a client address counts as. An IPv4 address, also one written as IPv6, counts as itself;
 * an IPv6 address counts as the networks around it.
 */
export const countedAddress = memoizeLru(clientsKept, (address): readonly Subject[] => {
  const known = ipaddr.isValid(address) ? ipaddr.process(address) : null
  if (!(known instanceof ipaddr.IPv6)) {
    return [{ kind: 'address', name: known?.toString() ?? address, times: 1 }]
  }
  return networks.map(({ kind, bits, times }) => ({
    kind,
    name: `${startOf(known.parts, bits)}::${kind}`,
    times,
  }))
})

/** The narrowest of what an address is counted as: one client, as far as can be told. */
export function clientOf(address: string): string {
  return countedAddress(address).at(-1)?.name ?? address
}

/** The groups of an address that its first bits are in, the other bits of them cleared. */
function startOf(groups: number[], bits: number): string {
  const wanted = groups.slice(0, Math.ceil(bits / 16))
  if (bits % 16 !== 0) wanted.push((wanted.pop() ?? 0) & (0xffff << (16 - (bits % 16))))
  return wanted.map((group) => group.toString(16)).join(':')
}
