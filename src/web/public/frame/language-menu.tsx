import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { languages } from '#contract/languages.ts'
import { keepLanguage } from '../../i18n/language.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { inOtherLanguage } from '../../paths.ts'
import { Globe } from '../../ui/icons.tsx'
import { Dropdown } from './dropdown.tsx'
import hidden from './header.module.css'
import styles from './menu-list.module.css'

/** Changes the language and nothing else: page, query and scroll position stay. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const current = useLanguage()
  const { pathname, search, hash } = useLocation()
  // Written anew on both sides: the server sees the query in another spelling than the browser does.
  const query = new URLSearchParams(search).toString()
  const label = (
    <>
      <Globe />
      <span className={styles.short}>{current.toUpperCase()}</span>
      <span className={styles.long}>{t(`common.languages.${current}`)}</span>
      <span className={hidden.hiddenLabel}>{t('common.language')}</span>
    </>
  )
  return (
    <Dropdown label={label} name="tools" align="end">
      <ul className={styles.list} aria-label={t('common.language')}>
        {languages.map((language) => (
          <li key={language}>
            <Link
              to={{ pathname: inOtherLanguage(pathname, language), search: query, hash }}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              preventScrollReset
              onClick={() => keepLanguage(language)}
            >
              {t(`common.languages.${language}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  )
}
