import { Fieldset } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './parts.module.css'
import type { Errors } from './fields/whole-field.ts'

interface PartsProps {
  label: string
  help: string
  errors: Errors
  children: ReactNode
}

/** A field that is put in by its parts, side by side. */
export function Parts({ label, help, errors, children }: PartsProps) {
  return (
    <Fieldset legend={label} variant="unstyled">
      <p className={styles.help}>{help}</p>
      <div className={styles.parts}>{children}</div>
      {errors[''] && (
        <p className={styles.error} role="alert">
          {errors['']}
        </p>
      )}
    </Fieldset>
  )
}
