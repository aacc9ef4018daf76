import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '#demo/catalogue.ts'
import { drawIndex, drawLocator } from './draw-places.ts'

const language = 'de'
const places = demoCatalogue.destinations.flatMap(({ key, location, tours, details }) =>
  location ? [{ key, name: details.en.name, location, tours }] : [],
)
const alternative = { id: 'map', title: 'A map' }

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

  it('is nothing without places', () => {
    expect(drawIndex({ medium: 'page', language, alternative, places: [] })).toBeNull()
  })

  it('names countries in the given language', () => {
    const shown = { medium: 'page', alternative, places } as const
    expect(drawIndex({ ...shown, language: 'de' })).toContain('BRASILIEN')
    expect(drawIndex({ ...shown, language: 'fr' })).toContain('BRÉSIL')
  })
})
