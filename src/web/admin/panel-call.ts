import type { Caller } from '#contract/operation.ts'
import { createBrowserCaller } from '../api/browser-caller.ts'
import { sendWithProgress } from '../api/send-with-progress.ts'
import { call, isRefusedToken, sessionToken } from '../session/session.ts'
import { askToLogInAgain } from './log-in-again.ts'

/** A caller that asks to log in over the page when the session has run out, and then goes on. */
function resuming(caller: Caller): Caller {
  return async (name, ...rest) => {
    try {
      return await caller(name, ...rest)
    } catch (failure) {
      if (!isRefusedToken(failure)) throw failure
      await askToLogInAgain()
      return caller(name, ...rest)
    }
  }
}

/** The panel's caller. */
export const panelCall = resuming(call)

/** The panel's caller for a file; tells from 0 to 1 how much of it has gone. */
export function uploadCaller(onProgress: (share: number) => void): Caller {
  return resuming(createBrowserCaller(sessionToken, sendWithProgress(onProgress)))
}
