import { z } from 'zod'
import { inEachLanguage, type Language } from './languages.ts'

/** What is said in some of the languages; `{}` is nothing. */
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

/** The same as it is answered. */
export const answeredTexts = z
  .object(inEachLanguage(() => z.string().optional()))
  .meta({ id: 'LanguageTexts' })
