import type { FactorMethod } from '#contract/base/rights/factor-methods.ts'
import type { PasskeyResponse } from '#contract/accounts/passkey-response.ts'
import type { Account } from '#contract/accounts/auth.ts'
import { Failure } from '#contract/base/failures.ts'
import { captchaToken } from '../captcha/captcha-token.ts'
import { call, enter, knownDevice, storeToken } from '../session/session.ts'

interface Credentials {
  email: string
  password: string
  /** Of an app, or a recovery code; asked for where the account has a second factor. */
  code?: string | undefined
  /** The signed answer of a passkey, in the place of a code. */
  response?: PasskeyResponse | undefined
}

/** Logs in and gives the account; throws the server's `Failure`. */
export async function logIn(credentials: Credentials): Promise<Account> {
  return enterWith(await askForToken(credentials))
}

/** By what the server wants a second factor to be shown; undefined where something else is wrong. */
export function factorsAskedBy(failure: unknown): readonly FactorMethod[] | undefined {
  if (!(failure instanceof Failure) || failure.name !== 'SECOND_FACTOR_ERROR') return undefined
  return failure.context.methods ?? ['totp']
}

/** Keeps the token of a log-in, and tells whose it is. */
export async function enterWith({ token }: { token: string }): Promise<Account> {
  storeToken(token)
  const account = await call('validateToken', { token })
  enter(account)
  return account
}

/** An account that somebody is guessing at asks for a captcha, which nobody else has to wait for. */
async function askForToken(credentials: Credentials): Promise<{ token: string }> {
  const device = knownDevice()
  try {
    return await call('login', credentials, device)
  } catch (failure) {
    if (!(failure instanceof Failure && failure.context.captchaRequired)) throw failure
    const { captcha } = await call('getPublicConfig')
    // Where the provider cannot be had, as in the panel, it stays at: too many tries, come back later.
    const solved = await captchaToken(captcha, 'login').catch(() => {
      throw failure
    })
    return call('login', credentials, { ...device, captchaToken: solved })
  }
}
