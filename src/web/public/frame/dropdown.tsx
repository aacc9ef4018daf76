import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ChevronDown } from '../../ui/icons.tsx'
import styles from './dropdown.module.css'

interface DropdownProps {
  label: ReactNode
  /** Dropdowns of one name close each other. */
  name: string
  align?: 'start' | 'end'
  children: ReactNode
}

/** A disclosure that works without JavaScript; with it, Escape, a click outside and leaving the page close it. */
export function Dropdown({ label, name, align = 'start', children }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (!details.current?.open) return
    // What had the focus is about to be hidden.
    if (details.current.contains(document.activeElement)) focusSummary(details.current)
    details.current.removeAttribute('open')
  }, [key])
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target))
        details.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  return (
    <details
      ref={details}
      className={styles.dropdown}
      name={name}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        event.stopPropagation()
        details.current.removeAttribute('open')
        focusSummary(details.current)
      }}
    >
      <summary className={styles.summary}>
        {label}
        <span className={styles.chevron}>
          <ChevronDown size={16} />
        </span>
      </summary>
      <div className={styles.sheet} data-align={align}>
        {children}
      </div>
    </details>
  )
}

function focusSummary(details: HTMLDetailsElement): void {
  details.querySelector('summary')?.focus({ preventScroll: true })
}
