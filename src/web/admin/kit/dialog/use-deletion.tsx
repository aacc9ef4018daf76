import { modals } from '@mantine/modals'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Dependent, Failure } from '#contract/base/failures.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
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
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const offerUndo = useUndoToast()

  const showDependents = (name: string, dependents: Record<string, Dependent[]>) => {
    openDialog({
      title: t('deletion.blockedTitle', { name }),
      onlyShows: true,
      content: (close) => (
        <>
          <p>{t('deletion.blockedText')}</p>
          <Dependents dependents={dependents} onFollow={close} />
        </>
      ),
    })
  }
  const carryOut = async ({ name, remove, undo, onDone }: Deletion) => {
    try {
      await remove()
      onDone?.()
      const done = t('deletion.done', { name })
      if (undo) offerUndo(done, undo)
      else toastSuccess(done)
      await client.invalidateQueries({ refetchType: 'active' })
    } catch (failure) {
      const dependents = failure instanceof Failure ? failure.context.dependents : undefined
      if (dependents) showDependents(name, dependents)
      else showFailure(failure)
    }
  }
  return (deletion) => {
    const { blocked } = deletion
    if (blocked !== undefined) {
      openDialog({
        title: t('deletion.blockedTitle', { name: deletion.name }),
        onlyShows: true,
        content: () => <p>{blocked}</p>,
      })
      return
    }
    const id = modals.openConfirmModal({
      title: t('deletion.title', { name: deletion.name }),
      children: (
        <>
          {deletion.text ?? t('deletion.text')}
          {deletion.depends?.(() => modals.close(id))}
        </>
      ),
      labels: { confirm: t('deletion.confirm'), cancel: t('form.cancel') },
      confirmProps: { color: 'wine' },
      onConfirm: () => void carryOut(deletion),
    })
  }
}
