import type { Caller } from '#contract/index.ts'
import { confirming } from '#web/shared/session/fresh-log-in.ts'
import { call, clearSession, isRefusedToken } from '#web/shared/session/session.ts'

/** A caller that ends the session here when the server has ended it. */
const leaving: Caller = async (name, ...rest) => {
  try {
    return await call(name, ...rest)
  } catch (failure) {
    if (isRefusedToken(failure)) clearSession({ refused: true })
    throw failure
  }
}

/** The calls of the account page: over it stands the dialog that confirms who is there. */
export const accountCall = confirming(leaving)
