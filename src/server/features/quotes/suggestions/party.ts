import type { InputOf } from '#contract/index.ts'
import type { RateLine } from '#contract/trade/rates/rate-lines.ts'

export type Rooms = InputOf<'suggestPrices'>['rooms']
export type RoomKind = Rooms[number]['kind']

/** How many a room of a kind is for. */
const places: Record<RoomKind, number> = { single: 1, double: 2, twin: 2, triple: 3, family: 4 }

/** The bases that price a room of a kind, the fitting one first. */
export const basesOf: Record<RoomKind, readonly RateLine['basis'][]> = {
  single: ['single'],
  double: ['double', 'twin'],
  twin: ['twin', 'double'],
  triple: ['triple'],
  family: ['quadruple', 'triple', 'double'],
}

/** The bases that price whoever travels without a word of rooms. */
export const partyBases = ['group', 'unit'] as const
export const adultBases = ['double', 'twin', 'triple', 'quadruple', 'single'] as const

/** The adults in rooms of one kind. */
export interface RoomGroup {
  kind: RoomKind
  rooms: number
  adults: number
}

export interface Party {
  adults: number
  children: readonly number[]
  rooms: RoomGroup[]
  /** How many the rooms are for. */
  places: number
}

/**
 * Assigns people to rooms: adults take the places of the rooms in their order, children the rest. If nobody has said
 * the number of adults, it is the number of places in the rooms without the children.
 */
export function partyOf(rooms: Rooms, children: readonly number[], known: number | null): Party {
  const all = rooms.reduce((sum, { kind, count }) => sum + places[kind] * count, 0)
  const adults = known ?? Math.max(1, rooms.length > 0 ? all - children.length : 2)
  let left = adults
  const groups = rooms.map(({ kind, count }) => {
    const inThese = Math.min(left, places[kind] * count)
    left -= inThese
    return { kind, rooms: count, adults: inThese }
  })
  const last = groups.at(-1)
  // Who has no place is told, and priced as the others.
  if (last) last.adults += left
  return { adults, children, rooms: groups, places: all }
}
