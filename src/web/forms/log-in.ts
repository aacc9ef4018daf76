import type { Account } from '#contract/auth.ts'
import { Failure } from '#contract/failures.ts'
import { captchaToken } from '../captcha/captcha-token.ts'
import { call, enter, storeToken } from '../session/session.ts'

interface Credentials {
  email: string
  password: string
}

/** Logs in and gives the account; throws the server's `Failure`. */
export async function logIn(email: string, password: string): Promise<Account> {
  const { token } = await askForToken({ email, password })
  storeToken(token)
  const account = await call('validateToken', { token })
  enter(account)
  return account
}

/** An account that somebody is guessing at asks for a captcha, which nobody else has to wait for. */
async function askForToken(credentials: Credentials): Promise<{ token: string }> {
  try {
    return await call('login', credentials)
  } catch (failure) {
    if (!(failure instanceof Failure && failure.context.captchaRequired)) throw failure
    const { captcha } = await call('getPublicConfig')
    return call('login', credentials, { captchaToken: await captchaToken(captcha, 'login') })
  }
}
