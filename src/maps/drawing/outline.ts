import { type GeoContext, type GeoPermissibleObjects, type GeoProjection, geoPath } from 'd3-geo'
import type { Point } from '../places.ts'

interface Stroke {
  points: Point[]
  closed: boolean
}

/** Returns the part of a shape that the view shows, in the drawing's units. */
function strokesOf(projection: GeoProjection, shape: GeoPermissibleObjects): Stroke[] {
  const strokes: Stroke[] = []
  const context: GeoContext = {
    beginPath: () => {},
    moveTo: (x, y) => void strokes.push({ points: [{ x, y }], closed: false }),
    lineTo: (x, y) => void strokes.at(-1)?.points.push({ x, y }),
    closePath: () => {
      const stroke = strokes.at(-1)
      if (stroke) stroke.closed = true
    },
    arc: () => {},
  }
  geoPath(projection, context)(shape)
  return strokes
}

/** Islands and inlets below this size, in units, would be dirt. */
const smallest = 1.6

/**
 * A shape as the data of a path: clipped to the view, without what nobody could see, in whole halves
 * of a unit, each point from the one before, since that is less to send.
 */
export function outline(
  projection: GeoProjection,
  shape: GeoPermissibleObjects,
  tolerance = 0.7,
): string {
  return strokesOf(projection, shape)
    .filter(({ points, closed }) => !closed || extent(points) > smallest)
    .map(({ points, closed }) => write(thin(points, tolerance), closed))
    .join('')
}

function extent(points: readonly Point[]): number {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** The points that a line needs to stay within the tolerance (Ramer, Douglas, Peucker). */
function thin(points: readonly Point[], tolerance: number): Point[] {
  const needed = new Set([0, points.length - 1])
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const farthest = farthestOf(points, from, to)
    if (farthest.distance <= tolerance) continue
    needed.add(farthest.at)
    spans.push([from, farthest.at], [farthest.at, to])
  }
  return points.filter((_, index) => needed.has(index))
}

function farthestOf(points: readonly Point[], from: number, to: number) {
  const [a, b] = [points[from], points[to]]
  const farthest = { at: from, distance: 0 }
  if (!a || !b) return farthest
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  for (let at = from + 1; at < to; at += 1) {
    const { x, y } = points[at] ?? a
    const distance =
      length === 0
        ? Math.hypot(x - a.x, y - a.y)
        : Math.abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) / length
    if (distance > farthest.distance) Object.assign(farthest, { at, distance })
  }
  return farthest
}

function write(points: readonly Point[], closed: boolean): string {
  const halves = points.map(({ x, y }) => ({ x: Math.round(x * 2), y: Math.round(y * 2) }))
  const parts = halves.map(({ x, y }, index) => {
    const before = halves[index - 1]
    if (!before) return `M${pair(x, y)}`
    if (x === before.x && y === before.y) return ''
    return `${index === 1 ? 'l' : joint(x - before.x)}${pair(x - before.x, y - before.y)}`
  })
  return parts.join('') + (closed ? 'z' : '')
}

/** A minus parts numbers, too. */
const joint = (next: number) => (next < 0 ? '' : ' ')
const pair = (x: number, y: number) => `${x / 2}${joint(y)}${y / 2}`
