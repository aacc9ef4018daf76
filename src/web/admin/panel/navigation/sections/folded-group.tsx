import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { Badge } from '../badges.ts'
import { SectionBadge } from './section-badge.tsx'
import styles from '../side-navigation.module.css'

interface FoldedGroupProps {
  label: string
  isOpen: boolean
  onToggle: () => void
  /** The sum of its sections, shown while they are not. */
  badge?: Badge | undefined
  children: ReactNode
}

/** Entries of the navigation below a heading that opens and closes them. */
export function FoldedGroup({ label, isOpen, onToggle, badge, children }: FoldedGroupProps) {
  const id = useId()
  return (
    <div className={styles.group}>
      <button
        type="button"
        className={styles.groupName}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={label}
        onClick={onToggle}
      >
        <span className={styles.label}>{label}</span>
        {!isOpen && <SectionBadge badge={badge} />}
        <IconChevronDown size={16} stroke={1.8} aria-hidden />
      </button>
      {isOpen && (
        <ul id={id} className={styles.list}>
          {children}
        </ul>
      )}
    </div>
  )
}
