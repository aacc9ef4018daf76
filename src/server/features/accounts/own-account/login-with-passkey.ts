import { Failure } from '#contract/base/failures.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import { notePasskeyUse } from '#server/platform/auth/factors/passkeys.ts'
import { countedAddress } from '#server/platform/http/client-address.ts'
import { countAttempt } from '#server/platform/limits/attempts.ts'
import type { OperationContext, PreparedHandler } from '#server/api/context.ts'
import { enter, refuseInactive } from '../kit/enter.ts'
import { findUser, lockUser, type UserRow } from '../kit/find-users.ts'

/** A passkey is both factors: the authenticator has checked who holds it. */
export const loginWithPasskey: PreparedHandler<'loginWithPasskey'> = {
  async prepare(context, { response }) {
    const { tx, now, request, services } = context
    const subject = countedAddress(request.address)
    const refund = await countAttempt(services.rateLimits, [{ rule: 'loginByAddress', subject }])
    const shown = await services.passkeys.verify(tx, response, now)
    const user = shown && (await findUser(tx, shown.passkey.userId))
    if (!user) {
      audit(context, 'log-in refused', { reason: 'passkey' })
      throw new Failure('INVALID_CREDENTIALS_ERROR')
    }
    refuseOwed(context, user)
    await refund()
    await refuseInactive(context, user)
    const { passkey, counter } = shown
    return async (inside) => {
      const current = await lockUser(inside.tx, user.id)
      const noted = await notePasskeyUse(inside.tx, passkey.id, counter, inside.now)
      // Taken away since it was checked.
      if (!current || !noted) throw new Failure('INVALID_CREDENTIALS_ERROR')
      refuseOwed(inside, current)
      await refuseInactive(inside, current)
      audit(inside, 'log-in accepted', { userId: user.id, method: 'passkey' })
      return enter(inside, current)
    }
  },
}

/**
 * The password may have been replaced because somebody else has the passkey: it is believed alone once it, or a
 * code, was shown beside the new one.
 */
function refuseOwed(context: OperationContext, { id, factorOwed }: UserRow): void {
  if (!factorOwed) return
  audit(context, 'log-in refused', { reason: 'factor owed', userId: id })
  throw new Failure('INVALID_CREDENTIALS_ERROR')
}
