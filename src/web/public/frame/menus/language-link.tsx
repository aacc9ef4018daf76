import { useMatches } from 'react-router'
import { inOtherLanguage } from '#contract/base/addresses/addresses.ts'
import { type Language, languageTags } from '#contract/base/languages/languages.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import type { ItemView } from '#web/public/catalogue/page/item-view.server.ts'
import { usePage } from '../head/use-page.tsx'

/** Changes the language and nothing else: page, query and scroll position stay, and the choice is kept. */
export function LanguageLink({ language }: { language: Language }) {
  const t = useTexts()
  const current = useLanguage()
  const { pathname, search } = usePage()
  const alternates = alternatesIn(useMatches().at(-1)?.loaderData)
  return (
    <a
      href={(alternates?.[language] ?? inOtherLanguage(pathname, language)) + search}
      lang={languageTags[language]}
      hrefLang={languageTags[language]}
      aria-current={language === current ? 'true' : undefined}
      data-keeps-place=""
    >
      {t(`common.languages.${language}`)}
    </a>
  )
}

/** An item's addresses, which end in its name, where the page shows one. */
function alternatesIn(page: unknown): Partial<ItemView['alternates']> | undefined {
  const item = typeof page === 'object' && page && 'item' in page ? page.item : undefined
  return (item as ItemView | undefined)?.alternates
}
