import type { correctionOperations } from '#contract/quotes/corrections.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { editQuote } from './edit-quote.ts'
import { mergeQuotes } from './merge-quotes.ts'

export const correctionHandlers: HandlersOf<keyof typeof correctionOperations> = {
  editQuote,
  mergeQuotes,
}
