import { Select } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { minorDigits } from '#contract/base/money/money-text.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorAt, type WholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import styles from '../form/further-fields.module.css'
import type { OptionFormValues, ScaleStepFormValues } from '../form/proposal-form-values.ts'
import { useOptionName } from './options-card.tsx'

interface ScaleInputProps extends WholeField<ScaleStepFormValues[]> {
  currency: string
  options: readonly OptionFormValues[]
}

/** Fields for the price per person by the number of travellers, of an option or of all. */
export function ScaleInput({ currency, options, ...field }: ScaleInputProps) {
  const t = usePanelTexts()
  const optionName = useOptionName()
  const numbers = [
    { part: 'minPax', min: 1, max: limits.groupSizeMax },
    { part: 'maxPax', min: 1, max: limits.groupSizeMax },
    { part: 'freePlaces', min: 0, max: limits.scaleFreePlacesMax },
  ] as const
  return (
    <RowList
      label={t('proposalForm.labels.scale')}
      hint={t('proposalForm.scale.hint')}
      {...field}
      max={limits.scaleMax}
      addLabel={t('proposalForm.scale.add')}
      blank={() => nextStep(field.value)}
      nameOf={(_step, index) => t('proposalForm.scale.row', { number: index + 1 })}
    >
      {({ row, onChange, errors }) => (
        <div className={styles.row}>
          {options.length > 0 && (
            <Select
              label={t('proposalForm.scale.option')}
              data={[
                { value: '', label: t('proposalForm.prices.allOptions') },
                ...options.map((option, index) => ({
                  value: option.key,
                  label: optionName(option, index),
                })),
              ]}
              allowDeselect={false}
              value={row.option}
              onChange={(option) => onChange({ ...row, option: option ?? '' })}
              error={errorAt(errors, 'option')}
            />
          )}
          {numbers.map(({ part, min, max }) => (
            <NumberField
              key={part}
              label={t(`proposalForm.scale.${part}`)}
              min={min}
              max={max}
              value={row[part]}
              onChange={(number) => onChange({ ...row, [part]: number })}
              error={errorAt(errors, part)}
            />
          ))}
          <NumberField
            label={t('proposalForm.scale.perPerson', { currency })}
            min={0}
            decimals={minorDigits(currency)}
            value={row.amount}
            onChange={(amount) => onChange({ ...row, amount })}
            error={errorAt(errors, 'perPerson')}
          />
        </div>
      )}
    </RowList>
  )
}

/** The next larger group begins where the last ends. */
function nextStep(steps: readonly ScaleStepFormValues[]): ScaleStepFormValues {
  const last = steps.at(-1)
  const minPax = last?.maxPax ? last.maxPax + 1 : ('' as const)
  return { minPax, maxPax: '', amount: '', freePlaces: '', option: last?.option ?? '' }
}
