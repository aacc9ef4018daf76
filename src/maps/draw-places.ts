import { isOpenSea } from './drawing/base-layer.ts'
import { labelLines } from './drawing/labels.ts'
import { type Box, boxAround, type Location, type Point } from './places.ts'
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
import { drawInset, type FarMark, markAtEdge, partFarOff } from './drawing/insets.ts'
import { element, escape } from './drawing/svg.ts'
import { drawTowns, isInSight } from './drawing/towns.ts'
import type { Frame } from './drawing/view.ts'

/** A place by its name; one that has an address is a link. */
export interface DrawnPlace {
  name: string
  location: Location
  to?: string
}

interface PlacesDrawing {
  medium: Medium
  language: string
  alternative: Alternative
  frame?: Frame
}

export interface LocatorDrawing extends PlacesDrawing {
  place: DrawnPlace
  /** Experiences at the place, if they have a location of their own. */
  experiences: readonly DrawnPlace[]
  /** Other destinations; those in sight are drawn. */
  neighbours: readonly DrawnPlace[]
}

export interface IndexDrawing extends PlacesDrawing {
  places: readonly DrawnPlace[]
}

const locatorFrame: Frame = {
  width: 440,
  minHeight: 360,
  maxHeight: 480,
  margin: 56,
  minDegrees: 3.2,
}
const indexFrame: Frame = { width: 440, minHeight: 360, maxHeight: 600, margin: 58, minDegrees: 5 }

/** An island far out is shown large, since there is nothing around it. */
const islandDegrees = 0.45

/** A destination among its neighbours, with its experiences (requirements §5.20). */
export function drawLocator(drawing: LocatorDrawing): string {
  const { medium, language, alternative, place, experiences, neighbours } = drawing
  const near = experiencesNear(place.location, experiences)
  const places = [place.location, ...near.map(({ location }) => location)]
  const { frame = locatorFrame } = drawing
  const wide = layOut({ medium, frame, places })
  const canvas = isOpenSea(wide.view, wide.countries)
    ? layOut({ medium, frame: { ...frame, minDegrees: islandDegrees }, places })
    : wide
  const main = dotFor(canvas, place, 8)
  const others = [
    ...near.map((each) => dotFor(canvas, each, 3.4)),
    ...neighbours.map((each) => dotFor(canvas, each, 4.6)),
  ].filter((dot) => isInSight(canvas, dot.at) && distance(dot.at, main.at) > 13)
  const isNeighbour = (dot: Dot) => dot.radius > 4
  const { ink, quiet, marker, minor } = canvas.palette
  takeDots(canvas, [main, ...others])
  const labels = [
    name(canvas, main, { typeface: 'strong', size: 16, fill: ink }),
    ...others
      .filter(isNeighbour)
      .map((dot) => name(canvas, dot, { typeface: 'strong', size: 12.5, fill: ink })),
    ...others
      .filter((dot) => !isNeighbour(dot))
      .map((dot) => name(canvas, dot, { typeface: 'text', size: 11.5, fill: ink })),
  ]
  const countries = nameCountries(canvas, language)
  const towns = drawTowns(canvas)
  return finish(canvas, alternative, 'img', [
    baseLayer(canvas),
    withHalo(canvas, countries),
    towns,
    ...others.map((dot) => drawDot(canvas, dot, isNeighbour(dot) ? quiet : minor)),
    drawDot(canvas, main, marker),
    withHalo(canvas, labels.join('')),
  ])
}

/** Destinations of a country or region, each a link where it has an address; null without any. */
export function drawIndex(drawing: IndexDrawing): string | null {
  const { medium, language, alternative, places, frame = indexFrame } = drawing
  if (places.length === 0) return null
  const { near, far } = partFarOff(places)
  const canvas = layOut({ medium, frame, places: near.map(({ location }) => location) })
  const all = [...near, ...far].map((each) => dotFor(canvas, each, 6))
  // Around few places close together the view is wide enough for others.
  const seen = all.filter(({ place, at }) => near.includes(place) || isInSight(canvas, at))
  const beyond = all.filter((dot) => !seen.includes(dot)).map(({ place }) => place)
  const marks = markBeyond(canvas, { medium, beyond, points: seen.map(({ at }) => at) })
  const dots = [...seen, ...marks.map(({ place, at }) => ({ place, at, radius: 6 }))]
  takeDots(canvas, dots)
  take(canvas, { boxes: marks.flatMap(({ box }) => box ?? []), points: [] })
  const { ink, marker } = canvas.palette
  const drawn = dots.map((dot) => {
    const mark = marks.find(({ place }) => place === dot.place)
    const style = { typeface: 'strong', size: 13.5, fill: ink } as const
    const lines = labelLines(dot.place.name, style)
    const label = mark?.box ? nameInset(canvas, mark.box, lines) : name(canvas, dot, style)
    const drawing = (mark?.drawn ?? '') + drawDot(canvas, dot, marker)
    return link(dot.place, drawing + withHalo(canvas, label))
  })
  const countries = nameCountries(canvas, language)
  const towns = drawTowns(canvas)
  const role = places.some(({ to }) => to !== undefined) ? 'group' : 'img'
  return finish(canvas, alternative, role, [
    baseLayer(canvas),
    withHalo(canvas, countries),
    towns,
    ...drawn,
  ])
}

interface PlacedMark extends FarMark {
  place: DrawnPlace
}

interface Beyond {
  medium: Medium
  beyond: readonly DrawnPlace[]
  /** The places in sight. */
  points: readonly Point[]
}

/** Marks each place beyond the view: by an inset in a free corner, else at the edge. */
function markBeyond(canvas: Canvas, { medium, beyond, points }: Beyond): PlacedMark[] {
  const marks: PlacedMark[] = []
  const cornerless: DrawnPlace[] = []
  const boxes = () => marks.flatMap(({ box }) => box ?? [])
  for (const place of beyond) {
    const inset = drawInset(canvas, { medium, location: place.location, points }, boxes())
    if (inset) marks.push({ ...inset, place })
    else cornerless.push(place)
  }
  for (const place of cornerless) {
    const others = { points: [...points, ...marks.map(({ at }) => at)], boxes: boxes() }
    marks.push({ ...markAtEdge(canvas, place.location, others), place })
  }
  return marks
}

function nameInset(canvas: Canvas, box: Box, lines: ReturnType<typeof labelLines>): string {
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const clear = { x: box.width / 2, y: box.height / 2 }
  return write(canvas, { at, clear, framed: true, lines })
}

/** A few hours away at most: what lies farther would make the map a map of the country. */
const nearDegrees = 2.5

/** The experiences that a locator shows. */
export function experiencesNear<Each extends { location: Location }>(
  place: Location,
  experiences: readonly Each[],
): Each[] {
  return experiences.filter(({ location }) => isNear(location, place))
}

function isNear(one: Location, other: Location): boolean {
  return Math.hypot(one.lat - other.lat, one.lng - other.lng) < nearDegrees
}

interface Dot {
  place: DrawnPlace
  at: Point
  radius: number
}

function dotFor({ view }: Canvas, place: DrawnPlace, radius: number): Dot {
  return { place, at: view.toPoint(place.location), radius }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const boxOfDot = ({ at, radius }: Dot) => boxAround(at, radius * 2, radius * 2)

function takeDots(canvas: Canvas, dots: readonly Dot[]): void {
  take(canvas, { boxes: dots.map(boxOfDot), points: dots.map(({ at }) => at) })
}

function name(
  canvas: Canvas,
  { place, at, radius }: Dot,
  line: Parameters<typeof labelLines>[1],
): string {
  const clear = { x: radius, y: radius }
  return write(canvas, { at, clear, lines: labelLines(place.name, line) })
}

function drawDot({ palette }: Canvas, { at, radius }: Dot, fill: string): string {
  const attributes = { stroke: palette.halo, 'stroke-width': 1.6 }
  return element('circle', { cx: at.x, cy: at.y, r: radius, fill, ...attributes })
}

function link({ name, to }: DrawnPlace, content: string): string {
  if (to === undefined) return content
  return element('a', { href: to }, element('title', {}, escape(name)), content)
}
