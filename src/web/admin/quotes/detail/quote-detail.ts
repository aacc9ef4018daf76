import type { AnswerOf } from '#contract/index.ts'
import { erased } from '#contract/privacy/people.ts'

/** A quote as the inbox shows it, with everything that was asked and happened. */
export type QuoteDetail = AnswerOf<'detailQuote'>

/** True if the quote's person was erased: there is nobody to answer. */
export const isErased = ({ email }: Pick<QuoteDetail, 'email'>) => email === erased.email
