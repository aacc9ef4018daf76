import type { Random } from './random.ts'

export type Point = readonly [number, number]

const short = (value: number) => Math.round(value * 10) / 10
const spot = ([x, y]: Point) => `${short(x)} ${short(y)}`

/** Straight lines through the points, left open. */
export function line(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(spot).join('L')}`
}

/** Straight lines through the points and back to the first. */
export function polygon(points: readonly Point[]): string {
  return `${line(points)}Z`
}

/** A soft line through the points (Catmull-Rom as Béziers), left open. */
export function curve(points: readonly Point[]): string {
  const first = points[0]
  if (!first) return ''
  let path = `M${spot(first)}`
  for (let index = 0; index < points.length - 1; index += 1) {
    const from = points[index] ?? first
    const to = points[index + 1] ?? from
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const lead: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const trail: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${spot(lead)} ${spot(trail)} ${spot(to)}`
  }
  return path
}

/** A soft line continued by straight ones through `rest`, closed: hills, banks, foliage. */
export function curveWith(points: readonly Point[], rest: readonly Point[]): string {
  return `${curve(points)}${rest.map((point) => `L${spot(point)}`).join('')}Z`
}

/** Adds broken detail between the points by halving each stretch `steps` times. */
export function roughen(
  points: readonly Point[],
  roughness: number,
  random: Random,
  steps = 4,
): Point[] {
  let rough = [...points]
  for (let step = 0; step < steps; step += 1) {
    const finer: Point[] = []
    for (let index = 0; index < rough.length - 1; index += 1) {
      const from = rough[index] ?? [0, 0]
      const to = rough[index + 1] ?? from
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      const shift = length * roughness
      finer.push(from, [
        (from[0] + to[0]) / 2 + random.between(-shift, shift) * 0.45,
        (from[1] + to[1]) / 2 + random.between(-shift, shift),
      ])
    }
    const last = rough[rough.length - 1]
    rough = last ? [...finer, last] : finer
  }
  return rough
}

/** Moves points given in a landmark's own units (y upwards) to where it stands. */
export function placePoints(
  points: readonly Point[],
  x: number,
  y: number,
  scale: number,
): Point[] {
  return points.map(([px, py]) => [x + px * scale, y - py * scale])
}
