import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { MultiLineString, MultiPolygon } from 'geojson'
import { LRUCache } from 'lru-cache'
import { merge, mesh } from 'topojson-client'
import type {
  GeometryCollection,
  MultiPolygon as Shape,
  Polygon,
  Topology,
} from 'topojson-specification'

/** How fine coasts and borders are: Natural Earth's 1:50m, or 1:10m for close maps. */
export type Scale = '50m' | '10m'

/** A box of longitudes and latitudes. */
export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

export interface Country {
  /** ISO 3166-1, numeric. */
  id: string
  scale: Scale
  bounds: Bounds
  shape: Shape | Polygon
}

interface Atlas {
  topology: Topology
  countries: readonly Country[]
}

const packages = createRequire(import.meta.url)
const paths: Record<Scale, string> = {
  '50m': packages.resolve('world-atlas/countries-50m.json'),
  '10m': packages.resolve('world-atlas/countries-10m.json'),
}
const atlases = new Map<Scale, Atlas>()

/** The world at a scale; read when first asked for, and kept. */
function atlasOf(scale: Scale): Atlas {
  const known = atlases.get(scale)
  if (known) return known
  const topology = JSON.parse(readFileSync(paths[scale], 'utf8')) as Topology
  const { geometries } = topology.objects.countries as GeometryCollection
  const countries = geometries.flatMap((shape) => {
    if (shape.type !== 'Polygon' && shape.type !== 'MultiPolygon') return []
    return [{ id: String(shape.id), scale, bounds: boundsOfCountry(topology, shape), shape }]
  })
  const atlas = { topology, countries }
  atlases.set(scale, atlas)
  return atlas
}

/** The countries that may be seen within the bounds. */
export function countriesWithin(scale: Scale, within: Bounds): readonly Country[] {
  return atlasOf(scale).countries.filter(({ bounds }) => meet(bounds, within))
}

/**
 * Lands and borders that were put together once; many maps show the same countries. Counted by their points, of about
 * 75 bytes: the southern half of South America has 40,000, the world ten times as many.
 */
const lands = new LRUCache<string, MultiPolygon>({
  maxSize: 500_000,
  sizeCalculation: ({ coordinates }) => pointsOf(coordinates.flat()),
})
const borders = new LRUCache<string, MultiLineString>({
  maxSize: 50_000,
  sizeCalculation: ({ coordinates }) => pointsOf(coordinates),
})

/** At least one: a land or a border may be none. */
function pointsOf(lines: readonly (readonly unknown[])[]): number {
  return lines.reduce((sum, line) => sum + line.length, 1)
}

function keyOf(scale: Scale, countries: readonly Country[]): string {
  return `${scale} ${countries.map(({ id }) => id).join(' ')}`
}

/** Countries as one land, without the borders between them. */
export function landOf(scale: Scale, countries: readonly Country[]): MultiPolygon {
  const key = keyOf(scale, countries)
  const known = lands.get(key)
  if (known) return known
  const shapes = countries.map(({ shape }) => shape)
  const land = merge(atlasOf(scale).topology, shapes)
  lands.set(key, land)
  return land
}

/** The borders between countries, each once. */
export function bordersOf(scale: Scale, countries: readonly Country[]): MultiLineString {
  const key = keyOf(scale, countries)
  const known = borders.get(key)
  if (known) return known
  const geometries = countries.map(({ shape }) => shape)
  const collection = { type: 'GeometryCollection' as const, geometries }
  const lines = mesh(atlasOf(scale).topology, collection, (one, other) => one !== other)
  borders.set(key, lines)
  return lines
}

/** Returns the part of a land within the bounds: a country's far islands cost time, and nobody sees them. */
export function landWithin(land: MultiPolygon, within: Bounds): MultiPolygon {
  const coordinates = land.coordinates.filter(([ring = []]) => meet(knownBoundsOf(ring), within))
  return { type: 'MultiPolygon', coordinates }
}

function boundsOfCountry(topology: Topology, shape: Shape | Polygon): Bounds {
  return boundsOf(merge(topology, [shape]).coordinates.flatMap(([ring = []]) => ring))
}

type Line = readonly (readonly number[])[]

/** Of rings of lands, which stay as they are. */
const boundsOfRings = new WeakMap<Line, Bounds>()

function knownBoundsOf(ring: Line): Bounds {
  const known = boundsOfRings.get(ring) ?? boundsOf(ring)
  boundsOfRings.set(ring, known)
  return known
}

/** Returns the bounds of a line. */
export function boundsOf(line: Line): Bounds {
  const bounds = { west: 180, south: 90, east: -180, north: -90 }
  for (const [lng = 0, lat = 0] of line) {
    if (lng < bounds.west) bounds.west = lng
    if (lng > bounds.east) bounds.east = lng
    if (lat < bounds.south) bounds.south = lat
    if (lat > bounds.north) bounds.north = lat
  }
  return bounds
}

/** Tells whether two bounds have a part in common. */
export function meet(one: Bounds, other: Bounds): boolean {
  return (
    one.west <= other.east &&
    one.east >= other.west &&
    one.south <= other.north &&
    one.north >= other.south
  )
}
