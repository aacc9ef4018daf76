import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { publicLanguages } from '#contract/base/languages/languages-in-use.ts'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { countedAddress } from '#server/platform/http/client-address.ts'
import { mailboxHeaders } from '#server/platform/http/security-headers.ts'
import { consumeOrThrow } from '#server/platform/limits/rate-limits.ts'
import { acceptedLanguage } from '#server/platform/http/accepted-language.ts'
import type { Services } from '#server/platform/services.ts'
import { withdrawMarketing } from './marketing.ts'
import { switchDigestOff } from './digest.ts'
import { unsubscribePage, type UnsubscribeState } from './unsubscribe-page.ts'

const bodyBytes = 16 * 1024

/**
 * `/unsubscribe/{token}`: a mail program's POST ends news by e-mail at once (RFC 8058), and so does the
 * button of the page; opening the page alone ends nothing, because programs open every link.
 */
export const unsubscribePlugin: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { database, rateLimits, currentSite, unsubscribeLinks, clock } = services

  app.removeAllContentTypeParsers()
  // The address says everything: what mail programs send in the body, in either form, is read and dropped.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(mailboxHeaders)
    await consumeOrThrow(rateLimits, 'general', countedAddress(request.ip))
  })

  async function answer(request: FastifyRequest, reply: FastifyReply, state: UnsubscribeState) {
    const site = await currentSite()
    const accepted = request.headers['accept-language']
    const lang = acceptedLanguage(accepted, publicLanguages(site.languages)) ?? fallbackLanguage
    const { html, policy } = unsubscribePage(state, lang, site)
    return reply
      .code(state === 'unknown' ? 404 : 200)
      .header('vary', 'Accept-Language')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html)
  }

  app.get<{ Params: { token: string } }>('/:token', (request, reply) => {
    const subject = unsubscribeLinks.subjectOf(request.params.token)
    return answer(request, reply, subject ? 'ask' : 'unknown')
  })

  app.post<{ Params: { token: string } }>(
    '/:token',
    { bodyLimit: bodyBytes },
    async (request, reply) => {
      const subject = unsubscribeLinks.subjectOf(request.params.token)
      if (!subject) return answer(request, reply, 'unknown')
      await inTransaction(database, (tx) =>
        'userId' in subject
          ? switchDigestOff(tx, subject.userId)
          : withdrawMarketing(tx, subject.email, clock()),
      )
      return answer(request, reply, 'userId' in subject ? 'agentDone' : 'done')
    },
  )
}
