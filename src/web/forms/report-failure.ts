import { Failure } from '#contract/failures.ts'
import type { Language } from '#contract/languages.ts'
import { loadFormTexts } from '../i18n/load-form-texts.ts'
import { toastError } from '../ui/toasts.ts'

/** Says a text that every form has with it. */
type SayTrouble = (key: 'common.offline' | 'common.notSent') => string

/** The fields that the server refused, with its messages. */
export function issuesOf(failure: unknown) {
  return failure instanceof Failure ? (failure.context.issues ?? []) : []
}

/** A failure's text in the user's language (requirements §3.4); a browser without a network is told so instead. */
export async function toastFailure(
  failure: unknown,
  { language, t }: { language: Language; t: SayTrouble },
): Promise<void> {
  if (isOffline(failure)) return toastError(t('common.offline'))
  const { failures } = await loadFormTexts(language)
  toastError(failures[nameOf(failure)])
}

/** What a form says for as long as it could not be sent: the fault is not the visitor's, and nothing is lost. */
export function troubleOf(failure: unknown, t: SayTrouble): string | undefined {
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
