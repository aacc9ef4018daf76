import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import { Failure, type Issue } from '#contract/base/failures.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureToast } from '../layout/text/failure-text.ts'
import { translateMessage } from '../api/translate-message.ts'

/** Errors of a dialog's fields, by the last part of their paths. */
export type AddErrors = Partial<Record<string, string>>

interface Adding {
  errors: AddErrors
  saving: boolean
  /** Adds what is called `name`, and tells `onAdded` once the panel knows it; a refusal stands at its field. */
  add: (name: string, call: () => Promise<{ id: string }>) => Promise<void>
  /** Shows issues that were found before a call. */
  showIssues: (issues: readonly Issue[]) => void
}

/** The saving of something that is added in a dialog. */
export function useAdding(onAdded: (id: string) => void): Adding {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const [errors, setErrors] = useState<AddErrors>({})
  const [saving, setSaving] = useState(false)

  const showIssues = (issues: readonly Issue[]) => {
    const broken = issues.map(({ path, message }) => [
      path.split('.').at(-1) ?? path,
      // Ids are chosen, never typed: one that is no id is one that is missing.
      path.endsWith('Id') ? t('messages.required') : translateMessage(t, message),
    ])
    setErrors(Object.fromEntries(broken))
  }
  const add = async (name: string, call: () => Promise<{ id: string }>) => {
    if (saving) return
    setSaving(true)
    setErrors({})
    try {
      const { id } = await call()
      await client.invalidateQueries()
      toastSuccess(t('drafts.addInPlace.added', { name: name.trim() }))
      onAdded(id)
    } catch (failure) {
      const issues = failure instanceof Failure ? failure.context.issues : undefined
      if (issues?.length) showIssues(issues)
      else showFailure(failure)
    } finally {
      setSaving(false)
    }
  }
  return { errors, saving, add, showIssues }
}
