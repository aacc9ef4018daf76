import { geoMercator } from 'd3-geo'
import type { transferModes } from '#contract/catalogue/itineraries/itinerary-days.ts'
import type { Palette } from './palette.ts'
import type { Location, Point } from '../places.ts'
import { element } from './svg.ts'
import { round } from './view.ts'

type TransferMode = (typeof transferModes)[number]

/** Style in which a leg is drawn. */
export type LegStyle = 'air' | 'road' | 'rail' | 'water' | 'trail' | 'open'

const legStyles: Record<TransferMode, LegStyle> = {
  flight: 'air',
  bus: 'road',
  car: 'road',
  train: 'rail',
  boat: 'water',
  horse: 'trail',
  walk: 'trail',
}

/** Style of a mode of travel; where nothing says how one gets there, the leg is left open. */
export function legStyleOf(mode: TransferMode | null): LegStyle {
  return mode === null ? 'open' : legStyles[mode]
}

/** Bend of a leg to its left, for each unit of its length: there and back are two lines. */
const bends: Record<LegStyle, number> = {
  air: 0.17,
  road: 0.06,
  rail: 0.06,
  water: 0.06,
  trail: 0.06,
  open: 0.06,
}

/** The point at a share of the leg from one place to another. */
function pointAt(from: Point, to: Point, bend: number, share: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const lift = 4 * bend * share * (1 - share)
  return { x: from.x + dx * share + dy * lift, y: from.y + dy * share - dx * lift }
}

/** A leg from one stop to the next. */
interface Way {
  from: Point
  to: Point
  style: LegStyle
}

/** A leg with its bend to the left, for each unit of its length. */
export interface Leg extends Way {
  bend: number
}

const lengthOf = ({ from, to }: Way) => Math.hypot(to.x - from.x, to.y - from.y)

/** Points along a leg, for what is written to keep off it. */
export function pointsAlong(leg: Leg): Point[] {
  const { from, to, bend } = leg
  const count = Math.max(2, Math.round(lengthOf(leg) / 7))
  return Array.from({ length: count + 1 }, (_, at) => pointAt(from, to, bend, at / count))
}

/** The share of a leg's points at each end that cannot keep off a leg from the same stop. */
const nearStop = 0.2
/** Distance at which two legs can be told apart, in units of the drawing. */
const toldApart = 12

/** Bends each leg so that it can be told from those before it: its own way, the other way, or farther out. */
export function bendApart(ways: readonly Way[]): Leg[] {
  const legs: Leg[] = []
  for (const way of ways) {
    const drawn = legs.flatMap(pointsAlong)
    const choices = [1, -1, 1.8, -1.8].map((times) => ({ ...way, bend: bends[way.style] * times }))
    const roomOf = (leg: Leg) => {
      const points = pointsAlong(leg)
      const ends = Math.floor(points.length * nearStop)
      const middle = points.slice(ends, points.length - ends)
      let room = toldApart
      for (const { x, y } of middle) {
        for (const other of drawn) room = Math.min(room, Math.hypot(x - other.x, y - other.y))
      }
      return room
    }
    const rooms = choices.map(roomOf)
    legs.push(choices[rooms.indexOf(Math.max(...rooms))] ?? { ...way, bend: bends[way.style] })
  }
  return legs
}

/** Size of a flat map on which legs can be told apart as in a drawing, in units. */
const flatSize: [number, number] = [320, 320]

/** Returns the bend of each leg between places that differ, so that legs can be told apart on a map in Mercator's projection. */
export function bendsOnFlatMap(
  ways: readonly { from: Location; to: Location; style: LegStyle }[],
): number[] {
  const pairOf = ({ lng, lat }: Location): [number, number] => [lng, lat]
  const coordinates = ways.flatMap(({ from, to }) => [pairOf(from), pairOf(to)])
  const flat = geoMercator().fitSize(flatSize, { type: 'MultiPoint', coordinates })
  const toPoint = (location: Location): Point => {
    const [x, y] = flat(pairOf(location)) ?? [0, 0]
    return { x, y }
  }
  const legs = ways.map(({ from, to, style }) => ({ from: toPoint(from), to: toPoint(to), style }))
  return bendApart(legs).map(({ bend }) => bend)
}

/** An arrowhead a little beyond the middle of a leg, in its direction; short legs have no room for one. */
export function drawDirection(leg: Leg, palette: Palette): string {
  const { from, to, bend } = leg
  if (lengthOf(leg) < 60) return ''
  const [tip, before] = [pointAt(from, to, bend, 0.6), pointAt(from, to, bend, 0.55)]
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1
  const [ux, uy] = [(tip.x - before.x) / length, (tip.y - before.y) / length]
  const corner = (side: number) =>
    `${round(tip.x - ux * 9 - uy * 4.5 * side)} ${round(tip.y - uy * 9 + ux * 4.5 * side)}`
  const d = `M${round(tip.x)} ${round(tip.y)}L${corner(1)}L${corner(-1)}z`
  return element('path', { d, fill: palette.route })
}

function arc(from: Point, to: Point, bend: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const x = round((from.x + to.x) / 2 + 2 * bend * dy)
  const y = round((from.y + to.y) / 2 - 2 * bend * dx)
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`
}

/** A line that swings to both sides, whole waves only. */
function wave(from: Point, to: Point, bend: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const halves = Math.max(2, Math.round(length / 9))
  let data = `M${from.x} ${from.y}`
  for (let at = 1; at <= halves; at += 1) {
    const end = pointAt(from, to, bend, at / halves)
    const middle = pointAt(from, to, bend, (at - 0.5) / halves)
    const swing = (at % 2 === 0 ? 6 : -6) / Math.max(length, 1)
    const x = round(middle.x + (to.y - from.y) * swing)
    const y = round(middle.y - (to.x - from.x) * swing)
    data += `Q${x} ${y} ${round(end.x)} ${round(end.y)}`
  }
  return data
}

const roundEnds = { 'stroke-linecap': 'round' }

/** A leg from one stop to the next. */
export function drawLeg({ from, to, style, bend }: Leg, palette: Palette): string {
  if (from.x === to.x && from.y === to.y) return ''
  const d = style === 'water' ? wave(from, to, bend) : arc(from, to, bend)
  const line = (attributes: Record<string, string | number>) =>
    element('path', { d, stroke: palette.route, ...attributes })
  switch (style) {
    case 'air':
      return line({ 'stroke-width': 2, 'stroke-dasharray': '6 5' })
    case 'road':
      return line({ 'stroke-width': 2.6, ...roundEnds })
    case 'water':
      return line({ 'stroke-width': 2, ...roundEnds })
    case 'rail':
      return (
        line({ 'stroke-width': 1.6 }) + line({ 'stroke-width': 7, 'stroke-dasharray': '1.6 5' })
      )
    case 'trail':
      return line({ 'stroke-width': 3, 'stroke-dasharray': '.1 6', ...roundEnds })
    default:
      return line({ 'stroke-width': 1.4, opacity: 0.6 })
  }
}
