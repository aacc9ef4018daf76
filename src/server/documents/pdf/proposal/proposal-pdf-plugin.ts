import type { FastifyPluginAsync } from 'fastify'
import { notFound } from '#contract/base/failures.ts'
import { countedAddress } from '#server/platform/http/client-address.ts'
import { fileHeaders, mailboxHeaders } from '#server/platform/http/security-headers.ts'
import { consumeOrThrow } from '#server/platform/limits/rate-limits.ts'
import type { Services } from '#server/platform/services.ts'

/** `/proposals/{token}.pdf`: what the proposal's page says, as a document (requirements §11.5). */
export const proposalPdfPlugin: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const { rateLimits, proposalDocuments } = services

  app.get<{ Params: { token: string } }>('/:token(^[\\w-]{1,100}).pdf', async (request, reply) => {
    void reply.headers({ ...fileHeaders, ...mailboxHeaders })
    await consumeOrThrow(rateLimits, 'proposalPdf', countedAddress(request.ip))
    const document = await proposalDocuments.ofToken(request.params.token)
    if (!document) throw notFound()
    return reply
      .header('content-disposition', `attachment; filename="${document.name}"`)
      .type(document.type)
      .send(document.content)
  })
}
