import type { ComponentProps } from 'react'
import { type FieldProps, Notes, useParts } from './field.tsx'
import styles from './field.module.css'

/** A choice among few. */
export function SelectField({
  label,
  error,
  hint,
  ...select
}: ComponentProps<'select'> & FieldProps) {
  const parts = useParts(error, hint)
  return (
    <div className={styles.field} data-field="">
      <label className={styles.label} htmlFor={parts.id}>
        {label}
      </label>
      <select className={styles.control} {...parts.control} {...select} />
      <Notes {...parts} hint={hint} error={error} />
    </div>
  )
}
