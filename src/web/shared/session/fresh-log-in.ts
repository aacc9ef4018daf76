import { Failure } from '#contract/base/failures.ts'
import type { Caller } from '#contract/index.ts'

/** Calls that wait until their user has confirmed who is there, or will not. */
let waiting: ((isConfirmed: boolean) => void)[] = []
const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

/**
 * A caller that has its user confirm who is there when the server wants that, and then makes the call again; one who
 * will not gets the server's refusal.
 */
export function confirming(caller: Caller): Caller {
  return async (name, ...rest) => {
    try {
      return await caller(name, ...rest)
    } catch (failure) {
      if (!isAskedToConfirm(failure) || !(await askToConfirm())) throw failure
      return caller(name, ...rest)
    }
  }
}

function isAskedToConfirm(failure: unknown): boolean {
  return failure instanceof Failure && failure.name === 'FRESH_LOGIN_ERROR'
}

function askToConfirm(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve]
    changed()
  })
}

/** Lets the waiting calls go on, or fail. */
export function settleConfirmation(isConfirmed: boolean): void {
  const calls = waiting
  waiting = []
  changed()
  for (const settle of calls) settle(isConfirmed)
}

/** Whether a call waits for its user to confirm who is there. */
export const isConfirmationAwaited = (): boolean => waiting.length > 0

/** Calls `listener` whenever that changes, until the answer is called. */
export function onConfirmationChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether an admin must set a second factor up before anything else. */
export function isFactorDemanded(failure: unknown): boolean {
  return failure instanceof Failure && failure.context.secondFactorRequired === true
}
