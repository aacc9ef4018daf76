import { BlockList, isIP } from 'node:net'

const addresses = new BlockList()
addresses.addSubnet('127.0.0.0', 8, 'ipv4')
addresses.addAddress('::1', 'ipv6')

/** A host as a URL spells it: in small letters, IPv6 in brackets; null for what is no host. */
export function hostnameOf(host: string): string | null {
  const url = URL.parse(isIP(host) === 6 ? `http://[${host}]` : `http://${host}`)
  // Nothing but a host and perhaps a port: "user@host", "host/path" and the like are none.
  if (url === null || url.href !== `http://${url.host}/`) return null
  return url.hostname.replace(/\.$/, '')
}

/** Whether a host name or an address, bare or as in a URL, can only be this machine. */
export function isLoopback(host: string): boolean {
  const name = hostnameOf(host)
  if (name === null) return false
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  const address = name.replace(/^\[(.*)\]$/, '$1')
  const version = isIP(address)
  return version !== 0 && addresses.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** Whether an address is in the clear and on another machine. */
export function isForeignHttp(address: string | undefined): boolean {
  if (address === undefined) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isLoopback(hostname)
}
