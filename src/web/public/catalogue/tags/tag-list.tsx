import { useId } from 'react'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import type { Named } from '#web/shared/ui/names.tsx'
import styles from './tag-list.module.css'

/** A tag as pages show it: what it is called, and its theme's page. */
export interface TagView extends Named {
  to: string
}

/** As many as are shown at once. */
const shownMax = 8

/** An item's tags, each the way to all that has the same; many stand behind a disclosure. */
export function TagList({ tags }: { tags: readonly TagView[] }) {
  const t = useTexts()
  const heading = useId()
  if (tags.length === 0) return null
  const rest = tags.slice(shownMax)
  return (
    <div>
      <h2 id={heading} className={styles.label}>
        {t('catalogue.tags')}
      </h2>
      <Tags tags={tags.slice(0, shownMax)} labelledBy={heading} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('lists.rest', { number: rest.length })}</summary>
          <Tags tags={rest} labelledBy={heading} />
        </details>
      )}
    </div>
  )
}

function Tags({ tags, labelledBy }: { tags: readonly TagView[]; labelledBy: string }) {
  return (
    <ul className={styles.tags} aria-labelledby={labelledBy}>
      {tags.map(({ name, lang, to }) => (
        <li key={to}>
          <a href={to} lang={lang}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
