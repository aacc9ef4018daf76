import { Button, Checkbox, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Span } from '#contract/base/dates/days.ts'
import { Failure } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import type { RateAction } from '#contract/trade/rates/bulk-rates.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { TaskProgress } from '#web/admin/kit/background-task/task-progress.tsx'
import { useFailureText, useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useUndoOffer } from '#web/admin/kit/layout/undo-toast.tsx'
import { useUndoWorks } from '#web/admin/editing/works/use-undo-works.tsx'
import styles from '#web/admin/editing/bulk/bulk-modal.module.css'
import { BulkWarnings } from './bulk-warnings.tsx'
import { type BulkRatesAnswer, noChange, useBulkRates } from './use-bulk-rates.ts'

interface RatesBulkDialogProps {
  action: RateAction
  ids: string[]
  onClose: () => void
  /** Called once the action is carried out. */
  onDone: () => void
}

const ends = Object.keys({ from: '', to: '' } satisfies Span) as (keyof Span)[]

const isPriced = (action: RateAction) => action === 'percent' || action === 'nextYear'

/** Asks what an action needs, says what it would do to the chosen rates, and does it. */
export function RatesBulkDialog({ action, ids, onClose, onDone }: RatesBulkDialogProps) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const textOf = useFailureText()
  const showFailure = useFailureToast()
  const offerUndo = useUndoOffer()
  const askToUndo = useUndoWorks()
  const { carryOut, stop, progress } = useBulkRates()
  const [change, setChange] = useState(noChange)
  const [answer, setAnswer] = useState<BulkRatesAnswer & { isDone: boolean }>()
  const edit = (fields: Partial<typeof noChange>) => {
    setChange({ ...change, ...fields })
    setAnswer(undefined)
  }
  const attempt = async (dryRun: boolean) => {
    const chosen = answer && !dryRun ? answer.done : ids
    try {
      const { workId, ...told } = await carryOut({ action, ids: chosen, change, dryRun })
      setAnswer({ ...told, isDone: !dryRun })
      if (dryRun) return
      await client.invalidateQueries()
      onDone()
      offerUndo(t('bulk.done', { count: told.done.length }), () => askToUndo([workId]))
      if (told.refused.length === 0) onClose()
    } catch (failure) {
      showFailure(failure)
    }
  }
  const isReady =
    (action !== 'percent' || change.percent !== '') &&
    (action !== 'addStopSale' || (change.from !== '' && change.to !== ''))
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('bulk.title', { count: ids.length, action: t(`rateForm.bulk.${action}`) })}
    >
      <div className={styles.body}>
        {isPriced(action) && (
          <>
            <NumberField
              label={t('rateForm.percent')}
              suffix=" %"
              decimals={2}
              min={-100}
              max={limits.percentChangeMax}
              value={change.percent}
              onChange={(percent) => edit({ percent })}
            />
            <Checkbox
              label={t('rateForm.wholeUnits')}
              checked={change.wholeUnits}
              onChange={(event) => edit({ wholeUnits: event.currentTarget.checked })}
            />
          </>
        )}
        {action === 'addStopSale' && (
          <>
            {ends.map((end) => (
              <TextInput
                key={end}
                type="date"
                label={t(`rateForm.${end}`)}
                value={change[end]}
                onChange={(event) => edit({ [end]: event.currentTarget.value })}
              />
            ))}
            <TextInput
              label={t('rateForm.note')}
              maxLength={limits.stopSaleNoteMaxLength}
              value={change.note}
              onChange={(event) => edit({ note: event.currentTarget.value })}
            />
          </>
        )}
        {answer && (
          <p role="status">
            {t(answer.isDone ? 'bulk.done' : 'bulk.would', { count: answer.done.length })}{' '}
            {answer.refused.length > 0 && t('bulk.refused', { count: answer.refused.length })}
          </p>
        )}
        {answer && answer.refused.length > 0 && (
          <ul className={styles.refused} tabIndex={0} aria-label={t('bulk.refusedList')}>
            {answer.refused.map(({ id, name, context }) => (
              <li key={id}>
                {name === 'EDIT_CONFLICT_ERROR' && action === 'nextYear'
                  ? t('rateForm.bulk.isThere')
                  : textOf(new Failure(name, context))}
              </li>
            ))}
          </ul>
        )}
        {answer && <BulkWarnings warnings={answer.warnings} />}
        {progress && (
          <TaskProgress progress={progress} label={t('bulk.working')} onStop={() => void stop()} />
        )}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose} disabled={progress !== undefined}>
            {t(answer?.isDone ? 'bulk.close' : 'form.cancel')}
          </Button>
          {!answer && (
            <Button
              onClick={() => void attempt(true)}
              loading={progress !== undefined}
              disabled={!isReady}
            >
              {t('bulk.try')}
            </Button>
          )}
          {answer && !answer.isDone && answer.done.length > 0 && (
            <Button
              onClick={() => void attempt(false)}
              loading={progress !== undefined}
              {...(action === 'delete' && { color: 'wine' })}
            >
              {t('bulk.confirm', { count: answer.done.length })}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
