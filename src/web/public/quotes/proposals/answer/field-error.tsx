import type { ReactNode } from 'react'
import fields from '#web/shared/ui/fields/field.module.css'

/** An error of a field, which waits in the page until it is true. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={fields.error} data-error hidden>
      {children}
    </p>
  )
}
