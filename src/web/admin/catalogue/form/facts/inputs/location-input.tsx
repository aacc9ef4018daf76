import type { ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../../kit/form/number-field.tsx'
import { errorAt } from '../../../../kit/form/whole-field.ts'
import { coordinatesIn } from '../coordinates.ts'
import type { Held } from '../held-values.ts'
import type { FactInputProps } from './fact-input-props.ts'
import { Parts } from './parts.tsx'

const decimals = 6

/** A point, typed as two numbers or pasted at once. */
export function FactLocation(props: FactInputProps<Held['location']>) {
  const { label, help, value, onChange, errors } = props
  const { t } = useTranslation('admin')
  const paste = (event: ClipboardEvent) => {
    const point = coordinatesIn(event.clipboardData.getData('text'))
    if (!point) return
    event.preventDefault()
    onChange(point)
  }
  return (
    <Parts label={label} help={help} errors={errors}>
      {(['lat', 'lng'] as const).map((part) => (
        <NumberField
          key={part}
          label={t(`facts.parts.${part}`)}
          decimals={decimals}
          value={value[part]}
          onChange={(number) => onChange({ ...value, [part]: number })}
          onPaste={paste}
          error={errorAt(errors, part)}
        />
      ))}
    </Parts>
  )
}
