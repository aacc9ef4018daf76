import { setTimeout as pause } from 'node:timers/promises'

const keptMs = 1_000
const patienceMs = 2_000

/**
 * Tells whether a check passes, asking it at most once a second however many ask: a health check
 * must not become a way to load the database. A check that takes longer than 2 seconds has failed.
 */
export function makeReadiness(check: () => Promise<unknown>): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(false)
  return () => {
    const now = performance.now()
    if (now - asked >= keptMs) {
      asked = now
      answer = passes(check)
    }
    return answer
  }
}

async function passes(check: () => Promise<unknown>): Promise<boolean> {
  const patience = new AbortController()
  const tooLate = pause(patienceMs, false, { signal: patience.signal, ref: false })
  try {
    return await Promise.race([check().then(() => true), tooLate])
  } catch {
    return false
  } finally {
    patience.abort()
    tooLate.catch(() => {})
  }
}
