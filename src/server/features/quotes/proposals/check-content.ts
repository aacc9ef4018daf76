import { Failure, invalidData } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { ProposalContent } from '#contract/quotes/proposal-fields.ts'
import { moneyOf, totalsOf } from '#contract/quotes/totals.ts'

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

function otherCurrencies(content: ProposalContent) {
  const [first, ...rest] = moneyOf(content)
  return rest
    .filter(({ money }) => money.currency !== first?.money.currency)
    .map(({ path }) => ({ path: `${path}.currency`, message: messages.oneCurrency }))
}

function unknownOptions({ prices, options }: ProposalContent) {
  return prices.flatMap(({ option }, index) => {
    const isKnown = option === null || options.some(({ key }) => key === option)
    return isKnown ? [] : [{ path: `prices.${index}.option`, message: messages.unknownOption }]
  })
}

/**
 * Requires the parts that a proposal must have before it is sent.
 * @throws INVALID_DATA_ERROR for one without a title, without days and prices, or that is not valid any more
 */
export function requireSendable(content: ProposalContent, today: string): void {
  const { title, days, prices, validUntil } = content
  if (title === '') throw invalidData('title', messages.required)
  if (days.length === 0 && prices.length === 0) throw invalidData('days', messages.nothingProposed)
  if (validUntil === null) throw invalidData('validUntil', messages.validUntilMissing)
  if (validUntil < today) throw invalidData('validUntil', messages.inThePast)
}
