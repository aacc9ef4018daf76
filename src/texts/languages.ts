import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'

/** The languages that have texts of their own. */
export const textLanguages = ['es', 'en', 'pt'] as const satisfies readonly Language[]

export type TextLanguage = (typeof textLanguages)[number]

/** The language whose texts stand for `language`: its own, else English. */
export function textLanguageOf(language: Language): TextLanguage {
  return textLanguages.find((each) => each === language) ?? fallbackLanguage
}
