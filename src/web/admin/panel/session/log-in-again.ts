import { useSyncExternalStore } from 'react'

/** Calls that wait until somebody has logged in again. */
let waiting: (() => void)[] = []
const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

/** Opens the log-in over the page; settles once it has succeeded. */
export function askToLogInAgain(): Promise<void> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve]
    changed()
  })
}

/** Drops the waiting calls: their caller is gone, and with them what they waited for. */
export function dropWaitingCalls(): void {
  waiting = []
}

/** Lets the waiting calls go on. */
export function loggedInAgain(): void {
  const calls = waiting
  waiting = []
  changed()
  for (const resume of calls) resume()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a call waits for a log-in. */
export function useLogInAwaited(): boolean {
  return useSyncExternalStore(subscribe, () => waiting.length > 0)
}
