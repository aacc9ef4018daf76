import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { type Failure, invalidData } from '#contract/failures.ts'
import { messages } from '#contract/messages.ts'
import type { UploadKind } from '#contract/operation.ts'
import { type ReceivedUpload, receiveUpload } from '../media/receive-upload.ts'
import { refusalFailure } from '../media/refusals.ts'

interface MultipartPayload {
  payload: Record<string, unknown>
  file: ReceivedUpload
}

/**
 * Reads a multipart payload: text parts before or after the one file, which is judged by its bytes.
 * The file is in `dataDir`/tmp and the caller's to discard.
 * @throws INVALID_DATA_ERROR (413 when the file is too large, else 400); nothing is kept then
 */
export async function readMultipart(
  request: FastifyRequest,
  upload: UploadKind,
  dataDir: string,
): Promise<MultipartPayload> {
  const payload: Record<string, unknown> = Object.create(null)
  const files: ReceivedUpload[] = []
  let failure: Failure | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        payload[part.fieldname] = part.value
        // What the reader has cut off is not what was sent.
        if (part.valueTruncated) {
          failure ??= invalidData(part.fieldname, messages.bodyTooLarge, { status: 413 })
        }
        continue
      }
      if (failure || part.fieldname !== 'file' || files.length > 0) {
        failure ??= invalidData(part.fieldname, messages.invalid)
        part.file.resume()
        continue
      }
      const received = await receiveUpload(part.file, {
        temporaryFolder: join(dataDir, 'tmp'),
        accepted: upload,
      })
      if (received.ok) files.push(received)
      else failure = refusalFailure(received, upload)
    }
    const [file] = files
    if (failure) throw failure
    if (!file) throw invalidData('file', messages.fileMissing)
    return { payload, file }
  } catch (error) {
    await Promise.all(files.map((file) => file.discard()))
    throw error
  }
}
