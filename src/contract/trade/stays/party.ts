import type { InputOf } from '#contract/index.ts'
import type { RateLine } from '../rates/rate-lines.ts'

export type Rooms = InputOf<'suggestPrices'>['rooms']
export type RoomKind = Rooms[number]['kind']

type Bases = readonly RateLine['basis'][]

/** The travellers that a room of each kind holds: at least, and at most. */
const places: Record<RoomKind, { min: number; max: number }> = {
  single: { min: 1, max: 1 },
  double: { min: 2, max: 2 },
  twin: { min: 2, max: 2 },
  triple: { min: 3, max: 3 },
  family: { min: 2, max: 4 },
}

/** The bases that price a room of each kind, the fitting one first. */
export const basesOf: Record<RoomKind, Bases> = {
  single: ['single'],
  double: ['double', 'twin'],
  twin: ['twin', 'double'],
  triple: ['triple'],
  family: ['quadruple', 'triple', 'double'],
}

/** The bases that price travellers without rooms. */
export const partyBases: Bases = ['group', 'unit']
export const adultBases: Bases = ['double', 'twin', 'triple', 'quadruple', 'single']

/** The rooms of one kind and the adults in them. */
export interface RoomGroup {
  kind: RoomKind
  rooms: number
  adults: number
}

export interface Party {
  adults: number
  /** Their ages. */
  children: readonly number[]
  groups: readonly RoomGroup[]
  /** False where the rooms are the usual ones: doubles, and a single for an odd adult. */
  areRoomsGiven: boolean
}

interface Travellers {
  adults: number
  children: readonly number[]
  rooms: Rooms
}

/**
 * Assigns adults to rooms: one to each, the others to the free places in the order of the rooms. Adults without a
 * place join the last room. Without rooms two adults share a double, and an odd one has a single (requirements §16.3).
 */
export function partyOf({ adults, children, rooms }: Travellers): Party {
  const areRoomsGiven = rooms.length > 0
  const taken = areRoomsGiven ? rooms : usualRooms(adults)
  let left = adults
  const assign = (wanted: number) => {
    const given = Math.min(left, wanted)
    left -= given
    return given
  }
  const first = taken.map(({ count }) => assign(count))
  const groups = taken.map(({ kind, count }, at) => {
    const alone = first[at] ?? 0
    return { kind, rooms: count, adults: alone + assign(places[kind].max * count - alone) }
  })
  const last = groups.at(-1)
  if (last) last.adults += left
  return { adults, children, groups, areRoomsGiven }
}

function usualRooms(adults: number): Rooms {
  const doubles = { kind: 'double' as const, count: Math.floor(adults / 2) }
  const single = { kind: 'single' as const, count: adults % 2 }
  return [doubles, single].filter(({ count }) => count > 0)
}

/** The travellers that rooms hold: at least, and at most. */
export function placesIn(rooms: Rooms): { min: number; max: number } {
  const sum = (end: 'min' | 'max') =>
    rooms.reduce((all, { kind, count }) => all + places[kind][end] * count, 0)
  return { min: sum('min'), max: sum('max') }
}
