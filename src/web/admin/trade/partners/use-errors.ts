import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Failure } from '#contract/base/failures.ts'
import type { Errors } from '#web/admin/kit/form/fields/whole-field.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { translateMessage } from '#web/admin/kit/api/translate-message.ts'

/** Broken rules beside their fields, anything else in a toast. */
export function useErrors() {
  const t = usePanelTexts()
  const showFailure = useFailureToast()
  const [errors, setErrors] = useState<Errors>({})
  const show = (failure: unknown) => {
    const issues = failure instanceof Failure ? (failure.context.issues ?? []) : []
    setErrors(
      Object.fromEntries(issues.map(({ path, message }) => [path, translateMessage(t, message)])),
    )
    if (issues.length === 0) showFailure(failure)
  }
  return { errors, show }
}

/** The errors below a field, by what is left of their path; '' is the whole field's. */
export function errorsBelow(errors: Errors, field: string): Errors {
  const own = Object.entries(errors).filter(([path]) => path.split('.')[0] === field)
  return Object.fromEntries(own.map(([path, error]) => [path.split('.')[1] ?? '', error]))
}
