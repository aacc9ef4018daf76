import { Fieldset, TextInput } from '@mantine/core'
import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { limits } from '#contract/base/limits.ts'
import { monthName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { errorAt } from '#web/admin/kit/form/fields/whole-field.ts'
import type { FurtherTextProps } from './further-text-props.ts'
import styles from './further-texts.module.css'

/** A line beside each month. */
export function MonthNotesInput(props: FurtherTextProps<string[]>) {
  const { label, help, value, onChange, errors } = props
  const language = useLanguage()
  return (
    <Fieldset legend={label} variant="unstyled">
      <p className={styles.help}>{help}</p>
      <div className={styles.months}>
        {monthsOfYear.map((month, index) => (
          <TextInput
            key={month}
            label={monthName(month, language)}
            maxLength={limits.monthNoteMaxLength}
            value={value[index] ?? ''}
            onChange={(event) => onChange(value.with(index, event.currentTarget.value))}
            error={errorAt(errors, String(index))}
          />
        ))}
      </div>
    </Fieldset>
  )
}
