import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Trouble } from '#web/shared/forms/form-trouble.ts'
import {
  issuesOf,
  loadMessages,
  toastFailure,
  troubleOf,
} from '#web/shared/forms/report-failure.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { clearSession, isRefusedToken } from '#web/shared/session/session.ts'

/**
 * Holds what an operation refused of a form: an error for each field, or the trouble of a call that did not come
 * through. `refuse` leads to the first field that was refused; a refused token ends the session.
 */
export function useRefusal(fieldOf: (path: string) => string = (path) => path) {
  const t = useTexts()
  const language = useLanguage()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [trouble, setTrouble] = useState<Trouble>()

  async function refuse(form: HTMLFormElement, failure: unknown): Promise<void> {
    if (isRefusedToken(failure)) return clearSession({ refused: true })
    const issues = issuesOf(failure)
    if (issues.length === 0) {
      setTrouble(troubleOf(failure))
      await toastFailure(failure, { language, t })
      return
    }
    const inWords = await loadMessages(language)
    const found = issues.map(({ path, message }) => [fieldOf(path), inWords(message)])
    flushSync(() => setErrors(Object.fromEntries(found.toReversed())))
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const clear = () => {
    setErrors({})
    setTrouble(undefined)
  }
  return { errors, trouble: trouble && t(trouble), refuse, clear }
}
