import { once } from 'node:events'
import { type IncomingMessage, request as ask } from 'node:http'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { DecoderJob } from '../decoder-answer.ts'
import type { DecoderPool } from '../decoder-pool.ts'
import type { Rendition } from '../encode-renditions.ts'
import { mediaUnavailable, toMediaFailure } from '../../failures.ts'
import { makeLimiter } from '../../../limits/concurrency-limiter.ts'
import { checkTypes, readAnswer } from './checked-answer.ts'
import { unpackParcel } from './parcel.ts'
import { packJob } from './sent-job.ts'

interface AskOptions {
  /** Pictures sent at once. */
  size?: number
  /** Pictures that may wait to be sent. */
  queueLimit?: number
  /** Milliseconds until an answer is given up, its turn at the service included. */
  timeout?: number
}

/** The service's description of itself. */
const description = z.object({ user: z.int().nullable() })
const examineTimeout = 2_000

/**
 * Has pictures rendered by the decoder service that listens at this socket, as another user: only
 * bytes are shared with it, and its answers are believed as far as they are checked. While it is away pictures are
 * refused with UNEXPECTED_ERROR 503.
 */
export function makeDecoderClient(socketPath: string, options: AskOptions = {}): DecoderPool {
  const { size = 2, queueLimit = 8, timeout = 120_000 } = options
  const limit = makeLimiter({ concurrency: size, queueLimit, refusal: mediaUnavailable })
  const closing = new AbortController()
  const within = (ms: number) => AbortSignal.any([closing.signal, AbortSignal.timeout(ms)])

  return {
    render: (job) =>
      limit(async () => {
        try {
          return await askForPicture(socketPath, job, within(timeout))
        } catch (error) {
          throw toMediaFailure(error)
        }
      }),
    warm() {
      // The picture itself will tell what is wrong.
      open(socketPath, 'POST', '/warm', within(examineTimeout)).end().on('response', drop)
    },
    load: limit.load,
    async examine() {
      const request = open(socketPath, 'GET', '/', within(examineTimeout)).end()
      return description.parse(await json(await answerTo(request)))
    },
    close() {
      closing.abort(new Error('The server stops'))
    },
  }
}

async function askForPicture(
  socketPath: string,
  job: DecoderJob,
  signal: AbortSignal,
): Promise<Rendition[]> {
  const parcel = await packJob(job)
  const request = open(socketPath, 'POST', '/', signal)
  try {
    const [answer] = await Promise.all([answerTo(request), pipeline(parcel, request)])
    const { renditions } = await unpackParcel(answer, (head) => readAnswer(head, job))
    await checkTypes(renditions, job.folder)
    return renditions
  } finally {
    request.destroy()
  }
}

/** A connection for each: one that is kept would be found closed after the service's restart. */
function open(socketPath: string, method: string, path: string, signal: AbortSignal) {
  const request = ask({ socketPath, method, path, signal, agent: false })
  // Also once nobody waits for its answer any more.
  return request.on('error', () => {})
}

async function answerTo(request: ReturnType<typeof open>): Promise<IncomingMessage> {
  const [answer]: IncomingMessage[] = await once(request, 'response')
  if (answer?.statusCode !== 200) {
    throw new Error(`The decoder service answers ${answer?.statusCode}`)
  }
  return answer
}

function drop(answer: IncomingMessage): void {
  answer.resume()
}
