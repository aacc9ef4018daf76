import { type Map as InteractiveMap, MercatorCoordinate } from 'maplibre-gl'
import type { MapContent, MapPlace, MapRoute } from '../map-content.ts'

interface Paint {
  /** In pixels, as all lengths here. */
  width: number
  /** Lengths of dashes and gaps; none for a whole line. */
  dashes?: number[]
  opacity?: number
}

/** Styles of the routes, the same as in the drawing (src/maps/drawing/legs.ts). */
const paints: Record<MapRoute['style'], [Paint, ...Paint[]]> = {
  air: [{ width: 2, dashes: [6, 5] }],
  road: [{ width: 2.6 }],
  water: [{ width: 2 }],
  rail: [{ width: 1.6 }, { width: 7, dashes: [1.6, 5] }],
  trail: [{ width: 3, dashes: [0.1, 6] }],
  open: [{ width: 1.4, opacity: 0.7 }],
}

const source = 'routes'
const steps = 48

/** How far the casing of a route, which sets it off from whatever the style shows, stands out on both sides. */
const rim = 1.6

type Line = [lng: number, lat: number][]

/** Draws the routes between places over the style, and answers where they run. */
export function drawRoutes(
  map: InteractiveMap,
  container: HTMLElement,
  content: MapContent,
): Line[] {
  if (content.routes.length === 0) return []
  const size = sizeOf(content.places)
  const lines = content.routes.map((route) => ({
    route,
    line: lineOf(route, content.places, size),
  }))
  map.addSource(source, {
    type: 'geojson',
    data: {
      type: 'FeatureCollection',
      features: lines.map(({ route, line }) => ({
        type: 'Feature',
        properties: { style: route.style },
        geometry: { type: 'LineString', coordinates: line },
      })),
    },
  })
  const casing = colorOf(container, '--paper-raised')
  const color = colorOf(container, '--map-way')
  for (const style of new Set(content.routes.map((each) => each.style))) {
    const drawn = paints[style].map((paint) => ({ ...paint, color }))
    const layers = [{ ...casingOf(paints[style][0]), color: casing }, ...drawn]
    for (const [index, { width, dashes, opacity, color: lineColor }] of layers.entries()) {
      map.addLayer({
        id: `${source} ${style} ${index}`,
        type: 'line',
        source,
        filter: ['==', ['get', 'style'], style],
        layout:
          style === 'air' || style === 'rail' ? {} : { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': lineColor,
          'line-width': width,
          'line-opacity': opacity ?? 1,
          ...(dashes && { 'line-dasharray': dashes.map((length) => length / width) }),
        },
      })
    }
  }
  return lines.map(({ line }) => line)
}

function casingOf(paint: Paint): Paint {
  return { ...paint, width: paint.width + 2 * rim, opacity: 0.9 }
}

/** A colour of the page as numbers, which is all that the map can read. */
function colorOf(element: HTMLElement, property: string): string {
  element.style.color = `var(${property})`
  const { color } = getComputedStyle(element)
  element.style.color = ''
  return color
}

const project = (place: MapPlace) => MercatorCoordinate.fromLngLat(place)

/** How far the places lie apart, on the map. */
function sizeOf(places: readonly MapPlace[]): number {
  const points = places.map(project)
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
  return Math.max(spread(points.map(({ x }) => x)), spread(points.map(({ y }) => y)))
}

/** A route bends to its left, and on water it swings to both sides, whole waves only. */
function lineOf(
  { from, to, style, bend }: MapRoute,
  places: readonly MapPlace[],
  size: number,
): Line {
  const [start, end] = [places[from], places[to]]
  if (!start || !end) return []
  const [one, other] = [project(start), project(end)]
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const length = Math.hypot(dx, dy)
  const halves = Math.max(2, Math.round((length / size) * 36))
  const swing = style === 'water' ? (size * 0.008) / length : 0
  const count = style === 'water' ? halves * 6 : steps
  return Array.from({ length: count + 1 }, (_, at) => {
    const share = at / count
    const lift = 4 * bend * share * (1 - share) + swing * Math.sin(share * halves * Math.PI)
    const point = new MercatorCoordinate(
      one.x + dx * share + dy * lift,
      one.y + dy * share - dx * lift,
    )
    return point.toLngLat().toArray()
  })
}
