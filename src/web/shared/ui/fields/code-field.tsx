import type { ComponentProps } from 'react'
import { type FieldProps, TextField } from './field.tsx'

export interface CodeFieldProps extends ComponentProps<'input'>, FieldProps {
  /** Recovery codes have letters, which a keyboard of digits lacks. */
  isRecovery?: boolean
}

/** A field for a code of an app, which phones and password managers fill in by themselves. */
export function CodeField({ isRecovery = false, ...field }: CodeFieldProps) {
  return (
    <TextField
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
    />
  )
}
