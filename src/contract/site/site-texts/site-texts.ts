import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { inEachLanguage, type Language, languages } from '#contract/base/languages/languages.ts'
import { flatten, type TextKeysOf } from '#contract/base/languages/text-tree.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'

type TextsOf<Source> = {
  [Key in keyof Source]: Source[Key] extends string ? string : TextsOf<Source[Key]>
}

/** The texts that an agency may say in its own words, as one language has them. */
export type SiteTexts = TextsOf<typeof en>

export type SiteTextKey = TextKeysOf<typeof en>

const shipped: Record<Language, Readonly<Record<string, string>>> = {
  es: flatten(es),
  en: flatten(en),
  pt: flatten(pt),
}

/** Their full keys, in the order of the pages. */
export const siteTextKeys = Object.keys(shipped.en) as [SiteTextKey, ...SiteTextKey[]]

/** Where an agency works until it says so itself. */
export const defaultArea = {
  es: 'Argentina y Sudamérica',
  en: 'Argentina and South America',
  pt: 'Argentina e América do Sul',
} as const satisfies Record<Language, string>

/** Owner of the texts: the values of `{{name}}` and `{{area}}`. */
export interface TextOwner {
  name: string
  area: Record<Language, string>
}

/** A text as the product ships it, with the agency's name and area filled in; a language without one is left out. */
export function shippedText(key: SiteTextKey, { name, area }: TextOwner): LanguageTexts {
  const texts = inEachLanguage((language) =>
    (shipped[language][key] ?? '')
      .replaceAll('{{name}}', () => name)
      .replaceAll('{{area}}', () => area[language]),
  )
  return Object.fromEntries(
    languages.flatMap((language) => (texts[language] ? [[language, texts[language]]] : [])),
  )
}
