import type { Lettering } from './letters/lettering.ts'
import type { Palette } from './palette.ts'
import { type Box, boxAround, type Point } from '../places.ts'
import { element } from './svg.ts'
import { widthOf } from './letters/typefaces.ts'
import { round } from './view.ts'

/** A place of the route with the numbers of its stops: a place may come twice. */
export interface Marker {
  /** Where it is. */
  place: Point
  /** Where it is drawn: close ones move apart. */
  at: Point
  text: string
  width: number
}

export const markerHeight = 20
const apart = 3

export function markerFor(place: Point, numbers: readonly number[]): Marker {
  const text = numbers.join(' · ')
  const width = Math.max(markerHeight, round(widthOf('strong', 11.5, text) + 11))
  return { place, at: place, text, width }
}

/** Moves markers apart that would cover one another; the same way each time. */
export function spread(markers: readonly Marker[], frame: { width: number; height: number }) {
  const points = markers.map(({ at }) => ({ ...at }))
  for (let turn = 0; turn < 80; turn += 1) {
    for (const [index, one] of points.entries())
      for (const [further, other] of points.entries())
        if (further > index) push(one, other, room(markers[index], markers[further]), index)
    for (const [index, point] of points.entries()) {
      const margin = (markers[index]?.width ?? markerHeight) / 2 + 4
      point.x = Math.min(frame.width - margin, Math.max(margin, point.x))
      point.y = Math.min(frame.height - 14, Math.max(14, point.y))
    }
  }
  return markers.map((marker, index) => {
    const { x, y } = points[index] ?? marker.at
    return { ...marker, at: { x: round(x), y: round(y) } }
  })
}

const room = (one: Marker | undefined, other: Marker | undefined) =>
  ((one?.width ?? markerHeight) + (other?.width ?? markerHeight)) / 2 + apart

function push(one: Point, other: Point, distance: number, index: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const length = Math.hypot(dx, dy)
  if (length >= distance) return
  const by = (distance - length) / 2 + 0.05
  // What stands at one point goes apart in a direction of its own.
  const angle = length < 0.01 ? index * 2.4 : Math.atan2(dy, dx)
  one.x -= Math.cos(angle) * by
  one.y -= Math.sin(angle) * by
  other.x += Math.cos(angle) * by
  other.y += Math.sin(angle) * by
}

export function boxOf({ at, width }: Marker): Box {
  return boxAround(at, width, markerHeight)
}

/** From a moved marker to where its place is. */
export function drawLeader({ place, at }: Marker, palette: Palette): string {
  if (Math.hypot(place.x - at.x, place.y - at.y) < 5) return ''
  return (
    element('path', {
      d: `M${at.x} ${at.y}L${place.x} ${place.y}`,
      stroke: palette.marker,
      'stroke-width': 1.2,
    }) + element('circle', { cx: place.x, cy: place.y, r: 2.6, fill: palette.marker })
  )
}

export function drawMarker(marker: Marker, palette: Palette, letter: Lettering): string {
  const { x, y, width, height } = boxOf(marker)
  return (
    element('rect', {
      x: round(x),
      y: round(y),
      width,
      height,
      rx: height / 2,
      fill: palette.marker,
      stroke: palette.halo,
      'stroke-width': 1.6,
    }) +
    letter({
      text: marker.text,
      x: marker.at.x,
      y: round(marker.at.y + 4),
      anchor: 'middle',
      typeface: 'strong',
      size: 11.5,
      fill: palette.onMarker,
    })
  )
}
