import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { Parts } from '#web/admin/kit/form/parts.tsx'
import { errorAt, firstError } from '#web/admin/kit/form/fields/whole-field.ts'
import type { InputFormValues } from '../input-form-values.ts'
import type { FactInputProps } from './fact-input-props.ts'

export function FactNumber({ help, errors, ...input }: FactInputProps<NumberFieldValue>) {
  return <NumberField description={help} error={firstError(errors)} {...input} />
}

/** From one number to another. */
export function FactRange(props: FactInputProps<InputFormValues['range']>) {
  const { label, help, value, onChange, errors, min, max } = props
  const t = usePanelTexts()
  return (
    <Parts label={label} help={help} errors={errors}>
      {(['min', 'max'] as const).map((part) => (
        <NumberField
          key={part}
          label={t(`factForm.parts.${part}`)}
          min={min}
          max={max}
          value={value[part]}
          onChange={(number) => onChange({ ...value, [part]: number })}
          error={errorAt(errors, part)}
        />
      ))}
    </Parts>
  )
}

const minutesPerHour = 60

/** Minutes, as hours and what is left. */
export function FactDuration(props: FactInputProps<NumberFieldValue>) {
  const { label, help, value, onChange, errors } = props
  const t = usePanelTexts()
  const hours = value === '' ? '' : Math.floor(value / minutesPerHour)
  const minutes = value === '' ? '' : value % minutesPerHour
  const change = (newHours: NumberFieldValue, newMinutes: NumberFieldValue) => {
    const isEmpty = newHours === '' && (newMinutes === '' || newMinutes === 0)
    onChange(isEmpty ? '' : Number(newHours) * minutesPerHour + Number(newMinutes))
  }
  return (
    <Parts label={label} help={help} errors={errors}>
      <NumberField
        label={t('factForm.parts.hours')}
        min={0}
        value={hours}
        onChange={(typed) => change(typed, minutes)}
        error={Boolean(firstError(errors))}
      />
      <NumberField
        label={t('factForm.parts.minutes')}
        min={0}
        value={minutes}
        onChange={(typed) => change(hours, typed)}
        error={Boolean(firstError(errors))}
      />
    </Parts>
  )
}
