import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconRestore } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Kind } from '#contract/base/kinds.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { useUndoToast } from '#web/admin/kit/layout/undo-toast.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { type AnsweredItem, versionDifferences } from './compared-values.ts'
import { IgnoredLanguages } from '../drafts/ignored-languages.tsx'
import { useVersionLabels } from './use-version-labels.ts'
import styles from './versions.module.css'

interface ComparisonProps {
  kind: Kind
  /** As it is today. */
  item: { id: string }
  version: number
  newest: number
}

/** A version beside today's, field by field, and the way back to it. */
export function Comparison({ kind, item, version, newest }: ComparisonProps) {
  const t = usePanelTexts()
  const { id } = item
  const query = useQuery(operationQuery('getVersion', { kind, id, version }))
  const ask = useRestoring(kind, id, newest)
  return (
    <Card
      title={t('undo.compareTitle', { version })}
      hint={t('undo.compareHint')}
      actions={
        version !== newest && (
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
            <Differences kind={kind} version={stored.item} today={{ ...item }} />
          </>
        )}
      </QueryView>
    </Card>
  )
}

interface DifferencesProps {
  kind: Kind
  version: AnsweredItem
  today: AnsweredItem
}

function Differences({ kind, version, today }: DifferencesProps) {
  const t = usePanelTexts()
  const { labelOf, show } = useVersionLabels(kind, [version, today])
  const differences = versionDifferences(kind, version, today)
  if (differences.length === 0) {
    return (
      <p className={styles.note}>
        {t('undo.same')}. {t('undo.sameText')}
      </p>
    )
  }
  return (
    <ul className={styles.differences}>
      {differences.map(({ path, theirs, yours }) => (
        <li key={path}>
          <h3 className={styles.field}>{labelOf(path)}</h3>
          <dl className={styles.values}>
            <div className={styles.value}>
              <dt>{t('undo.was')}</dt>
              <dd>{show(path, theirs)}</dd>
            </div>
            <div className={styles.value}>
              <dt>{t('undo.today')}</dt>
              <dd>{show(path, yours)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** Asks before a version is restored; what was there is a version too, to which one can go back at once. */
function useRestoring(kind: Kind, id: string, newest: number): (version: number) => void {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const offerUndo = useUndoToast()
  const restore = (version: number) => panelCall('restoreVersion', { kind, id, version })
  const carryOut = async (version: number) => {
    try {
      await restore(version)
      offerUndo(t('undo.restored', { version }), () => restore(newest))
      await client.invalidateQueries({ refetchType: 'active' })
    } catch (failure) {
      showFailure(failure)
    }
  }
  return (version) =>
    modals.openConfirmModal({
      title: t('undo.restoreTitle', { version }),
      children: t('undo.restoreText'),
      labels: { confirm: t('undo.restore'), cancel: t('form.cancel') },
      onConfirm: () => void carryOut(version),
    })
}
