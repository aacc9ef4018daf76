import { SegmentedControl, Stack } from '@mantine/core'
import { useId } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import type { Move } from '#contract/trade/rates/move-days.ts'
import { NumberField, type NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'
import { hintBelow } from '../agencies/cards/hint-below.ts'

/** A year of whole weeks. */
const yearOfWeeks = 364

const ways = ['years', 'days'] as const

/** The fields' values: both are kept while somebody chooses between them. */
export interface MoveFormValues {
  by: (typeof ways)[number]
  years: NumberFieldValue
  days: NumberFieldValue
}

export const usualMove: MoveFormValues = { by: 'years', years: 1, days: yearOfWeeks }

export function toMove({ by, years, days }: MoveFormValues): Move {
  return by === 'years' ? { years: years || 1 } : { days: days || 0 }
}

interface MoveFieldsProps {
  value: MoveFormValues
  onChange: (value: MoveFormValues) => void
}

/** By how much the days of a copied rate move: by calendar years, or by days, which keep the weekdays. */
export function MoveFields({ value, onChange }: MoveFieldsProps) {
  const t = usePanelTexts()
  const labelId = useId()
  return (
    <Stack gap="xs">
      <span id={labelId}>{t('rateForm.moveBy')}</span>
      <SegmentedControl
        aria-labelledby={labelId}
        data={ways.map((way) => ({ value: way, label: t(`rateForm.moves.${way}`) }))}
        value={value.by}
        onChange={(by) => onChange({ ...value, by })}
      />
      {value.by === 'years' ? (
        <NumberField
          label={t('rateForm.years')}
          description={t('rateForm.yearsHint')}
          inputWrapperOrder={hintBelow}
          min={1}
          max={limits.copiedYearsMax}
          value={value.years}
          onChange={(years) => onChange({ ...value, years })}
        />
      ) : (
        <NumberField
          label={t('rateForm.shiftDays')}
          description={t('rateForm.shiftHint')}
          inputWrapperOrder={hintBelow}
          suffix={t('rateForm.days')}
          value={value.days}
          onChange={(days) => onChange({ ...value, days })}
        />
      )}
    </Stack>
  )
}
