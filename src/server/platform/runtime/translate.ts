import { createRequire } from 'node:module'
import type { Language } from '#contract/base/languages/languages.ts'
import { flatten } from '#contract/base/languages/text-tree.ts'
import { memoize } from '#contract/base/text/memoize.ts'
import { type TextLanguage, textLanguageOf } from '#texts/languages.ts'
import type { DocumentTexts, Texts } from '#texts/texts.ts'
import { createTranslate, type DocumentTextKey, type Translate } from '#texts/translate.ts'

/** Translates texts of mails, PDFs and the server's own pages; the site's are among them. */
export type DocumentTranslate = Translate<DocumentTextKey>

// A start needs no texts: each language loads with its first document, in the same turn.
const modules = createRequire(import.meta.url)

const load = (language: TextLanguage) =>
  flatten({
    ...(modules(`#texts/${language}/${language}.ts`) as Record<TextLanguage, Texts>)[language],
    ...(modules(`#texts/${language}/ui/documents.ts`) as { documents: DocumentTexts }).documents,
  })

const translators = memoize((language: TextLanguage): DocumentTranslate => {
  const texts = load(language)
  return createTranslate(language, (key) => texts[key])
})

/** Returns the translator into a language, or into English where the language has no texts. */
export function translateInto(language: Language): DocumentTranslate {
  return translators(textLanguageOf(language))
}
