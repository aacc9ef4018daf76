import { Button, TagsInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Kind } from '#contract/base/kinds.ts'
import type { BulkAction, BulkAnswer } from '#contract/editing/bulk.ts'
import { limits } from '#contract/base/limits.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { useUndoOffer } from '#web/admin/kit/layout/undo-toast.tsx'
import { useUndoWorks } from '../works/use-undo-works.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { TaskProgress } from '#web/admin/kit/background-task/task-progress.tsx'
import styles from './bulk-modal.module.css'
import { RefusedItems } from './refused-items.tsx'
import { type BulkOutcome, useBulk } from './use-bulk.ts'

interface BulkModalProps {
  kind: Kind
  action: BulkAction
  ids: string[]
  onClose: () => void
  /** When all that could be done is. */
  onDone: () => void
}

/** Says what would happen to the chosen items before it does. */
export function BulkModal({ kind, action, ids, onClose, onDone }: BulkModalProps) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { carryOut, stop, progress } = useBulk()
  const asksTags = action === 'addTags' || action === 'removeTags'
  const [tags, setTags] = useState<string[]>([])
  const [preview, setPreview] = useState<BulkAnswer>()
  const [done, setDone] = useState<BulkOutcome>()
  const offerUndo = useUndoOffer()
  const askToUndo = useUndoWorks()
  const bulk = { kind, action, ids, tags }

  const attempt = async () => {
    try {
      setPreview(await carryOut(bulk, true))
    } catch (failure) {
      showFailure(failure)
    }
  }
  const confirm = async () => {
    try {
      const answer = await carryOut({ ...bulk, ids: preview?.done ?? [] }, false)
      setDone(answer)
      await client.invalidateQueries()
      if (answer.refused.length > 0 || answer.stopped) return
      offerUndo(t('bulk.done', { count: answer.done.length }), () => askToUndo(answer.works))
      onDone()
      onClose()
    } catch (failure) {
      showFailure(failure)
    }
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('bulk.title', { count: ids.length, action: t(`bulk.action.${action}`) })}
    >
      <div className={styles.body}>
        {asksTags && (
          <TagsInput
            label={t('bulk.tags')}
            value={tags}
            onChange={(next) => {
              setTags(next)
              setPreview(undefined)
            }}
            maxTags={limits.tagsMax}
            disabled={progress !== undefined || done !== undefined}
            data-autofocus
          />
        )}
        {preview && !done && (
          <p role="status">
            {t('bulk.would', { count: preview.done.length })}{' '}
            {preview.refused.length > 0 && t('bulk.refused', { count: preview.refused.length })}
          </p>
        )}
        {done && (
          <p role="status">
            {t(done.stopped ? 'bulk.stopped' : 'bulk.done', { count: done.done.length })}{' '}
            {done.refused.length > 0 && t('bulk.refused', { count: done.refused.length })}
          </p>
        )}
        <RefusedItems kind={kind} refused={(done ?? preview)?.refused ?? []} onFollow={onClose} />
        {action === 'delete' && preview && !done && <p>{t('deletion.textBin')}</p>}
        {progress && (
          <TaskProgress progress={progress} label={t('bulk.working')} onStop={() => void stop()} />
        )}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose} disabled={progress !== undefined}>
            {t(done ? 'bulk.close' : 'form.cancel')}
          </Button>
          {done && done.done.length > 0 && (
            <Button
              variant="default"
              onClick={() => {
                onClose()
                askToUndo(done.works)
              }}
            >
              {t('undo.undo')}
            </Button>
          )}
          {!done && !preview && (
            <Button
              onClick={() => void attempt()}
              loading={progress !== undefined}
              disabled={asksTags && tags.length === 0}
            >
              {t('bulk.try')}
            </Button>
          )}
          {!done && preview && preview.done.length > 0 && (
            <Button
              onClick={() => void confirm()}
              loading={progress !== undefined}
              {...(action === 'delete' && { color: 'wine' })}
            >
              {t('bulk.confirm', { count: preview.done.length })}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
