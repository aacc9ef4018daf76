import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { FileStorage } from '#server/storage/file-storage.ts'
import { readByteRange } from '#server/http/byte-range.ts'
import { mediaPath, publicContentType } from './media-keys.ts'

interface MediaPluginOptions {
  storage: FileStorage
}

/** Whatever a file holds, a browser shall never run it as a page of ours. */
const protection = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
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
      if (type === null) return sendFailure(reply, 404)
      try {
        return await sendFile(storage, key, type, request, reply)
      } catch (error) {
        request.log.error(error, 'media storage unavailable')
        return sendFailure(reply.header('retry-after', '5'), 503)
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
  if (size === null) return sendFailure(reply, 404)
  const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 24)}"`
  reply.headers({
    ...protection,
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
  })
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type(type)
  if (request.method === 'HEAD') return reply.header('content-length', size).send()

  const range = readByteRange(rangeHeader(request, etag), size)
  if (range === 'unsatisfiable') {
    return sendFailure(reply.header('content-range', `bytes */${size}`), 416)
  }
  const file = await storage.open(key, range === 'whole' ? undefined : range)
  if (file === null) return sendFailure(reply, 404)
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

/** Whether an If-None-Match header names our tag (weakly compared, as HTTP has it). */
function namesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

const failureNames = {
  404: 'NOT_FOUND_ERROR',
  416: 'INVALID_DATA_ERROR',
  503: 'UNEXPECTED_ERROR',
} as const

/** A failure as on the wire (requirements §3.3), never kept by a cache. */
function sendFailure(reply: FastifyReply, status: keyof typeof failureNames) {
  return reply
    .code(status)
    .headers({ ...protection, 'cache-control': 'no-store' })
    .removeHeader('etag')
    .type('application/json; charset=utf-8')
    .send({ name: failureNames[status], context: {} })
}
