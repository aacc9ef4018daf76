import type { Money } from '#contract/base/money/money-text.ts'
import type { SuggestionWarning } from '#contract/quotes/suggest-prices.ts'
import { isSoldOn } from '#contract/trade/rates/season-on.ts'
import type { ReckonedStay } from '#contract/trade/stays/reckon.ts'
import type { rates } from '#server/platform/db/schema/index.ts'

/** A warning to read before one adopts suggested lines. */
export interface Warning {
  code: SuggestionWarning
  context: Record<string, unknown>
}

/** Warns of rooms that are for more or fewer than travel. */
export const roomsDiffer = (places: number, travellers: number): Warning => ({
  code: 'ROOMS_DIFFER',
  context: { places, travellers },
})

/** Warns of a rate in another currency than the proposal's. */
export const otherCurrency = (currency: string, { currency: of }: Money): Warning => ({
  code: 'OTHER_CURRENCY',
  context: { currency, proposal: of },
})

type RateRow = typeof rates.$inferSelect

/** Returns the warnings against the rate itself. */
export function ofRate(rate: RateRow, sheets: string[] | undefined, today: string): Warning[] {
  const { sheet, bookFrom, bookTo, status } = rate
  return [
    ...(sheets && !sheets.includes(sheet)
      ? [{ code: 'OTHER_SHEET' as const, context: { sheet } }]
      : []),
    ...(isSoldOn(rate, today)
      ? []
      : [{ code: 'NOT_SOLD_NOW' as const, context: { bookFrom, bookTo } }]),
    ...(status ? [] : [{ code: 'HIDDEN' as const, context: {} }]),
  ]
}

/** Warnings about the prices: several that fit, none, or a net one alone. */
export function ofPrices({ lines, several, unpriced }: ReckonedStay): Warning[] {
  const netOnly = lines.flatMap(({ of }) =>
    'chosen' in of && of.chosen.isNetOnly ? [of.chosen.line.basis] : [],
  )
  return [
    ...several.map((context) => ({ code: 'SEVERAL_PRICES' as const, context: { ...context } })),
    ...unpriced.map((context) => ({ code: 'NO_PRICE' as const, context: { ...context } })),
    ...[...new Set(netOnly)].map((basis) => ({ code: 'NET_ONLY' as const, context: { basis } })),
  ]
}
