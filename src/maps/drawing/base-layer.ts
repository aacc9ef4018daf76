import { geoContains, geoPath } from 'd3-geo'
import type { Feature, LineString, Polygon } from 'geojson'
import { LRUCache } from 'lru-cache'
import { countryOf } from '../geography/country-codes.ts'
import { iceFields } from '../geography/ice-fields.ts'
import { lakes } from '../geography/lakes.ts'
import { rivers } from '../geography/rivers.ts'
import {
  bordersOf,
  type Bounds,
  boundsOf,
  countriesWithin,
  type Country,
  landOf,
  landWithin,
  meet,
} from '../geography/world-atlas.ts'
import { mountains } from './mountains.ts'
import { outline } from './outline.ts'
import type { Palette } from './palette.ts'
import type { Location } from '../places.ts'
import { element } from './svg.ts'
import type { View } from './view.ts'

/** The countries of a view, and those that the map is about. */
export interface Countries {
  all: readonly Country[]
  home: readonly Country[]
}

/** The countries of a view; those in which the places lie are its home. */
export function countriesOf(view: View, places: readonly Location[]): Countries {
  const all = countriesWithin(view.scale, view.bounds)
  const ids = new Set(places.flatMap((place) => countryOfPlace(place, all) ?? []))
  return { all, home: all.filter(({ id }) => ids.has(countryOf(id))) }
}

/** Towns by the sea stand beside a coast that is drawn roughly: near is enough. */
const near = [0, 0.12, -0.12]

/** By scale, place and candidates: looking through all borders takes longer than drawing the map. */
const countriesOfPlaces = new LRUCache<string, { country: string | undefined }>({ max: 4_000 })

function countryOfPlace(place: Location, all: readonly Country[]): string | undefined {
  const { lng, lat } = place
  const candidates = all.filter(
    ({ bounds }) =>
      bounds.west - 1 < lng &&
      bounds.east + 1 > lng &&
      bounds.south - 1 < lat &&
      bounds.north + 1 > lat,
  )
  const key = [lng, lat, ...candidates.map(({ id, scale }) => `${id} ${scale}`)].join()
  const known = countriesOfPlaces.get(key) ?? { country: findCountry(place, candidates) }
  countriesOfPlaces.set(key, known)
  return known.country
}

function findCountry({ lng, lat }: Location, candidates: readonly Country[]): string | undefined {
  const spots = near.flatMap((x) => near.map((y): [number, number] => [lng + x, lat + y]))
  for (const spot of spots) {
    const found = candidates.find((country) => geoContains(landOf(country.scale, [country]), spot))
    if (found) return countryOf(found.id)
  }
  return undefined
}

/** Whether hardly any land is in sight, as around an island far out. */
export function isOpenSea(view: View, { all }: Countries): boolean {
  const area = geoPath(view.projection).area(landWithin(landOf(view.scale, all), view.bounds))
  return area < 0.01 * view.width * view.height
}

/** Sea, land, borders, mountains and water. */
export function drawBaseLayer(view: View, { all, home }: Countries, palette: Palette): string {
  const trace = (shape: Parameters<typeof outline>[1], tolerance?: number) =>
    outline(view.projection, shape, tolerance)
  const seen = (countries: readonly Country[]) =>
    trace(landWithin(landOf(view.scale, countries), view.bounds))
  const { lit, shade } = mountains(view)
  const tracedOf = (drawn: readonly Bounded[], tolerance?: number) =>
    drawn
      .filter(({ bounds }) => meet(bounds, view.bounds))
      .map(({ shape }) => trace(shape, tolerance))
      .join('')
  const shape = (d: string, attributes: Record<string, string | number>) =>
    d ? element('path', { d, ...attributes }) : ''
  const around = { stroke: palette.shore, 'stroke-width': 5, 'paint-order': 'stroke' }
  return [
    element('rect', { width: view.width, height: view.height, fill: palette.sea }),
    shape(seen(all), { fill: palette.land, ...around }),
    shape(seen(home), { fill: palette.home }),
    shape(tracedOf(ice), { fill: palette.ice }),
    shape(lit, { fill: palette.lit }),
    shape(shade, { fill: palette.shade }),
    shape(trace(bordersOf(view.scale, all)), {
      fill: 'none',
      stroke: palette.border,
      'stroke-dasharray': '4 3',
    }),
    shape(tracedOf(river, 1), { fill: 'none', stroke: palette.water, 'stroke-width': 1.2 }),
    shape(tracedOf(lake), { fill: palette.water }),
  ].join('')
}

interface Bounded {
  bounds: Bounds
  shape: Feature<Polygon> | LineString
}

type Pair = [number, number]

function pairsOf(line: readonly number[]): Pair[] {
  return line.flatMap((lng, at) => (at % 2 === 0 ? [[lng, line[at + 1] ?? 0] satisfies Pair] : []))
}

function boundedLine(line: readonly number[]): Bounded {
  const coordinates = pairsOf(line)
  return { bounds: boundsOf(coordinates), shape: { type: 'LineString', coordinates } }
}

/** On a sphere the order of a ring says which side of it is meant: the small one. */
function boundedArea(line: readonly number[]): Bounded {
  const pairs = pairsOf(line)
  const doubled = pairs.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = pairs[(at + 1) % pairs.length] ?? [x, y]
    return sum + (nextX - x) * (nextY + y)
  }, 0)
  const ring = doubled > 0 ? pairs : pairs.toReversed()
  const geometry: Polygon = { type: 'Polygon', coordinates: [ring] }
  return { bounds: boundsOf(pairs), shape: { type: 'Feature', properties: {}, geometry } }
}

const ice = iceFields.map(boundedArea)
const lake = Object.values(lakes).map(boundedArea)
const river = Object.values(rivers).flat().map(boundedLine)
