import { type Language, languageOfTag } from '#contract/base/languages/languages.ts'

/** The language of the page as it stands. */
export function pageLanguage(): Language {
  return languageOfTag(document.documentElement.lang)
}
