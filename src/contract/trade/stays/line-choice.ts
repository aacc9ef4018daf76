import type { RateSeason } from '../rates/rate-fields.ts'
import { identityOf, type RateLine } from '../rates/rate-lines.ts'
import type { StayNight, StayRate } from './stay-nights.ts'

/** Wishes for a line; a line that says nothing of one of them fits, one that says the same goes before. */
export interface WantedLine {
  class?: RateLine['class'] | undefined
  board?: RateLine['board'] | undefined
  service?: RateLine['service'] | undefined
  /** Name of a room as a line has it. */
  room?: string | undefined
}

/** A line's price for who asks, in minor units. */
export interface LinePrice {
  amount: number
  /** The line has no other price than the net one. */
  isNetOnly: boolean
}

/** The price of a line for the reader; undefined for lines that are not shown to them. */
export type PriceOf = (line: RateLine) => LinePrice | undefined

/** Nights of one season and rate with the line that prices them. */
export interface Portion<Rate extends StayRate = StayRate> {
  rate: Rate
  season: RateSeason
  line: RateLine
  nights: number
  /** For one unit of the line and all these nights. */
  amount: number
}

/** A line for a whole stay. */
export interface ChosenLine<Rate extends StayRate = StayRate> {
  /** The line of the first night. */
  line: RateLine
  portions: Portion<Rate>[]
  /** For one unit and the whole stay, in minor units. */
  unit: number
  isNetOnly: boolean
  /** Days without a line that fits. */
  without: string[]
  /** Attributes in which the lines that fit differ; empty where one fits. */
  differ: string[]
}

interface Choice {
  isSupplement: boolean
  /** Undefined: a line for no ages. */
  age: number | undefined
  travellers: number
  wanted: WantedLine
  priceOf: PriceOf
  /** Units of a line that are needed, by which prices per room and per person compare. */
  unitsOf: (line: RateLine) => number
}

export type { Choice as LineChoiceInput }

const wishes = ['class', 'board', 'service', 'room'] as const
const differences = [...wishes, 'bed', 'per', 'perNight', 'pax', 'ages'] as const

/**
 * Chooses the cheapest line of the first basis that prices every night: the same line of all nights where there is
 * one, else the cheapest of each night. Undefined where no night has one of these bases.
 */
export function chooseLine<Rate extends StayRate>(
  nights: readonly StayNight<Rate>[],
  bases: readonly RateLine['basis'][],
  choice: Choice,
): ChosenLine<Rate> | undefined {
  const found = bases.flatMap((basis) => chooseOfBasis(nights, basis, choice) ?? [])
  return found.find(({ without }) => without.length === 0) ?? found[0]
}

function chooseOfBasis<Rate extends StayRate>(
  nights: readonly StayNight<Rate>[],
  basis: RateLine['basis'],
  choice: Choice,
): ChosenLine<Rate> | undefined {
  const fitting = nights.map(({ season }) => fittingIn(season, basis, choice))
  const [first = []] = fitting
  const differ = [...new Set(fitting.flatMap(differencesOf))]
  const forStay = first
    .filter((line) => !line.perNight)
    .map((line) => chosen(nights.slice(0, 1), [line], choice.priceOf))
  const byNight = first
    .filter((line) => line.perNight)
    .map((line) => fitting.map((lines) => lines.find((each) => areAlike(each, line))))
    .filter((lines) => lines.every((line) => line !== undefined))
    .map((lines) => chosen(nights, lines, choice.priceOf))
  const costOf = ({ unit, line }: ChosenLine) => unit * choice.unitsOf(line)
  const [cheapest] = [...forStay, ...byNight].toSorted((one, other) => costOf(one) - costOf(other))
  if (cheapest) return { ...cheapest, differ }
  const priceIn = (line: RateLine) => (choice.priceOf(line)?.amount ?? 0) * choice.unitsOf(line)
  const each = fitting.map(
    (lines) =>
      lines.filter(({ perNight }) => perNight).toSorted((a, b) => priceIn(a) - priceIn(b))[0],
  )
  if (each.every((line) => line === undefined)) return undefined
  return { ...chosen(nights, each, choice.priceOf), differ }
}

/** The lines of a season that fit; those that say most of what is wanted, where some do. */
function fittingIn(season: RateSeason, basis: RateLine['basis'], choice: Choice): RateLine[] {
  const lines = season.lines.filter((line) => line.basis === basis && fits(line, choice))
  const saysOf = (line: RateLine) =>
    wishes.filter((wish) => choice.wanted[wish] !== undefined && line[wish] !== null).length
  const most = Math.max(...lines.map(saysOf))
  return lines.filter((line) => saysOf(line) === most)
}

export function fits(line: RateLine, { isSupplement, age, travellers, wanted, priceOf }: Choice) {
  const isOfAge =
    age === undefined
      ? line.ages === null
      : line.ages !== null && line.ages.from <= age && age <= line.ages.to
  return (
    line.supplement === isSupplement &&
    (isSupplement || isOfAge) &&
    (!line.pax || (line.pax.min <= travellers && travellers <= line.pax.max)) &&
    wishes.every((wish) => isAsWanted(line[wish], wanted[wish])) &&
    priceOf(line) !== undefined
  )
}

function isAsWanted(said: string | null, wanted: string | null | undefined): boolean {
  return said === null || wanted === undefined || wanted === null || said === wanted
}

function areAlike(one: RateLine, other: RateLine): boolean {
  return one.perNight && identityOf(one) === identityOf(other)
}

function differencesOf(lines: readonly RateLine[]): string[] {
  return differences.filter(
    (name) => new Set(lines.map((line) => JSON.stringify(line[name]))).size > 1,
  )
}

/** Sums the lines of the nights, which stand in the same order. */
function chosen<Rate extends StayRate>(
  nights: readonly StayNight<Rate>[],
  lines: readonly (RateLine | undefined)[],
  priceOf: PriceOf,
): ChosenLine<Rate> {
  const portions: Portion<Rate>[] = []
  const without: string[] = []
  let isNetOnly = false
  for (const [at, { rate, season, day }] of nights.entries()) {
    const line = lines[at]
    const price = line && priceOf(line)
    if (!line || !price) {
      without.push(day)
      continue
    }
    isNetOnly ||= price.isNetOnly
    const known = portions.find((each) => each.rate === rate && each.line === line)
    if (known) {
      known.nights += 1
      known.amount += price.amount
    } else portions.push({ rate, season, line, nights: 1, amount: price.amount })
  }
  const [first] = portions
  if (!first) throw new Error('No night of the stay has a line')
  const unit = portions.reduce((sum, { amount }) => sum + amount, 0)
  return { line: first.line, portions, unit, isNetOnly, without, differ: [] }
}
