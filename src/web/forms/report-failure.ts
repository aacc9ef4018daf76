import type { TFunction } from 'i18next'
import { Failure } from '#contract/failures.ts'
import { toastError } from '../ui/toasts.tsx'

/** The fields that the server refused, with its messages. */
export function issuesOf(failure: unknown) {
  return failure instanceof Failure ? (failure.context.issues ?? []) : []
}

/** A failure's text in the user's language (specification 8). */
export function toastFailure(failure: unknown, t: TFunction): void {
  toastError(t(`failures.${failure instanceof Failure ? failure.name : 'UNEXPECTED_ERROR'}`))
}
