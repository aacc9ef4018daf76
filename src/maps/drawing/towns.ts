import { towns } from '../geography/towns.ts'
import { distanceTo, type Point } from '../places.ts'
import { type Canvas, take, withHalo, write } from './canvas.ts'
import { element } from './svg.ts'

/** Units for a degree from which on a map shows towns: about seven degrees are seen then. */
const closeScale = 60
const degree = Math.PI / 180

/** As many as leave a map calm. */
const shownMax = 6
const radius = 2.2
/** Room between a town and what is drawn already, which may be the same place. */
const clear = 12

/**
 * Draws the towns of a close map between what it is about, each with its name; one whose name finds no room is left
 * out. What the map shows itself has taken its room before.
 */
export function drawTowns(canvas: Canvas): string {
  const { view, palette, obstacles } = canvas
  if (view.projection.scale() * degree < closeScale) return ''
  const drawn: string[] = []
  for (const [name, lng, lat] of towns) {
    if (drawn.length === shownMax) break
    const at = view.toPoint({ lng, lat })
    if (!isInSight(canvas, at) || isTaken(canvas, at)) continue
    // Its point counts before its label is placed, as those of the others do.
    const before = obstacles.points
    take(canvas, { boxes: [], points: [at] })
    const label = write(canvas, {
      at,
      clear: { x: radius, y: radius },
      close: true,
      lines: [{ text: name, typeface: 'text', size: 11, fill: palette.quiet }],
    })
    if (!label) {
      obstacles.points = before
      continue
    }
    const dot = element('circle', { cx: at.x, cy: at.y, r: radius, fill: palette.quiet })
    drawn.push(dot + label)
  }
  return withHalo(canvas, drawn.join(''))
}

/** Tells whether a point stands within the frame, clear of its edge. */
export function isInSight({ view }: Canvas, { x, y }: Point): boolean {
  return x > 8 && y > 8 && x < view.width - 8 && y < view.height - 8
}

function isTaken({ obstacles }: Canvas, at: Point): boolean {
  return (
    obstacles.taken.some((box) => distanceTo(box, at) < clear) ||
    obstacles.points.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < clear)
  )
}
