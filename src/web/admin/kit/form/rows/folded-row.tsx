import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import styles from './folded-row.module.css'
import { type Errors, firstError } from '../fields/whole-field.ts'

interface FoldedRowProps {
  title: string
  /** Summary of its content, in a line. */
  line: string
  open: boolean
  onToggle: () => void
  errors: Errors
  /** Said of it, open or not. */
  note?: ReactNode
  /** Its fields, while it is open. */
  children: ReactNode
}

/** A row of a long list: a title with the rest in a line, or all its fields. */
export function FoldedRow(props: FoldedRowProps) {
  const { title, line, open, onToggle, errors, note, children } = props
  const id = useId()
  const error = !open && firstError(errors)
  return (
    <div>
      <UnstyledButton
        className={styles.head}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <IconChevronDown size={18} stroke={1.6} aria-hidden className={styles.chevron} />
        <span>
          <span className={styles.title}>{title}</span>
          <span className={styles.line}>{line}</span>
        </span>
      </UnstyledButton>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {note}
      <div id={id}>{open && children}</div>
    </div>
  )
}
