import { NumberInput, type NumberInputProps } from '@mantine/core'
import type { ClipboardEvent, ReactNode } from 'react'

/** A number that is being typed; '' while there is none. */
export type NumberFieldValue = number | ''

interface NumberFieldProps {
  label: string
  description?: ReactNode
  inputWrapperOrder?: NumberInputProps['inputWrapperOrder']
  min?: number
  max?: number
  /** How many digits may stand after the point. */
  decimals?: number
  suffix?: string
  /** Without buttons that step it, where many stand side by side. */
  hideControls?: boolean
  placeholder?: string
  value: NumberFieldValue
  onChange: (value: NumberFieldValue) => void
  onPaste?: (event: ClipboardEvent) => void
  error?: ReactNode
}

/** A number, or none. Whether it is too small or too large says the rule, when it is saved. */
export function NumberField({ min, decimals = 0, onChange, ...input }: NumberFieldProps) {
  return (
    <NumberInput
      {...input}
      min={min}
      clampBehavior="none"
      decimalScale={decimals}
      allowDecimal={decimals > 0}
      allowNegative={min === undefined || min < 0}
      onChange={(typed) => {
        const number = Number(typed)
        onChange(typed === '' || Number.isNaN(number) ? '' : number)
      }}
    />
  )
}
