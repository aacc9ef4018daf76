import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { limits } from '#contract/limits.ts'
import type { UploadKind } from '#contract/operation.ts'
import { type Refusal, type RefusalReason, refuse } from './refusals.ts'
import { readUploadType, typeSampleBytes, type UploadType } from './upload-type.ts'

/** A whole upload in a temporary file; who received it calls `discard` when done with it. */
export interface ReceivedUpload {
  ok: true
  type: UploadType
  path: string
  bytes: number
  discard: () => Promise<void>
}

interface ReceiveOptions {
  /** DATA_DIR/tmp; made when missing. */
  temporaryFolder: string
  accepted: UploadKind
  /** Bytes; the contract's own limits unless given. */
  maxBytes?: { image: number; video: number }
}

/** What is known of an upload while its bytes go by. */
interface UploadCheck {
  type: UploadType | null
  reason: RefusalReason | null
  bytes: number
}

/**
 * Streams an upload into a temporary file, checking it by its bytes on the way: name and declared
 * type do not count. A refused upload is read to its end without being written, so that the sender
 * gets to see the answer; nothing of it stays (requirements §3.9).
 */
export async function receiveUpload(
  stream: Readable & { truncated?: boolean },
  options: ReceiveOptions,
): Promise<ReceivedUpload | Refusal> {
  const path = join(options.temporaryFolder, `upload-${randomUUID()}`)
  const discard = () => rm(path, { force: true })
  const check: UploadCheck = { type: null, reason: null, bytes: 0 }
  try {
    await mkdir(options.temporaryFolder, { recursive: true })
    const accepted = (chunks: AsyncIterable<Buffer>) => passAccepted(chunks, check, options)
    await pipeline(stream, accepted, createWriteStream(path, { flags: 'wx' }))
  } catch (error) {
    // What cannot go now is swept at the next start.
    await discard().catch(() => {})
    return refuse(isFromDisk(error) ? 'storage-unavailable' : 'incomplete', error)
  }
  const { type, bytes } = check
  const reason = check.reason ?? (stream.truncated === true ? 'too-large' : null)
  if (reason === null && type !== null) return { ok: true, type, path, bytes, discard }
  await discard()
  return refuse(reason ?? 'wrong-type')
}

/** Lets the bytes of an acceptable file through and swallows the rest of any other. */
async function* passAccepted(
  chunks: AsyncIterable<Buffer>,
  check: UploadCheck,
  options: ReceiveOptions,
): AsyncGenerator<Buffer> {
  const maxBytes = options.maxBytes ?? { image: limits.imageBytes, video: limits.videoBytes }
  let sample = Buffer.alloc(0)

  function holdSize(): void {
    if (check.type === null || check.bytes <= maxBytes[check.type.kind]) return
    check.reason = 'too-large'
  }

  async function checkSample(): Promise<void> {
    check.type = await readUploadType(sample, options.accepted)
    if (check.type === null) check.reason = 'wrong-type'
  }

  for await (const chunk of chunks) {
    check.bytes += chunk.length
    if (check.reason !== null) continue
    let accepted = chunk
    if (check.type === null) {
      sample = Buffer.concat([sample, chunk])
      if (sample.length < typeSampleBytes) continue
      await checkSample()
      accepted = sample
    }
    holdSize()
    if (check.reason === null) yield accepted
  }
  if (check.type !== null || check.reason !== null) return
  await checkSample()
  holdSize()
  if (check.reason === null) yield sample
}

/** Told from a sender who went away by the call that failed. */
function isFromDisk(error: unknown): boolean {
  if (!(error instanceof Error) || !('syscall' in error)) return false
  return ['open', 'write', 'close', 'mkdir'].includes(String(error.syscall))
}
