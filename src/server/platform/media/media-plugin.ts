import type { FastifyPluginAsync } from 'fastify'
import { Failure, notFound } from '#contract/base/failures.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { mediaPath, publicContentType } from './media-keys.ts'
import { keptForEver, refuseFile, sendStoredFile } from './send-stored-file.ts'

interface MediaPluginOptions {
  storage: FileStorage
  /** Whether a medium names this video: one that was removed stays in the storage until it expires. */
  isShown: (videoKey: string) => Promise<boolean>
}

/**
 * Serves `/media/*` from the storage: only keys of the form that we generate, so neither originals
 * nor listings nor paths outside. An address never changes its content and may be kept for ever;
 * of a removed file it is 404.
 */
export const mediaPlugin: FastifyPluginAsync<MediaPluginOptions> = async (
  app,
  { storage, isShown },
) => {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${mediaPath}*`,
    async handler(request, reply) {
      const key = request.params['*']
      const type = publicContentType(key)
      if (type === null) return refuseFile(reply, notFound())
      try {
        if (type.startsWith('video/') && !(await isShown(key))) return refuseFile(reply, notFound())
        return await sendStoredFile(
          storage,
          { key, type, cacheControl: keptForEver },
          request,
          reply,
        )
      } catch (error) {
        request.log.error(error, 'media storage unavailable')
        return refuseFile(
          reply,
          new Failure('UNEXPECTED_ERROR', {}, { status: 503, retryAfter: 5 }),
        )
      }
    },
  })
}
