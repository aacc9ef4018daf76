import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { Work } from '#contract/editing/background-tasks.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import type { Column } from '#web/admin/kit/list/data-table.tsx'
import { useUndoWorks } from './use-undo-works.tsx'
import styles from './works.module.css'

const operations = ['importCatalogue', 'importRates', 'bulkEdit', 'bulkRates'] as const

/** The columns of the works: when and by whom, what they changed, and whether that was undone. */
export function useWorkColumns(): Column<Work>[] {
  const t = usePanelTexts()
  const askToUndo = useUndoWorks()
  const nameOf = ({ operation, kind }: Work) => {
    const known = operations.find((each) => each === operation)
    const name = known ? t(`works.operation.${known}`) : operation
    return `${name}: ${kind === 'rate' ? t('works.rate') : t(`kinds.${kind}`)}`
  }
  return [
    {
      id: 'when',
      header: t('works.when'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <span className={styles.what}>
          <ShortDate date={original.startedAt} />
          <span className={styles.note}>{original.by.name}</span>
        </span>
      ),
    },
    {
      id: 'what',
      header: t('works.what'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <span className={styles.what}>
          {nameOf(original)}
          <span className={styles.note}>{t('works.counts', original.counts)}</span>
        </span>
      ),
    },
    {
      id: 'undo',
      header: t('works.state'),
      enableSorting: false,
      align: 'end',
      cell: ({ row: { original: work } }) =>
        work.undoneAt ? (
          <span className={styles.what}>
            {t('works.undone')} <ShortDate date={work.undoneAt} />
            <span className={styles.note}>{work.undoneBy?.name}</span>
          </span>
        ) : work.isRunning ? (
          t('works.running')
        ) : (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconArrowBackUp size={17} stroke={1.6} aria-hidden />}
            onClick={() => askToUndo([work.id])}
          >
            {t('undo.undo')}
          </Button>
        ),
    },
  ]
}
