import { useTranslation } from 'react-i18next'
import { fallbackLanguage, isLanguage, type Language } from '#contract/languages.ts'

/** The language of the page being shown. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n
  return isLanguage(language) ? language : fallbackLanguage
}
