import type { AnswerOf } from '#contract/index.ts'
import { erased } from '#contract/privacy/people.ts'

/** A request as the inbox shows it, with everything that was asked and happened. */
export type Request = AnswerOf<'detailQuote'>

/** True if the request's person was erased: there is nobody to answer. */
export const isErased = ({ email }: Pick<Request, 'email'>) => email === erased.email
