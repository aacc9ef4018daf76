import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { Failure, notFound } from '#contract/base/failures.ts'
import { readByteRange } from '../http/byte-range.ts'
import { fileHeaders } from '../http/security-headers.ts'
import { writeFailure } from '../http/send-failure.ts'
import type { FileStorage } from '../storage/file-storage.ts'

/** A file of the storage, and how it is served. */
interface StoredFile {
  key: string
  type: string
  cacheControl: string
}

/** Of what stands at an address for good. */
export const keptForEver = 'public, max-age=31536000, immutable'

/** Sends a file of the storage, or the part that is asked for; 404 where there is none. */
export async function sendStoredFile(
  storage: FileStorage,
  { key, type, cacheControl }: StoredFile,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const size = await storage.size(key)
  if (size === null) return refuseFile(reply, notFound())
  const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 24)}"`
  reply.headers({
    ...fileHeaders,
    etag,
    'cache-control': cacheControl,
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
    return refuseFile(reply, new Failure('INVALID_DATA_ERROR', {}, { status: 416 }))
  }
  const file = await storage.open(key, range === 'whole' ? undefined : range)
  if (file === null) return refuseFile(reply, notFound())
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
export function refuseFile(reply: FastifyReply, failure: Failure) {
  reply.headers({ ...fileHeaders, 'cache-control': 'no-store' }).removeHeader('etag')
  return writeFailure(reply, failure)
}
