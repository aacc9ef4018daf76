import { z } from 'zod'
import { isAcceptedTarget } from '#contract/base/languages/parse-scope.ts'
import { answeredInLanguages } from '#contract/base/languages/language-texts.ts'
import { languages } from '#contract/base/languages/languages.ts'

/** How a translation stands against its English, the worst first. */
export const translationStates = ['missing', 'partial', 'outdated', 'complete'] as const

export type TranslationState = (typeof translationStates)[number]

export const translationState = z.enum(translationStates)

/** A language in use but the source. */
export const translationLang = z.enum(languages).refine(isAcceptedTarget)

/** How an item stands in each language in use but the source. */
export const answeredTranslation = answeredInLanguages(translationState).meta({ id: 'Translation' })

export type AnsweredTranslation = z.infer<typeof answeredTranslation>
