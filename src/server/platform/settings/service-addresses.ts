import { z } from 'zod'
import { isLoopback } from './loopback.ts'
import { parseStorageUrl } from './storage-url.ts'

/*
 * Services on another machine are reached over TLS: rows, mails, pictures and their passwords are
 * not for the network between. Who has a private network says so in the address.
 */

/** Where traces are sent; whether it may be in the clear is another variable's. */
export const collectorUrl = z
  .string()
  .trim()
  .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), {
    error: 'must be an address that starts with http:// or https://',
  })

/** A URL of one of the schemes. */
function address(...schemes: string[]) {
  const wanted = schemes.map((scheme) => `${scheme}://`).join(' or ')
  return z
    .string()
    .trim()
    .refine((value) => schemes.some((scheme) => URL.parse(value)?.protocol === `${scheme}:`), {
      error: `must be an address that starts with ${wanted}`,
      abort: true,
    })
}

/** Whether a URL's host is missing, a socket's folder, or this machine. */
function isLocal(host: string): boolean {
  return host === '' || /^(?:\/|%2f)/i.test(host) || isLoopback(host)
}

const asksForPlain = (url: URL) => url.searchParams.get('tls') === 'false'

/** PostgreSQL's own words: pg sends everything in the clear where the address has neither. */
export const databaseUrl = address('postgres', 'postgresql').refine(
  (value) => {
    const url = new URL(value)
    const { searchParams } = url
    const host = searchParams.get('host') ?? url.hostname
    return isLocal(host) || searchParams.has('sslmode') || searchParams.has('ssl')
  },
  {
    error:
      'is on another machine: add ?sslmode=verify-full for TLS, or ?sslmode=disable on a private network',
  },
)

/** The client takes every parameter for an option of its own, so `tls` is taken off. */
export const redisUrl = address('redis', 'rediss')
  .refine(
    (value) => {
      const url = new URL(value)
      return url.protocol === 'rediss:' || isLocal(url.hostname) || asksForPlain(url)
    },
    { error: 'is on another machine: use rediss://, or add ?tls=false on a private network' },
  )
  .transform((value) => {
    const url = new URL(value)
    url.searchParams.delete('tls')
    return url.href
  })

export const storageUrl = z
  .string()
  .trim()
  .refine((value) => parseStorageUrl(value) !== null, {
    error: 'must be of the form s3://BUCKET?endpoint=…&region=…',
    abort: true,
  })
  .refine(
    (value) => {
      const endpoint = URL.parse(parseStorageUrl(value)?.endpoint ?? '')
      if (endpoint?.protocol !== 'http:') return true
      return isLocal(endpoint.hostname) || asksForPlain(new URL(value))
    },
    {
      error:
        'has its endpoint on another machine: use https://, or add &tls=false on a private network',
    },
  )

/** Without `requireTLS=false` the mailer itself demands TLS of a server on another machine. */
export const smtpUrl = address('smtp', 'smtps')

/** Whether mail for this server goes out over TLS or not at all; the address may say otherwise. */
export function demandsTls(url: string): boolean {
  return !isLocal(new URL(url).hostname)
}
