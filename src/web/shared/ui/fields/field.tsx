import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

export interface FieldProps {
  label: string
  /** In the user's language; marks the field as invalid. */
  error?: string
  hint?: string
}

/** A labelled input with its hint and its error below. */
export function TextField({ label, error, hint, ...input }: ComponentProps<'input'> & FieldProps) {
  const parts = useParts(error, hint)
  return (
    <div className={styles.field} data-field="">
      <label className={styles.label} htmlFor={parts.id}>
        {label}
      </label>
      <input className={styles.control} {...parts.control} {...input} />
      <Notes {...parts} hint={hint} error={error} />
    </div>
  )
}

/** The same for longer texts. */
export function TextArea({ label, error, hint, ...area }: ComponentProps<'textarea'> & FieldProps) {
  const parts = useParts(error, hint)
  return (
    <div className={styles.field} data-field="">
      <label className={styles.label} htmlFor={parts.id}>
        {label}
      </label>
      <textarea className={styles.control} {...parts.control} {...area} />
      <Notes {...parts} hint={hint} error={error} />
    </div>
  )
}

interface TickFieldProps {
  /** The text of the consent; may hold a link. */
  children: ReactNode
  error?: string
}

/** A tick with its words beside it and its error below. */
export function TickField({ children, error, ...input }: ComponentProps<'input'> & TickFieldProps) {
  const parts = useParts(error)
  return (
    <div className={styles.field} data-field="">
      <label className={styles.tick}>
        <input type="checkbox" {...parts.control} {...input} />
        <span>{children}</span>
      </label>
      <Notes {...parts} error={error} />
    </div>
  )
}

/** The ids that tie a control to its hint and its error. */
export function useParts(error?: string, hint?: string) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  const control = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return { id, hintId, errorId, control }
}

interface NotesProps {
  hintId: string
  errorId: string
  hint?: string
  error?: string
}

/** Below a control. */
export function Notes({ hintId, errorId, hint, error }: NotesProps) {
  return (
    <>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </>
  )
}

/** Shows the trouble of a whole form, for as long as it lasts. */
export function FormTrouble({ text }: { text?: string }) {
  return text ? (
    <p role="status" data-trouble="">
      {text}
    </p>
  ) : null
}
