import { useState } from 'react'
import { issuesOf, loadMessages, toastFailure } from '#web/shared/forms/report-failure.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { toastError } from '#web/shared/ui/toasts/toasts.ts'

/** Does what a button is for, once at a time, and tells what went wrong. */
export function useAct() {
  const t = useTexts()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const act = async (action: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    try {
      await action()
    } catch (failure) {
      const [issue] = issuesOf(failure)
      if (issue) toastError((await loadMessages(language))(issue.message))
      else await toastFailure(failure, { language, t })
    } finally {
      setBusy(false)
    }
  }
  return { act: (action: () => Promise<void>) => void act(action), isBusy }
}
