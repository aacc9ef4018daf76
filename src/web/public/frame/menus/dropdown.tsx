import type { ReactNode } from 'react'
import styles from './dropdown.module.css'

interface DropdownProps {
  label: ReactNode
  /** Dropdowns of one name close each other. */
  name: string
  align?: 'start' | 'end'
  children: ReactNode
}

/** A disclosure that works without JavaScript; with it, Escape and a click outside close it too. */
export function Dropdown({ label, name, align = 'start', children }: DropdownProps) {
  return (
    <details className={styles.dropdown} name={name} data-dropdown>
      <summary className={styles.summary} data-sign="chevron">
        {label}
      </summary>
      <div className={styles.panel} data-align={align}>
        {children}
      </div>
    </details>
  )
}
