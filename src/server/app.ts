import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { limits } from '#contract/limits.ts'
import { mailboxHost } from './mail/mailbox.ts'
import { mediaHost } from './media/media-host.ts'
import { operationsHost, sendFailure } from './operations/http.ts'
import { toFailure } from './operations/failures.ts'
import { makeAnonymousCaller } from './operations/in-process.ts'
import { referenceHost } from './operations/reference-host.ts'
import type { Services } from './services.ts'
import { webHost } from './web-host.ts'

/** Where pages come from: Vite's sources, the build, or nowhere (tests of operations). */
export type Pages = 'development' | 'built' | 'none'

const captchaHosts = ['https://www.google.com', 'https://www.gstatic.com']
const headersTimeoutMs = 10_000
const silenceMs = 60_000
/** A whole request: the largest video at 20 kB a second. JSON bodies have a limit of their own. */
const requestTimeoutMs = (limits.videoBytes / (20 * 1024)) * 1000

/** Builds the whole HTTP side on open services, without listening. */
export async function buildApp(services: Services, pages: Pages): Promise<FastifyInstance> {
  const { settings } = services
  const app = Fastify({
    loggerInstance: services.log,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    genReqId: () => crypto.randomUUID(),
    requestTimeout: requestTimeoutMs,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headersTimeoutMs },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => sendFailure(request, reply, toFailure(error)),
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  await app.register(helmet, {
    // Pages, media and answers each state their own policy.
    contentSecurityPolicy: false,
    strictTransportSecurity: settings.siteUrl.startsWith('https:')
      ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  await app.register(operationsHost, { services, prefix: '/api' })
  await app.register(referenceHost, { siteName: settings.siteName, prefix: '/api/docs' })
  await app.register(mediaHost, { storage: services.workshop.storage })
  if (settings.mode !== 'production') {
    await app.register(mailboxHost, { settings, prefix: '/mailbox' })
  }
  if (pages !== 'none') {
    await app.register(webHost, {
      mode: pages,
      site: { name: settings.siteName, url: settings.siteUrl },
      captchaHosts: settings.captcha.provider === 'recaptcha' ? captchaHosts : [],
      makeCaller: (request) =>
        makeAnonymousCaller(services, {
          requestId: request.id,
          address: request.ip,
          captchaToken: undefined,
          acceptLanguage: undefined,
          idempotencyKey: undefined,
        }),
    })
  }
  return app
}
