import { Fieldset, TextInput } from '@mantine/core'
import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { monthName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { errorAt } from '#web/admin/kit/form/fields/whole-field.ts'
import type { TextProps } from './text-props.ts'
import styles from './texts.module.css'

/** A line beside each month. */
export function MonthsInput(props: TextProps<string[]>) {
  const { label, help, value, onChange, errors, maxLength } = props
  const language = useLanguage()
  return (
    <Fieldset legend={label} variant="unstyled">
      <p className={styles.help}>{help}</p>
      <div className={styles.months}>
        {monthsOfYear.map((month, index) => (
          <TextInput
            key={month}
            label={monthName(month, language)}
            maxLength={maxLength}
            value={value[index] ?? ''}
            onChange={(event) => onChange(value.with(index, event.currentTarget.value))}
            error={errorAt(errors, String(index))}
          />
        ))}
      </div>
    </Fieldset>
  )
}
