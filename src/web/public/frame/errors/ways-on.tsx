import { paths } from '#contract/base/addresses/addresses.ts'
import { island as searchBox } from '#web/public/catalogue/search/search-box.tsx'
import { AskSomebody } from '#web/public/site/contact/ask-somebody.tsx'
import { shownLists } from '#web/public/site/trust/sections.ts'
import { Island } from '#web/public/ui/islands/island.tsx'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { ButtonLink } from '#web/shared/ui/fields/button.tsx'
import { usePage } from '../head/use-page.tsx'
import styles from './ways-on.module.css'

/** Search, the main lists, the open request and contact, for a page that has nothing else to show. */
export function WaysOn() {
  const t = useTexts()
  const language = useLanguage()
  const { site } = usePage()
  return (
    <div className={styles.on}>
      <Island of={searchBox} id="search-box-missing" props={{ size: 'large', keyword: '' }} />
      <nav aria-label={t('common.mainLists')}>
        <ul>
          {shownLists(site.sections).map((kind) => (
            <li key={kind}>
              <a href={paths.list(language, kind)}>{t(`common.kinds.${kind}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink href={paths.openQuote(language)}>{t('request.ask')}</ButtonLink>
      <AskSomebody about={site.name} />
    </div>
  )
}
