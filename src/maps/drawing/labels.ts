import { type Box, distanceTo, nearestIn, overlap, type Point } from '../places.ts'
import type { Lettering, Letters } from './letters/lettering.ts'
import { element } from './svg.ts'
import { linesOf, type Typeface, widthOf } from './letters/typefaces.ts'
import { round } from './view.ts'

interface LabelLine {
  text: string
  typeface: Typeface
  size: number
  fill: string
  spacing?: number
}

/** A text beside a point. */
export interface Label {
  at: Point
  /** Half the width and height of what stands at the point itself. */
  clear: { x: number; y: number }
  lines: readonly LabelLine[]
  /** Written over the point itself, as names of countries are, or close above or below. */
  over?: boolean
  /** Stands beside a map of its own in a frame, not beside a point. */
  framed?: boolean
  /** Is left out where it finds no room close to its point: no line leads to it. */
  close?: boolean
}

/** Obstacles that labels have to avoid. */
export interface Obstacles {
  width: number
  height: number
  /** Where nothing may be written. */
  taken: Box[]
  /** Points that labels should leave free if possible, such as the route. */
  sparse: readonly Point[]
  /** Points that have labels of their own. */
  points: readonly Point[]
}

interface Placed {
  box: Box
  anchor: Letters['anchor']
  /** A line from the point to a label that stands far off. */
  leader?: { from: Point; to: Point }
}

const lineHeight = 1.18
const gap = 4
const frameGap = 4
const widest = 128

/** A name in as many lines as it needs, and a note below. */
export function labelLines(name: string, line: Omit<LabelLine, 'text'>): LabelLine[] {
  return linesOf(line.typeface, line.size, name, widest).map((text) => ({ ...line, text }))
}

function sizeOf(lines: readonly LabelLine[]) {
  return {
    width: Math.max(
      ...lines.map(
        ({ text, typeface, size, spacing = 0 }) =>
          // Until its font has come, a page shows another one.
          widthOf(typeface, size, text) * 1.04 + spacing * text.length,
      ),
    ),
    height: lines.reduce((sum, { size }) => sum + size * lineHeight, 0),
  }
}

/** Where a label may stand, the best first: beside its point, above and below, then farther off. */
function candidatesOf({ at, clear, lines, over }: Label): Placed[] {
  const { width, height } = sizeOf(lines)
  if (over) {
    const shifts = [0, -14, 14, -28, 28]
    return shifts.map((shift) => ({
      box: { x: at.x - width / 2, y: at.y - height / 2 + shift, width, height },
      anchor: 'middle',
    }))
  }
  return [gap, gap + 9, gap + 20].flatMap((away) => {
    const [right, left] = [at.x + clear.x + away, at.x - clear.x - away - width]
    const [above, below] = [at.y - clear.y - away - height, at.y + clear.y + away]
    const [middle, level] = [at.x - width / 2, at.y - height / 2]
    const slope = away * 0.4
    const spots: [number, number, Letters['anchor']][] = [
      [right, level, 'start'],
      [left, level, 'end'],
      [right - slope, above + height * 0.6, 'start'],
      [right - slope, below - height * 0.6, 'start'],
      [left + slope, above + height * 0.6, 'end'],
      [left + slope, below - height * 0.6, 'end'],
      [middle, below, 'middle'],
      [middle, above, 'middle'],
    ]
    return spots.map(([x, y, anchor]) => ({ box: { x, y, width, height }, anchor }))
  })
}

/** Distances at which a label needs a line to its point. */
const ledAt = [30, 46, 66, 90]

/** Lists places for a label with a leader line, the nearest first. */
function ledCandidatesOf({ at, clear, lines }: Label): Placed[] {
  const { width, height } = sizeOf(lines)
  return ledAt.flatMap((away) => {
    const sides: [number, number, Letters['anchor']][] = [
      [at.x + clear.x + away, at.y - height / 2, 'start'],
      [at.x - clear.x - away - width, at.y - height / 2, 'end'],
      [at.x + away * 0.7, at.y - away * 0.7 - height, 'start'],
      [at.x + away * 0.7, at.y + away * 0.7, 'start'],
      [at.x - away * 0.7 - width, at.y - away * 0.7 - height, 'end'],
      [at.x - away * 0.7 - width, at.y + away * 0.7, 'end'],
    ]
    return sides.map(([x, y, anchor]) => {
      const box = { x, y, width, height }
      return { box, anchor, leader: leaderTo(box, at, clear) }
    })
  })
}

/** Returns the line from the edge of a point's mark to the nearest point of its label. */
function leaderTo(box: Box, at: Point, clear: Point): { from: Point; to: Point } {
  const to = nearestIn(box, at)
  const length = Math.max(1, Math.hypot(to.x - at.x, to.y - at.y))
  const reach = Math.min(1, Math.max(clear.x, clear.y) / length)
  return { from: { x: at.x + (to.x - at.x) * reach, y: at.y + (to.y - at.y) * reach }, to }
}

function along({ from, to }: { from: Point; to: Point }): Point[] {
  const count = Math.max(2, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4))
  return Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
}

const isSame = (one: Point, other: Point) => one.x === other.x && one.y === other.y

/** A label beside a point is nearer to it than to any other point; one with a leader line keeps off the others. */
function isOwn(
  { box, leader }: Placed,
  { at, over, framed }: Label,
  { points, taken }: Obstacles,
): boolean {
  if (over || framed) return true
  const others = points.filter((point) => !isSame(point, at))
  if (!leader) {
    const own = distanceTo(box, at)
    return others.every((point) => distanceTo(box, point) > own)
  }
  const line = along(leader)
  return (
    others.every((point) => distanceTo(box, point) > leadClear) &&
    !line.some(({ x, y }) => taken.some((each) => distanceTo(each, { x, y }) < 1))
  )
}

/** Room between a label with a leader line and the points of others. */
const leadClear = 12

function isFree({ x, y, width, height }: Box, obstacles: Obstacles): boolean {
  return (
    x >= frameGap &&
    y >= frameGap &&
    x + width <= obstacles.width - frameGap &&
    y + height <= obstacles.height - frameGap &&
    !obstacles.taken.some((taken) => overlap(taken, { x, y, width, height }))
  )
}

function crossings({ x, y, width, height }: Box, points: readonly Point[]): number {
  const within = (point: Point) =>
    point.x > x && point.x < x + width && point.y > y && point.y < y + height
  return points.filter(within).length
}

/**
 * Where a label stands best, and takes that place; null where there is none, and then the list beside the
 * map tells the name.
 */
export function placeLabel(label: Label, obstacles: Obstacles): Placed | null {
  const mayBeLed = !label.over && !label.framed && !label.close
  const candidates = [...candidatesOf(label), ...(mayBeLed ? ledCandidatesOf(label) : [])]
  let best: (Placed & { cost: number }) | null = null
  for (const [rank, candidate] of candidates.entries()) {
    if (!isFree(candidate.box, obstacles) || !isOwn(candidate, label, obstacles)) continue
    const cost = rank + 3 * crossings(candidate.box, obstacles.sparse)
    if (!best || cost < best.cost) best = { ...candidate, cost }
  }
  if (best) {
    const line = best.leader ? along(best.leader) : []
    obstacles.taken.push(best.box, ...line.map((point) => ({ ...point, width: 1, height: 1 })))
  }
  return best
}

/** The lines of a label where it was placed. */
export function writeLabel(lines: readonly LabelLine[], placed: Placed, letter: Lettering): string {
  const { box, anchor, leader } = placed
  const share = { start: 0, middle: box.width / 2, end: box.width }[anchor]
  let y = box.y
  const line = leader ? drawLeaderLine(leader, lines[0]?.fill) : ''
  const letters = lines
    .map((each) => {
      y += each.size * lineHeight
      const base = round(y - each.size * 0.28)
      return letter({ ...each, x: round(box.x + share), y: base, anchor })
    })
    .join('')
  return line + letters
}

function drawLeaderLine({ from, to }: { from: Point; to: Point }, stroke = ''): string {
  const d = `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`
  return element('path', { d, stroke, 'stroke-width': 1, fill: 'none' })
}
