import { expect, it } from 'vitest'
import { bendApart, bendsOnFlatMap, pointsAlong } from './legs.ts'

const at = (x: number, y: number) => ({ x, y })

/** The least distance between the middle parts of two legs. */
function roomBetween(one: readonly { x: number; y: number }[], other: typeof one): number {
  const middle = (points: typeof one) =>
    points.slice(Math.floor(points.length / 4), Math.ceil((points.length * 3) / 4))
  return Math.min(
    ...middle(one).flatMap((a) => middle(other).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
  )
}

it.each([
  ['there and back', [at(50, 50), at(300, 300), at(50, 50)]],
  ['to two places in one direction', [at(200, 20), at(180, 500), at(200, 20), at(190, 520)]],
  ['on along the way that one came', [at(40, 300), at(240, 300), at(60, 310)]],
])('flights %s can be told apart', (_, stops) => {
  const ways = stops.slice(1).map((to, index) => ({
    from: stops[index] ?? to,
    to,
    style: 'air' as const,
  }))
  const lines = bendApart(ways).map(pointsAlong)
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) expect(roomBetween(one, other)).toBeGreaterThan(4)
  }
})

it('flights there and back bend apart on a flat map too, and a lone one as in a drawing', () => {
  const [buenosAires, iguazu] = [
    { lat: -34.6, lng: -58.4 },
    { lat: -25.7, lng: -54.4 },
  ]
  const calafate = { lat: -50.3, lng: -72.3 }
  const stops = [buenosAires, iguazu, calafate, iguazu, buenosAires]
  const ways = stops.slice(1).map((to, index) => ({
    from: stops[index] ?? to,
    to,
    style: 'air' as const,
  }))
  expect(bendsOnFlatMap(ways.slice(0, 1))).toEqual([0.17])
  const bends = bendsOnFlatMap([...ways, ...ways])
  expect(new Set(bends).size).toBeGreaterThan(1)
  expect(bendsOnFlatMap([])).toEqual([])
})

it('a leg alone bends as its style does', () => {
  const [leg] = bendApart([{ from: at(0, 0), to: at(100, 0), style: 'road' }])
  expect(leg?.bend).toBe(0.06)
})
