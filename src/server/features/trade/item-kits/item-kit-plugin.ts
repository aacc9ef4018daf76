import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { kinds } from '#contract/base/kinds.ts'
import { Failure, notFound } from '#contract/base/failures.ts'
import { findKitLink } from '#server/platform/auth/tokens/kit-links.ts'
import {
  findAbsentUser,
  type SignedInUser,
  tokenOf,
  verifyLogInToken,
} from '#server/platform/auth/sessions.ts'
import { onReadHandle } from '#server/platform/db/transaction.ts'
import { countedAddress } from '#server/platform/http/client-address.ts'
import { fileHeaders, mailboxHeaders } from '#server/platform/http/security-headers.ts'
import { consumeOrThrow } from '#server/platform/limits/rate-limits.ts'
import type { Services } from '#server/platform/services.ts'
import { readItemKit } from './read-item-kit.ts'
import { toZip } from './zip.ts'

const kitParams = z.object({ kind: z.enum(kinds), id: z.guid() })
const linked = z.object({ link: z.string().max(200).optional() })

type KitParams = z.output<typeof kitParams>

/** `/kit/{kind}/{id}.zip`: what an agent sells an item with, for who is logged in or has a link (requirements §17.11). */
export const itemKitPlugin: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get<{ Params: { kind: string; id: string } }>(
    '/:kind/:id(^[\\w-]{1,40}).zip',
    async (request, reply) => {
      void reply.headers({
        ...fileHeaders,
        ...mailboxHeaders,
        'cache-control': 'private, no-store',
        vary: 'authorization',
      })
      const { rateLimits, admission } = services
      await consumeOrThrow(rateLimits, 'general', countedAddress(request.ip))
      const { data: item } = kitParams.safeParse(request.params)
      const user = await admission.lookUps(() => whoAsks(services, request, item))
      if (!item) throw notFound()
      await consumeOrThrow(rateLimits, 'itemKits', user.id)
      const kit = await admission.reads(request.ip, () => readItemKit(services, request, item))
      return reply
        .header('content-disposition', `attachment; filename="${kit.name}.zip"`)
        .type('application/zip')
        .send(toZip(services.mediaPipeline.storage, kit))
    },
  )
}

/**
 * Returns the user whose right applies, as it stands now: that of the token in the header, else of the link's maker.
 * @throws INVALID_TOKEN without either; NOT_FOUND_ERROR for a link that opens nothing, or not any more
 */
async function whoAsks(
  { database, logInTokens, clock }: Services,
  request: FastifyRequest,
  item: KitParams | undefined,
): Promise<SignedInUser> {
  const { link } = linked.safeParse(request.query).data ?? {}
  const token = tokenOf(request.headers.authorization)
  return onReadHandle(database, async (tx) => {
    if (token !== undefined || link === undefined) {
      return (await verifyLogInToken(tx, logInTokens, token, clock())).user
    }
    const found = await findKitLink(tx, link, clock())
    if (!found || found.itemId !== item?.id) throw notFound()
    try {
      return await findAbsentUser(tx, found.userId)
    } catch (error) {
      // A link whose maker may nothing any more is none.
      throw error instanceof Failure ? notFound() : error
    }
  })
}
