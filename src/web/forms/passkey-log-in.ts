import type { Account } from '#contract/auth.ts'
import { Failure } from '#contract/failures.ts'
import { call, knownDevice } from '../session/session.ts'
import { enterWith } from './log-in.ts'
import { showPasskey } from './passkeys.ts'
import { isLeftUnanswered } from './unanswered.ts'

/** Logs in by a passkey, which is password and second factor in one; throws what `isLeftUnanswered` knows where nobody showed one. */
export async function logInWithPasskey(): Promise<Account> {
  const response = await showPasskey()
  return enterWith(await call('loginWithPasskey', { response }, knownDevice()))
}

/** The same, but gives the text that says why nothing came of it, where that is about the passkey. */
export async function tryPasskey(): Promise<
  Account | 'auth.passkeyUnanswered' | 'auth.passkeyUnknown'
> {
  try {
    return await logInWithPasskey()
  } catch (failure) {
    if (isLeftUnanswered(failure)) return 'auth.passkeyUnanswered'
    if (isUnknown(failure)) return 'auth.passkeyUnknown'
    throw failure
  }
}

/** The server knows no such passkey, or could not check it. */
function isUnknown(failure: unknown): boolean {
  return failure instanceof Failure && failure.name === 'INVALID_CREDENTIALS_ERROR'
}
