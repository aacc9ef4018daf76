import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import styles from './section-bar.module.css'

export interface PageSection {
  id: string
  label: string
}

/** The sections of a long page; it stays in view and marks where one is, where the browser can. */
export function SectionBar({ sections }: { sections: readonly PageSection[] }) {
  const t = useTexts()
  if (sections.length < 3) return null
  return (
    <nav className={styles.bar} aria-label={t('facts.onThisPage')}>
      <ul className={styles.sections}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
