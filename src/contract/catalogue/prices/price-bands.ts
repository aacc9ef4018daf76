import { z } from 'zod'
import { month, type Span, span } from '#contract/base/dates/days.ts'
import { orElse, text } from '#contract/base/fields.ts'
import { answeredTexts, languageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import type { Money } from '#contract/base/money/money-text.ts'
import { messages } from '#contract/base/text/messages.ts'
import { spansMeet } from './spans-meet.ts'

const sortedMonths = (list: number[]) => [...new Set(list)].toSorted((a, b) => a - b)

/** Months or days at a price of their own, in minor units of the currency of `priceFrom`. */
const priceBand = z.object({
  months: orElse(z.array(month).max(limits.listSentMax).overwrite(sortedMonths), []),
  spans: orElse(z.array(span({})).max(limits.priceBandSpansMax), []),
  amount: z.int().min(0).max(limits.moneyMax),
  name: languageTexts(text(limits.priceBandNameMaxLength)).default({}),
})

/** The same as answered. */
export const answeredPriceBands = z.array(
  z.object({
    months: z.array(z.int()),
    spans: z.array(z.object({ from: z.string(), to: z.string() })),
    amount: z.int(),
    name: answeredTexts,
  }),
)

export type PriceBand = z.infer<typeof answeredPriceBands>[number]

type Times = Pick<PriceBand, 'months' | 'spans'>

function meets(one: Times, other: Times): boolean {
  const isShared = one.months.some((each) => other.months.includes(each))
  const meetsAny = (each: Span) => other.spans.some((another) => spansMeet(each, another))
  return isShared || one.spans.some(meetsAny)
}

/** The bands of a price. Each has months or spans, and no two have the same month or overlapping spans. */
export const priceBands = z
  .array(priceBand)
  .max(limits.priceBandsMax)
  .superRefine((bands, context) => {
    for (const [place, band] of bands.entries()) {
      const message =
        band.months.length === 0 && band.spans.length === 0
          ? messages.required
          : bands.slice(0, place).some((other) => meets(other, band)) && messages.seasonsOverlap
      if (message) context.addIssue({ code: 'custom', message, path: [place] })
    }
  })

/** A band that breaks a rule together with its price, by its place among them. */
export interface BrokenBand {
  place: number
  message: string
}

/** The bands that cost less than the price from which they start, or have none to start from. */
export function brokenBands(priceFrom: Money | null, bands: readonly PriceBand[]): BrokenBand[] {
  return bands.flatMap(({ amount }, place): BrokenBand[] => {
    if (priceFrom === null) return [{ place, message: messages.bandsWithoutPrice }]
    return amount < priceFrom.amount ? [{ place, message: messages.bandBelowPrice }] : []
  })
}
