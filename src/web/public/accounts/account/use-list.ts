import { useEffect, useEffectEvent, useState } from 'react'
import { toastFailure } from '#web/shared/forms/report-failure.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'

/** A list of the logged-in user's, asked for again on demand; what was there stays until the next is. */
export function useList<Entry>(ask: () => Promise<{ list: Entry[] }>) {
  const t = useTexts()
  const language = useLanguage()
  const [asked, setAsked] = useState(0)
  const [list, setList] = useState<Entry[]>()
  const learn = useEffectEvent(async (isWanted: () => boolean) => {
    try {
      const told = await ask()
      if (isWanted()) setList(told.list)
    } catch (failure) {
      if (isWanted()) await toastFailure(failure, { language, t })
    }
  })
  useEffect(() => {
    let left = false
    void learn(() => !left)
    return () => {
      left = true
    }
  }, [asked])
  return { list, askAgain: () => setAsked((times) => times + 1) }
}
