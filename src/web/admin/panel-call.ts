import type { Caller } from '#contract/operation.ts'
import { call, isRefusedToken } from '../session/session.ts'
import { askToLogInAgain } from './log-in-again.ts'

/** The panel's caller: when the session has run out it asks to log in over the page, then goes on. */
export const panelCall: Caller = async (name, ...rest) => {
  try {
    return await call(name, ...rest)
  } catch (failure) {
    if (!isRefusedToken(failure)) throw failure
    await askToLogInAgain()
    return call(name, ...rest)
  }
}
