import type { Account } from '#contract/accounts/auth.ts'
import { Failure } from '#contract/base/failures.ts'
import { call, knownDevice } from '../session/session.ts'
import { enterWith, factorsAskedBy, logIn } from './log-in.ts'
import { showPasskey } from './passkeys.ts'
import { isLeftUnanswered } from './unanswered.ts'

/** Values typed before a passkey is shown beside them. */
type Typed = { email: string; password: string }

/**
 * Logs in by a passkey, beside the password or as both in one; throws what `isLeftUnanswered` knows where nobody
 * showed one.
 */
export async function logInWithPasskey(typed?: Typed): Promise<Account> {
  const response = await showPasskey()
  if (typed) return logIn({ ...typed, response })
  return enterWith(await call('loginWithPasskey', { response }, knownDevice()))
}

/** The same, but gives the text that says why nothing came of it, where that is about the passkey. */
export async function tryPasskey(
  typed?: Typed,
): Promise<Account | 'auth.passkeyUnanswered' | 'auth.passkeyUnknown'> {
  try {
    return await logInWithPasskey(typed)
  } catch (failure) {
    if (isLeftUnanswered(failure)) return 'auth.passkeyUnanswered'
    if (isUnknown(failure)) return 'auth.passkeyUnknown'
    throw failure
  }
}

/** The server knows no such passkey, could not check it, or wants the password first. */
function isUnknown(failure: unknown): boolean {
  if (factorsAskedBy(failure)) return true
  return failure instanceof Failure && failure.name === 'INVALID_CREDENTIALS_ERROR'
}
