import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { Failure, notFound } from '#contract/failures.ts'
import type { FileStorage } from '#server/storage/file-storage.ts'
import { readByteRange } from '#server/http/byte-range.ts'
import { fileHeaders } from '#server/http/security-headers.ts'
import { writeFailure } from '#server/http/send-failure.ts'
import { mediaPath, publicContentType } from './media-keys.ts'

interface MediaPluginOptions {
  storage: FileStorage
}

/**
 * Serves `/media/*` from the storage: only keys of the form that we generate, so neither originals
 * nor listings nor paths outside. An address never changes its content and may be kept for ever;
 * of a removed file it is 404.
 */
export const mediaPlugin: FastifyPluginAsync<MediaPluginOptions> = async (app, { storage }) => {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${mediaPath}*`,
    async handler(request, reply) {
      const key = request.params['*']
      const type = publicContentType(key)
      if (type === null) return refuse(reply, notFound())
      try {
        return await sendFile(storage, key, type, request, reply)
      } catch (error) {
        request.log.error(error, 'media storage unavailable')
        return refuse(reply, new Failure('UNEXPECTED_ERROR', {}, { status: 503, retryAfter: 5 }))
      }
    },
  })
}

async function sendFile(
  storage: FileStorage,
  key: string,
  type: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const size = await storage.size(key)
  if (size === null) return refuse(reply, notFound())
  const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 24)}"`
  reply.headers({
    ...fileHeaders,
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
  })
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
    return reply.code(304).send()
  }
  reply.type(type)
  if (request.method === 'HEAD') return reply.header('content-length', size).send()

  const range = readByteRange(rangeHeader(request, etag), size)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`)
    return refuse(reply, new Failure('INVALID_DATA_ERROR', {}, { status: 416 }))
  }
  const file = await storage.open(key, range === 'whole' ? undefined : range)
  if (file === null) return refuse(reply, notFound())
  if (range === 'whole') return reply.header('content-length', size).send(file.stream)
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(file.stream)
}

/** With If-Range a range counts only while the file is the one that the reader began with. */
function rangeHeader(request: FastifyRequest, etag: string): string | undefined {
  const condition = request.headers['if-range']
  return condition === undefined || condition === etag ? request.headers.range : undefined
}

/** A failure that no cache keeps. */
function refuse(reply: FastifyReply, failure: Failure) {
  reply.headers({ ...fileHeaders, 'cache-control': 'no-store' }).removeHeader('etag')
  return writeFailure(reply, failure)
}
