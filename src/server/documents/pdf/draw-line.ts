import { Tinypool } from 'tinypool'
import { type Limiter, makeLimiter } from '#server/platform/limits/concurrency-limiter.ts'

/** Bounds of a line of documents; the defaults suit documents that anybody may ask for. */
export interface LineOptions {
  /** Drawn at once. */
  concurrency?: number
  /** Documents that may wait. */
  queueLimit?: number
  /** Milliseconds until a document is given up. */
  timeout?: number
}

/** A queue with threads of its own, so that no answer waits for a document. */
export interface DrawLine {
  /** @throws UNEXPECTED_ERROR with status 503 when too many wait already */
  limiter: Limiter
  /** Runs a function of the entry module in a thread. */
  draw<Job>(name: string, job: Job): Promise<Buffer>
  close(): Promise<void>
}

/** Milliseconds until an unused thread ends. */
const idleTimeout = 60_000
/** Megabytes of a thread; one of sixty long days takes a third of it. */
const maxOldGenerationSizeMb = 384

/** Makes a line whose threads run `entry`, a module's path. */
export function makeDrawLine(entry: string, options: LineOptions = {}): DrawLine {
  const { concurrency = 1, queueLimit = 16, timeout = 60_000 } = options
  const threads = new Tinypool({
    filename: entry,
    minThreads: 0,
    maxThreads: concurrency,
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb },
    // No secret comes along.
    env: {},
  })
  return {
    limiter: makeLimiter({ concurrency, queueLimit }),
    async draw(name, job) {
      return Buffer.from(await threads.run(job, { name, signal: AbortSignal.timeout(timeout) }))
    },
    close: () => threads.destroy(),
  }
}
