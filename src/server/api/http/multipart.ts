import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Failure, invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { UploadKind } from '#contract/base/operation.ts'
import { type ReceivedUpload, receiveUpload } from '#server/platform/media/receive-upload.ts'
import { malformedBody, toFailure } from '#server/platform/http/failures.ts'
import { holdPace } from './upload-pace.ts'

interface MultipartPayload {
  payload: Record<string, unknown>
  file: ReceivedUpload
}

/**
 * Reads a multipart payload: text parts before or after the one file, which is checked by its bytes.
 * The file is written to `path`, where the caller removes it.
 * @throws INVALID_DATA_ERROR (413 when the file is too large, else 400)
 */
export async function readMultipart(
  request: FastifyRequest,
  accepted: UploadKind,
  path: string,
): Promise<MultipartPayload> {
  const payload: Record<string, unknown> = Object.create(null)
  let file: ReceivedUpload | undefined
  // Told when all has been read, so that the sender gets to see it.
  let failure: Failure | undefined
  const pace = holdPace(request.raw)
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') {
        payload[part.fieldname] = part.value
        // What the reader has cut off is not what was sent.
        if (part.valueTruncated) {
          failure ??= invalidData(part.fieldname, messages.bodyTooLarge, { status: 413 })
        }
        continue
      }
      if (failure || part.fieldname !== 'file' || file) {
        failure ??= invalidData(part.fieldname, messages.invalid)
        await pace.inFile(() => skip(part.file))
        continue
      }
      try {
        file = await pace.inFile(() =>
          receiveUpload(part.file, { path, accepted, fileName: part.filename }),
        )
      } catch (error) {
        failure = toFailure(error)
      }
    }
    if (failure) throw failure
    if (!file) throw invalidData('file', messages.fileMissing)
    return { payload, file }
  } finally {
    pace.stop()
  }
}

/** The parts as they come. What breaks off or is put together wrongly is the sender's fault. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts()
  } catch (error) {
    const told = error instanceof Failure || (error instanceof Error && 'statusCode' in error)
    throw told ? error : malformedBody()
  }
}

/** Reads a file that nobody wants to its end, so that the sender gets to see the answer. */
async function skip(file: Readable): Promise<void> {
  await finished(file.resume()).catch(() => {})
}
