import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { type Failure, notFound } from '#contract/base/failures.ts'
import { isLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { Caller } from '#contract/index.ts'
import { pictureVersion, sharePath } from '#contract/site/share-pictures.ts'
import { toFailure } from '#server/platform/http/failures.ts'
import { consumeOrThrow } from '#server/platform/limits/rate-limits.ts'
import { keptForEver, refuseFile, sendStoredFile } from '#server/platform/media/send-stored-file.ts'
import type { Services } from '#server/platform/services.ts'
import { makeSharePicture } from './make-share-picture.ts'
import { keyOfPicture, readSubject } from './share-subject.ts'

interface ShareOptions {
  services: Services
  /** The caller that reads items: anonymous, in process. */
  makeCaller: (request: FastifyRequest) => Caller
}

interface SharePictureRoute {
  Params: { language: string; kind: string; file: string }
  Querystring: { v?: string }
}

const isKind = (value: string): value is Kind => kinds.some((kind) => kind === value)
const named = /^([0-9a-f-]{36})\.jpg$/

/** How long a picture is kept whose address does not say which one of the item's it is. */
const keptForAnHour = 'public, max-age=3600'

/**
 * Serves the pictures that stand for shared pages (requirements §5.21): made when first asked for, stored
 * under what they show, and so made again when that changes. What visitors do not see has none.
 */
export const sharePlugin: FastifyPluginAsync<ShareOptions> = async (app, options) => {
  const { services, makeCaller } = options
  const { storage } = services.mediaPipeline
  const making = new Map<string, Promise<void>>()

  /** Anyone who asks for a picture that is being made waits for it. */
  async function make(key: string, request: FastifyRequest, work: () => Promise<void>) {
    await consumeOrThrow(services.rateLimits, 'sharePicture', request.ip)
    const started = making.get(key) ?? services.admission.sharePictures(work)
    making.set(key, started)
    try {
      await started
    } finally {
      making.delete(key)
    }
  }

  async function pictureOf(request: FastifyRequest, kind: Kind, id: string, language: Language) {
    const subject = await readSubject(makeCaller(request), kind, id, language)
    const { siteName: name, colors, updatedAt } = await services.currentSite()
    const site = { name, colors }
    const key = keyOfPicture(subject, language, site)
    if ((await storage.size(key)) === null)
      await make(key, request, () =>
        makeSharePicture(services.mediaPipeline, { key, subject, language, site }),
      )
    return { key, version: pictureVersion(subject.version, { updatedAt }) }
  }

  app.route<SharePictureRoute>({
    method: ['GET', 'HEAD'],
    url: `${sharePath}:language/:kind/:file`,
    async handler(request, reply) {
      const { language, kind, file } = request.params
      const id = named.exec(file)?.[1]
      if (!isLanguage(language) || !isKind(kind) || id === undefined)
        return refuseFile(reply, notFound())
      try {
        const { key, version } = await pictureOf(request, kind, id, language)
        const cacheControl = request.query.v === version ? keptForEver : keptForAnHour
        const stored = { key, type: 'image/jpeg', cacheControl }
        return await sendStoredFile(storage, stored, request, reply)
      } catch (error) {
        return refuseFile(reply, asFileFailure(error))
      }
    },
  })
}

/** An address with a malformed id is as unknown as one with a stranger's. */
function asFileFailure(error: unknown): Failure {
  const failure = toFailure(error)
  return failure.name === 'INVALID_DATA_ERROR' ? notFound() : failure
}
