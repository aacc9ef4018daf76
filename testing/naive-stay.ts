import type { RateExtra } from '#contract/trade/rates/rate-fields.ts'
import type { RateLine } from '#contract/trade/rates/rate-lines.ts'
import type { StayRate } from '#contract/trade/stays/stay-nights.ts'

/** A stay as one would reckon it with a pencil. */
export interface NaiveStay {
  rates: readonly StayRate[]
  days: readonly string[]
  adults: number
  children: readonly number[]
  rooms: readonly { kind: string; count: number }[]
  wanted: Partial<Record<'class' | 'board' | 'room' | 'service', string | undefined>>
  side: 'net' | 'gross'
}

interface NaiveAnswer {
  /** Null where something has no price. */
  total: bigint | null
  /** By currency, what is paid to others. */
  onSpot: Record<string, bigint>
  /** Sum of the optional lines that are extras. */
  optionalExtras: bigint
}

type Night = { day: string; rate: StayRate; lines: readonly RateLine[] }

const beds: Record<string, number> = { single: 1, double: 2, twin: 2, triple: 3, family: 4 }
const roomBases: Record<string, string[]> = {
  single: ['single'],
  double: ['double', 'twin'],
  twin: ['twin', 'double'],
  triple: ['triple'],
  family: ['quadruple', 'triple', 'double'],
}

/** Prices a stay night by night, room by room and child by child; undefined where no night has a rate. */
export function naiveStay(stay: NaiveStay): NaiveAnswer | undefined {
  const nights = nightsIn(stay)
  if (nights.length === 0) return undefined
  const isCovered = nights.length === stay.days.length
  const people = stay.adults + stay.children.length
  const seats = seatsIn(stay)
  const costs: (bigint | null)[] = []
  const byRoom = seats.map((seat) => costOfRoom(stay, nights, people, seat))
  const roomsPriced = byRoom.every((cost) => cost !== null)
  const someRoom = seats.some((seat) => hasAnyRoomLine(stay, nights, people, seat))
  const ownPrices = stay.children.map((age) =>
    cheapest(stay, nights, people, ['child', 'infant'], 1, age),
  )
  const hasOwn = stay.children.map((age) => hasLine(stay, nights, people, ['child', 'infant'], age))
  const paying = stay.children.length - hasOwn.filter(Boolean).length
  const group =
    roomsPriced || (stay.rooms.length > 0 && someRoom)
      ? undefined
      : cheapestOf(stay, nights, people, ['group', 'unit'], (line) =>
          line.per === 'person' ? people : 1,
        )
  const asGroup = group?.cost !== undefined || group?.partial
  if (asGroup && group) {
    // Who pays a child's price is no traveller of the group's.
    const units = group.per === 'person' ? stay.adults + paying : 1
    costs.push(group.unit === null ? null : group.unit * BigInt(units))
  } else costs.push(...byRoom)
  const inRoomPrice = asGroup || seats.some((seat) => isPricedByRoom(stay, nights, people, seat))
  for (const [at, price] of ownPrices.entries()) {
    if (hasOwn[at]) costs.push(price)
    else if (!inRoomPrice) costs.push(null)
  }
  const extras = extrasIn(stay, nights)
  const isWhole = isCovered && costs.every((cost) => cost !== null)
  const sum = costs.reduce<bigint>((all, cost) => all + (cost ?? 0n), 0n)
  return {
    total: isWhole ? sum + extras.here : null,
    onSpot: extras.onSpot,
    optionalExtras: extras.optional,
  }
}

function linesOn(rate: StayRate, day: string): readonly RateLine[] | undefined {
  return rate.seasons.find(({ ranges }) => ranges.some(({ from, to }) => from <= day && day <= to))
    ?.lines
}

function nightsIn({ rates, days }: NaiveStay): Night[] {
  const [first = ''] = days
  const opening = rates.find((rate) => linesOn(rate, first))
  if (opening?.pricedBy === 'start') {
    return days.map((day) => ({ day, rate: opening, lines: linesOn(opening, first) ?? [] }))
  }
  const nights: Night[] = []
  let currency: string | undefined
  for (const day of days) {
    for (const rate of rates) {
      const lines = linesOn(rate, day)
      if (!lines || rate.pricedBy === 'start' || (currency && currency !== rate.currency)) continue
      currency = rate.currency
      nights.push({ day, rate, lines })
      break
    }
  }
  return nights
}

interface Seat {
  kind: string
  rooms: number
  adults: number
}

/** One adult in each room, then the beds that are left, room kind by room kind. */
function seatsIn({ rooms, adults }: NaiveStay): Seat[] {
  const kinds =
    rooms.length > 0
      ? rooms
      : [
          { kind: 'double', count: (adults - (adults % 2)) / 2 },
          { kind: 'single', count: adults % 2 },
        ].filter(({ count }) => count > 0)
  const seats = kinds.map(({ kind, count }) => ({ kind, rooms: count, adults: 0 }))
  let standing = adults
  for (const seat of seats) {
    while (standing > 0 && seat.adults < seat.rooms) {
      seat.adults += 1
      standing -= 1
    }
  }
  for (const seat of seats) {
    while (standing > 0 && seat.adults < seat.rooms * (beds[seat.kind] ?? 0)) {
      seat.adults += 1
      standing -= 1
    }
  }
  const last = seats.at(-1)
  if (last) last.adults += standing
  return seats
}

const unitsOfRoom =
  ({ rooms, adults }: Seat) =>
  (line: RateLine) =>
    line.per === 'room' ? rooms : line.per === 'person' ? adults : 1

function costOfRoom(stay: NaiveStay, nights: Night[], people: number, seat: Seat): bigint | null {
  const units = unitsOfRoom(seat)
  const found = cheapestOf(stay, nights, people, roomBases[seat.kind] ?? [], units)
  if (seat.kind !== 'single' || found?.cost !== undefined) return found?.cost ?? null
  const shared = cheapestOf(stay, nights, people, ['double', 'twin'], units)
  const alone = cheapestOf(stay, nights, people, ['single'], units, { isSupplement: true })
  return shared?.cost === undefined || alone?.cost === undefined ? null : shared.cost + alone.cost
}

function hasAnyRoomLine(stay: NaiveStay, nights: Night[], people: number, seat: Seat): boolean {
  const found = cheapestOf(stay, nights, people, roomBases[seat.kind] ?? [], unitsOfRoom(seat))
  return found !== undefined || costOfRoom(stay, nights, people, seat) !== null
}

function isPricedByRoom(stay: NaiveStay, nights: Night[], people: number, seat: Seat): boolean {
  const units = unitsOfRoom(seat)
  const found = cheapestOf(stay, nights, people, roomBases[seat.kind] ?? [], units)
  const isWholeRoom = (per: string | undefined) => per !== undefined && per !== 'person'
  if (seat.kind !== 'single' || found?.cost !== undefined) return isWholeRoom(found?.per)
  if (costOfRoom(stay, nights, people, seat) === null) return isWholeRoom(found?.per)
  const shared = cheapestOf(stay, nights, people, ['double', 'twin'], units)
  const alone = cheapestOf(stay, nights, people, ['single'], units, { isSupplement: true })
  return isWholeRoom(shared?.per) || isWholeRoom(alone?.per)
}

function hasLine(stay: NaiveStay, nights: Night[], people: number, bases: string[], age: number) {
  return cheapestOf(stay, nights, people, bases, () => 1, { age }) !== undefined
}

function cheapest(
  stay: NaiveStay,
  nights: Night[],
  people: number,
  bases: string[],
  units: number,
  age: number,
): bigint | null {
  return cheapestOf(stay, nights, people, bases, () => units, { age })?.cost ?? null
}

interface Cheapest {
  /** Undefined where a night has no line. */
  cost: bigint | undefined
  unit: bigint | null
  per: string
  partial: boolean
}

/** Tries each basis in turn, and of each every way to pay for all nights. */
function cheapestOf(
  stay: NaiveStay,
  nights: Night[],
  people: number,
  bases: string[],
  units: (line: RateLine) => number,
  { age, isSupplement = false }: { age?: number; isSupplement?: boolean } = {},
): Cheapest | undefined {
  let partial: Cheapest | undefined
  for (const basis of bases) {
    const fitting = nights.map(({ lines }) =>
      mostExact(
        lines.filter((line) => isFitting(line, { stay, people, basis, age, isSupplement })),
        stay,
      ),
    )
    const ways: { unit: bigint; line: RateLine }[] = []
    for (const line of fitting[0] ?? []) {
      if (!line.perNight) ways.push({ unit: priceOf(line, stay), line })
    }
    for (const line of fitting[0] ?? []) {
      if (!line.perNight) continue
      let unit: bigint | undefined = 0n
      for (const lines of fitting) {
        const same = lines.find((each) => saysTheSame(each, line))
        unit = same && unit !== undefined ? unit + priceOf(same, stay) : undefined
      }
      if (unit !== undefined) ways.push({ unit, line })
    }
    let best: { unit: bigint; line: RateLine } | undefined
    for (const way of ways) {
      if (!best || way.unit * BigInt(units(way.line)) < best.unit * BigInt(units(best.line)))
        best = way
    }
    if (best) {
      const cost = best.unit * BigInt(units(best.line))
      return { cost, unit: best.unit, per: best.line.per, partial: false }
    }
    const each = fitting.map((lines) => {
      let least: RateLine | undefined
      for (const line of lines.filter(({ perNight }) => perNight)) {
        const costs = (one: RateLine) => priceOf(one, stay) * BigInt(units(one))
        if (!least || costs(line) < costs(least)) least = line
      }
      return least
    })
    const first = each.find((line) => line !== undefined)
    if (!first) continue
    if (each.every((line) => line !== undefined)) {
      const unit = each.reduce((all, line) => all + priceOf(line, stay), 0n)
      return { cost: unit * BigInt(units(first)), unit, per: first.per, partial: false }
    }
    partial ??= { cost: undefined, unit: null, per: first.per, partial: true }
  }
  return partial
}

interface Fitting {
  stay: NaiveStay
  people: number
  basis: string
  age: number | undefined
  isSupplement: boolean
}

function isFitting(line: RateLine, { stay, people, basis, age, isSupplement }: Fitting): boolean {
  if (line.basis !== basis || line.supplement !== isSupplement) return false
  if (line.pax && (people < line.pax.min || people > line.pax.max)) return false
  if (stay.side === 'gross' && line.gross === null) return false
  for (const name of ['class', 'board', 'room', 'service'] as const) {
    const wish = stay.wanted[name]
    if (wish !== undefined && line[name] !== null && line[name] !== wish) return false
  }
  if (isSupplement) return true
  if (age === undefined) return line.ages === null
  return line.ages !== null && line.ages.from <= age && age <= line.ages.to
}

function mostExact(lines: RateLine[], { wanted }: NaiveStay): RateLine[] {
  const exactness = ({ class: level, board, room, service }: RateLine) =>
    [
      wanted.class !== undefined && level !== null,
      wanted.board !== undefined && board !== null,
      wanted.room !== undefined && room !== null,
      wanted.service !== undefined && service !== null,
    ].filter(Boolean).length
  const most = lines.reduce((all, line) => Math.max(all, exactness(line)), 0)
  return lines.filter((line) => exactness(line) === most)
}

function priceOf({ net, gross }: RateLine, { side }: NaiveStay): bigint {
  return BigInt(side === 'net' ? net : (gross ?? 0))
}

function saysTheSame(one: RateLine, other: RateLine): boolean {
  const said = ({ net: _n, gross: _g, commissionable: _c, ...rest }: RateLine) =>
    JSON.stringify(rest, Object.keys({ ...rest, from: 0, to: 0, min: 0, max: 0 }).toSorted())
  return one.perNight && said(one) === said(other)
}

/** Walks the nights with the list of extras in hand. */
function extrasIn(stay: NaiveStay, nights: Night[]) {
  const onSpot: Record<string, bigint> = {}
  const sums = { here: 0n, optional: 0n, onSpot }
  const paid = new Map<string, number>()
  const met = new Set<string>()
  const pay = (extra: RateExtra, currency: string) => {
    const units = unitsOfExtra(stay, extra)
    if (units === 0) return
    const amount = BigInt(extra.amount) * BigInt(units)
    if (extra.payable === 'onSpot') onSpot[currency] = (onSpot[currency] ?? 0n) + amount
    else if (extra.optional) sums.optional += amount
    else sums.here += amount
  }
  for (const [at, { day, rate }] of nights.entries()) {
    for (const extra of rate.extras) {
      if (extra.included) continue
      const currency = extra.currency ?? rate.currency
      const name = JSON.stringify(extra.label)
      const spans = extra.when.filter(({ from, to }) => isIn(from, to, day))
      if (extra.perNight) {
        if (extra.when.length > 0 && spans.length === 0) continue
        const before = paid.get(name) ?? 0
        if (extra.maxNights !== null && before >= extra.maxNights) continue
        paid.set(name, before + 1)
        pay(extra, currency)
      } else if (extra.when.length > 0) {
        for (const { from, to } of spans) {
          if (met.has(`${name} ${from} ${to}`)) continue
          met.add(`${name} ${from} ${to}`)
          pay(extra, currency)
        }
      } else if (at === 0) pay(extra, currency)
    }
  }
  return sums
}

function isIn(from: string, to: string, day: string): boolean {
  if (from.length === 10) return from <= day && day <= to
  const short = day.slice(5)
  return from <= to ? from <= short && short <= to : short >= from || short <= to
}

function unitsOfExtra(stay: NaiveStay, { per, ages }: RateExtra): number {
  if (per === 'service' || per === 'vehicle') return 1
  if (per === 'room') return seatsIn(stay).reduce((all, { rooms }) => all + rooms, 0)
  let count = 0
  for (const age of [...Array.from({ length: stay.adults }, () => 18), ...stay.children]) {
    if (!ages || (age >= ages.from && age <= ages.to)) count += 1
  }
  return count
}
