import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../i18n/use-language.ts'
import { paths } from '../paths.ts'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  name: string
  to: string
}

/** The way from the landing page down to the page itself, which comes last without a link. */
export function Breadcrumbs({ crumbs = [], page }: { crumbs?: readonly Crumb[]; page: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const way = [{ name: t('common.home'), to: paths.home(language) }, ...crumbs]
  return (
    <nav aria-label={t('common.breadcrumbs')}>
      <ol className={styles.crumbs}>
        {way.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{page}</li>
      </ol>
    </nav>
  )
}
