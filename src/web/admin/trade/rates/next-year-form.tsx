import { Alert, Button, Checkbox, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNavigate } from 'react-router'
import { dayText } from '#contract/base/dates/day-text.ts'
import { limits } from '#contract/base/limits.ts'
import type { AnswerOf } from '#contract/index.ts'
import { useIdempotencyKey } from '#web/shared/forms/use-idempotency-key.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { type NumberFieldValue, NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { useFailureText } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from './rates.module.css'
import { RateListInput } from './form/rate-list-input.tsx'
import { MoveFields, toMove, usualMove } from './move-fields.tsx'
import type { Model } from './use-next-year.tsx'

interface NextYearFormProps {
  model: Model
  onClose: () => void
}

type Copied = AnswerOf<'duplicateRate'>

/** By how much days and prices move in the copy of a rate. */
export function NextYearForm({ model, onClose }: NextYearFormProps) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const navigate = useNavigate()
  const textOf = useFailureText()
  const keyOf = useIdempotencyKey()
  const [move, setMove] = useState(usualMove)
  const [percent, setPercent] = useState<NumberFieldValue>(0)
  const [wholeUnits, setWholeUnits] = useState(true)
  const [rateList, setRateList] = useState(model.sheet)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [doubtful, setDoubtful] = useState<Copied>()
  const open = async ({ id }: Copied) => {
    onClose()
    await navigate(adminPaths.editRate(id))
    toastSuccess(t('rateForm.duplicated'))
  }
  const carryOut = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    const moved = toMove(move)
    const wanted = {
      id: model.id,
      sheet: rateList.trim() || model.sheet,
      ...('years' in moved ? moved : { shiftDays: moved.days }),
      percent: percent || 0,
      wholeUnits,
    }
    try {
      const copied = await panelCall('duplicateRate', wanted, { idempotencyKey: keyOf(wanted) })
      await client.invalidateQueries({ refetchType: 'active' })
      if (copied.warnings.length > 0) setDoubtful(copied)
      else await open(copied)
    } catch (refusal) {
      setFailure(refusal)
      setBusy(false)
    }
  }
  if (doubtful) return <MovedFeasts copied={doubtful} onOpen={() => void open(doubtful)} />
  return (
    <form noValidate className={styles.modal} onSubmit={(event) => void carryOut(event)}>
      <p>{t('rateForm.duplicateText')}</p>
      <MoveFields value={move} onChange={setMove} />
      <NumberField
        label={t('rateForm.percent')}
        decimals={2}
        min={-100}
        max={limits.percentChangeMax}
        suffix=" %"
        value={percent}
        onChange={setPercent}
      />
      <Checkbox
        label={t('rateForm.wholeUnits')}
        checked={wholeUnits}
        onChange={(event) => setWholeUnits(event.currentTarget.checked)}
      />
      <RateListInput value={rateList} onChange={setRateList} />
      {failure !== undefined && (
        <Alert color="wine" role="alert">
          {textOf(failure)}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('rateForm.duplicateDo')}
        </Button>
      </Group>
    </form>
  )
}

/** Seasons and stop sales that held Carnival or Easter in one of the two years alone. */
function MovedFeasts({ copied, onOpen }: { copied: Copied; onOpen: () => void }) {
  const t = usePanelTexts()
  const language = useLanguage()
  return (
    <div className={styles.modal}>
      <Alert color="ochre" role="status" title={t('rateForm.movable')}>
        <p>{t('rateForm.movableText')}</p>
        <ul>
          {copied.warnings.map(({ path, context }) => {
            const { season, from, to, feast } = context
            return (
              <li key={`${path} ${feast}`}>
                {t('rateForm.movableDays', {
                  season: season ?? t('rateForm.stopSaleDays'),
                  from: dayText(from, language),
                  to: dayText(to, language),
                  feast: t(`rateForm.feasts.${feast}`),
                })}
              </li>
            )
          })}
        </ul>
      </Alert>
      <Group justify="flex-end">
        <Button data-autofocus onClick={onOpen}>
          {t('rateForm.openCopy')}
        </Button>
      </Group>
    </div>
  )
}
