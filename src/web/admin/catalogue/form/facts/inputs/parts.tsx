import { Fieldset } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Errors } from '../../../../kit/form/whole-field.ts'
import styles from './fact-inputs.module.css'

interface PartsProps {
  label: string
  help: string
  errors: Errors
  children: ReactNode
}

/** A fact that is put in by its parts, side by side. */
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
