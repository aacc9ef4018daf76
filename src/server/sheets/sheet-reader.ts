import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { invalidData } from '#contract/failures.ts'
import { makeLimiter } from '#server/limits/concurrency-limiter.ts'
import type { Line, LinesRead, ReadLinesJob } from './read-lines.ts'

/** Reads sheets in a thread of its own, so that no answer waits for one. */
export interface SheetReader {
  /**
   * The lines of a file.
   * @throws INVALID_DATA_ERROR at `file` for what cannot be read within the bounds; UNEXPECTED_ERROR with status 503
   *   when too many wait already
   */
  lines: (job: ReadLinesJob) => Promise<Line[]>
  close: () => Promise<void>
}

interface ReaderOptions {
  /** Milliseconds until a file is given up. */
  timeout?: number
  /** Megabytes of the thread; a workbook of 5,000 rows and 100 columns takes a quarter of them. */
  maxOldGenerationSizeMb?: number
}

const entry = fileURLToPath(new URL('./read-lines.ts', import.meta.url))
/** Milliseconds until a thread that nobody needs is let go. */
const idleTimeout = 60_000

export function makeSheetReader(options: ReaderOptions = {}): SheetReader {
  const { timeout = 60_000, maxOldGenerationSizeMb = 512 } = options
  const limiter = makeLimiter({ concurrency: 1, queueLimit: 16 })
  const threads = new Tinypool({
    filename: entry,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb },
    // No secret comes along.
    env: {},
  })
  async function read(job: ReadLinesJob): Promise<LinesRead> {
    try {
      return (await threads.run(job, {
        name: 'readLines',
        signal: AbortSignal.timeout(timeout),
      })) as LinesRead
    } catch (error) {
      if (isBeyondBounds(error)) return { refused: sheetMessages.sheetTooLarge }
      throw error
    }
  }
  return {
    async lines(job) {
      const answer = await limiter(() => read(job))
      if ('refused' in answer) throw invalidData('file', answer.refused)
      return answer.lines
    },
    close: () => threads.destroy(),
  }
}

/** Whether a thread was ended for the time or the memory that it took. */
function isBeyondBounds(error: unknown): boolean {
  const { name, code } = error as { name?: unknown; code?: unknown }
  return name === 'AbortError' || name === 'TimeoutError' || code === 'ERR_WORKER_OUT_OF_MEMORY'
}
