import { labelLines } from './drawing/labels.ts'
import { bendApart, drawDirection, drawLeg, type LegStyle, pointsAlong } from './drawing/legs.ts'
import {
  boxOf,
  drawLeader,
  drawMarker,
  markerFor,
  markerHeight,
  spread,
} from './drawing/markers.ts'
import type { Location } from './places.ts'
import {
  type Alternative,
  finish,
  baseLayer,
  layOut,
  type Medium,
  nameCountries,
  type Canvas,
  take,
  withHalo,
  write,
} from './drawing/canvas.ts'
import { drawTowns } from './drawing/towns.ts'
import type { Frame } from './drawing/view.ts'

/** A stop of a route; stops at one place have the same location. */
export interface DrawnStop {
  number: number
  name: string
  /** Text below the name, such as the nights. */
  note?: string
  location: Location
}

export interface RouteDrawing {
  medium: Medium
  /** The language that countries are named in. */
  language: string
  alternative: Alternative
  stops: readonly DrawnStop[]
  /** Style of the leg from each stop to the next. */
  legStyles: readonly LegStyle[]
  /** Its size; a page's, unless something else is wanted. */
  frame?: Frame
}

const pageFrame: Frame = { width: 440, minHeight: 330, maxHeight: 580, margin: 62, minDegrees: 2.4 }

/**
 * A route as SVG: numbered stops, the legs between them by how one travels, and the names that find room
 * (requirements §5.20). Null without stops.
 */
export function drawRoute(drawing: RouteDrawing): string | null {
  const { medium, language, alternative, stops, legStyles, frame = pageFrame } = drawing
  if (stops.length === 0) return null
  const canvas = layOut({ medium, frame, places: stops.map(({ location }) => location) })
  const places = placesOf(stops)
  const markers = spread(
    places.map((visits) =>
      markerFor(
        canvas.view.toPoint(visits[0]?.location ?? { lat: 0, lng: 0 }),
        visits.map(({ number }) => number),
      ),
    ),
    canvas.view,
  )
  const pointOf = (stop: DrawnStop) =>
    markers[places.findIndex((visits) => visits.includes(stop))]?.at
  const ways = stops.flatMap((stop, index) => {
    const before = stops[index - 1]
    const [from, to] = [before && pointOf(before), pointOf(stop)]
    return from && to ? [{ from, to, style: legStyles[index - 1] ?? ('open' as const) }] : []
  })
  const legs = bendApart(ways)
  take(canvas, {
    boxes: markers.map(boxOf),
    points: markers.map(({ at }) => at),
    sparse: legs.flatMap(pointsAlong),
  })
  const labels = places.map((visits, index) => nameStop(canvas, visits, markers[index]))
  const countries = nameCountries(canvas, language)
  const towns = drawTowns(canvas)
  const { palette, letter } = canvas
  return finish(canvas, alternative, 'img', [
    baseLayer(canvas),
    withHalo(canvas, countries),
    towns,
    '<g fill="none">',
    ...legs.map((leg) => drawLeg(leg, palette)),
    ...legs.map((leg) => drawDirection(leg, palette)),
    '</g>',
    ...markers.map((marker) => drawLeader(marker, palette)),
    ...markers.map((marker) => drawMarker(marker, palette, letter)),
    withHalo(canvas, labels.join('')),
  ])
}

/** The stops by their place, in the order in which one comes there first. */
function placesOf(stops: readonly DrawnStop[]): DrawnStop[][] {
  const byPlace = Map.groupBy(stops, ({ location }) => `${location.lat} ${location.lng}`)
  return [...byPlace.values()]
}

function nameStop(
  canvas: Canvas,
  visits: readonly DrawnStop[],
  marker: { at: { x: number; y: number }; width: number } | undefined,
): string {
  const [first] = visits
  if (!first || !marker) return ''
  const { ink } = canvas.palette
  const notes = visits.flatMap(({ note }) => note ?? [])
  return write(canvas, {
    at: marker.at,
    clear: { x: marker.width / 2, y: markerHeight / 2 },
    lines: [
      ...labelLines(first.name, { typeface: 'strong', size: 14.5, fill: ink }),
      ...(notes.length > 0
        ? [{ text: notes.join(' + '), typeface: 'text' as const, size: 12, fill: ink }]
        : []),
    ],
  })
}
