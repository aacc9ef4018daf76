import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import { isOf, stepFor, stepsOf } from '#contract/quotes/money/scale.ts'
import type { TakenExtra } from '#contract/quotes/money/totals.ts'
import type { ProposalContent } from '#contract/quotes/proposal-fields.ts'

type Chosen = Pick<InputOf<'answerProposal'>, 'option' | 'extras' | 'pax'>

/** The option of an acceptance. @throws INVALID_DATA_ERROR for one that there is not, or where one is to be chosen */
export function chosenOption({ options }: ProposalContent, { option }: Chosen): string | null {
  if (option === undefined) {
    if (options.length > 1) throw invalidData('option', messages.optionMissing)
    return options[0]?.key ?? null
  }
  if (!options.some(({ key }) => key === option)) {
    throw invalidData('option', messages.unknownOption)
  }
  return option
}

/** The travellers of an option with a scale, else null. @throws INVALID_DATA_ERROR where no step holds them */
export function chosenPax(
  { scale }: ProposalContent,
  option: string | null,
  { pax }: Chosen,
): number | null {
  if (stepsOf(scale, option).length === 0) return null
  const step = pax === undefined ? undefined : stepFor(scale, option, pax)
  if (!step || pax === undefined) throw invalidData('pax', messages.paxMissing)
  return pax
}

/** The optional lines of an acceptance, once each, in their order. @throws INVALID_DATA_ERROR for any other line, or too many of one */
export function chosenExtras(
  { prices }: ProposalContent,
  option: string | null,
  { extras }: Chosen,
): TakenExtra[] {
  const taken = new Map<number, number>()
  for (const [place, said] of extras.entries()) {
    const index = typeof said === 'number' ? said : said.index
    const line = prices[index]
    if (!line?.optional || !isOf(line, option)) {
      throw invalidData(`extras.${place}`, messages.invalid)
    }
    const quantity = typeof said === 'number' ? line.quantity : said.quantity
    if (quantity > line.quantity) {
      throw invalidData(`extras.${place}.quantity`, messages.numberTooLarge)
    }
    taken.set(index, quantity)
  }
  return [...taken]
    .map(([index, quantity]) => ({ index, quantity }))
    .toSorted((one, other) => one.index - other.index)
}
