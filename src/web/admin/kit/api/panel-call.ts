import { paths } from '#contract/base/addresses/addresses.ts'
import { languageOfTag } from '#contract/base/languages/languages.ts'
import type { Caller } from '#contract/index.ts'
import { createBrowserCaller, fetchOnce } from '#web/shared/api/browser-caller.ts'
import { readFileOrJson } from '#web/shared/api/read-file.ts'
import { sendWithProgress } from '#web/shared/api/send-with-progress.ts'
import { confirming, isFactorDemanded } from '#web/shared/session/fresh-log-in.ts'
import { isRefusedToken, sessionToken } from '#web/shared/session/session.ts'
import { askToLogInAgain } from '#web/admin/panel/session/log-in-again.ts'

/** A caller that asks to log in over the page when the session has run out, and then goes on. */
function resuming(caller: Caller): Caller {
  return async (name, ...rest) => {
    try {
      return await caller(name, ...rest)
    } catch (failure) {
      if (isFactorDemanded(failure)) leaveForAccount()
      if (!isRefusedToken(failure)) throw failure
      await askToLogInAgain()
      return caller(name, ...rest)
    }
  }
}

/** Where an admin sets up the second factor that everything else waits for. */
function leaveForAccount(): void {
  location.assign(paths.account(languageOfTag(document.documentElement.lang)))
}

/** The panel's caller; it alone knows answers that are files, so that public pages stay light. */
export const panelCall = confirming(
  resuming(createBrowserCaller(sessionToken, fetchOnce, readFileOrJson)),
)

/** The panel's caller for a file; tells from 0 to 1 how much of it has gone. */
export function uploadCaller(onProgress: (share: number) => void): Caller {
  return confirming(resuming(createBrowserCaller(sessionToken, sendWithProgress(onProgress))))
}
