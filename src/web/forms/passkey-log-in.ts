import type { Account } from '#contract/auth.ts'
import { call, knownDevice } from '../session/session.ts'
import { enterWith } from './log-in.ts'
import { showPasskey } from './passkeys.ts'

/** Logs in by a passkey, which is password and second factor in one; throws what `isLeftUnanswered` knows where nobody showed one. */
export async function logInWithPasskey(): Promise<Account> {
  const response = await showPasskey()
  return enterWith(await call('loginWithPasskey', { response }, knownDevice()))
}
