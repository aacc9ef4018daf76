import { type ChildProcess, fork } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type DecoderAnswer, type DecoderJob, unpackAnswer } from './decoder-answer.ts'
import type { Rendition } from './encode-renditions.ts'
import { mediaUnavailable, wrongFile } from '../failures.ts'
import { makeLimiter } from '../../limits/concurrency-limiter.ts'

/**
 * Renders pictures in processes of their own: a picture that breaks its decoder breaks nothing
 * else, and pages stay quick meanwhile: they go before pictures.
 */
export interface DecoderPool {
  /**
   * Waits for a free decoder.
   * @throws INVALID_DATA_ERROR for what is no picture of ours; UNEXPECTED_ERROR 503, at once when
   *   the queue is full
   */
  render: (job: DecoderJob) => Promise<Rendition[]>
  /** Starts a decoder ahead of its first picture, as while that is still being received. */
  warm: () => void
  /** Pictures being decoded now, and those that wait. */
  load: () => { running: number; waiting: number }
  /**
   * Returns the system's number of the user whose rights the decoders have.
   * @throws when they cannot be reached
   */
  examine: () => Promise<{ user: number | null }>
  close: () => void
}

interface PoolOptions {
  /** Decodes at once. */
  size?: number
  /** Pictures that may wait. */
  queueLimit?: number
  /** Milliseconds until a decode is given up. */
  timeout?: number
  /** Milliseconds until an unused decoder is let go. */
  idle?: number
}

const entry = fileURLToPath(new URL('./decoder-process.ts', import.meta.url))

/** Pictures wait for pages, not the other way round; a server that gives way to others may not make them more urgent than itself. */
const decoderPriority = () => Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL)

/** Makes a pool of at most two decoders, started when needed and let go when unused. */
export function makeDecoderPool(options: PoolOptions = {}): DecoderPool {
  const { size = 2, queueLimit = 8, timeout = 60_000, idle = 60_000 } = options
  const limit = makeLimiter({ concurrency: size, queueLimit, refusal: mediaUnavailable })
  const resting = new Map<ChildProcess, NodeJS.Timeout>()
  const decoders = new Set<ChildProcess>()

  function rest(decoder: ChildProcess): void {
    const letGo = () => {
      // At once: until it has ended, a picture given to it would look unreadable.
      resting.delete(decoder)
      decoder.kill()
    }
    const timer = setTimeout(letGo, idle).unref()
    resting.set(decoder, timer)
    holdProcess(decoder, false)
  }

  function take(): ChildProcess {
    const [rested] = resting
    if (rested === undefined) return start()
    const [decoder, timer] = rested
    clearTimeout(timer)
    resting.delete(decoder)
    holdProcess(decoder, true)
    return decoder
  }

  function start(): ChildProcess {
    // No secret comes along in the environment. It is no sandbox: a decoder led astray reads what this
    // user may read, who is another one in the decoder service.
    const decoder = fork(entry, { execArgv: [], env: { UV_THREADPOOL_SIZE: '2' }, stdio: 'ignore' })
    if (decoder.pid !== undefined) setPriority(decoder.pid, decoderPriority())
    decoders.add(decoder)
    decoder.on('exit', () => {
      clearTimeout(resting.get(decoder))
      resting.delete(decoder)
      decoders.delete(decoder)
    })
    return decoder
  }

  return {
    render: (job) =>
      limit(async () => {
        const decoder = take()
        try {
          return unpackAnswer(await askDecoder(decoder, job, timeout))
        } finally {
          if (decoder.connected && !decoder.killed) rest(decoder)
        }
      }),
    warm() {
      if (resting.size === 0 && limit.load().running < size) rest(start())
    },
    load: limit.load,
    examine: () => Promise.resolve({ user: process.getuid?.() ?? null }),
    close() {
      for (const decoder of decoders) decoder.kill()
    },
  }
}

/** A crash or a timeout of the decoder counts as an unreadable picture. */
async function askDecoder(
  decoder: ChildProcess,
  job: DecoderJob,
  timeout: number,
): Promise<DecoderAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<DecoderAnswer>()
  const fail = (cause: Error) => reject(mediaUnavailable(cause))
  const die = () => reject(wrongFile(job.accepted, 'The decoder stopped'))
  const timer = setTimeout(() => decoder.kill('SIGKILL'), timeout)
  decoder.once('message', resolve).once('error', fail).once('exit', die)
  decoder.send(job, (error) => error !== null && fail(error))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    decoder.off('message', resolve).off('error', fail).off('exit', die)
  }
}

/** Whether a decoder keeps our process from ending: only one at work does. */
function holdProcess(decoder: ChildProcess, held: boolean): void {
  const verb = held ? 'ref' : 'unref'
  decoder[verb]()
  decoder.channel?.[verb]()
}
