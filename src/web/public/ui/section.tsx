import type { ReactNode } from 'react'
import { OpenAll } from './open-all.tsx'
import styles from './section.module.css'

/** Sections side by side where the width allows; one that stands alone has all of it. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

interface SectionProps {
  title: string
  /** Content of the section, where it may be empty: then there is no section. */
  items?: readonly unknown[]
  /** A small line above the title. */
  kicker?: string
  /** A sentence beside the title. */
  lead?: string
  id?: string
  /** Where there is more of the same. */
  more?: { to: string; label: string }
  /** Of no use on paper. */
  unprinted?: boolean
  /** Has a button that opens all its disclosures. */
  openable?: boolean
  /** Its cards stand in a row on phones, which is swiped. */
  swiped?: boolean
  /** Takes the focus of links that lead to it, under its title. */
  focusable?: boolean
  children: ReactNode
}

/** A part of a page, with its heading over a double rule as in a printed magazine. */
export function Section({
  title,
  items,
  kicker,
  lead,
  id,
  more,
  unprinted,
  openable,
  swiped,
  focusable,
  children,
}: SectionProps) {
  if (items?.length === 0) return null
  return (
    <section
      className={styles.section}
      id={id}
      data-unprinted={unprinted}
      data-swiped={swiped}
      data-disclosures={openable}
      {...(focusable && { tabIndex: -1, 'aria-label': title })}
    >
      <header className={styles.head}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h2 className={styles.title}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {openable && <OpenAll />}
      </header>
      {children}
      {more && (
        <p className={styles.more}>
          <a href={more.to} data-sign="arrow">
            {more.label}
          </a>
        </p>
      )}
    </section>
  )
}
