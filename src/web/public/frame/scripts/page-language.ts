import { fallbackLanguage, isLanguage, type Language } from '#contract/base/languages/languages.ts'

/** The language of the page as it stands. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : fallbackLanguage
}
