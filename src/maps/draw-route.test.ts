import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultColors } from '#contract/base/colors.ts'
import { drawRoute, type DrawnStop, type RouteDrawing } from './draw-route.ts'

function drawing(stops: DrawnStop[], changes: Partial<RouteDrawing> = {}): RouteDrawing {
  return {
    medium: 'page',
    language: 'de',
    alternative: { id: 'route', title: 'A map' },
    stops,
    legStyles: stops.slice(1).map(() => 'road' as const),
    ...changes,
  }
}

const buenosAires = { lat: -34.6037, lng: -58.3816 }
const iguazu = { lat: -25.6953, lng: -54.4367 }
const stop = (number: number, name: string, location = buenosAires): DrawnStop => ({
  number,
  name,
  location,
})

/** Rows of a drawing's markers: a rounded rectangle each. */
const markersOf = (svg: string) => svg.match(/<rect [^>]*rx=/g) ?? []

describe('a route', () => {
  it('is nothing without stops', () => {
    expect(drawRoute(drawing([]))).toBeNull()
  })

  it('has a text alternative, and nothing in it is markup by accident', () => {
    const alternative = {
      id: 'route',
      title: 'Tea & <b>mate</b>',
      description: 'First "A" & then B',
    }
    const svg = drawRoute(drawing([stop(1, '<script>x</script> & "Co"')], { alternative }))
    expect(svg).toContain('role="img" aria-labelledby="route-title" aria-describedby="route-text"')
    expect(svg).toContain('<title id="route-title">Tea &amp; &lt;b&gt;mate&lt;/b&gt;</title>')
    expect(svg).toContain('&lt;script&gt;x&lt;/script&gt;')
    expect(svg).not.toMatch(/<script|<b>/)
  })

  it('shows a place that it comes to twice once, with both numbers', () => {
    const svg = drawRoute(
      drawing([stop(1, 'Buenos Aires'), stop(2, 'Iguazú', iguazu), stop(3, 'Buenos Aires')]),
    )
    expect(markersOf(svg ?? '')).toHaveLength(2)
    expect(svg).toContain('>1 · 3</text>')
    expect(svg?.match(/>Buenos Aires</g)).toHaveLength(1)
  })

  it('draws a single stop, and stops at one point, with numbers everywhere', () => {
    for (const stops of [
      [stop(1, 'Here')],
      [stop(1, 'Here'), stop(2, 'There', { ...buenosAires, lng: buenosAires.lng + 1e-9 })],
      [stop(1, 'Far', { lat: -27.15, lng: -109.43 })],
      [stop(1, 'Pole', { lat: -90, lng: 0 }), stop(2, 'Ship', { lat: -62, lng: -60 })],
    ])
      expect(drawRoute(drawing(stops))).not.toMatch(/NaN|Infinity|undefined/)
  })

  it.each([
    ['air', 'stroke-dasharray="6 5"'],
    ['rail', 'stroke-dasharray="1.6 5"'],
    ['trail', 'stroke-dasharray=".1 6"'],
    ['open', 'opacity="0.6"'],
  ] as const)('draws the leg by %s in its own style', (style, sign) => {
    const stops = [stop(1, 'Buenos Aires'), stop(2, 'Iguazú', iguazu)]
    expect(drawRoute(drawing(stops, { legStyles: [style] }))).toContain(sign)
    expect(drawRoute(drawing(stops, { legStyles: ['road'] }))).not.toContain(sign)
  })

  it('waves on the water', () => {
    const stops = [stop(1, 'Buenos Aires'), stop(2, 'Iguazú', iguazu)]
    const curves = (style: 'water' | 'road') =>
      drawRoute(drawing(stops, { legStyles: [style] }))?.match(/<path d="M[\d. ]+(Q[^"]*)"/)?.[1]
    expect(curves('water')?.split('Q').length).toBeGreaterThan(10)
    expect(curves('road')?.split('Q')).toHaveLength(2)
  })

  it('needs no font in a picture', () => {
    const svg = drawRoute(drawing([stop(1, 'Ñandú')], { medium: { colors: defaultColors } }))
    expect(svg).not.toMatch(/<text|var\(/)
    const long = stop(1, 'Cusco, Valle Sagrado y Machu Picchu, São Luís, Łódź, 東')
    expect(drawRoute(drawing([long], { medium: { colors: defaultColors } }))).not.toMatch(
      /NaN|\de-\d/,
    )
  })

  const location = fc.record({
    lat: fc.double({ min: -55, max: 12, noNaN: true }),
    lng: fc.double({ min: -80, max: -36, noNaN: true }),
  })

  it('is the same each time, and has nothing but numbers where numbers are due', () => {
    fc.assert(
      fc.property(fc.array(location, { minLength: 1, maxLength: 9 }), (locations) => {
        const stops = locations.map((each, index) => stop(index + 1, `Stop ${index}`, each))
        const svg = drawRoute(drawing(stops))
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
        expect(drawRoute(drawing(stops))).toBe(svg)
      }),
      { numRuns: 8 },
    )
  })
})
