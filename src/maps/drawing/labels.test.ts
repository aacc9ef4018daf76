import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelLines, type Obstacles, placeLabel } from './labels.ts'
import { boxOf, markerFor, spread } from './markers.ts'
import { type Box, overlap } from '../places.ts'

const frame = { width: 440, height: 520 }
const point = fc.record({
  x: fc.double({ min: 20, max: 420, noNaN: true }),
  y: fc.double({ min: 20, max: 500, noNaN: true }),
})
const named = fc.record({ point, name: fc.string({ minLength: 1, maxLength: 40 }) })
const line = { typeface: 'strong', size: 14, fill: 'black' } as const

const isWithin = ({ x, y, width, height }: Box) =>
  x >= 0 && y >= 0 && x + width <= frame.width && y + height <= frame.height

const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const))

describe('names on a map', () => {
  it('never cover one another or a stop, and never leave the frame', () => {
    fc.assert(
      fc.property(fc.array(named, { maxLength: 14 }), (places) => {
        const markers = places.map(({ point }) => boxOf(markerFor(point, [1])))
        const obstacles: Obstacles = { ...frame, taken: [...markers], sparse: [], points: [] }
        const boxes = places.flatMap(({ point, name }) => {
          const lines = labelLines(name, line)
          if (lines.length === 0) return []
          const placed = placeLabel({ at: point, clear: { x: 10, y: 10 }, lines }, obstacles)
          return placed ? [placed.box] : []
        })
        expect(boxes.every(isWithin)).toBe(true)
        expect(pairs(boxes).some(([one, other]) => overlap(one, other))).toBe(false)
        expect(boxes.some((box) => markers.some((marker) => overlap(box, marker)))).toBe(false)
      }),
    )
  })

  it('are never nearer to another place than to their own, unless a line leads there', () => {
    // Written apart: the distance from a point to a box, by the sides that it lies beyond.
    const beyond = (value: number, low: number, high: number) =>
      Math.max(low - value, 0, value - high)
    const apart = ({ x, y, width, height }: Box, point: { x: number; y: number }) =>
      Math.sqrt(beyond(point.x, x, x + width) ** 2 + beyond(point.y, y, y + height) ** 2)
    fc.assert(
      fc.property(fc.array(named, { maxLength: 14 }), (places) => {
        const points = places.map(({ point }) => point)
        const obstacles: Obstacles = { ...frame, taken: [], sparse: [], points }
        for (const { point, name } of places) {
          const lines = labelLines(name, line)
          const label = { at: point, clear: { x: 6, y: 6 }, lines }
          const placed = lines.length > 0 ? placeLabel(label, obstacles) : null
          if (!placed) continue
          const others = points.filter(({ x, y }) => x !== point.x || y !== point.y)
          const nearest = Math.min(...others.map((other) => apart(placed.box, other)))
          if (placed.leader) expect(nearest).toBeGreaterThan(10)
          else expect(nearest).toBeGreaterThan(apart(placed.box, point))
        }
      }),
    )
  })

  it('keep off the route where there is another place', () => {
    const along = Array.from({ length: 40 }, (_, index) => ({ x: 220 + index * 4, y: 200 }))
    const lines = labelLines('Bariloche', line)
    const label = { at: { x: 220, y: 200 }, clear: { x: 10, y: 10 }, lines }
    expect(placeLabel(label, { ...frame, taken: [], sparse: [], points: [] })?.anchor).toBe('start')
    expect(placeLabel(label, { ...frame, taken: [], sparse: along, points: [] })?.anchor).toBe(
      'end',
    )
  })
})

describe('stops close together', () => {
  it('move apart and stay within the frame', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 6 }), (points) => {
        const markers = spread(
          points.map((at, index) => markerFor(at, [index + 1])),
          frame,
        )
        expect(markers.map(boxOf).every(isWithin)).toBe(true)
      }),
    )
    const same = spread(
      [1, 2, 3].map((number) => markerFor({ x: 200, y: 200 }, [number])),
      frame,
    )
    const boxes = same.map(boxOf)
    expect(pairs(boxes).some(([one, other]) => overlap(one, other))).toBe(false)
  })
})
