import { z } from 'zod'
import {
  type TranslationLanguage,
  translationLanguages,
} from '#contract/base/languages/translation-languages.ts'

/** How a translation stands against its English, the worst first. */
export const translationStates = ['missing', 'partial', 'outdated', 'complete'] as const

export type TranslationState = (typeof translationStates)[number]

export const translationState = z.enum(translationStates)

export const translationLang = z.enum(translationLanguages)

/** How an item stands in each language but English. */
export const answeredTranslation = z
  .object(
    Object.fromEntries(translationLanguages.map((lang) => [lang, translationState])) as Record<
      TranslationLanguage,
      typeof translationState
    >,
  )
  .meta({ id: 'Translation' })

export type AnsweredTranslation = z.infer<typeof answeredTranslation>
