import { useCallback } from 'react'
import type { Names } from '#contract/catalogue/details.ts'
import { inLanguage } from '#contract/languages.ts'
import { useLanguage } from '../../../i18n/use-language.ts'

/** A name in the panel's language where an answer has names by language beside the agency's own. */
export function useNameAmong(): (named: { name: string; details: Names }) => string {
  const language = useLanguage()
  return useCallback(({ name, details }) => inLanguage(details, language)?.name ?? name, [language])
}
