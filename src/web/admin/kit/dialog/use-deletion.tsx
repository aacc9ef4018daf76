import { modals } from '@mantine/modals'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import { type Dependent, Failure } from '#contract/base/failures.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { Coverable } from './covering.tsx'
import { openDialog } from './open-dialog.tsx'
import { useFailureToast } from '../layout/text/failure-text.ts'
import { useUndoToast } from '../layout/undo-toast.tsx'
import { Dependents } from './dependents.tsx'

export interface Deletion {
  name: string
  /** The warning; by default that it cannot be undone. */
  text?: string | undefined
  /** Renders the dependents; a link in them closes the question. */
  depends?: ((onFollow: () => void) => ReactNode) | undefined
  /** Renders a way out where dependents block it; `onDone` asks again. */
  remedy?: ((onDone: () => void) => ReactNode) | undefined
  /** Why it cannot be deleted, where that is known: it is said in place of the question. */
  blocked?: string | undefined
  remove: () => Promise<unknown>
  /** Brings it back; offered once it is gone. */
  undo?: (() => Promise<unknown>) | undefined
  /** After it is gone. */
  onDone?: () => void
}

/** Asks before deleting; a blocked deletion says what depends on it, with links. */
export function useDeletion(): (deletion: Deletion) => void {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const offerUndo = useUndoToast()

  const showDependents = (deletion: Deletion, dependents: Record<string, Dependent[]>) => {
    openDialog({
      title: t('deletion.blockedTitle', { name: deletion.name }),
      onlyShows: true,
      content: (close) => (
        <>
          <p>{t('deletion.blockedText')}</p>
          <Dependents dependents={dependents} onFollow={close} />
          {deletion.remedy?.(() => {
            close()
            ask(deletion)
          })}
        </>
      ),
    })
  }
  const carryOut = async (deletion: Deletion) => {
    const { name, remove, undo, onDone } = deletion
    try {
      await remove()
      onDone?.()
      const done = t('deletion.done', { name })
      if (undo) offerUndo(done, undo)
      else toastSuccess(done)
      await client.invalidateQueries({ refetchType: 'active' })
    } catch (failure) {
      const dependents = failure instanceof Failure ? failure.context.dependents : undefined
      if (dependents) showDependents(deletion, dependents)
      else showFailure(failure)
    }
  }
  const ask = (deletion: Deletion) => {
    const { blocked } = deletion
    if (blocked !== undefined) {
      openDialog({
        title: t('deletion.blockedTitle', { name: deletion.name }),
        onlyShows: true,
        content: () => <p>{blocked}</p>,
      })
      return
    }
    const modalId = crypto.randomUUID()
    modals.openConfirmModal({
      modalId,
      title: t('deletion.title', { name: deletion.name }),
      children: (
        <Coverable modalId={modalId}>
          {deletion.text ?? t('deletion.text')}
          {deletion.depends?.(() => modals.close(modalId))}
        </Coverable>
      ),
      labels: { confirm: t('deletion.confirm'), cancel: t('form.cancel') },
      confirmProps: { color: 'wine' },
      onConfirm: () => void carryOut(deletion),
    })
  }
  return ask
}
