import { modals } from '@mantine/modals'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Dependent, Failure } from '#contract/failures.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { useFailureToast } from '../layout/failure-text.ts'
import { Dependents } from './dependents.tsx'

export interface Deletion {
  name: string
  /** The warning; by default that it cannot be undone. */
  text?: string
  remove: () => Promise<unknown>
  /** After it is gone. */
  onDone?: () => void
}

/** Asks before deleting; a blocked deletion says what depends on it, with links. */
export function useDeletion(): (deletion: Deletion) => void {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const showFailure = useFailureToast()

  const showDependents = (name: string, dependents: Record<string, Dependent[]>) => {
    const id = modals.open({
      title: t('deletion.blockedTitle', { name }),
      children: (
        <>
          <p>{t('deletion.blockedText')}</p>
          <Dependents dependents={dependents} onFollow={() => modals.close(id)} />
        </>
      ),
    })
  }
  const carryOut = async ({ name, remove, onDone }: Deletion) => {
    try {
      await remove()
      onDone?.()
      toastSuccess(t('deletion.done', { name }))
      await client.invalidateQueries({ refetchType: 'active' })
    } catch (failure) {
      const dependents = failure instanceof Failure ? failure.context.dependents : undefined
      if (dependents) showDependents(name, dependents)
      else showFailure(failure)
    }
  }
  return (deletion) =>
    modals.openConfirmModal({
      title: t('deletion.title', { name: deletion.name }),
      children: deletion.text ?? t('deletion.text'),
      labels: { confirm: t('deletion.confirm'), cancel: t('form.cancel') },
      confirmProps: { color: 'wine' },
      onConfirm: () => void carryOut(deletion),
    })
}
