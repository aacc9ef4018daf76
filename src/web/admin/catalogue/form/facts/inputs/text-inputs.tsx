import { TextInput } from '@mantine/core'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { LanguageInputs } from '#web/admin/kit/form/languages/language-inputs.tsx'
import { firstError } from '#web/admin/kit/form/fields/whole-field.ts'
import type { FactInputProps } from './fact-input-props.ts'

interface OneLineProps extends FactInputProps<string> {
  type: 'text' | 'date' | 'time'
}

function OneLine({ label, help, max, value, onChange, errors, type }: OneLineProps) {
  return (
    <TextInput
      label={label}
      description={help}
      type={type}
      maxLength={type === 'text' ? max : undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={firstError(errors)}
    />
  )
}

export function FactText(props: FactInputProps<string>) {
  return <OneLine {...props} type="text" />
}

export function FactDay(props: FactInputProps<string>) {
  return <OneLine {...props} type="date" />
}

export function FactTime(props: FactInputProps<string>) {
  return <OneLine {...props} type="time" />
}

export function FactTexts(props: FactInputProps<LanguageTexts>) {
  const { label, help, max = Number.POSITIVE_INFINITY, ...field } = props
  return <LanguageInputs label={label} hint={help} maxLength={max} {...field} />
}
