import { localDay } from '#contract/base/dates/local-day.ts'
import type { Money } from '#contract/base/money/money-text.ts'
import {
  type Instalment,
  instalmentsOf,
  type PaymentDays,
} from '#contract/quotes/money/instalments.ts'
import {
  type Choice,
  chosenTotal,
  type TakenExtra,
  totalsOf,
} from '#contract/quotes/money/totals.ts'
import type { ProposalAnswer, ProposalContent } from '#contract/quotes/proposal-fields.ts'
import type { StoredInstalment } from '#server/platform/db/schema/index.ts'
import type { Clock } from '#server/platform/site/read-clock.ts'
import type { ProposalRow } from './present-proposal.ts'

type Dated = Pick<ProposalRow, 'content' | 'answer' | 'confirmedAt' | 'validUntil'>

/** The days that a proposal's payments follow from; until it is accepted, as if it were today, or on its last day. */
export function paymentDays(
  { answer, confirmedAt, validUntil }: Omit<Dated, 'content'>,
  { now, timeZone }: Clock,
): PaymentDays {
  const today = localDay(timeZone, now)
  if (answer?.answer !== 'accepted') {
    const last = validUntil !== null && validUntil < today ? validUntil : today
    return { acceptance: last, isAccepted: false, confirmation: null }
  }
  return {
    acceptance: localDay(timeZone, new Date(answer.at)),
    isAccepted: true,
    confirmation: confirmedAt && localDay(timeZone, confirmedAt),
  }
}

/** The instalments of each total of a proposal. */
export function offeredInstalments(row: Dated, clock: Clock) {
  const days = paymentDays(row, clock)
  return totalsOf(row.content).map(({ option }) => ({
    option,
    rows: instalmentsOf(row.content, { option }, days),
  }))
}

/** The optional lines that an answer took; one from before quantities took each line as often as it stands. */
export function takenExtras({ prices }: ProposalContent, answer: ProposalAnswer): TakenExtra[] {
  return (
    answer.taken ??
    answer.extras.flatMap((index) => {
      const line = prices[index]
      return line ? [{ index, quantity: line.quantity }] : []
    })
  )
}

/** The choice that an answer made. */
export function choiceOf(content: ProposalContent, answer: ProposalAnswer): Choice {
  const { option, pax = null } = answer
  return { option, pax, extras: takenExtras(content, answer) }
}

/** The total of an accepted proposal and its instalments; null and nothing of any other. */
export function acceptedSchedule(
  row: Dated,
  clock: Clock,
): { total: Money | null; instalments: Instalment[] } {
  const { content, answer } = row
  if (answer?.answer !== 'accepted') return { total: null, instalments: [] }
  const choice = choiceOf(content, answer)
  return {
    total: chosenTotal(content, choice),
    instalments: instalmentsOf(content, choice, paymentDays(row, clock)),
  }
}

/** The rows of a schedule as they are stored; what is known of a row from before stays, but for the day it is due. */
export function storedInstalments(
  rows: readonly Instalment[],
  before: readonly StoredInstalment[] = [],
): StoredInstalment[] {
  return rows.map(({ dueOn }, index) => ({ paidOn: null, ...before[index], dueOn }))
}
