import { useCallback } from 'react'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

interface Named {
  name: string
  details: readonly { lang: Language; name: string }[]
}

/** A name in the panel's language where an answer has names by language beside the agency's own. */
export function useNameAmong(): (named: Named) => string {
  const language = useLanguage()
  return useCallback(({ name, details }) => inLanguage(details, language)?.name ?? name, [language])
}
