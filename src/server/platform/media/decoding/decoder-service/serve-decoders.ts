import { mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { pipeline } from 'node:stream/promises'
import { type DecoderAnswer, packFailure } from '../decoder-answer.ts'
import type { DecoderPool } from '../decoder-pool.ts'
import { mediaUnavailable, toMediaFailure } from '../../failures.ts'
import { withTemporaryFile } from '../../temporary-file.ts'
import { makeLimiter } from '../../../limits/concurrency-limiter.ts'
import { packAnswer } from './checked-answer.ts'
import { unpackParcel } from './parcel.ts'
import { readJob } from './sent-job.ts'

interface ServiceOptions {
  /** Pictures at once. */
  size: number
  /** Pictures that may wait, of all servers. */
  queueLimit?: number
}

/** Nobody asks for so long without a word. */
const silenceMs = 180_000

/**
 * The decoder service: answers each picture that it is sent with its renditions. It reads a picture when its
 * turn comes, so that what waits, waits at the server. Whoever may connect is trusted to ask
 * for pictures, and finds nothing else here.
 */
export function serveDecoders(
  decoders: DecoderPool,
  { size, queueLimit = 32 }: ServiceOptions,
): Server {
  const limit = makeLimiter({ concurrency: size, queueLimit, refusal: mediaUnavailable })

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      reply.end(JSON.stringify(await decoders.examine()))
    } else if (request.url === '/warm') {
      decoders.warm()
      reply.end()
    } else {
      await limit(() => render(request, reply))
    }
  }

  async function render(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    await withTemporaryFile(tmpdir(), 'nandu-picture', async (folder) => {
      await mkdir(folder, { mode: 0o700 })
      const { job } = await unpackParcel(request, (head) => readJob(head, folder))
      const answered: DecoderAnswer = await decoders.render(job).then(
        (renditions) => ({ renditions }),
        (error: unknown) => ({ failure: packFailure(toMediaFailure(error)) }),
      )
      await pipeline(await packAnswer(answered, folder), reply)
    })
  }

  // What waits for its turn is not late: a sender ends it when it has waited enough.
  const server = createServer({ requestTimeout: 0 }, (request, reply) => {
    answer(request, reply).catch(() => {
      if (reply.headersSent) reply.destroy()
      else reply.writeHead(503, { connection: 'close' }).end()
    })
  })
  server.timeout = silenceMs
  return server
}
