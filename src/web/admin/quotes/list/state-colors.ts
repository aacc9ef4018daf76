import type { QuoteState } from '#contract/quotes/quote-fields.ts'

/** The panel's scale that a state is marked with; its words say the same. */
export const stateColors: Record<QuoteState, string> = {
  new: 'ochre',
  contacted: 'lake',
  quoting: 'lake',
  sent: 'lake',
  won: 'pampas',
  lost: 'gray',
  archived: 'gray',
}
