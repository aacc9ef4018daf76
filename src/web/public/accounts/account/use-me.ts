import { useEffect, useEffectEvent, useState } from 'react'
import type { Me } from '#contract/accounts/me.ts'
import { toastFailure } from '#web/shared/forms/report-failure.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { isFactorDemanded } from '#web/shared/session/fresh-log-in.ts'
import { accountCall } from './account-call.ts'

/** `demanded`: an admin without a second factor gets no data before there is one. */
export type KnownMe = Me | 'demanded' | 'failed'

/** Account of the logged-in user, asked for again on demand; undefined until it is there. */
export function useMe(): { me: KnownMe | undefined; askAgain: () => void } {
  const t = useTexts()
  const language = useLanguage()
  const [asked, setAsked] = useState(0)
  const [me, setMe] = useState<KnownMe>()
  const learn = useEffectEvent(async (isWanted: () => boolean) => {
    try {
      const told = await accountCall('getMe')
      if (isWanted()) setMe(told)
    } catch (failure) {
      if (!isWanted()) return
      if (isFactorDemanded(failure)) return setMe('demanded')
      await toastFailure(failure, { language, t })
      // What is known stays on the page.
      setMe((known) => known ?? 'failed')
    }
  })
  useEffect(() => {
    let left = false
    void learn(() => !left)
    return () => {
      left = true
    }
  }, [asked])
  return { me, askAgain: () => setAsked(asked + 1) }
}
