import { geoAzimuthalEqualArea, type GeoProjection } from 'd3-geo'
import type { Bounds, Scale } from '../geography/world-atlas.ts'
import type { Location, Point } from '../places.ts'

/** The part of the earth that a drawing shows, and the drawing's size. */
export interface View {
  width: number
  height: number
  projection: GeoProjection
  /** Which coast is fine enough. */
  scale: Scale
  bounds: Bounds
  toPoint: (location: Location) => Point
}

export interface Frame {
  width: number
  /** As low and as high as it may be; the places decide. */
  minHeight: number
  maxHeight: number
  /** Room beside the outermost places, for their labels. */
  margin: number
  /** Degrees that are shown at least, so that a single place has surroundings. */
  minDegrees: number
}

/** From here on, in units for a degree, the coarse coast looks like it. */
const closeScale = 36
const degree = Math.PI / 180

/** The view in which all places stand within the frame. Without places it has nothing to show. */
export function viewOf(places: readonly Location[], frame: Frame): View {
  const middle = {
    lng: (least(places, 'lng') + most(places, 'lng')) / 2,
    lat: (least(places, 'lat') + most(places, 'lat')) / 2,
  }
  const projection = geoAzimuthalEqualArea().rotate([-middle.lng, -middle.lat]).precision(0)
  const flat = places.map(({ lng, lat }): Pair => projection([lng, lat]) ?? [0, 0])
  const wide = spread(flat.map(([x]) => x))
  const high = spread(flat.map(([, y]) => y))
  const { width, margin } = frame
  const leastSpread = projection.scale() * degree * frame.minDegrees
  const factor = (width - 2 * margin) / Math.max(wide, leastSpread, 1e-6)
  const height = Math.round(clamp(high * factor + 2 * margin, frame.minHeight, frame.maxHeight))
  const fit = Math.min(factor, (height - 2 * margin) / Math.max(high, leastSpread, 1e-6))
  projection.scale(projection.scale() * fit).translate([0, 0])
  const centre = middleOf(places.map(({ lng, lat }) => projection([lng, lat]) ?? [0, 0]))
  projection.translate([width / 2 - centre.x, height / 2 - centre.y])
  projection.clipExtent([
    [-8, -8],
    [width + 8, height + 8],
  ])
  return {
    width,
    height,
    projection,
    scale: projection.scale() * degree > closeScale ? '10m' : '50m',
    bounds: boundsOf(projection, width, height),
    toPoint: ({ lng, lat }) => {
      const [x, y] = projection([lng, lat]) ?? [0, 0]
      return { x: round(x), y: round(y) }
    },
  }
}

type Pair = [number, number]

const least = (places: readonly Location[], axis: keyof Location) =>
  Math.min(...places.map((place) => place[axis]))
const most = (places: readonly Location[], axis: keyof Location) =>
  Math.max(...places.map((place) => place[axis]))
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
/** Tenths are finer than any screen. */
export const round = (value: number) => Math.round(value * 10) / 10

function middleOf(points: readonly Pair[]): Point {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  }
}

/** Returns the part of the earth that the frame may show, by its edges. */
function boundsOf(projection: GeoProjection, width: number, height: number): Bounds {
  const steps = [0, 0.25, 0.5, 0.75, 1]
  const seen = steps.flatMap((across) =>
    steps.flatMap((down) => {
      const [lng, lat] = projection.invert?.([width * across, height * down]) ?? []
      return Number.isFinite(lng) && Number.isFinite(lat) ? [{ lng: lng ?? 0, lat: lat ?? 0 }] : []
    }),
  )
  const [lngs, lats] = [seen.map(({ lng }) => lng), seen.map(({ lat }) => lat)]
  return {
    west: Math.min(...lngs) - 1,
    east: Math.max(...lngs) + 1,
    south: Math.min(...lats) - 1,
    north: Math.max(...lats) + 1,
  }
}
