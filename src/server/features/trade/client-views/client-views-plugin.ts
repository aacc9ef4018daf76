import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#contract/index.ts'
import { notFound } from '#contract/base/failures.ts'
import { fallbackLanguage, languages } from '#contract/base/languages/languages.ts'
import { slugOf } from '#contract/base/addresses/addresses.ts'
import { countView } from '#server/platform/auth/tokens/client-view-tokens.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { countedAddress } from '#server/platform/http/client-address.ts'
import { toFailure } from '#server/platform/http/failures.ts'
import {
  fileHeaders,
  mailboxHeaders,
  pageHeaders,
  protectiveHeaders,
} from '#server/platform/http/security-headers.ts'
import { noteFailure } from '#server/platform/http/send-failure.ts'
import { consumeOrThrow } from '#server/platform/limits/rate-limits.ts'
import { acceptedLanguage } from '#server/platform/http/accepted-language.ts'
import type { Services } from '#server/platform/services.ts'
import { isCountedView } from './counted-view.ts'
import { documentOf } from './document/document.ts'
import { statePage, viewPage } from './document/page.ts'
import { pagePolicy } from './document/style.ts'

interface ClientViewsOptions {
  services: Services
  /** Reads as anybody may. */
  makeCaller: (request: FastifyRequest) => Caller
}

interface OfToken {
  Params: { token: string }
}

/**
 * `/client/{token}` and `/client/{token}.pdf`: what agents show their own clients (requirements §16.8). Whatever is
 * answered below this address, a refusal too, says nothing of the operator.
 */
export const clientViewsPlugin: FastifyPluginAsync<ClientViewsOptions> = async (
  app,
  { services, makeCaller },
) => {
  const { database, rateLimits, admission, clock, clientViewPdfs, settings, log } = services
  const { siteUrl, clientViewsUrl: origin } = settings

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...protectiveHeaders(origin), ...pageHeaders, ...mailboxHeaders })
    await consumeOrThrow(rateLimits, 'general', countedAddress(request.ip))
  })

  function sendPage(reply: FastifyReply, html: string): FastifyReply {
    void reply.header('content-security-policy', pagePolicy(origin))
    return reply.type('text/html; charset=utf-8').send(html)
  }

  app.setErrorHandler((error, request, reply) => {
    const failure = toFailure(error)
    noteFailure(request, failure)
    if (failure.retryAfter !== undefined) void reply.header('retry-after', failure.retryAfter)
    // The host of client views names no site: any language of the product will do.
    const lang = acceptedLanguage(request.headers['accept-language'], languages) ?? fallbackLanguage
    const state = failure.status === 404 ? 'gone' : 'later'
    void reply.code(failure.status).header('vary', 'Accept-Language')
    return sendPage(reply, statePage(state, lang))
  })

  async function readView(request: FastifyRequest<OfToken>) {
    return documentOf(await makeCaller(request)('getClientView', { token: request.params.token }))
  }

  /** An answer does not wait for it, nor fail with it. */
  function count(request: FastifyRequest<OfToken>): void {
    if (!isCountedView(request, siteUrl)) return
    const { token } = request.params
    inTransaction(database, (tx) => countView(tx, token, clock())).catch((error: unknown) =>
      log.error({ err: error }, 'counting a client view failed'),
    )
  }

  app.get<OfToken>('/:token(^[\\w-]{1,100}$)', async (request, reply) => {
    const { token } = request.params
    const html = await admission.pages(request.ip, async () =>
      viewPage(await readView(request), { token, origin }),
    )
    count(request)
    return sendPage(reply, html)
  })

  app.get<OfToken>('/:token(^[\\w-]{1,100}).pdf', async (request, reply) => {
    await consumeOrThrow(rateLimits, 'proposalPdf', countedAddress(request.ip))
    const view = await admission.pages(request.ip, () => readView(request))
    const content = await admission.documents(request.ip, () => clientViewPdfs.clientViewPdf(view))
    count(request)
    const name = slugOf(view.title) || 'document'
    return reply
      .headers(fileHeaders)
      .header('content-disposition', `inline; filename="${name}.pdf"`)
      .type('application/pdf')
      .send(content)
  })

  for (const url of ['/', '/*']) {
    app.all(url, () => {
      throw notFound()
    })
  }
}
