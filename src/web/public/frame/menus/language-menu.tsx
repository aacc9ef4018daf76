import { publicLanguages } from '#contract/base/languages/languages-in-use.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Globe } from '#web/shared/ui/marks/icons.tsx'
import { usePage } from '../head/use-page.tsx'
import { Dropdown } from './dropdown.tsx'
import hidden from '../header.module.css'
import { LanguageLink } from './language-link.tsx'
import styles from './menu-list.module.css'

export function LanguageMenu() {
  const t = useTexts()
  const current = useLanguage()
  const { site } = usePage()
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
        {publicLanguages(site.languages).map((language) => (
          <li key={language}>
            <LanguageLink language={language} />
          </li>
        ))}
      </ul>
    </Dropdown>
  )
}
