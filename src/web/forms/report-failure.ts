import type { TFunction } from 'i18next'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { Failure } from '#contract/failures.ts'
import { toastError } from '../ui/toasts.tsx'

/** Tells what the server refused: beside its field where there is one, else in a toast. Nothing typed is touched. */
export function reportFailure<Values extends FieldValues>(
  failure: unknown,
  form: UseFormReturn<Values>,
  t: TFunction,
): void {
  const fields = Object.keys(form.getValues()) as FieldPath<Values>[]
  const issues = failure instanceof Failure ? (failure.context.issues ?? []) : []
  const known = issues.flatMap(({ path, message }) => {
    const field = fields.find((each) => each === path)
    return field ? [{ field, message }] : []
  })
  for (const [place, { field, message }] of known.entries()) {
    form.setError(field, { type: 'server', message }, { shouldFocus: place === 0 })
  }
  if (known.length === 0) toastFailure(failure, t)
}

/** A failure's text in the user's language (specification 8). */
export function toastFailure(failure: unknown, t: TFunction): void {
  toastError(t(`failures.${failure instanceof Failure ? failure.name : 'UNEXPECTED_ERROR'}`))
}
