import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import type { Span } from '#contract/base/dates/days.ts'
import { monthName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { type Errors, errorAt } from '#web/admin/kit/form/fields/whole-field.ts'
import type { SpanFormValues } from '../departures-form-values.ts'
import styles from './fact-inputs.module.css'

interface SpanFieldsProps<Value extends SpanFormValues> {
  value: Value
  onChange: (value: Value) => void
  errors: Errors
}

const ends = Object.keys({ from: '', to: '' } satisfies Span) as (keyof Span)[]

/** From one day to another, once or every year. */
export function SpanFields<Value extends SpanFormValues>(props: SpanFieldsProps<Value>) {
  const { value, onChange, errors } = props
  const t = usePanelTexts()
  const Field = value.yearly ? DayOfYear : DayField
  return (
    <div className={styles.rows}>
      <Checkbox
        label={t('factForm.parts.yearly')}
        checked={value.yearly}
        onChange={(event) => {
          const yearly = event.currentTarget.checked
          // The day stays and the year goes; the other way the year has to be said.
          const changed = (day: string) => (yearly ? day.slice('YYYY-'.length) : '')
          onChange({ ...value, yearly, from: changed(value.from), to: changed(value.to) })
        }}
      />
      <div className={styles.parts}>
        {ends.map((part) => (
          <Field
            key={part}
            label={t(`factForm.parts.${part}`)}
            value={value[part]}
            onChange={(day) => onChange({ ...value, [part]: day })}
            // Which of the two is meant is not always said.
            error={errorAt(errors, part) ?? (part === 'to' ? errors[''] : undefined)}
          />
        ))}
      </div>
    </div>
  )
}

interface DayFieldProps {
  label: string
  value: string
  onChange: (day: string) => void
  error: ReactNode
}

function DayField({ label, value, onChange, error }: DayFieldProps) {
  return (
    <TextInput
      type="date"
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  )
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A day of every year, `MM-DD`: browsers have no field for one. */
function DayOfYear({ label, value, onChange, error }: DayFieldProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  const [month = '', day = ''] = value.split('-')
  return (
    <div className={styles.parts}>
      <Select
        label={`${label}: ${t('factForm.parts.month')}`}
        data={monthsOfYear.map((each) => ({
          value: twoDigits(each),
          label: monthName(each, language),
        }))}
        value={month || null}
        onChange={(chosen) => onChange(`${chosen ?? ''}-${day}`)}
        error={Boolean(error)}
      />
      <NumberInput
        label={`${label}: ${t('factForm.parts.dayOfMonth')}`}
        min={1}
        max={31}
        allowDecimal={false}
        allowNegative={false}
        value={day === '' ? '' : Number(day)}
        onChange={(typed) => onChange(`${month}-${typed === '' ? '' : twoDigits(Number(typed))}`)}
        error={error}
      />
    </div>
  )
}
