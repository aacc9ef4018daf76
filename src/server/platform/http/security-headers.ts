import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

const year = 365 * 24 * 60 * 60

/**
 * The headers that protect every answer, as Helmet sets them: the same for all, so that it is asked once.
 * Pages, media and answers each state their own content policy.
 */
export function protectiveHeaders(siteUrl: string): Record<string, string> {
  const protect = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: siteUrl.startsWith('https:')
      ? { maxAge: year, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  protect(request, response, () => {})
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

/** Further headers of pages and the client's files: they use no device of the visitor's (requirements §5.10). */
export const pageHeaders = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Whatever an uploaded file holds, a browser shall never run it as a page of ours. */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
}

/** Mail is for one reader, holds tokens in its links, and is nothing for a search engine. */
export const mailboxHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}
