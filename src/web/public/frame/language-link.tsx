import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { keepLanguage } from '../../i18n/language.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { inOtherLanguage } from '../../paths.ts'

/** Changes the language and nothing else: page, query and scroll position stay, and the choice is kept. */
export function LanguageLink({ language }: { language: Language }) {
  const { t } = useTranslation()
  const current = useLanguage()
  const { pathname, search, hash } = useLocation()
  // Written anew on both sides: the server sees the query in another spelling than the browser does.
  const query = new URLSearchParams(search).toString()
  return (
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
  )
}
