import { Failure, invalidData } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { ProposalContent } from '#contract/quotes/proposal-fields.ts'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { fixedPart } from '#contract/quotes/money/instalments.ts'
import { moneyOf, totalsOf, travellersOf } from '#contract/quotes/money/totals.ts'

/**
 * Requires consistent parts of a proposal: one currency, options that exist, totals that can be computed.
 * @throws INVALID_DATA_ERROR naming each place
 */
export function requireSoundContent(content: ProposalContent): void {
  const issues = [...otherCurrencies(content), ...unknownOptions(content)]
  if (issues.length > 0) throw new Failure('INVALID_DATA_ERROR', { issues })
  const isTooMuch = totalsOf(content).some(({ total }) => total.amount > limits.totalMax)
  if (isTooMuch) throw invalidData('prices', messages.totalTooLarge)
}

/** A draft with the last day that it gets as it is sent: its own, else counted from that day, before the journey begins. */
export function validOn<Content extends ProposalContent>(content: Content, today: string): Content {
  const { validUntil, validDays, startOn } = content
  if (validUntil !== null || validDays === null) return content
  const last = dayNumber(today) + validDays
  const latest = startOn === null ? last : Math.min(last, dayNumber(startOn) - 1)
  return { ...content, validUntil: dayOfNumber(latest) }
}

function otherCurrencies(content: ProposalContent) {
  const [first, ...rest] = moneyOf(content)
  return rest
    .filter(({ money }) => money.currency !== first?.money.currency)
    .map(({ path }) => ({ path: `${path}.currency`, message: messages.oneCurrency }))
}

function unknownOptions(content: ProposalContent) {
  return (['prices', 'scale'] as const).flatMap((field) =>
    content[field].flatMap(({ option }, index) => {
      const isKnown = option === null || content.options.some(({ key }) => key === option)
      return isKnown ? [] : [{ path: `${field}.${index}.option`, message: messages.unknownOption }]
    }),
  )
}

/**
 * Requires the parts that a proposal must have before it is sent.
 * @throws INVALID_DATA_ERROR for one without a title, without days and prices, or that is not valid any more
 */
export function requireSendable(content: ProposalContent, today: string): void {
  const { title, days, prices, scale } = content
  const { validUntil } = validOn(content, today)
  if (title === '') throw invalidData('title', messages.required)
  if (days.length === 0 && prices.length === 0 && scale.length === 0)
    throw invalidData('days', messages.nothingProposed)
  if (validUntil === null) throw invalidData('validUntil', messages.validUntilMissing)
  if (validUntil < today) throw invalidData('validUntil', messages.inThePast)
  requirePayable(content)
}

/** Requires payments that a total covers, for every option. @throws INVALID_DATA_ERROR at `payments` */
function requirePayable(content: ProposalContent): void {
  const { payments } = content
  const travellers = travellersOf(content)
  if (travellers === undefined && payments.some(({ perPerson }) => perPerson)) {
    throw invalidData('payments', messages.paxForPayments)
  }
  if (payments.at(-1)?.amount) return
  const isTooMuch = totalsOf(content).some(
    ({ total }) => fixedPart(payments, total, travellers ?? 1) > total.amount,
  )
  if (isTooMuch) throw invalidData('payments', messages.paymentsTooMuch)
}
