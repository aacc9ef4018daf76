import type { RequestState } from '#contract/quotes/quote-fields.ts'

/** The panel's scale that a state is marked with; its words say the same. */
export const stateColors: Record<RequestState, string> = {
  new: 'ochre',
  contacted: 'lake',
  quoting: 'lake',
  sent: 'lake',
  won: 'pampas',
  lost: 'gray',
  archived: 'gray',
}
