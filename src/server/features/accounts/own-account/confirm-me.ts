import { invalidData } from '#contract/base/failures.ts'
import type { InputOf } from '#contract/index.ts'
import { messages } from '#contract/base/text/messages.ts'
import { hasSecondFactor } from '#server/platform/auth/factors/second-factor.ts'
import { freshenSession } from '#server/platform/auth/sessions.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import {
  type OperationContext,
  type PreparedHandler,
  signedIn,
  type TransactionStep,
} from '#server/api/context.ts'
import { requireMe, requirePassword } from '../kit/me.ts'
import { checkFactor, requireCode, takeFactor, useCode } from '../kit/shown-factor.ts'

/** Confirms the user; one with a second factor shows it, because a thief of the session may know the password. */
export const confirmMe: PreparedHandler<'confirmMe'> = {
  async prepare(context, input) {
    const use = await show(context, input)
    return async (inside) => {
      await use(inside)
      const { sessionId } = signedIn(inside)
      if (sessionId !== null) await freshenSession(inside.tx, sessionId, inside.now)
      audit(inside, 'log-in confirmed')
    }
  },
}

/** Checks what is shown; gives what uses it up. @throws INVALID_DATA_ERROR, TOO_MANY_REQUESTS_ERROR */
async function show(
  context: OperationContext,
  { password, code, response }: InputOf<'confirmMe'>,
): Promise<TransactionStep<void>> {
  const me = await requireMe(context)
  if (response) {
    const right = await checkFactor(context, me.id, { response })
    if (!right) throw invalidData('response', messages.passkeyWrong)
    return async (inside) => {
      const isTaken = await takeFactor(inside, me.id, right)
      if (!isTaken) throw invalidData('response', messages.passkeyWrong)
    }
  }
  if (code !== undefined) {
    const right = await requireCode(context, me.id, code)
    return (inside) => useCode(inside, me.id, right)
  }
  if (await hasSecondFactor(context.tx, me.id)) throw invalidData('code', messages.factorNeeded)
  if (password === undefined) throw invalidData('password', messages.passwordRequired)
  await requirePassword(context, me, password, 'password')
  return async () => {}
}
