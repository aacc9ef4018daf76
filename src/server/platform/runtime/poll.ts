import type { Logger } from 'pino'

interface PollOptions {
  everyMs: number
  /** Does what has come due; it finds in the rows themselves what is still to be done. */
  run: () => Promise<void>
  /** Log message of a failed run: the next run tries again. */
  failed: string
}

/**
 * Does what has come due, at once after a start and then regularly, one run after the other, for as long as the
 * process runs anyway. What was missed while none ran is made up for.
 */
export function poll(log: Pick<Logger, 'warn'>, { everyMs, run, failed }: PollOptions): void {
  let isRunning = false
  const pollOnce = async () => {
    if (isRunning) return
    isRunning = true
    await run().catch((error: unknown) => log.warn({ err: error }, failed))
    isRunning = false
  }
  void pollOnce()
  setInterval(() => void pollOnce(), everyMs).unref()
}
