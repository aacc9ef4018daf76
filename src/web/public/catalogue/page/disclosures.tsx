import type { ReactNode } from 'react'
import { OpenAll } from './open-all.tsx'
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
    <div data-disclosures>
      {entries.length > 2 && <OpenAll />}
      {entries.map(({ title, lang, content }) => (
        <details key={title} className={styles.entry}>
          <summary lang={lang}>{title}</summary>
          {content}
        </details>
      ))}
    </div>
  )
}
