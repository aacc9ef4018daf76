import { languages, type Language } from '#contract/languages.ts'

/** A page's address in each language. */
export function alternatesOf(address: (language: Language) => string): Record<Language, string> {
  const entries = languages.map((language) => [language, address(language)])
  return Object.fromEntries(entries) as Record<Language, string>
}
