import type { FastifyRequest } from 'fastify'
import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { StoredKey } from '#server/platform/auth/api-keys.ts'
import { toFailure } from '#server/platform/http/failures.ts'
import { anonymous, plainRequest } from '#server/api/call.ts'
import { declarationOf, parsePayload } from '#server/api/declarations.ts'
import { isJson, readJson } from '#server/api/http/payload.ts'
import { runLimited } from '#server/api/pipeline.ts'
import type { Services } from '#server/platform/services.ts'

/**
 * Takes a quote that a partner's program sends, as the site's form does: for an item, or for a journey that no
 * item describes. Without a captcha, for the key is known; the key's agency is whose quote it is.
 * @throws INVALID_DATA_ERROR without an idempotency-key, and as createQuote and createOpenQuote
 */
export async function createPartnerQuote(
  services: Services,
  request: FastifyRequest,
  { id, agencyId }: StoredKey,
): Promise<unknown> {
  const idempotencyKey = request.headers['idempotency-key']
  if (typeof idempotencyKey !== 'string') {
    throw invalidData('idempotency-key', messages.required)
  }
  if (!isJson(request.headers['content-type'] ?? '')) {
    throw invalidData('', messages.contentType, { status: 415 })
  }
  const length = Number(request.headers['content-length'] ?? 0)
  const payload = await readJson(request.raw, length)
  const isOpen = typeof payload !== 'object' || payload === null || !('entityType' in payload)
  const name = isOpen ? 'createOpenQuote' : 'createQuote'
  const operation = declarationOf(name)
  const { languages } = await services.currentSite()
  try {
    return await runLimited(services, {
      name,
      operation,
      input: parsePayload(operation, payload, languages),
      authentication: anonymous,
      request: {
        ...plainRequest(request.id, request.ip),
        acceptLanguage: request.headers['accept-language'],
        idempotencyKey,
        partner: { keyId: id, agencyId },
      },
      file: null,
      languages,
    })
  } catch (error) {
    throw toFailure(error, operation)
  }
}
