import { useCallback } from 'react'
import { usePanelTexts } from './panel-texts.tsx'
import { Failure, type Gone } from '#contract/base/failures.ts'
import { translateMessage } from '../../api/translate-message.ts'
import { toastError } from '#web/shared/ui/toasts/toasts.ts'

/**
 * Returns the text of a failure, in the user's language: its first broken rule, else its name's text. A server out of
 * reach is no error of its own.
 */
export function useFailureText(): (failure: unknown) => string {
  const t = usePanelTexts()
  return useCallback(
    (failure) => {
      if (!(failure instanceof Failure)) return t('failures.UNEXPECTED_ERROR')
      if (failure.status === 0) return t('shell.unreachable')
      const { issues, gone, duty } = failure.context
      if (duty) return t('duties.lacking', { duty: t(`duties.names.${duty}`) })
      const issue = issues?.[0]
      if (gone) {
        const nameOf = ({ name, inBin }: Gone) => (inBin ? t('undo.inBin', { name }) : name)
        const names = [...new Set(gone.map(nameOf))].filter(Boolean).join(', ')
        if (names) return t('undo.gone', { names })
      }
      return issue ? translateMessage(t, issue.message) : t(`failures.${failure.name}`)
    },
    [t],
  )
}

/** Shows a failure as a toast. */
export function useFailureToast(): (failure: unknown) => void {
  const textOf = useFailureText()
  return useCallback((failure) => toastError(textOf(failure)), [textOf])
}
