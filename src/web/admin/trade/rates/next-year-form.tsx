import { Alert, Button, Checkbox, Group, SimpleGrid } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { limits } from '#contract/base/limits.ts'
import { useIdempotencyKey } from '#web/shared/forms/use-idempotency-key.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { hintBelow } from '../agencies/cards/hint-below.ts'
import { type NumberFieldValue, NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { useFailureText } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from './rates.module.css'
import { RateListInput } from './form/rate-list-input.tsx'
import type { Model } from './use-next-year.tsx'

/** A year of whole weeks. */
const yearOfWeeks = 364

interface NextYearFormProps {
  model: Model
  onClose: () => void
}

/** By how much days and prices move in the copy of a rate. */
export function NextYearForm({ model, onClose }: NextYearFormProps) {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const navigate = useNavigate()
  const textOf = useFailureText()
  const keyOf = useIdempotencyKey()
  const [shiftDays, setShiftDays] = useState<NumberFieldValue>(yearOfWeeks)
  const [percent, setPercent] = useState<NumberFieldValue>(0)
  const [wholeUnits, setWholeUnits] = useState(true)
  const [rateList, setRateList] = useState(model.sheet)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const carryOut = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    const wanted = {
      id: model.id,
      sheet: rateList.trim() || model.sheet,
      shiftDays: shiftDays || 0,
      percent: percent || 0,
      wholeUnits,
    }
    try {
      const { id } = await panelCall('duplicateRate', wanted, { idempotencyKey: keyOf(wanted) })
      await client.invalidateQueries({ refetchType: 'active' })
      onClose()
      await navigate(adminPaths.editRate(id))
      toastSuccess(t('rates.duplicated'))
    } catch (refusal) {
      setFailure(refusal)
      setBusy(false)
    }
  }
  return (
    <form noValidate className={styles.modal} onSubmit={(event) => void carryOut(event)}>
      <p>{t('rates.duplicateText')}</p>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          label={t('rates.shiftDays')}
          description={t('rates.shiftHint')}
          inputWrapperOrder={hintBelow}
          suffix={t('rates.days')}
          value={shiftDays}
          onChange={setShiftDays}
        />
        <NumberField
          label={t('rates.percent')}
          decimals={2}
          min={-100}
          max={limits.percentChangeMax}
          suffix=" %"
          value={percent}
          onChange={setPercent}
        />
      </SimpleGrid>
      <Checkbox
        label={t('rates.wholeUnits')}
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
          {t('rates.duplicateDo')}
        </Button>
      </Group>
    </form>
  )
}
