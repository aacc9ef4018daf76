import type { Language } from '#contract/base/languages/languages.ts'
import { flatten } from '#contract/base/languages/text-tree.ts'
import { memoize } from '#contract/base/text/memoize.ts'
import { written as en } from '#texts/en/quotes/written.ts'
import { written as es } from '#texts/es/quotes/written.ts'
import { written as pt } from '#texts/pt/quotes/written.ts'
import { type TextLanguage, textLanguageOf, textLanguages } from './languages.ts'
import { createTranslate, type DocumentTextKey, type Translate } from './translate.ts'

type WrittenTextKey = Extract<DocumentTextKey, `written.${string}`>

const texts = { en, es, pt }

const translators = memoize((language: TextLanguage): Translate<WrittenTextKey> => {
  const written = flatten({ written: texts[language] })
  return createTranslate(language, (key) => written[key])
})

/** Returns the translator of the few texts that are written in languages other than the page's. */
export function translateWritten(language: Language): Translate<WrittenTextKey> {
  return translators(textLanguageOf(language))
}

/** "Or similar" of a hotel, in a language. */
export const similarIn =
  (language: Language) =>
  (hotel: string): string =>
    translateWritten(language)('written.orSimilar', { hotel })

/** The same in each language that has texts. */
export const similarTexts = textLanguages.map(similarIn)
