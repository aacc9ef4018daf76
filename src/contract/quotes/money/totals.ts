import type { Money } from '#contract/base/money/money-text.ts'
import { isOf, payingIn, type ScaleStep, stepFor, stepsOf } from './scale.ts'

/** A line of a price, as far as sums depend on it. */
export interface PriceLine {
  quantity: number
  unit: Money
  /** The key of its option; null, or left out, for all. */
  option?: string | null
  /** On request, and in no total. */
  optional?: boolean
  /** Paid to others on the way, and in no total. */
  onSpot?: boolean
}

/** The prices of a proposal. */
export interface Priced {
  prices: readonly PriceLine[]
  options: readonly { key: string }[]
  scale?: readonly ScaleStep[]
  /** The travellers that it is for; null where it does not say. */
  pax?: { adults: number; children: number } | null
}

/** An optional line by its index, and how many of it are taken. */
export interface TakenExtra {
  index: number
  quantity: number
}

/** A visitor's choice among what a proposal offers. */
export interface Choice {
  option: string | null
  /** Number of travellers; the proposal's own where it is left out or null. */
  pax?: number | null
  extras?: readonly TakenExtra[]
}

interface Total {
  /** The option's key; null where there are none. */
  option: string | null
  total: Money
}

/** An amount with the path of where it stands in a proposal. */
interface PlacedMoney {
  path: string
  money: Money
}

/** Price of a line, in minor units: its unit as often as its quantity. */
export function lineAmount({ quantity, unit }: Pick<PriceLine, 'quantity' | 'unit'>): Money {
  return { ...unit, amount: Number(BigInt(quantity) * BigInt(unit.amount)) }
}

/** Number of travellers that a proposal is for; undefined where it does not say. */
export function travellersOf({ pax }: Pick<Priced, 'pax'>): number | undefined {
  return pax ? pax.adults + pax.children : undefined
}

/** The keys of the options, or null for the sole way where there are none. */
export function optionKeys({ options }: Pick<Priced, 'options'>): (string | null)[] {
  return options.length > 0 ? options.map(({ key }) => key) : [null]
}

/**
 * Returns the total of each option, or of the whole if there are none, in minor units. Excludes optional lines and
 * those paid on the spot; a line without an option counts in all. An option with a scale adds the price per person
 * for the travellers who pay, and is left out while no step holds them. Empty without any price (requirements §11.5).
 */
export function totalsOf(priced: Priced): Total[] {
  return optionKeys(priced).flatMap((option) => {
    const total = chosenTotal(priced, { option })
    return total ? [{ option, total }] : []
  })
}

/** Returns the total of a choice; null without any price, and where no step of the option's scale holds the travellers. */
export function chosenTotal(priced: Priced, choice: Choice): Money | null {
  const currency = currencyOf(priced)
  const perPerson = scaleAmount(priced, choice)
  if (currency === undefined || perPerson === null) return null
  const sure = sureLines(priced, choice.option)
  const all = [...sure.map(lineAmount), ...extraAmounts(priced, choice)]
  return { currency, amount: sumOf([perPerson, ...all.map(({ amount }) => amount)]) }
}

/** The lines that everybody pays who takes an option. */
export function sureLines<Line extends PriceLine>(
  { prices }: { prices: readonly Line[] },
  option: string | null,
): Line[] {
  return prices.filter((line) => !line.onSpot && !line.optional && isOf(line, option))
}

/** Returns the price of the travellers by the option's scale, in minor units: 0 without one, null where no step holds them. */
export function scaleAmount(priced: Priced, { option, pax }: Choice): number | null {
  const scale = priced.scale ?? []
  if (stepsOf(scale, option).length === 0) return 0
  const travellers = pax ?? travellersOf(priced)
  const step = travellers === undefined ? undefined : stepFor(scale, option, travellers)
  if (!step || travellers === undefined) return null
  return lineAmount({ quantity: payingIn(step, travellers), unit: step.perPerson }).amount
}

/** Returns the sum of the extras of a choice, in minor units. */
export function extrasAmount(priced: Priced, choice: Choice): number {
  return sumOf(extraAmounts(priced, choice).map(({ amount }) => amount))
}

function extraAmounts({ prices }: Priced, { option, extras = [] }: Choice): Money[] {
  return extras.flatMap(({ index, quantity }) => {
    const line = prices[index]
    const isTaken = line?.optional && !line.onSpot && isOf(line, option)
    return isTaken ? [lineAmount({ ...line, quantity })] : []
  })
}

/** The one currency of the prices; undefined while there is none. */
function currencyOf({ prices, scale = [] }: Priced): string | undefined {
  const line = prices.find(({ onSpot }) => !onSpot)
  return line?.unit.currency ?? scale.find(({ shown }) => !shown)?.perPerson.currency
}

interface Payable {
  scale: readonly ScaleStep[]
  payments: readonly { amount?: Money | null | undefined }[]
}

/** All money of a proposal that goes through its agency, in the order in which one reads it. */
export function moneyOf({
  prices,
  scale,
  payments,
}: Pick<Priced, 'prices'> & Payable): PlacedMoney[] {
  return [
    ...prices.flatMap(({ unit, onSpot }, index) =>
      onSpot ? [] : [{ path: `prices.${index}.unit`, money: unit }],
    ),
    ...scale.map(({ perPerson }, index) => ({
      path: `scale.${index}.perPerson`,
      money: perPerson,
    })),
    ...payments.flatMap(({ amount }, index) =>
      amount ? [{ path: `payments.${index}.amount`, money: amount }] : [],
    ),
  ]
}

/** Exact whatever the size: sixty lines of the largest amounts are more than a number holds. */
export function sumOf(amounts: readonly number[]): number {
  return Number(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n))
}
