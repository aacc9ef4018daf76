import { z } from 'zod'
import { messages } from '../text/messages.ts'
import { fallbackLanguage, inEachLanguage, isLanguage, type Language } from './languages.ts'
import { isAccepted, isAnswered } from './parse-scope.ts'

/** Texts in some of the languages; `{}` has none. */
export type LanguageTexts = Partial<Record<Language, string>>

/** Values by language, as `field` takes each. A language that is not in use breaks a rule, at its own path (requirements §7.11). */
export function inLanguages<Field extends z.ZodType>(field: Field) {
  return z
    .looseObject(inEachLanguage(() => field))
    .superRefine((given, context) => {
      for (const [code, value] of Object.entries(given)) {
        if (isAccepted(code) || (isLanguage(code) && (value === null || value === undefined)))
          continue
        context.addIssue({ code: 'custom', message: messages.invalid, path: [code] })
      }
    })
    .transform((given) => given as Partial<Record<Language, z.output<Field>>>)
}

/** The same as it is answered, in the languages in use. */
export function answeredInLanguages<Field extends z.ZodType>(field: Field) {
  return z.object(inEachLanguage(() => field.optional())).overwrite((given) => {
    const entries = Object.entries(given)
    if (entries.every(([code]) => isAnswered(code))) return given
    return Object.fromEntries(entries.filter(([code]) => isAnswered(code)))
  })
}

/** A text in any of the languages, each as `field` takes it. Null says nothing, and clears what was said. */
export function languageTexts(field: z.ZodString) {
  return inLanguages(field.nullish())
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

/** Texts as they are answered. */
export const answeredTexts = answeredInLanguages(z.string()).meta({ id: 'LanguageTexts' })
