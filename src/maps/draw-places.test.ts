import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '#demo/catalogue.ts'
import { widthOf } from './drawing/letters/typefaces.ts'
import { drawIndex, drawLocator } from './draw-places.ts'

const language = 'de'
const places = demoCatalogue.destinations.flatMap(({ key, location, tours, details }) =>
  location ? [{ key, name: details.en.name, location, tours }] : [],
)
const alternative = { id: 'map', title: 'A map' }
const unit = fc.double({ min: -1, max: 1, noNaN: true })

describe('where a destination is', () => {
  it.each(places)('$key is light, and named in its map', (place) => {
    const svg = drawLocator({
      medium: 'page',
      language,
      alternative,
      place,
      experiences: place.tours.flatMap(({ location, details }) =>
        location ? [{ name: details.en.name, location }] : [],
      ),
      neighbours: places.filter((other) => other !== place),
    })
    expect(brotliCompressSync(svg).length).toBeLessThan(8 * 1024)
    expect(svg).toContain(place.name.split(' ')[0])
    expect(svg).toContain('role="img"')
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('is no empty sea around an island', () => {
    const rapaNui = { name: 'Rapa Nui', location: { lat: -27.15, lng: -109.433333 } }
    const needs = {
      medium: 'page',
      language,
      alternative,
      experiences: [],
      neighbours: [],
    } as const
    expect(drawLocator({ ...needs, place: rapaNui })).toContain('var(--map-home)')
  })
})

describe('an index', () => {
  it('links what has an address, and is then no single picture', () => {
    const linked = places.map((place) => ({ ...place, to: `/destinations/${place.key}?a=1&b="2"` }))
    const svg = drawIndex({ medium: 'page', language, alternative, places: linked }) ?? ''
    expect(svg.match(/<a href="/g)).toHaveLength(places.length)
    expect(svg).toContain('?a=1&amp;b=&quot;2&quot;')
    expect(svg).toContain('role="group"')
    expect(brotliCompressSync(svg).length).toBeLessThan(8 * 1024)
    expect(drawIndex({ medium: 'page', language, alternative, places })).toContain('role="img"')
  })

  it.each(['en', 'es', 'pt'] as const)('names no place beside the dot of another in %s', (lang) => {
    const named = demoCatalogue.destinations.flatMap(({ key, region, location, details }) =>
      location ? [{ key, region, name: details[lang].name, location, to: `/${key}` }] : [],
    )
    const groups = [named, ...Map.groupBy(named, ({ region }) => region).values()]
    for (const places of groups) {
      const svg = drawIndex({ medium: 'page', language: lang, alternative, places }) ?? ''
      const drawn = svg.split('<a ').slice(1)
      const dots = drawn.map((each) => {
        const [, x, y] = /<circle cx="([\d.-]+)" cy="([\d.-]+)"/.exec(each) ?? []
        return { x: Number(x), y: Number(y) }
      })
      for (const [index, each] of drawn.entries()) {
        // A line leads to what stands far off.
        if (each.includes('<path')) continue
        const lines = [...each.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"([^>]*)>([^<]*)/g)]
        const anchorOf = (attributes = '') => /text-anchor="(\w+)"/.exec(attributes)?.[1] ?? 'start'
        for (const [, x, y, attributes, text = ''] of lines) {
          const width = widthOf('strong', 13.5, text)
          const left =
            Number(x) - { start: 0, middle: width / 2, end: width }[anchorOf(attributes) as 'start']
          const near = (dot: { x: number; y: number }) =>
            Math.hypot(
              Math.max(left - dot.x, 0, dot.x - left - width),
              Math.max(Number(y) - 10 - dot.y, 0, dot.y - Number(y) - 3),
            )
          const own = near(dots[index] ?? { x: 0, y: 0 })
          const others = Math.min(Infinity, ...dots.filter((_, other) => other !== index).map(near))
          // Of several lines one alone may be the nearest to its own dot.
          expect(others).toBeGreaterThan(lines.length === 1 ? own : 5)
        }
      }
    }
  })

  it('shows an island far off in a corner, and the continent as large as without it', () => {
    const isIsland = ({ name }: { name: string }) => name.startsWith('Rapa Nui')
    const shown = { medium: 'page', language, alternative } as const
    const linked = places.map((place) => ({ ...place, to: `/${place.key}` }))
    const circlesIn = (svg: string | null) => svg?.match(/<circle[^>]*r="6"[^>]*>/g) ?? []
    const whole = drawIndex({ ...shown, places: linked })
    const without = drawIndex({ ...shown, places: linked.filter((each) => !isIsland(each)) })
    expect(circlesIn(whole)).toHaveLength(places.length)
    expect(circlesIn(whole).slice(0, -1)).toEqual(circlesIn(without))
    expect(whole).toContain('<svg x=')
    expect(whole).toMatch(/>Rapa Nui[^<]*<\/text>/)
    expect(without).not.toContain('<svg x=')
    // A country of three islands has no continent.
    expect(drawIndex({ ...shown, places: linked.slice(0, 3) })).not.toContain('<svg x=')
  })

  it('marks each of any places once, within the frame', () => {
    const anywhere = fc.record({
      lat: fc.double({ min: -56, max: 14, noNaN: true }),
      lng: fc.double({ min: -112, max: -34, noNaN: true }),
    })
    // Close to one another, far around them, or anywhere: a place of each kind may lack a free corner.
    const cluster = fc
      .tuple(anywhere, fc.array(fc.tuple(unit, unit), { maxLength: 30 }))
      .map(([{ lat, lng }, offsets]) =>
        offsets.map(([north, east]) => ({ lat: lat + north * 4, lng: lng + east * 4 })),
      )
    const locations = fc
      .tuple(cluster, fc.array(anywhere, { maxLength: 8 }))
      .map((all) => all.flat())
    // Each is far from all others: then none is.
    const corners = [0, 40].flatMap((lat) => [-100, -60].map((lng) => ({ lat: lat - 50, lng })))
    fc.assert(
      fc.property(locations, (all) => {
        const named = all.map((location, at) => ({ location, name: `Place ${at}`, to: `/${at}` }))
        const svg = drawIndex({ medium: 'page', language, alternative, places: named })
        expect(svg === null).toBe(all.length === 0)
        if (svg === null) return
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
        const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
        for (const each of named) {
          const [, drawn = ''] = svg.split(`<a href="${each.to}">`)
          const [own = ''] = drawn.split('</a>')
          const dots = [...own.matchAll(/<circle cx="([\d.-]+)" cy="([\d.-]+)" r="6"/g)]
          expect(dots).toHaveLength(1)
          for (const [, x, y] of dots) {
            expect(Number(x)).toBeGreaterThan(8)
            expect(Number(x)).toBeLessThan(Number(width) - 8)
            expect(Number(y)).toBeGreaterThan(8)
            expect(Number(y)).toBeLessThan(Number(height) - 8)
          }
        }
      }),
      { numRuns: 40, examples: [[corners]] },
    )
  })

  it('points on from its edge to a place far off where others stand in all corners', () => {
    const middle = { lat: -30, lng: -65 }
    const around = [
      [-4, -4],
      [-4, 4],
      [4, -4],
      [4, 4],
      [0, 0],
    ].map(([north = 0, east = 0]) => ({ lat: middle.lat + north, lng: middle.lng + east }))
    const island = { lat: -27, lng: -109 }
    const named = [...around, island].map((location, at) => {
      return { location, name: `Place ${at}`, to: `/${at}` }
    })
    const svg = drawIndex({ medium: 'page', language, alternative, places: named }) ?? ''
    expect(svg).not.toContain('<svg x=')
    const [, own = ''] = svg.split('<a href="/5">')
    // In the west, with a sign that points there, and its name beside it.
    expect(own).toMatch(/<path d="M3(\.\d)? /)
    expect(own).toContain('<circle cx="20"')
    expect(own).toContain('>Place 5<')
  })

  it('is nothing without places', () => {
    expect(drawIndex({ medium: 'page', language, alternative, places: [] })).toBeNull()
  })

  it('names countries in the given language', () => {
    const shown = { medium: 'page', alternative, places } as const
    expect(drawIndex({ ...shown, language: 'de' })).toContain('BRASILIEN')
    expect(drawIndex({ ...shown, language: 'fr' })).toContain('BRÉSIL')
  })
})
