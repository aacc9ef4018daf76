import type { Language } from '#contract/base/languages/languages.ts'
import { flatten, type FlatTexts } from '#contract/base/languages/text-tree.ts'
import { type TextLanguage, textLanguageOf } from '#texts/languages.ts'
import type { Texts } from '#texts/texts.ts'
import { createTranslate, type Translate } from '#texts/translate.ts'

const loaders: Record<TextLanguage, () => Promise<Texts>> = {
  en: async () => (await import('#texts/en/en.ts')).en,
  es: async () => (await import('#texts/es/es.ts')).es,
  pt: async () => (await import('#texts/pt/pt.ts')).pt,
}

const loaded = new Map<TextLanguage, Texts>()

/** Brings a language's texts into memory; the browser fetches only the ones it shows. */
export async function loadTexts(language: Language): Promise<void> {
  const spoken = textLanguageOf(language)
  if (!loaded.has(spoken)) loaded.set(spoken, await loaders[spoken]())
}

/** The texts of a language that `loadTexts` has brought before. */
export function textsOf(language: Language): Texts {
  const texts = loaded.get(textLanguageOf(language))
  if (!texts) throw new Error(`The texts of ${language} are not loaded`)
  return texts
}

interface Translator {
  texts: FlatTexts
  t: Translate
}

const translators = new Map<Language, Translator>()

/** Every text of a language by its full key, and what translates with them; made once. */
export function translatorOf(language: Language): Translator {
  const made = translators.get(language)
  if (made) return made
  const texts = flatten(textsOf(language))
  const translator = { texts, t: createTranslate(textLanguageOf(language), (key) => texts[key]) }
  translators.set(language, translator)
  return translator
}

const ofAgencies = new WeakMap<FlatTexts, Translate>()

/** Translates into a language; what the agency says in words of its own, by key, stands for the shipped texts. */
export function translateWith(own: FlatTexts | undefined, language: Language): Translate {
  const shipped = translatorOf(language)
  if (!own) return shipped.t
  const made =
    ofAgencies.get(own) ??
    createTranslate(textLanguageOf(language), (key) => own[key] ?? shipped.texts[key])
  ofAgencies.set(own, made)
  return made
}
