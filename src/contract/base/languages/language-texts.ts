import { z } from 'zod'
import { fallbackLanguage, inEachLanguage, type Language } from './languages.ts'

/** Texts in some of the languages; `{}` has none. */
export type LanguageTexts = Partial<Record<Language, string>>

/** A text in any of the languages, each as `field` takes it. Null says nothing, and clears what was said. */
export function languageTexts(field: z.ZodString) {
  return z
    .object(inEachLanguage(() => field.nullish()))
    .nullable()
    .transform((given): LanguageTexts => {
      const said = Object.entries(given ?? {}).filter(([, text]) => typeof text === 'string')
      return Object.fromEntries(said)
    })
}

/** Whether no language has two entries. */
export function isOncePerLanguage(list: readonly { lang: Language }[]): boolean {
  return new Set(list.map(({ lang }) => lang)).size === list.length
}

/** Whether there is nothing at all, or English, which everything falls back to, among the rest. */
export function isEnglishEnough(list: readonly { lang: Language }[]): boolean {
  return list.length === 0 || list.some(({ lang }) => lang === fallbackLanguage)
}

/** The same as it is answered. */
export const answeredTexts = z
  .object(inEachLanguage(() => z.string().optional()))
  .meta({ id: 'LanguageTexts' })
