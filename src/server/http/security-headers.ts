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
