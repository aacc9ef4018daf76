import { type Months, monthsOfYear, recommendedStates } from '#contract/catalogue/facts/seasons.ts'

/** Those of 1 to 12 that are ideal or good for each of several; nothing where fewer than two say anything. */
export function monthsForAll(all: readonly (Months | null)[]): number[] | undefined {
  const known = all.filter((months) => months !== null)
  if (known.length < 2) return undefined
  return monthsOfYear.filter((month) =>
    known.every((months) => recommendedStates.some((state) => state === months[month - 1])),
  )
}

/** How many of a journey's stops are among the wanted places. */
export interface Covering<Journey> {
  journey: Journey
  covered: number
}

const coveringMax = 3

/** The journeys that hold half or more of the places, and at least two: those with the most first, then the shortest. */
export function coveringMost<Journey extends { destinationIds: readonly string[]; days: number }>(
  journeys: readonly Journey[],
  places: readonly string[],
): Covering<Journey>[] {
  const enough = Math.max(2, places.length / 2)
  return journeys
    .map((journey) => ({
      journey,
      covered: places.filter((id) => journey.destinationIds.includes(id)).length,
    }))
    .filter(({ covered }) => covered >= enough)
    .toSorted((one, other) => other.covered - one.covered || one.journey.days - other.journey.days)
    .slice(0, coveringMax)
}

interface Listed {
  /** `kind:id` */
  item: string
  /** Items that are part of it, as `kind:id`. */
  holds: readonly string[]
}

/** The first of the list that another item is part of, by that item's name. */
export function holdersIn<Row extends Listed>(rows: readonly Row[]): Map<string, Row> {
  const holders = new Map<string, Row>()
  for (const row of rows) {
    const held = rows.filter(({ item }) => row.holds.includes(item) && !holders.has(item))
    for (const { item } of held) holders.set(item, row)
  }
  return holders
}

interface Nights {
  min: number
  max: number
}

/** All nights together; nothing where nothing says how many. */
export function nightsOf(all: readonly (Nights | null)[]): Nights | null {
  const known = all.filter((nights) => nights !== null)
  if (known.length === 0) return null
  const sum = (end: keyof Nights) => known.reduce((total, nights) => total + nights[end], 0)
  return { min: sum('min'), max: sum('max') }
}
