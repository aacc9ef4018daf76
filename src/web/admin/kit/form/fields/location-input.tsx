import type { ClipboardEvent } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { coordinatesIn } from './coordinates.ts'
import { type NumberFieldValue, NumberField } from './number-field.tsx'
import { Parts } from '../parts.tsx'
import { errorAt, type WholeField } from './whole-field.ts'

/** A point while it is being typed. */
export interface LocationInputValue {
  lat: NumberFieldValue
  lng: NumberFieldValue
}

interface LocationInputProps extends WholeField<LocationInputValue> {
  label: string
  help: string
}

const decimals = 6

/** A point, typed as two numbers or pasted at once. */
export function LocationInput({ label, help, value, onChange, errors }: LocationInputProps) {
  const t = usePanelTexts()
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
          label={t(`factForm.parts.${part}`)}
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
