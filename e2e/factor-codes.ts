import { Secret, TOTP } from 'otpauth'
import type { Caller } from '#contract/index.ts'
import { callerOf } from './caller.ts'
import { addAccount } from './new-accounts.ts'

/** The code of an app with this secret, now or so many steps of half a minute later: each serves once. */
export function codeOf(secret: string, stepsLater = 0): string {
  const timestamp = Date.now() + stepsLater * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** An account whose codes are switched on. */
export async function addAccountWithCodes(admin: Caller, role: 'admin' | 'user') {
  const account = await addAccount(admin, role)
  const own = await callerOf(account)
  const { secret } = await own('startTotp')
  const { recoveryCodes } = await own('confirmTotp', { code: codeOf(secret, -1) })
  return { ...account, secret, recoveryCodes }
}
