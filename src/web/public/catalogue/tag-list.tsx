import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '../../paths.ts'
import styles from './tag-list.module.css'

export function TagList({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={t('catalogue.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={paths.search(language, tag)}>{tag}</Link>
        </li>
      ))}
    </ul>
  )
}
