import type { FastifyPluginAsync } from 'fastify'
import { deviceName } from '../auth/device-name.ts'
import { countedAddress } from '../http/client-address.ts'
import { malformedBody } from '../http/failures.ts'
import { consumeOrThrow } from '../limits/rate-limits.ts'
import type { Services } from '../services.ts'
import { readBrowserReport } from './read-browser-report.ts'

const bodyBytes = 8 * 1024

/**
 * Takes what browsers report: what a page's policy forbade, and what failed in its scripts. Whoever
 * sends it is not kept, and never waits for it.
 */
export const browserReportsPlugin: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { rateLimits, browserReports } = services

  app.removeAllContentTypeParsers()
  // Browsers call the same JSON `application/csp-report`, and a beacon calls it plain text.
  app.addContentTypeParser(
    ['application/csp-report', 'application/json', 'text/plain'],
    { parseAs: 'string', bodyLimit: bodyBytes },
    app.getDefaultJsonParser('error', 'error'),
  )

  app.post('/', async (request, reply) => {
    await consumeOrThrow(rateLimits, 'browserReports', countedAddress(request.ip))
    const report = readBrowserReport(request.body)
    if (!report) throw malformedBody()
    browserReports.count({ ...report, browser: deviceName(request.headers['user-agent']) })
    return reply.code(204).send()
  })
}
