import { ridges } from '../geography/ridges.ts'
import type { Point } from '../places.ts'
import type { View } from './view.ts'

/** Between two peaks of a range, in units: mountains are as many as there is room. */
const step = 15
/** Peaks are not all alike; the same each time. */
const sizes = [1, 0.72, 0.88, 0.66, 0.94, 0.78]

/** The Andes as shaded ridges: the data of their lit and of their shaded sides. */
export function mountains(view: View): { lit: string; shade: string } {
  const peaks = ridges
    .flatMap((ridge) => peaksAlong(pointsOf(ridge, view)))
    .filter(({ x, y }) => x > -10 && x < view.width + 10 && y > -10 && y < view.height + 10)
    .filter(isApart)
    .toSorted((one, other) => one.y - other.y)
  const faces = peaks.map(({ x, y }, index) => {
    const size = sizes[index % sizes.length] ?? 1
    const [half, high] = [Math.round(6 * size * 2) / 2, Math.round(11 * size * 2) / 2]
    const top = `M${Math.round(x)} ${Math.round(y) - high}`
    return { lit: `${top}l-${half} ${high}h${half}z`, shade: `${top}v${high}h${half}z` }
  })
  return {
    lit: faces.map(({ lit }) => lit).join(''),
    shade: faces.map(({ shade }) => shade).join(''),
  }
}

/** Where two ranges meet, one peak is enough. */
function isApart({ x, y }: Point, index: number, all: readonly Point[]): boolean {
  return all.slice(0, index).every((other) => Math.hypot(other.x - x, other.y - y) > step * 0.6)
}

function pointsOf(ridge: readonly number[], view: View): Point[] {
  const points: Point[] = []
  for (let at = 0; at + 1 < ridge.length; at += 2)
    points.push(view.toPoint({ lng: ridge[at] ?? 0, lat: ridge[at + 1] ?? 0 }))
  return points
}

function peaksAlong(points: readonly Point[]): Point[] {
  const peaks: Point[] = []
  let left = 0
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (!from) continue
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    for (; left <= length; left += step) {
      const share = length === 0 ? 0 : left / length
      // A little to either side, so that a range is no row.
      const aside = (peaks.length % 3) * 4 - 4
      peaks.push({
        x: from.x + (to.x - from.x) * share + aside,
        y: from.y + (to.y - from.y) * share,
      })
    }
    left -= length
  }
  return peaks
}
