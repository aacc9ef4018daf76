import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { PriceBand } from '#contract/catalogue/prices/price-bands.ts'
import { toMajorUnits, toMinorUnits } from '#web/admin/kit/form/fields/amounts.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'
import { type SpanFormValues, toSpanFormValues, toSpanPayload } from './departures-form-values.ts'

/** Months or days at a price of their own, as the form holds them; the amount as one types it. */
export interface BandFormValues {
  months: string[]
  spans: SpanFormValues[]
  amount: NumberFieldValue
  name: LanguageTexts
}

export const blankBand = (): BandFormValues => ({ months: [], spans: [], amount: '', name: {} })

/** The stored bands of a price, their amounts in units of its currency. */
export function toBandsFormValues(stored: unknown, currency: string): BandFormValues[] {
  return ((stored ?? []) as PriceBand[]).map(({ months, spans, amount, name }) => ({
    months: months.map(String),
    spans: spans.map(toSpanFormValues),
    amount: toMajorUnits(amount, currency),
    name,
  }))
}

/** The same as the operations take them. */
export function toBandsPayload(bands: readonly BandFormValues[], currency: string): unknown {
  return bands.map(({ months, spans, amount, name }) => ({
    months: months.map(Number),
    spans: spans.map(toSpanPayload),
    amount: toMinorUnits(amount, currency),
    name,
  }))
}
