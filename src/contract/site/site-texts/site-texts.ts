import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { type Language, languages } from '#contract/base/languages/languages.ts'
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

const english: Readonly<Record<string, string>> = flatten(en)

/** The shipped texts of each language that has some. */
const shipped: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  es: flatten(es),
  en: english,
  pt: flatten(pt),
}

/** Their full keys, in the order of the pages. */
export const siteTextKeys = Object.keys(english) as [SiteTextKey, ...SiteTextKey[]]

/** Where an agency works until it says so itself. */
export const defaultArea = {
  es: 'Argentina y Sudamérica',
  en: 'Argentina and South America',
  pt: 'Argentina e América do Sul',
} as const satisfies LanguageTexts

/** Owner of the texts: the values of `{{name}}` and `{{area}}`. */
export interface TextOwner {
  name: string
  area: Record<Language, string>
}

/** A text as the product ships it, with the agency's name and area filled in; a language without one is left out. */
export function shippedText(key: SiteTextKey, { name, area }: TextOwner): LanguageTexts {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = shipped[language]?.[key]
      if (!text) return []
      const filled = text
        .replaceAll('{{name}}', () => name)
        .replaceAll('{{area}}', () => area[language])
      return [[language, filled]]
    }),
  )
}
