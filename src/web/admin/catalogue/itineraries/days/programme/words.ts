import { escapeRegExp } from '#contract/base/text/escape-reg-exp.ts'
import { programmeWords, type ProgrammeWord } from '#texts/programme-words.ts'
import { type TextLanguage, textLanguages } from '#texts/languages.ts'

/** A text without accents and capitals; each character keeps its place. */
export function folded(text: string): string {
  return text
    .replaceAll(/[\u0080-\uFFFF]/g, (character) => character.normalize('NFD').charAt(0))
    .replaceAll(/[A-Z]/g, (character) => character.toLowerCase())
}

/** The folded forms of a word in one language. */
export function formsOf(word: ProgrammeWord, lang: TextLanguage): string[] {
  return programmeWords[lang][word].split('|').map((form) => folded(form.trim()))
}

/** The folded forms of a word in all languages. */
export function allForms(word: ProgrammeWord): string[] {
  return textLanguages.flatMap((lang) => formsOf(word, lang))
}

/** A pattern's source that matches any of these forms, the longest first. */
export function anyOf(forms: readonly string[]): string {
  const longestFirst = [...new Set(forms)].toSorted((one, other) => other.length - one.length)
  return `(?:${longestFirst.map(escapeRegExp).join('|')})`
}

/** Finds whole words among other letters. */
export function wholeWords(forms: readonly string[], flags = 'g'): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${anyOf(forms)}(?![\p{L}\p{N}])`, `u${flags}`)
}

/** The language that a text is written in, by its commonest words; undefined where they tell too little. */
export function languageIn(text: string): TextLanguage | undefined {
  const own = folded(text)
  const counted = textLanguages
    .map((lang) => {
      const found = own.match(wholeWords([...formsOf('common', lang), ...formsOf('day', lang)]))
      return { lang, count: found?.length ?? 0 }
    })
    .toSorted((one, other) => other.count - one.count)
  const [most, next] = counted
  return most && most.count > (next?.count ?? 0) ? most.lang : undefined
}
