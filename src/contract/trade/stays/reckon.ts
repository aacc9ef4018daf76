import type { RateExtra } from '../rates/rate-fields.ts'
import { identityOf, type RateLine } from '../rates/rate-lines.ts'
import {
  type ChosenLine,
  chooseLine,
  fits,
  type LineChoiceInput,
  type PriceOf,
  type WantedLine,
} from './line-choice.ts'
import {
  adultBases,
  basesOf,
  partyBases,
  type Party,
  type RoomGroup,
  type RoomKind,
} from './party.ts'
import { extrasOf } from './stay-extras.ts'
import type { StayNight, StayRate } from './stay-nights.ts'

/** A line of a stay before it is put in words. */
export interface StayLine<Rate extends StayRate = StayRate> {
  of: { chosen: ChosenLine<Rate> } | { extra: RateExtra; nights: number | null }
  currency: string
  quantity: number
  /** For one of the quantity and the whole stay, in minor units. */
  unit: number
  optional: boolean
  /** Paid to others, and in no total. */
  onSpot: boolean
}

/** Something of a stay without a price: a night, a room (on a night, or on none), a child of an age. */
export interface Unpriced {
  night?: string
  room?: RoomKind
  age?: number
}

export interface ReckonedStay<Rate extends StayRate = StayRate> {
  lines: StayLine<Rate>[]
  unpriced: Unpriced[]
  /** Choices among several prices, each by its basis and what the lines differ in. */
  several: { basis: RateLine['basis']; differ: string[] }[]
}

interface ReckonInput<Rate extends StayRate> {
  nights: readonly StayNight<Rate>[]
  party: Party
  wanted: WantedLine
  priceOf: PriceOf
}

/**
 * Prices a party's stay in exact minor units: adults by their rooms, else by the group or service; children by age;
 * supplements and extras. A child without a line of its own belongs to the group, room or service where one is
 * priced as a whole, and is unpriced otherwise. Agents' calculator and proposals share it (requirements §16.3).
 */
export function reckon<Rate extends StayRate>(input: ReckonInput<Rate>): ReckonedStay<Rate> {
  const { nights, party } = input
  const [first] = nights
  if (!first) return { lines: [], unpriced: [], several: [] }
  const stay: Stay<Rate> = { ...input, travellers: party.adults + party.children.length }
  const rooms = party.groups.map((group) => ({ group, found: roomLines(stay, group) }))
  const isPriced = rooms.every(({ found }) => isWhole(found))
  const hasSome = rooms.some(({ found }) => found.length > 0)
  const whole = isPriced || (party.areRoomsGiven && hasSome) ? undefined : partyLine(stay)
  const children = party.children.map((age) => ({ age, found: childLine(stay, age) }))
  const isOwn = ({ found }: { found: ChosenLine | undefined }) => found !== undefined
  const adults: Taken<Rate>[] = whole
    ? [{ chosen: whole, quantity: wholeQuantity(whole.line, party, children.filter(isOwn).length) }]
    : rooms.flatMap(({ group, found }) =>
        found.map((chosen) => ({ chosen, quantity: roomQuantity(chosen.line, group), group })),
      )
  const holdsChildren = adults.some(({ chosen: { line } }) => whole || line.per !== 'person')
  const ofChildren = Map.groupBy(
    children.flatMap(({ found }) => found ?? []),
    ({ portions }) => portions.map(({ line }) => identityOf(line)).join(),
  )
  const taken: Taken<Rate>[] = [
    ...adults,
    ...[...ofChildren.values()].flatMap(([chosen, ...others]) =>
      chosen ? [{ chosen, quantity: 1 + others.length }] : [],
    ),
  ]
  return {
    lines: [
      ...taken
        .filter(({ quantity }) => quantity > 0)
        .map(({ chosen, quantity }) => lineOf(chosen, quantity, false)),
      ...supplements(stay, first.season.lines),
      ...extraLines(stay),
    ],
    unpriced: [
      ...(whole ? [] : unpricedRooms(rooms)),
      ...adults.flatMap(({ chosen, group }) =>
        chosen.without.map((night) => ({ night, ...(group && { room: group.kind }) })),
      ),
      ...children.flatMap(({ age, found }) =>
        found ? found.without.map((night) => ({ night, age })) : holdsChildren ? [] : [{ age }],
      ),
    ],
    several: taken.flatMap(({ chosen: { line, differ } }) =>
      differ.length > 0 ? [{ basis: line.basis, differ }] : [],
    ),
  }
}

interface Stay<Rate extends StayRate> extends ReckonInput<Rate> {
  travellers: number
}

interface Taken<Rate extends StayRate> {
  chosen: ChosenLine<Rate>
  quantity: number
  group?: RoomGroup
}

const isWhole = (found: readonly ChosenLine[]) =>
  found.length > 0 && found.every(({ without }) => without.length === 0)

function choiceOf(
  { travellers, wanted, priceOf }: Stay<StayRate>,
  unitsOf: LineChoiceInput['unitsOf'],
): LineChoiceInput {
  return { isSupplement: false, age: undefined, travellers, wanted, priceOf, unitsOf }
}

/** The line of a group of rooms; of a single without one, the double's with the supplement. */
function roomLines<Rate extends StayRate>(stay: Stay<Rate>, group: RoomGroup): ChosenLine<Rate>[] {
  const { nights } = stay
  const choice = choiceOf(stay, (line) => roomQuantity(line, group))
  const line = chooseLine(nights, basesOf[group.kind], choice)
  if (group.kind !== 'single' || (line && isWhole([line]))) return line ? [line] : []
  const shared = chooseLine(nights, basesOf.double, choice)
  const alone = chooseLine(nights, ['single'], { ...choice, isSupplement: true })
  const both = shared && alone ? [shared, alone] : []
  return isWhole(both) ? both : line ? [line] : []
}

function partyLine<Rate extends StayRate>(stay: Stay<Rate>): ChosenLine<Rate> | undefined {
  return chooseLine(
    stay.nights,
    partyBases,
    choiceOf(stay, (line) => wholeQuantity(line, stay.party, 0)),
  )
}

function childLine<Rate extends StayRate>(
  stay: Stay<Rate>,
  age: number,
): ChosenLine<Rate> | undefined {
  const choice = { ...choiceOf(stay, () => 1), age }
  return chooseLine(stay.nights, ['child', 'infant'], choice)
}

/** Units of a line for rooms of one kind. */
function roomQuantity({ per }: RateLine, { rooms, adults }: RoomGroup): number {
  return per === 'room' ? rooms : per === 'person' ? adults : 1
}

/** Units of a line for all travellers; children who pay their own line are not among them. */
function wholeQuantity({ per }: RateLine, { adults, children }: Party, own: number): number {
  return per === 'person' ? adults + children.length - own : 1
}

function lineOf<Rate extends StayRate>(
  chosen: ChosenLine<Rate>,
  quantity: number,
  optional: boolean,
): StayLine<Rate> {
  const currency = chosen.portions[0]?.rate.currency ?? ''
  return { of: { chosen }, currency, quantity, unit: chosen.unit, optional, onSpot: false }
}

/** Supplements that a traveller may choose: those that every night has. */
function supplements<Rate extends StayRate>(
  stay: Stay<Rate>,
  lines: readonly RateLine[],
): StayLine<Rate>[] {
  const choice = { ...choiceOf(stay, () => 1), isSupplement: true }
  return lines
    .filter((line) => line.basis !== 'single' && fits(line, choice))
    .flatMap((line) => {
      const { class: level, board, service, room, basis } = line
      const wanted: WantedLine = {
        ...(level && { class: level }),
        ...(board && { board }),
        ...(service && { service }),
        ...(room !== null && { room }),
      }
      const chosen = chooseLine(stay.nights, [basis], { ...choice, wanted })
      const quantity = supplementQuantity(line, stay.party)
      return chosen?.line === line && isWhole([chosen]) && quantity > 0
        ? [lineOf(chosen, quantity, true)]
        : []
    })
}

function supplementQuantity({ basis, per, ages }: RateLine, party: Party): number {
  const { groups, children, adults } = party
  if (per === 'service' || per === 'vehicle') return 1
  if (per === 'room') return groups.reduce((sum, { rooms }) => sum + rooms, 0)
  if (basis === 'child' || basis === 'infant') {
    return children.filter((age) => !ages || (ages.from <= age && age <= ages.to)).length
  }
  const isOfRooms = adultBases.includes(basis)
  const meant = groups.filter(({ kind }) => basesOf[kind].includes(basis))
  return isOfRooms ? meant.reduce((sum, group) => sum + group.adults, 0) : adults
}

function extraLines<Rate extends StayRate>({ nights, party }: Stay<Rate>): StayLine<Rate>[] {
  return extrasOf(nights, party).map(({ extra, currency, quantity, unit, nights: charged }) => ({
    of: { extra, nights: charged },
    currency,
    quantity,
    unit,
    optional: extra.optional,
    onSpot: extra.payable === 'onSpot',
  }))
}

function unpricedRooms(
  rooms: readonly { group: RoomGroup; found: readonly ChosenLine[] }[],
): Unpriced[] {
  return rooms.flatMap(({ group, found }) => (found.length === 0 ? [{ room: group.kind }] : []))
}
