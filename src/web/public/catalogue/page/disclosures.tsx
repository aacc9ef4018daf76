import type { ReactNode } from 'react'
import styles from './disclosures.module.css'

interface Entry {
  title: string
  /** The title's language, where it is not the page's. */
  lang?: string
  content: ReactNode
}

/** Titles that open what they are about. */
export function Disclosures({ entries }: { entries: readonly Entry[] }) {
  return (
    <div>
      {entries.map(({ title, lang, content }) => (
        <details key={title} className={styles.entry}>
          <summary lang={lang}>{title}</summary>
          {content}
        </details>
      ))}
    </div>
  )
}
