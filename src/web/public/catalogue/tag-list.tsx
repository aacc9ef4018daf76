import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { type ListKind, paths } from '#contract/addresses.ts'
import styles from './tag-list.module.css'

interface TagListProps {
  tags: readonly string[]
  /** What the tags are of: each leads to all of that kind with it. */
  kind: ListKind
}

/** An item's tags, each the way to what has the same. */
export function TagList({ tags, kind }: TagListProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const heading = useId()
  if (tags.length === 0) return null
  return (
    <div>
      <h2 id={heading} className={styles.label}>
        {t('catalogue.tags')}
      </h2>
      <ul className={styles.tags} aria-labelledby={heading}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link to={paths.list(language, kind, String(new URLSearchParams({ tag })))}>{tag}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
