import type { SuggestionWarning } from '#contract/quotes/suggest-prices.ts'
import type { RateExtra, RateSeason } from '#contract/trade/rates/rate-fields.ts'
import type { RateLine } from '#contract/trade/rates/rate-lines.ts'
import { adultBases, basesOf, type Party, partyBases } from './party.ts'
import { priceOf, type Stay } from './stay.ts'

/** A line before it is put in words. */
export interface SuggestedLine {
  of: { line: RateLine } | { extra: RateExtra }
  quantity: number
  /** In minor units. */
  amount: number
  optional: boolean
  /** Paid to others, and in no total. */
  onSpot: boolean
  /** Which price of the rate it is; of extras null. */
  side: 'net' | 'gross' | null
}

export interface Warning {
  code: SuggestionWarning
  context: Record<string, unknown>
}

interface SuggestLinesInput {
  stay: Stay
  party: Party
  extras: readonly RateExtra[]
  /** Which price is meant: of agencies with net terms the net one. */
  side: 'net' | 'gross'
  wantedClass: RateLine['class'] | undefined
}

interface Suggested {
  lines: SuggestedLine[]
  warnings: Warning[]
}

/** Returns a rate's price lines for a party's stay: adults by their rooms, children by age, supplements and extras. */
export function suggestLines(input: SuggestLinesInput): Suggested {
  const { stay, party, extras } = input
  const [first] = stay.seasons
  if (!first) return { lines: [], warnings: [] }
  const warnings: Warning[] = []
  const { season } = first
  const lines: SuggestedLine[] = []
  const choose = (bases: readonly RateLine['basis'][], age?: number) =>
    chooseLine(season, { ...input, bases, age }, (basis) =>
      warnings.push({ code: 'SEVERAL_PRICES', context: { basis } }),
    )
  const add = (line: RateLine, quantity: number, optional = false) => {
    const price = priceOf(line, stay, input.side, likeLine)
    if (quantity < 1) return
    if (!price) {
      warnings.push({ code: 'NO_PRICE', context: { basis: line.basis } })
      return
    }
    // Net in part is not what a traveller pays either.
    const side = price.isNetOnly ? 'net' : input.side
    if (price.isNetOnly) warnings.push({ code: 'NET_ONLY', context: { basis: line.basis } })
    lines.push({ of: { line }, quantity, amount: price.amount, optional, onSpot: false, side })
  }
  const noPrice = (context: Warning['context']) => warnings.push({ code: 'NO_PRICE', context })

  const hasRooms = party.rooms.length > 0 && adultBases.some((basis) => choose([basis]))
  if (hasRooms) {
    for (const { kind, rooms, adults } of party.rooms) {
      const line = choose(basesOf[kind]) ?? (kind === 'single' ? choose(['double']) : undefined)
      if (line) add(line, line.per === 'room' ? rooms : adults)
      else noPrice({ room: kind })
      const further = kind === 'single' && line?.basis !== 'single' && supplementOf(season, input)
      if (further) add(further, adults)
    }
  } else {
    const line = choose(partyBases) ?? choose(adultBases)
    const all = party.adults + (line?.basis === 'group' ? party.children.length : 0)
    if (line) add(line, line.per === 'person' ? all : 1)
    else noPrice({ travellers: party.adults })
  }
  const isWhole = lines.some(
    ({ of }) => 'line' in of && (of.line.basis === 'group' || of.line.per !== 'person'),
  )
  const children = Map.groupBy(party.children, (age) => choose(['child', 'infant'], age))
  for (const [line, ages] of children) {
    if (line) add(line, ages.length)
    // A room or a vehicle holds them; a person's price has to be said.
    else if (!isWhole) noPrice({ ages })
  }
  for (const line of season.lines) {
    if (line.supplement && line.basis !== 'single' && fits(line, input)) {
      add(line, supplementCount(line, party), true)
    }
  }
  lines.push(
    ...extras.filter(({ included }) => !included).flatMap((each) => extraLine(each, party)),
  )
  return { lines, warnings: distinct(warnings) }
}

interface Choice extends SuggestLinesInput {
  bases: readonly RateLine['basis'][]
  age: number | undefined
}

/** Returns the cheapest matching line, of the first basis that has one; reports it if there are several. */
function chooseLine(
  season: RateSeason,
  { bases, age, ...input }: Choice,
  reportSeveral: (basis: RateLine['basis']) => void,
): RateLine | undefined {
  for (const basis of bases) {
    const fitting = season.lines.filter(
      (line) => !line.supplement && line.basis === basis && fits(line, input) && isOfAge(line, age),
    )
    const exact = fitting.filter((line) => line.class === (input.wantedClass ?? null))
    const [cheapest, ...others] = (exact.length > 0 ? exact : fitting).toSorted(
      (one, other) => (one.gross ?? one.net) - (other.gross ?? other.net),
    )
    if (!cheapest) continue
    if (others.length > 0) reportSeveral(basis)
    return cheapest
  }
  return undefined
}

/** Whether a line is for so many, and of the class that is asked for, or of none. */
function fits(line: RateLine, { party, wantedClass }: SuggestLinesInput): boolean {
  const travellers = party.adults + party.children.length
  const isForSoMany = !line.pax || (line.pax.min <= travellers && travellers <= line.pax.max)
  return isForSoMany && (line.class === null || !wantedClass || line.class === wantedClass)
}

const isOfAge = ({ ages }: RateLine, age: number | undefined) =>
  age === undefined ? ages === null : ages !== null && ages.from <= age && age <= ages.to

const supplementOf = (season: RateSeason, input: SuggestLinesInput) =>
  season.lines.find((line) => line.supplement && line.basis === 'single' && fits(line, input))

/** The line of another season that says the same of whom and what; that of the same room, if no other. */
function likeLine(season: RateSeason, line: RateLine): RateLine | undefined {
  if (season.lines.includes(line)) return line
  const parts = ['room', 'class', 'board', 'service', 'bed', 'per'] as const
  const alike = season.lines.filter(
    (each) =>
      each.basis === line.basis &&
      each.supplement === line.supplement &&
      (each.ages?.from ?? null) === (line.ages?.from ?? null),
  )
  const likeness = (each: RateLine) => parts.filter((part) => each[part] === line[part]).length
  return alike.toSorted((one, other) => likeness(other) - likeness(one))[0]
}

/** For how many a supplement would be. */
function supplementCount({ basis, per, ages }: RateLine, party: Party): number {
  if (per === 'service' || per === 'vehicle') return 1
  if (per === 'room') return party.rooms.reduce((sum, { rooms }) => sum + rooms, 0) || 1
  const isForChildren = basis === 'child' || basis === 'infant'
  if (isForChildren) return party.children.filter((age) => isWithin(ages, age)).length
  const inRooms = party.rooms.filter(({ kind }) => basesOf[kind].includes(basis))
  const adults = inRooms.reduce((sum, each) => sum + each.adults, 0)
  return party.rooms.length > 0 && adultBases.some((each) => each === basis) ? adults : party.adults
}

const isWithin = (ages: RateLine['ages'], age: number) =>
  ages === null || (ages.from <= age && age <= ages.to)

/** An extra that no price includes: a line, told apart where it is paid on the spot. */
function extraLine(extra: RateExtra, party: Party): SuggestedLine[] {
  const { per, ages, amount, payable } = extra
  const children = party.children.filter((age) => isWithin(ages, age)).length
  const travellers = (ages === null ? party.adults : 0) + children
  const rooms = party.rooms.reduce((sum, each) => sum + each.rooms, 0) || 1
  const quantity = per === 'person' ? travellers : per === 'room' ? rooms : 1
  const onSpot = payable === 'onSpot'
  return quantity < 1
    ? []
    : [{ of: { extra }, quantity, amount, optional: false, onSpot, side: null }]
}

function distinct(warnings: Warning[]): Warning[] {
  return [...new Map(warnings.map((each) => [JSON.stringify(each), each])).values()]
}
