import type { TFunction } from 'i18next'
import { Failure } from '#contract/failures.ts'
import { toastError } from '../ui/toasts.tsx'

/** The fields that the server refused, with its messages. */
export function issuesOf(failure: unknown) {
  return failure instanceof Failure ? (failure.context.issues ?? []) : []
}

/** A failure's text in the user's language (requirements §3.4); a browser without a network is told so instead. */
export function toastFailure(failure: unknown, t: TFunction): void {
  toastError(isOffline(failure) ? t('common.offline') : t(`failures.${nameOf(failure)}`))
}

/** What a form says for as long as it could not be sent: the fault is not the visitor's, and nothing is lost. */
export function troubleOf(failure: unknown, t: TFunction): string | undefined {
  if (isOffline(failure)) return t('common.offline')
  return nameOf(failure) === 'UNEXPECTED_ERROR' ? t('common.notSent') : undefined
}

function nameOf(failure: unknown) {
  return failure instanceof Failure ? failure.name : 'UNEXPECTED_ERROR'
}

/** No answer came, and the browser knows why. A part of the page that cannot be fetched then fails the same way. */
function isOffline(failure: unknown): boolean {
  return !navigator.onLine && !(failure instanceof Failure && failure.status > 0)
}
