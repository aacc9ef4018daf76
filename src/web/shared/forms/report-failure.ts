import { Failure } from '#contract/base/failures.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { missingPart, type Trouble } from './form-trouble.ts'
import { loadFormTexts } from '../i18n/load-form-texts.ts'
import { toastError } from '../ui/toasts/toasts.ts'

/** Says a text that every form has with it. */
type SayTrouble = (key: Trouble) => string

/** The fields that the server refused, with its messages. */
export function issuesOf(failure: unknown) {
  return failure instanceof Failure ? (failure.context.issues ?? []) : []
}

/**
 * Shows a failure's text in the user's language (requirements §3.4), as a toast; returns it. A browser without a
 * network gets a text about that instead. If the texts cannot be fetched, the page uses one that it has with it: this
 * never fails.
 */
export async function toastFailure(
  failure: unknown,
  { language, t }: { language: Language; t: SayTrouble },
): Promise<string> {
  const text = await textOf(failure, language, t)
  toastError(text)
  return text
}

async function textOf(failure: unknown, language: Language, t: SayTrouble): Promise<string> {
  if (isOffline(failure)) return t('common.offline')
  const texts = await loadFormTexts(language).catch(() => undefined)
  return texts ? texts.failures[nameOf(failure)] : t(missingPart())
}

/**
 * Returns a form's message for as long as it could not be sent: the fault is not the visitor's, and nothing is lost.
 */
export function troubleOf(failure: unknown): Trouble | undefined {
  if (isOffline(failure)) return 'common.offline'
  if (!(failure instanceof Failure)) return 'common.outdated'
  return nameOf(failure) === 'UNEXPECTED_ERROR' ? 'common.notSent' : undefined
}

/** Tells a broken rule's Spanish message in the user's language; an unknown one stays as it came, all do where the texts cannot be fetched. */
export async function loadMessages(language: Language): Promise<(message: string) => string> {
  try {
    const [{ messageKey }, { messages }] = await Promise.all([
      import('#contract/base/text/messages.ts'),
      loadFormTexts(language),
    ])
    return (message) => {
      const key = messageKey(message)
      return key ? messages[key] : message
    }
  } catch {
    return (message) => message
  }
}

function nameOf(failure: unknown) {
  return failure instanceof Failure ? failure.name : 'UNEXPECTED_ERROR'
}

/** No answer came, and the browser knows why. A part of the page that cannot be fetched then fails the same way. */
function isOffline(failure: unknown): boolean {
  return !navigator.onLine && !(failure instanceof Failure && failure.status > 0)
}
