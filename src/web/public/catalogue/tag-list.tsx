import { useTranslation } from 'react-i18next'
import styles from './tag-list.module.css'

export function TagList({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation()
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={t('catalogue.tags')}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
