import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '#demo/catalogue.ts'
import { widthOf } from './letters/typefaces.ts'
import { drawLocator } from '../draw-places.ts'
import { drawRoute } from '../draw-route.ts'

const shown = {
  medium: 'page',
  language: 'en',
  alternative: { id: 'map', title: 'A map' },
} as const
const places = demoCatalogue.destinations.flatMap(({ key, location, details }) =>
  location ? [{ key, name: details.en.name, location }] : [],
)
const locatorOf = (place: (typeof places)[number]) =>
  drawLocator({
    ...shown,
    place,
    experiences: [],
    neighbours: places.filter((each) => each !== place),
  })

const town =
  /<circle cx="([\d.]+)" cy="([\d.]+)" r="2.2"[^>]*><\/circle>|<circle cx="([\d.]+)" cy="([\d.]+)" r="2.2"[^>]*\/>/g

/** Towns of a drawing: dot, name and the box of its letters. */
function townsOf(svg: string) {
  return [...svg.matchAll(town)].map((match) => {
    const [x, y] = [Number(match[1] ?? match[3]), Number(match[2] ?? match[4])]
    const after = svg.slice((match.index ?? 0) + match[0].length)
    const [, left, base, attributes = '', name = ''] =
      /^<text x="([\d.-]+)" y="([\d.-]+)"([^>]*)>([^<]*)/.exec(after) ?? []
    const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1] ?? 'start'
    const width = widthOf('text', 11, name)
    const share = { start: 0, middle: width / 2, end: width }[anchor as 'start']
    const box = { x: Number(left) - share, y: Number(base) - 9, width, height: 11 }
    return { name, at: { x, y }, box }
  })
}

describe('towns of a close map', () => {
  it('are named where there is room, and few', () => {
    const counts = places.map((place) => townsOf(locatorOf(place)).length)
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(places.length / 2)
    expect(Math.max(...counts)).toBeLessThanOrEqual(6)
  })

  it.each(places)(
    'are no place that the map of $key shows itself, and stand clear of them',
    (place) => {
      const svg = locatorOf(place)
      const own = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="(?:8|4.6)"/g)].map(
        ([, x, y]) => ({ x: Number(x), y: Number(y) }),
      )
      const found = townsOf(svg)
      for (const { name, at, box } of found) {
        expect(name).not.toBe('')
        const far = (dot: { x: number; y: number }) =>
          Math.hypot(
            Math.max(box.x - dot.x, 0, dot.x - box.x - box.width),
            Math.max(box.y - dot.y, 0, dot.y - box.y - box.height),
          )
        const others = [...own, ...found.map((each) => each.at).filter((each) => each !== at)]
        for (const dot of own) expect(Math.hypot(dot.x - at.x, dot.y - at.y)).toBeGreaterThan(12)
        expect(Math.min(Infinity, ...others.map(far))).toBeGreaterThan(far(at) - 2)
      }
    },
  )

  it('are not on a map of the whole country', () => {
    const ends = [
      { lat: -22.1, lng: -65.6 },
      { lat: -54.8, lng: -68.3 },
    ]
    const svg = drawRoute({
      ...shown,
      stops: ends.map((location, index) => ({
        number: index + 1,
        name: `Stop ${index}`,
        location,
      })),
      legStyles: ['road'],
    })
    expect(townsOf(svg ?? '')).toEqual([])
  })
})
