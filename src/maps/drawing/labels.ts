import { type Box, overlap, type Point } from '../places.ts'
import type { Lettering, Letters } from './lettering.ts'
import { linesOf, type Typeface, widthOf } from './typefaces.ts'

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
}

/** Obstacles that labels have to avoid. */
export interface Obstacles {
  width: number
  height: number
  /** Where nothing may be written. */
  taken: Box[]
  /** Points that labels should leave free if possible, such as the route. */
  sparse: readonly Point[]
}

interface Placed {
  box: Box
  anchor: Letters['anchor']
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
  let best: (Placed & { cost: number }) | null = null
  for (const [rank, candidate] of candidatesOf(label).entries()) {
    if (!isFree(candidate.box, obstacles)) continue
    const cost = rank + 3 * crossings(candidate.box, obstacles.sparse)
    if (!best || cost < best.cost) best = { ...candidate, cost }
  }
  if (best) obstacles.taken.push(best.box)
  return best
}

/** The lines of a label where it was placed. */
export function writeLabel(lines: readonly LabelLine[], placed: Placed, letter: Lettering): string {
  const { box, anchor } = placed
  const share = { start: 0, middle: box.width / 2, end: box.width }[anchor]
  let y = box.y
  return lines
    .map((line) => {
      y += line.size * lineHeight
      const base = Math.round((y - line.size * 0.28) * 10) / 10
      return letter({ ...line, x: Math.round((box.x + share) * 10) / 10, y: base, anchor })
    })
    .join('')
}
