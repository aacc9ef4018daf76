import type { Logger } from 'pino'

interface Looking {
  everyMs: number
  /** Does what has come due; it finds in the rows themselves what is still to be done. */
  look: () => Promise<void>
  /** Log message of a failed look: the next look tries again. */
  failed: string
}

/**
 * Looks for what has come due, at once after a start and then regularly, one look after the other, for as long as the
 * process runs anyway. What was missed while none ran is made up for.
 */
export function lookRegularly(log: Pick<Logger, 'warn'>, { everyMs, look, failed }: Looking): void {
  let looking = false
  const lookOnce = async () => {
    if (looking) return
    looking = true
    await look().catch((error: unknown) => log.warn({ err: error }, failed))
    looking = false
  }
  void lookOnce()
  setInterval(() => void lookOnce(), everyMs).unref()
}
