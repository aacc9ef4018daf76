import type { Language } from '#contract/base/languages/languages.ts'
import { toastFailure } from '#web/shared/forms/report-failure.ts'
import type { Translate } from '#texts/translate.ts'
import { clearSession, isRefusedToken } from '#web/shared/session/session.ts'

/** Tells what went wrong; a token that is refused ends the session. */
export function reportFailure(words: { language: Language; t: Translate }) {
  return async (failure: unknown): Promise<void> => {
    if (isRefusedToken(failure)) clearSession({ refused: true })
    else await toastFailure(failure, words)
  }
}
