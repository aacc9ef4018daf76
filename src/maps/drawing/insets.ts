import { baseLayer, type Canvas, layOut, type Medium } from './canvas.ts'
import { type Box, boxAround, distanceTo, type Location, overlap, type Point } from '../places.ts'
import { element } from './svg.ts'
import { round } from './view.ts'

/** Share of the others' extent beyond which a place would squeeze them. */
const farShare = 0.6
/** Fewer places have room for those that lie far off. */
const othersMin = 3

const apart = (one: Location, other: Location) =>
  Math.hypot(one.lat - other.lat, one.lng - other.lng)

const extentOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** Parts places that lie together from those far off, such as an island in the ocean. */
export function partFarOff<Place extends { location: Location }>(
  places: readonly Place[],
): { near: Place[]; far: Place[] } {
  const isFar = (place: Place) => {
    const others = places.filter((each) => each !== place).map(({ location }) => location)
    if (others.length < othersMin) return false
    const extent = Math.max(
      extentOf(others.map(({ lat }) => lat)),
      extentOf(others.map(({ lng }) => lng)),
    )
    return others.every((other) => apart(place.location, other) > extent * farShare)
  }
  const far = places.filter(isFar)
  const near = places.filter((place) => !far.includes(place))
  return near.length < othersMin ? { near: [...places], far: [] } : { near, far }
}

/** A place beyond the view, as the drawing shows it all the same. */
export interface FarMark {
  /** The place within the drawing. */
  at: Point
  /** The small map with its frame, or the sign that points on from the edge. */
  drawn: string
  /** The frame of the small map. */
  box?: Box
}

const size = { width: 104, height: 72 }
const edge = 10
/** An island is shown with the sea around it. */
const minDegrees = 0.45

/** Draws a small map of a place far off in the first free corner; null where none is free. */
export function drawInset(
  { view, palette }: Canvas,
  { medium, location, points }: { medium: Medium; location: Location; points: readonly Point[] },
  taken: readonly Box[],
): (FarMark & { box: Box }) | null {
  const [right, bottom] = [view.width - edge - size.width, view.height - edge - size.height]
  const corners = [
    { x: edge, y: bottom },
    { x: right, y: bottom },
    { x: edge, y: edge },
    { x: right, y: edge },
  ].map((corner) => ({ ...corner, ...size }))
  const box = corners.find(
    (corner) =>
      !taken.some((each) => overlap(each, corner)) &&
      !points.some((point) => overlap(boxAround(point, 24, 24), corner)),
  )
  if (!box) return null
  const frame = { width: size.width, minHeight: size.height, maxHeight: size.height }
  const small = layOut({ medium, frame: { ...frame, margin: 20, minDegrees }, places: [location] })
  const own = small.view.toPoint(location)
  const drawn =
    element('svg', { ...box, viewBox: `0 0 ${size.width} ${size.height}` }, baseLayer(small)) +
    element('rect', { ...box, fill: 'none', stroke: palette.marker, 'stroke-width': 1 })
  return { box, at: { x: box.x + own.x, y: box.y + own.y }, drawn }
}

/** Room between the edge and a dot, and between dots. */
const dotRoom = { edge: 20, apart: 26 }
/** The sign beside a dot: where it begins, where it ends, half its width. */
const sign = { from: 9, to: 17, half: 5.5 }

/** Marks a place at the edge of the drawing, as near to its direction as the others leave room. */
export function markAtEdge(
  { view, palette }: Canvas,
  location: Location,
  { points, boxes }: { points: readonly Point[]; boxes: readonly Box[] },
): FarMark {
  const centre = { x: view.width / 2, y: view.height / 2 }
  const place = view.toPoint(location)
  const direction = Math.atan2(place.y - centre.y, place.x - centre.x)
  const isFree = (at: Point) =>
    points.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) >= dotRoom.apart) &&
    boxes.every((box) => distanceTo(box, at) >= dotRoom.edge)
  const candidates = turns.map((turn) => edgeAt(view, direction + turn))
  const { x, y } = candidates.find(isFree) ?? edgeAt(view, direction)
  const [dx, dy] = [Math.cos(direction), Math.sin(direction)]
  const along = (away: number, aside: number) =>
    `${round(x + dx * away - dy * aside)} ${round(y + dy * away + dx * aside)}`
  const d = `M${along(sign.to, 0)}L${along(sign.from, sign.half)}L${along(sign.from, -sign.half)}Z`
  return { at: { x, y }, drawn: element('path', { d, fill: palette.marker }) }
}

/** Angles beside a direction in turn, the smallest first, all around. */
const turns = Array.from({ length: 72 }, (_, step) => {
  const away = Math.ceil(step / 2) * (Math.PI / 36)
  return step % 2 === 0 ? away : -away
})

/** Returns the point of the inner edge in a direction from the middle. */
function edgeAt({ width, height }: { width: number; height: number }, angle: number): Point {
  const half = { x: width / 2 - dotRoom.edge, y: height / 2 - dotRoom.edge }
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const reach = Math.min(half.x / Math.abs(dx), half.y / Math.abs(dy))
  return { x: round(width / 2 + dx * reach), y: round(height / 2 + dy * reach) }
}
