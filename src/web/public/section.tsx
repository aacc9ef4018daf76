import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title: string
  /** A small line above the title. */
  kicker?: string
  /** A sentence beside the title. */
  lead?: string
  id?: string
  children: ReactNode
}

/** A part of a page, with its heading over a double rule as in a printed magazine. */
export function Section({ title, kicker, lead, id, children }: SectionProps) {
  return (
    <section className={styles.section} id={id}>
      <header className={styles.head}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h2 className={styles.title}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  )
}
