import type { LanguageTexts } from './language-texts.ts'
import { fallbackLanguage, type Language, languages } from './languages.ts'

/** A text in the page's language, else in English, else in any. */
export function pickText(
  texts: LanguageTexts,
  language: Language,
): { text: string; lang?: Language } | undefined {
  const order: Language[] = [language, fallbackLanguage, ...languages]
  const lang = order.find((each) => texts[each])
  const text = lang && texts[lang]
  if (!text) return undefined
  return { text, lang: lang === language ? undefined : lang }
}
