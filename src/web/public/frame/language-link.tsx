import { useTranslation } from 'react-i18next'
import { Link, useLocation, useMatches } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { storeLanguage } from '../../i18n/language.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { inOtherLanguage } from '#contract/addresses.ts'
import type { ItemView } from '../catalogue/item-view.server.ts'

/** Changes the language and nothing else: page, query and scroll position stay, and the choice is kept. */
export function LanguageLink({ language }: { language: Language }) {
  const { t } = useTranslation()
  const current = useLanguage()
  const { pathname, search, hash } = useLocation()
  const alternates = alternatesIn(useMatches().at(-1)?.loaderData)
  // Written anew on both sides: the server sees the query in another spelling than the browser does.
  const query = new URLSearchParams(search).toString()
  return (
    <Link
      to={{
        pathname: alternates?.[language] ?? inOtherLanguage(pathname, language),
        search: query,
        hash,
      }}
      lang={language}
      hrefLang={language}
      aria-current={language === current ? 'true' : undefined}
      preventScrollReset
      onClick={() => storeLanguage(language)}
    >
      {t(`common.languages.${language}`)}
    </Link>
  )
}

/** An item's addresses, which end in its name, where the page shows one. */
function alternatesIn(page: unknown): Partial<ItemView['alternates']> | undefined {
  const item = typeof page === 'object' && page && 'item' in page ? page.item : undefined
  return (item as ItemView | undefined)?.alternates
}
