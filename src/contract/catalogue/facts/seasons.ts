import { z } from 'zod'
import { span } from '#contract/base/dates/days.ts'
import { text } from '#contract/base/fields.ts'
import { answeredTexts, languageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { type Kind, kinds } from '#contract/base/kinds.ts'

/** How good a month is for a visit, the best first. */
export const monthStates = ['peak', 'good', 'fair', 'closed'] as const

export type MonthState = (typeof monthStates)[number]

/** The months that the lists' `month` looks for. */
export const recommendedStates = ['peak', 'good'] as const satisfies readonly MonthState[]

export const monthsOfYear = Array.from({ length: 12 }, (_, index) => index + 1)

/** The state of each month, January first. */
export const months = z.array(z.enum(monthStates)).length(monthsOfYear.length)

export type Months = z.infer<typeof months>

/** When a place is closed and why: once, or every year. */
export const closures = z
  .array(span({ reason: languageTexts(text(limits.closureReasonMaxLength)).default({}) }))
  .max(limits.closuresMax)

export const answeredClosures = z.array(
  z.object({ from: z.string(), to: z.string(), reason: answeredTexts }),
)

export type Closures = z.infer<typeof answeredClosures>

/** Weeks that are busy and dearer, once or every year: carnival, Holy Week. */
export const peaks = z
  .array(span({ name: languageTexts(text(limits.peakNameMaxLength)).default({}) }))
  .max(limits.peaksMax)

export const answeredPeaks = z.array(
  z.object({ from: z.string(), to: z.string(), name: answeredTexts }),
)

export type Peaks = z.infer<typeof answeredPeaks>

/** A destination or tour that says for its circuits and packages how good a month is. */
export interface SeasonPart {
  kind: Kind
  id: string
  months: Months
}

/** A stop or experience that holds a month back, with its own state. */
export const monthReason = z.object({
  kind: z.enum(kinds),
  id: z.guid(),
  state: z.enum(monthStates),
})

export type MonthReason = z.infer<typeof monthReason>

const badness = (state: MonthState) => monthStates.indexOf(state)

/** For each month what is then worse than good by itself, the worst first. */
export function monthReasons(parts: SeasonPart[]): MonthReason[][] {
  return monthsOfYear.map((_, index) =>
    parts
      .flatMap(({ kind, id, months: own }) => {
        const state = own[index]
        return state && badness(state) > badness('good') ? [{ kind, id, state }] : []
      })
      .toSorted((one, other) => badness(other.state) - badness(one.state)),
  )
}

/** For each month what is closed then. */
export function closedBecause(parts: SeasonPart[]): Pick<SeasonPart, 'kind' | 'id'>[][] {
  return monthReasons(parts).map((reasons) =>
    reasons.filter(({ state }) => state === 'closed').map(({ kind, id }) => ({ kind, id })),
  )
}
