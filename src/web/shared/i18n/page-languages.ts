import { isLanguage, type Language } from '#contract/base/languages/languages.ts'

/** The site's public languages, as the document that a browser shows names them. */
export function pageLanguages(): Language[] {
  return (document.documentElement.dataset['languages'] ?? '').split(' ').filter(isLanguage)
}
