import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { invalidData } from '#contract/base/failures.ts'
import { makeLimiter } from '../../limits/concurrency-limiter.ts'
import type { LinesRead, ReadLinesJob, Table } from './read-lines.ts'

/**
 * Reads sheets in a process of its own: no answer waits for one, and a sheet that exhausts the memory ends that process
 * alone. A thread that exhausts its heap may end the whole server.
 */
export interface SheetReader {
  /**
   * The table of a file.
   * @throws INVALID_DATA_ERROR at `file` for what cannot be read within the bounds; UNEXPECTED_ERROR with status 503
   *   when too many wait already
   */
  table: (job: ReadLinesJob) => Promise<Table>
  close: () => Promise<void>
}

interface ReaderOptions {
  /** Milliseconds until a file is given up. */
  timeout?: number
  /** Megabytes of the process; a workbook of 5,000 rows and 100 columns takes a quarter of them. */
  maxOldGenerationSizeMb?: number
}

const entry = fileURLToPath(new URL('./read-lines.ts', import.meta.url))
/** Milliseconds until an unused process ends. */
const idleTimeout = 60_000

export function makeSheetReader(options: ReaderOptions = {}): SheetReader {
  const { timeout = 60_000, maxOldGenerationSizeMb = 512 } = options
  const limiter = makeLimiter({ concurrency: 1, queueLimit: 16 })
  const processes = new Tinypool({
    filename: entry,
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    execArgv: [`--max-old-space-size=${maxOldGenerationSizeMb}`],
    // No secret comes along.
    env: {},
  })
  async function read(job: ReadLinesJob): Promise<LinesRead> {
    try {
      return (await processes.run(job, {
        name: 'readLines',
        signal: AbortSignal.timeout(timeout),
      })) as LinesRead
    } catch (error) {
      if (isBeyondBounds(error)) return { refused: sheetMessages.sheetTooLarge }
      throw error
    }
  }
  return {
    async table(job) {
      const answer = await limiter(() => read(job))
      if ('refused' in answer) throw invalidData('file', answer.refused)
      return answer
    },
    close: () => processes.destroy(),
  }
}

/** Tells the end of a process for its time or memory from other failures. */
function isBeyondBounds(error: unknown): boolean {
  const { name, message } = error as { name?: unknown; message?: unknown }
  return (
    name === 'AbortError' || name === 'TimeoutError' || message === 'Worker exited unexpectedly'
  )
}
