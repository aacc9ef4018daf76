import { makePageSite } from '#server/pages/page-site.ts'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { browserReportsPath } from '#contract/base/addresses/addresses.ts'
import { Failure, unavailable } from '#contract/base/failures.ts'
import { withoutCaching } from '#server/platform/cache/caches.ts'
import { feedPlugin } from '#server/features/trade/feed/feed-plugin.ts'
import { itemKitPlugin } from '#server/features/trade/item-kits/item-kit-plugin.ts'
import { linkPagesPlugin } from '#server/tools/demonstration/link-pages.ts'
import { onReadHandle } from '#server/platform/db/transaction.ts'
import { mailboxPlugin } from '#server/documents/mail/mailers/mailbox.ts'
import { mediaPlugin } from '#server/platform/media/media-plugin.ts'
import { isVideoShown } from '#server/platform/media/shown-video.ts'
import { browserReportsPlugin } from '#server/platform/monitoring/browser-reports-plugin.ts'
import { addMonitoringRoutes } from '#server/platform/monitoring/monitoring-routes.ts'
import { operationsPlugin } from '#server/api/http/http.ts'
import { malformedBody, toFailure } from '#server/platform/http/failures.ts'
import { plainRequest } from '#server/api/call.ts'
import { makeAnonymousCallers } from '#server/api/in-process.ts'
import { referencePlugin } from './reference-plugin.ts'
import { longestUploadMs } from '#server/api/http/upload-pace.ts'
import { sendFailure, writeFailure } from '#server/platform/http/send-failure.ts'
import { countedAddress } from '#server/platform/http/client-address.ts'
import { makeClientViewsGate } from '#server/platform/http/client-views-host.ts'
import { makeHostCheck, refuseForeignHost } from '#server/platform/http/known-hosts.ts'
import { delayRefusal } from '#server/platform/http/refusal-delay.ts'
import { readServedStatus } from '#server/platform/site/redirects/served-status.ts'
import { makeRequestIds } from '#server/platform/http/request-id.ts'
import { protectiveHeaders } from '#server/platform/http/security-headers.ts'
import type { Services } from '#server/platform/services.ts'
import {
  endUnreadBody,
  handleClientError,
  hasPath,
  readBodyBeforeClosing,
} from '#server/platform/http/client-errors.ts'
import { unsubscribePlugin } from '#server/features/privacy/unsubscribe-plugin.ts'
import { clientViewsPlugin } from '#server/features/trade/client-views/client-views-plugin.ts'
import { proposalPdfPlugin } from '#server/documents/pdf/proposal/proposal-pdf-plugin.ts'
import { addSecurityTxt } from '#server/platform/site/security-txt.ts'
import { sharePlugin } from '#server/pages/share-pictures/share-plugin.ts'
import { webPlugin } from '#server/pages/web-plugin.ts'

/** Where pages come from: Vite's sources, the build, or nowhere (tests of operations). */
export type Pages = 'development' | 'built' | 'none'

const captchaSources = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const headersTimeoutMs = 10_000
/** Node looks for overdue headers only so often. */
const checkingIntervalMs = 2_000
const silenceMs = 60_000

const readinessPath = '/readyz'
const plainText = 'text/plain; charset=utf-8'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * How far a shutdown is: while draining, the process is not ready and keeps no connection open,
     * but still answers; while closing, it refuses what is new. While retiring, another worker has
     * taken its place on the port, so that it keeps no connection open and refuses nothing.
     */
    shutdown: 'running' | 'draining' | 'closing' | 'retiring'
  }
}

/** Operations and their reference, compressed for clients that take it. */
async function apiPlugin(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  // Answers are made for each call: a quick compression beats a dense one.
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions,
    // Payloads have a size limit, and a small packed one may hide a large one.
    globalDecompression: false,
  })
  await app.register(operationsPlugin, { services })
  if (!services.settings.apiDocs) return
  await app.register(referencePlugin, { prefix: '/docs' })
}

function refuse(): never {
  throw new Error('Routes declare no schemas: operations have those of the contract')
}

/** Builds the whole HTTP side on open services, without listening. */
export async function buildApp(open: Services, pages: Pages): Promise<FastifyInstance> {
  const caches = pages === 'development' ? withoutCaching(open.caches) : open.caches
  const services: Services = {
    ...open,
    caches,
    servedStatus: (url) => readServedStatus(app, open.settings.siteUrl, url),
  }
  const { settings } = services
  const app = Fastify({
    loggerInstance: services.log,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    genReqId: makeRequestIds(settings.trustProxy),
    requestTimeout: longestUploadMs,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: checkingIntervalMs },
    clientErrorHandler: handleClientError,
    // Reading the built pages may take long on a busy machine; the usual 10 seconds end the start.
    pluginTimeout: 60_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Payloads are parsed by the contract's own schemas; Fastify's compilers take time to load.
    schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
    frameworkErrors: (error, request, reply) => sendFailure(request, reply, toFailure(error)),
  })
  app.decorate('shutdown', 'running')
  // Fastify's own would log the address as it came, with the token of a mailed link.
  app.setNotFoundHandler((request, reply) =>
    sendFailure(request, reply, new Failure('NOT_FOUND_ERROR')),
  )
  // Errors of files, pages and plugins too, whose own form would name what they are made with.
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, toFailure(error)))
  const protection = protectiveHeaders(settings.siteUrl)
  const isForUs = makeHostCheck(settings)
  const isAnsweredHere = makeClientViewsGate(settings)
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(protection).header('x-request-id', request.id)
    if (!hasPath(request)) {
      sendFailure(request, reply.header('connection', 'close'), malformedBody())
      return
    }
    if (!isForUs(request)) return void refuseForeignHost(request, reply)
    if (!isAnsweredHere(request)) {
      return void reply
        .code(404)
        .header('cache-control', 'no-store')
        .type(plainText)
        .send('Not Found')
    }
    if (app.shutdown === 'running') return next()
    reply.header('connection', 'close')
    if (app.shutdown === 'retiring') return next()
    const refused = app.shutdown === 'closing' || request.url === readinessPath
    if (!refused) return next()
    // Not logged as overload: a stop is no alarm.
    writeFailure(reply, unavailable())
  })
  app.addHook('onSend', delayRefusal)
  app.addHook('onSend', readBodyBeforeClosing)
  app.addHook('onResponse', endUnreadBody)
  addMonitoringRoutes(app, services)
  addSecurityTxt(app, services)
  const callers = makeAnonymousCallers(services)
  const makeCaller = (request: FastifyRequest) => callers(plainRequest(request.id, request.ip))
  await app.register(apiPlugin, { services, prefix: '/api' })
  await app.register(unsubscribePlugin, { services, prefix: '/unsubscribe' })
  await app.register(browserReportsPlugin, { services, prefix: browserReportsPath })
  await app.register(feedPlugin, { services, prefix: '/feed/v1' })
  await app.register(itemKitPlugin, { services, prefix: '/kit' })
  await app.register(proposalPdfPlugin, { services, prefix: '/proposals' })
  await app.register(clientViewsPlugin, { services, makeCaller, prefix: '/client' })
  await app.register(mediaPlugin, {
    storage: services.mediaPipeline.storage,
    isShown: (key) => onReadHandle(services.database, (tx) => isVideoShown(tx, key)),
  })
  if (settings.mode !== 'production') {
    const site = services.currentSite
    await app.register(mailboxPlugin, { settings, site, prefix: '/mailbox' })
  }
  if (settings.demo) {
    const site = services.currentSite
    await app.register(linkPagesPlugin, { site, prefix: '/demonstration' })
  }
  await app.register(sharePlugin, { services, makeCaller })
  if (pages !== 'none') {
    await app.register(webPlugin, {
      mode: pages,
      siteUrl: settings.siteUrl,
      site: makePageSite(services),
      allowedHosts: settings.allowedHosts,
      admit: (request, work) => services.admission.pages(request.ip, work),
      captchaSources: settings.captcha.provider === 'recaptcha' ? captchaSources : [],
      caches,
      count: (request) => services.rateLimits.take('pages', countedAddress(request.ip)),
      isPurged: settings.cdnPurge !== null,
      findRedirect: services.findRedirect,
      countHit: services.redirectHits.count,
      countDead: services.deadAddresses.count,
      makeCaller,
    })
  }
  return app
}
