import type { transferModes } from '#contract/catalogue/itineraries/itinerary-days.ts'
import type { Palette } from './palette.ts'
import type { Point } from '../places.ts'
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
export const bends: Record<LegStyle, number> = {
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

/** Points along a leg, for what is written to keep off it. */
export function pointsAlong(from: Point, to: Point, style: LegStyle): Point[] {
  const count = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 7))
  return Array.from({ length: count + 1 }, (_, at) => pointAt(from, to, bends[style], at / count))
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
export function drawLeg(from: Point, to: Point, style: LegStyle, palette: Palette): string {
  if (from.x === to.x && from.y === to.y) return ''
  const d = style === 'water' ? wave(from, to, bends.water) : arc(from, to, bends[style])
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
