import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Failure } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import type { UploadKind } from '#contract/base/operation.ts'
import { fileNameOf } from './file-name.ts'
import { fileTooLarge, mediaUnavailable, wrongFile } from './failures.ts'
import { readUploadType, typeSampleBytes, type UploadType } from './upload-type.ts'
import { intoNewFile } from './temporary-file.ts'

/** A whole upload in a file that is its receiver's: nobody else removes it. */
export interface ReceivedUpload {
  type: UploadType
  /** The upload kind that its operation accepts, for later steps that find the file to be nothing of that. */
  accepted: UploadKind
  path: string
  bytes: number
  /** As `fileNameOf` gives it. */
  fileName: string | null
}

interface ReceiveOptions {
  /** Where the bytes go: a file that is not there yet, removed by the caller. */
  path: string
  accepted: UploadKind
  /** The file's name, as it was sent. */
  fileName?: string | undefined
  /** Bytes; the contract's own limits unless given. */
  maxBytes?: Partial<Record<UploadType['kind'], number>>
}

/** Facts known of an upload while its bytes go by. */
interface UploadCheck {
  type: UploadType | null
  failure: Failure | null
  bytes: number
}

/**
 * Streams an upload into a file, checking it by its bytes on the way: name and declared type do not
 * count. A refused upload is read to its end without being written, so that the sender gets to see
 * the answer (requirements §3.9).
 * @throws INVALID_DATA_ERROR (413 when it is too large, else 400); UNEXPECTED_ERROR 503 when the
 *   disk does not take it
 */
export async function receiveUpload(
  stream: Readable & { truncated?: boolean },
  options: ReceiveOptions,
): Promise<ReceivedUpload> {
  const { path, accepted } = options
  const check: UploadCheck = { type: null, failure: null, bytes: 0 }
  const passed = (chunks: AsyncIterable<Buffer>) => passAccepted(chunks, check, options)
  await pipeline(stream, passed, intoNewFile(path)).catch((error: unknown) => {
    throw isFromDisk(error) ? mediaUnavailable(error) : wrongFile(accepted, error)
  })
  const { type, bytes } = check
  if (check.failure) throw check.failure
  if (stream.truncated === true) throw fileTooLarge()
  if (type === null) throw wrongFile(accepted)
  return { type, accepted, path, bytes, fileName: fileNameOf(options.fileName) }
}

/** Lets the bytes of an acceptable file through and swallows the rest of any other. */
async function* passAccepted(
  chunks: AsyncIterable<Buffer>,
  check: UploadCheck,
  options: ReceiveOptions,
): AsyncGenerator<Buffer> {
  const maxBytes = {
    image: limits.imageBytes,
    video: limits.videoBytes,
    sheet: limits.sheetBytes,
    ...options.maxBytes,
  }
  let sample = Buffer.alloc(0)

  function holdSize(): void {
    if (check.type === null || check.bytes <= maxBytes[check.type.kind]) return
    check.failure = fileTooLarge()
  }

  async function checkSample(): Promise<void> {
    check.type = await readUploadType(sample, options.accepted)
    if (check.type === null) check.failure = wrongFile(options.accepted)
  }

  for await (const chunk of chunks) {
    check.bytes += chunk.length
    if (check.failure !== null) continue
    let accepted = chunk
    if (check.type === null) {
      sample = Buffer.concat([sample, chunk])
      if (sample.length < typeSampleBytes) continue
      await checkSample()
      accepted = sample
    }
    holdSize()
    if (check.failure === null) yield accepted
  }
  if (check.type !== null || check.failure !== null) return
  await checkSample()
  holdSize()
  if (check.failure === null) yield sample
}

/** Told from a sender who went away by the call that failed. */
function isFromDisk(error: unknown): boolean {
  if (!(error instanceof Error) || !('syscall' in error)) return false
  return ['open', 'write', 'close'].includes(String(error.syscall))
}
