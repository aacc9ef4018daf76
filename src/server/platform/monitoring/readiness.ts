import { setTimeout as pause } from 'node:timers/promises'

const cachedMs = 1_000
const timeoutMs = 2_000

/**
 * Tells whether a check passes, asking it at most once a second however many ask: a health check
 * must not become a way to load the database. A check that takes longer than 2 seconds has failed.
 */
export function makeReadiness(check: () => Promise<unknown>): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(false)
  return () => {
    const now = performance.now()
    if (now - asked >= cachedMs) {
      asked = now
      answer = passes(check)
    }
    return answer
  }
}

async function passes(check: () => Promise<unknown>): Promise<boolean> {
  const timer = new AbortController()
  const timedOut = pause(timeoutMs, false, { signal: timer.signal, ref: false })
  try {
    return await Promise.race([check().then(() => true), timedOut])
  } catch {
    return false
  } finally {
    timer.abort()
    timedOut.catch(() => {})
  }
}
