import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Work } from '#contract/editing/background-tasks.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { TaskProgress } from '#web/admin/kit/background-task/task-progress.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { RefusedChanges } from './refused-changes.tsx'
import styles from './works.module.css'
import { type Undoing, useUndoing } from './use-undoing.ts'

interface UndoWorksProps {
  works: readonly string[]
  onClose: () => void
}

/** The question whether works are to be undone, with what would change. */
export function UndoWorks({ works, onClose }: UndoWorksProps) {
  const query = useQuery(operationQuery('listWorks', { ids: [...works] }))
  return (
    <QueryView query={query}>
      {({ list }) => <Undo works={works} known={list} onClose={onClose} />}
    </QueryView>
  )
}

function Undo({ works, known, onClose }: UndoWorksProps & { known: Work[] }) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { carryOut, stop, progress } = useUndoing()
  const [undone, setUndone] = useState<Undoing>()
  // The list is read again when it was done: the question stays what it was.
  const [open] = useState(() => known.filter(({ undoneAt }) => undoneAt === null))
  const counts = countsOf(open)

  const confirm = async () => {
    try {
      // What was done last is undone first.
      const wanted = works.toReversed().filter((id) => open.some((work) => work.id === id))
      setUndone(await carryOut(wanted))
    } catch (failure) {
      showFailure(failure)
    }
    await client.invalidateQueries()
  }
  return (
    <div className={styles.body}>
      {undone ? (
        <>
          <p role="status">
            {t(undone.stopped ? 'works.stopped' : 'works.done', { count: undone.done.length })}{' '}
            {undone.refused.length > 0 && t('works.refused', { count: undone.refused.length })}
          </p>
          <RefusedChanges works={works} refused={undone.refused} onFollow={onClose} />
        </>
      ) : open.length === 0 ? (
        <p>{t('works.nothing')}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {counts.add > 0 && <li>{t('works.added', { count: counts.add })}</li>}
            {counts.edit > 0 && <li>{t('works.edited', { count: counts.edit })}</li>}
            {counts.delete > 0 && <li>{t('works.deleted', { count: counts.delete })}</li>}
          </ul>
          <p>{t('works.hint')}</p>
        </>
      )}
      {progress && (
        <TaskProgress progress={progress} label={t('works.working')} onStop={() => void stop()} />
      )}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose} disabled={progress !== undefined}>
          {t(undone || open.length === 0 ? 'bulk.close' : 'form.cancel')}
        </Button>
        {!undone && open.length > 0 && (
          <Button onClick={() => void confirm()} loading={progress !== undefined}>
            {t('undo.undo')}
          </Button>
        )}
      </div>
    </div>
  )
}

function countsOf(works: Work[]): Work['counts'] {
  const sum = { add: 0, edit: 0, delete: 0 }
  for (const { counts } of works) {
    sum.add += counts.add
    sum.edit += counts.edit
    sum.delete += counts.delete
  }
  return sum
}
