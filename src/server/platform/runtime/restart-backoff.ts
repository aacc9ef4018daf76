/** A worker that has served for so long is no part of a loop of crashes. */
const stableMs = 10_000
/** Ends in a row after which the workers are given up, where none of them is stable: half a minute. */
const endsAtMost = 8
const firstDelayMs = 250
const longestDelayMs = 10_000

/** Delays between the end of a worker and its replacement. */
export interface RestartBackoff {
  /** A worker has begun to serve. */
  serves(id: number): void
  /** A worker has ended as it was asked to. */
  leaves(id: number): void
  /** A worker has ended by itself. Milliseconds to wait; null: none of them stays, and it makes no sense to go on. */
  ended(id: number): number | null
}

/** Times are in ms, of a clock that nobody turns. */
export function makeRestartBackoff(now: () => number = () => performance.now()): RestartBackoff {
  const servingSince = new Map<number, number>()
  let ends = 0

  return {
    serves: (id) => void servingSince.set(id, now()),
    leaves: (id) => void servingSince.delete(id),
    ended(id) {
      const isStable = (since: number | undefined) =>
        since !== undefined && now() - since >= stableMs
      const wasStable = isStable(servingSince.get(id))
      servingSince.delete(id)
      ends = wasStable ? 1 : ends + 1
      // One that crashes while others serve is tried for ever: ending them all would help nobody.
      if (ends >= endsAtMost && ![...servingSince.values()].some(isStable)) return null
      return Math.min(firstDelayMs * 2 ** (ends - 1), longestDelayMs)
    },
  }
}
