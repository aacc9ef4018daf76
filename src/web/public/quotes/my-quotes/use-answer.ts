import { useEffect, useEffectEvent, useState } from 'react'
import type { Account } from '#contract/accounts/auth.ts'
import { Failure } from '#contract/base/failures.ts'
import { toastFailure } from '#web/shared/forms/report-failure.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { clearSession, isRefusedToken } from '#web/shared/session/session.ts'

/**
 * Returns a call's answer for the logged-in user, asked anew whenever `question` changes; undefined until it is
 * there, null where there is no such thing. A toast shows other failures.
 */
export function useAnswer<Answer>(
  account: Account | undefined,
  question: string,
  ask: () => Promise<Answer>,
): Answer | null | undefined {
  const t = useTexts()
  const language = useLanguage()
  const [answer, setAnswer] = useState<Answer | null>()
  const isKnown = account !== undefined
  const learn = useEffectEvent(async (isWanted: () => boolean) => {
    try {
      const got = await ask()
      if (isWanted()) setAnswer(got)
    } catch (failure) {
      if (!isWanted()) return
      if (isRefusedToken(failure)) clearSession({ refused: true })
      else if (failure instanceof Failure && failure.name === 'NOT_FOUND_ERROR') setAnswer(null)
      else await toastFailure(failure, { language, t })
    }
  })
  useEffect(() => {
    let left = false
    if (isKnown) void learn(() => !left)
    return () => {
      left = true
    }
  }, [isKnown, question])
  return answer
}
