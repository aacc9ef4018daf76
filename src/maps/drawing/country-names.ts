import { geoPath } from 'd3-geo'
import { codeOf } from '../geography/country-codes.ts'
import { type Country, landOf, landWithin } from '../geography/world-atlas.ts'
import type { Point } from '../places.ts'
import type { View } from './view.ts'

/** Countries of which less is to be seen, in square units, need no name. */
const smallest = 2_500

/** The names of a view's countries in a language, each amid what is seen of it. */
export function countryNames(
  view: View,
  countries: readonly Country[],
  language: string,
): { at: Point; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const path = geoPath(view.projection)
  return countries.flatMap((country) => {
    const code = codeOf(country.id)
    if (code === undefined) return []
    const land = landWithin(landOf(country.scale, [country]), view.bounds)
    const [x, y] = path.centroid(land)
    if (!Number.isFinite(x) || path.area(land) < smallest) return []
    return [{ at: { x, y }, name: names.of(code) ?? code }]
  })
}
