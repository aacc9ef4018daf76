import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconRestore } from '@tabler/icons-react'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AnswerOf } from '#contract/index.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { useUndoToast } from '#web/admin/kit/layout/undo-toast.tsx'
import type { AnsweredItem } from './compared-values.ts'
import { IgnoredLanguages } from '../drafts/ignored-languages.tsx'

interface ComparisonProps extends Restoring {
  version: number
  query: UseQueryResult<AnswerOf<'getVersion'>>
  /** Summary of the effect of restoring. */
  hint: string
  /** Renders the differences between the version and today. */
  children: (then: AnsweredItem) => ReactNode
}

interface Restoring {
  newest: number
  restore: (version: number) => Promise<unknown>
  /** The question before it is restored. */
  restoreText: string
}

/** A version beside today's, field by field, and the way back to it. */
export function Comparison({ version, query, hint, children, ...restoring }: ComparisonProps) {
  const t = usePanelTexts()
  const ask = useRestoring(restoring)
  return (
    <Card
      title={t('undo.compareTitle', { version })}
      hint={hint}
      actions={
        version !== restoring.newest && (
          <Button
            leftSection={<IconRestore size={18} stroke={1.6} aria-hidden />}
            onClick={() => ask(version)}
          >
            {t('undo.restore')}
          </Button>
        )
      }
    >
      <QueryView query={query}>
        {(stored) => (
          <>
            <IgnoredLanguages codes={stored.ignoredLanguages} />
            {children(stored.item)}
          </>
        )}
      </QueryView>
    </Card>
  )
}

/** Asks before a version is restored; what was there is a version too, to which one can go back at once. */
function useRestoring({ newest, restore, restoreText }: Restoring): (version: number) => void {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const offerUndo = useUndoToast()
  const carryOut = async (version: number) => {
    try {
      await restore(version)
      offerUndo(t('undo.restored', { version }), () => restore(newest))
    } catch (failure) {
      showFailure(failure)
    }
    // What somebody else changed meanwhile is shown, too.
    await client.invalidateQueries({ refetchType: 'active' })
  }
  return (version) =>
    modals.openConfirmModal({
      title: t('undo.restoreTitle', { version }),
      children: restoreText,
      labels: { confirm: t('undo.restore'), cancel: t('form.cancel') },
      onConfirm: () => void carryOut(version),
    })
}
