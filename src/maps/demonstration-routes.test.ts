import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { textLanguages } from '#texts/languages.ts'
import { demonstrationRoutes } from '#testing/demonstration-routes.ts'
import { drawRoute } from './draw-route.ts'

const most = 8 * 1024

describe.each(textLanguages)('the maps of the demonstration in %s', (language) => {
  it.each([...demonstrationRoutes(language)])('%s is light and names every stop', (_, drawing) => {
    const svg = drawRoute(drawing) ?? ''
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(most)
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ')
    for (const { number, name } of drawing.stops) {
      expect(texts).toMatch(new RegExp(`(^|[ ·])${number}([ ·]|$)`))
      expect(texts).toContain(name.split(' ')[0])
    }
  })
})
