import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/base/languages/languages.ts'
import {
  initialLanguages,
  languagesInUse,
  type SiteLanguages,
  targetLanguages,
} from '#contract/base/languages/languages-in-use.ts'
import { languageName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { operationQuery } from '../../api/queries.ts'

/** The site's languages; those of a new site until they have arrived. */
export function useSiteLanguages(): SiteLanguages {
  const { data } = useQuery({ ...operationQuery('getLanguages', {}), staleTime: 60_000 })
  return data ?? initialLanguages
}

/** The languages in which editors write texts, in the product's order. */
export function useLanguagesInUse(): Language[] {
  return languagesInUse(useSiteLanguages())
}

/** The languages in use but the source of translations. */
export function useTargetLanguages(): Language[] {
  return targetLanguages(useSiteLanguages())
}

/** The language that translations are made from, with its name in the panel's language. */
export function useSourceLanguage(): { code: Language; name: string } {
  const language = useLanguage()
  const { source: code } = useSiteLanguages()
  return { code, name: languageName(code, language) }
}
