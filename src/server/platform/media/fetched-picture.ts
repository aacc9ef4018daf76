import { Readable } from 'node:stream'
import { Failure, invalidData } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { partnerMessages } from '#contract/trade/partner-messages.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { messages } from '#contract/base/text/messages.ts'
import { type AddressProblem, openAddress } from '../http/open-address.ts'
import type { Reach } from '../http/public-address.ts'
import { makeLimiter } from '../limits/concurrency-limiter.ts'
import { type ReceivedUpload, receiveUpload } from './receive-upload.ts'
import { readUploadType, typeSampleBytes } from './upload-type.ts'

/** Fetches of one process: a sheet may name thousands of pictures. */
const fetching = makeLimiter({ concurrency: 4, queueLimit: 200 })

/** Milliseconds for a whole picture, redirects included. */
const timeoutMs = 20_000

const messageOf: Record<AddressProblem, string> = {
  notPublic: partnerMessages.addressNotPublic,
  unreachable: sheetMessages.addressUnreachable,
  tooSlow: sheetMessages.addressTooSlow,
  missing: sheetMessages.addressMissing,
  redirects: sheetMessages.addressRedirects,
}

interface FetchOptions {
  reach: Reach
  timeout?: number
}

const problem = (message: string, cause?: unknown) => invalidData('address', message, { cause })

/**
 * Fetches a picture into a file, as an upload is received.
 * @param path a file that is not there yet, removed by the caller
 * @throws INVALID_DATA_ERROR at `address`, with why there is no picture
 */
export function fetchPicture(
  address: string,
  path: string,
  options: FetchOptions,
): Promise<ReceivedUpload> {
  return withAnswer(address, options, async (answer, signal) => {
    try {
      return await receiveUpload(Readable.from(cut(answer)), {
        path,
        accepted: 'image',
        fileName: lastPartOf(address),
      })
    } catch (error) {
      throw pictureProblem(error, signal)
    }
  })
}

/** Looks whether there is a picture, by its first bytes; the problem in words, or null. */
export async function checkPicture(address: string, options: FetchOptions): Promise<string | null> {
  try {
    await withAnswer(address, options, async (answer, signal) => {
      let sample = Buffer.alloc(0)
      try {
        for await (const chunk of cut(answer)) {
          sample = Buffer.concat([sample, chunk])
          if (sample.length >= typeSampleBytes) break
        }
      } catch (error) {
        throw pictureProblem(error, signal)
      }
      if ((await readUploadType(sample, 'image')) === null)
        throw problem(sheetMessages.addressNoPicture)
    })
    return null
  } catch (error) {
    const [issue] = error instanceof Failure ? (error.context.issues ?? []) : []
    if (!issue) throw error
    return issue.message
  }
}

/** Opens an address for `use`, when it is this picture's turn, and hangs up afterwards. */
function withAnswer<Result>(
  address: string,
  { reach, timeout = timeoutMs }: FetchOptions,
  use: (answer: Readable, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return fetching(async () => {
    const signal = AbortSignal.timeout(timeout)
    const answer = await openAddress(address, { reach, signal })
    if (typeof answer === 'string') throw problem(messageOf[answer])
    try {
      const declared = Number(answer.headers['content-length'] ?? 0)
      if (declared > limits.imageBytes) throw problem(messages.fileTooLarge)
      return await use(answer, signal)
    } finally {
      answer.destroy()
    }
  })
}

/** Ends what is larger than a picture may be, so that nobody sends for ever. */
async function* cut(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of chunks) {
    yield chunk
    bytes += chunk.length
    if (bytes > limits.imageBytes) return
  }
}

/** The last part of an address's path, as people read it. */
function lastPartOf(address: string): string | undefined {
  const part = URL.parse(address)?.pathname.split('/').at(-1)
  try {
    return part && decodeURIComponent(part)
  } catch {
    return part
  }
}

function pictureProblem(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return problem(sheetMessages.addressTooSlow)
  if (!(error instanceof Failure) || error.name !== 'INVALID_DATA_ERROR') {
    return error instanceof Failure ? error : problem(sheetMessages.addressUnreachable, error)
  }
  const isTooLarge = error.status === 413
  return problem(isTooLarge ? messages.fileTooLarge : sheetMessages.addressNoPicture, error)
}
