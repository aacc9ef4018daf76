import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validColors } from '#testing/random-colors.ts'
import {
  contrastRatio,
  defaultColors,
  leastContrast,
  type SiteColors,
} from '#contract/base/colors.ts'
import { derivePalette, defaultPalette, type Tokens } from './derive-palette.ts'
import { mix } from './tones.ts'

type Name = keyof Tokens

/** Each text colour with its backgrounds. */
const texts: Partial<Record<Name, readonly Name[]>> = {
  ink: ['paper', 'paperRaised', 'paperSunk', 'tint', 'mapSea', 'mapLand', 'mapHome'],
  inkSoft: ['paper', 'paperRaised', 'paperSunk', 'tint'],
  accent: ['paper', 'paperRaised', 'paperSunk', 'tint'],
  link: ['paper', 'paperRaised', 'paperSunk', 'tint'],
  danger: ['paper', 'paperRaised', 'paperSunk', 'tint'],
  action: ['paper', 'paperRaised', 'paperSunk', 'tint', 'actionWash'],
  onAction: ['action', 'actionHover'],
  onSuccessWash: ['successWash'],
  onBand: ['band'],
  onBandSoft: ['band'],
  onBandAccent: ['band'],
  onWine: ['wine'],
  onWineSoft: ['wine'],
  onSun: ['sun'],
  onPicture: ['lakeDeep', 'shade'],
  onPictureAccent: ['lakeDeep', 'shade'],
  onDeep: ['lakeDeep'],
  onDeepSoft: ['lakeDeep'],
  lakeDeep: ['onPicture', 'dawn', 'glacier'],
  mapQuiet: ['mapSea', 'mapLand', 'mapHome'],
}

/** Marks, rules and the focus, which WCAG asks less of. */
const marks: Partial<Record<Name, readonly Name[]>> = {
  ochre: ['paper', 'paperRaised'],
  success: ['paper', 'paperRaised'],
  warning: ['paper', 'paperRaised'],
  mapWay: ['mapSea', 'mapLand', 'mapHome'],
}

function weakIn(tokens: Tokens, held: typeof texts, least: number): string[] {
  return Object.entries(held).flatMap(([text, grounds]) =>
    grounds
      .map((ground) => ({ ground, ratio: contrastRatio(tokens[text as Name], tokens[ground]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`),
  )
}

function weakOf(colors: SiteColors): string[] {
  const { light, dark } = derivePalette(colors)
  return [light, dark].flatMap((tokens) => [
    ...weakIn(tokens, texts, leastContrast),
    ...weakIn(tokens, marks, 3),
  ])
}

/** The panel's light badges and notices write the darkest shade on the second and, under the pointer, the third. */
function weakScales(colors: SiteColors): string[] {
  return Object.entries(derivePalette(colors).scales).flatMap(([name, scale]) =>
    [scale[1], scale[2]].every((ground) => contrastRatio(scale[9], ground) >= leastContrast)
      ? []
      : [name],
  )
}

describe('derivePalette', () => {
  it('keeps every text readable in both schemes, whatever the four colours', () => {
    fc.assert(
      fc.property(validColors, (colors) => {
        expect([...weakOf(colors), ...weakScales(colors)]).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    { primary: '#000000', accent: '#000000', ink: '#000000', paper: '#ffffff' },
    { primary: '#ffffff', accent: '#ffffff', ink: '#ffffff', paper: '#000000' },
    { primary: '#000000', accent: '#000000', ink: '#000000', paper: '#767676' },
    { primary: '#ffffff', accent: '#000000', ink: '#000000', paper: '#757575' },
    { primary: '#0000ff', accent: '#8b0000', ink: '#000000', paper: '#ffff00' },
    { primary: '#ffd400', accent: '#7fffd4', ink: '#ffffff', paper: '#101418' },
  ])('does so at the ends: $primary, $accent, $ink on $paper', (colors) => {
    expect(weakOf(colors)).toEqual([])
  })

  it('takes the four as they are where the agency writes dark on light', () => {
    const { light } = derivePalette(defaultColors)
    expect(light).toMatchObject({
      lake: '#123f52',
      band: '#123f52',
      action: '#123f52',
      accent: '#8b4a10',
      ink: '#17262c',
      paper: '#f7f2e7',
    })
  })

  it("is the house's own look with the house's own colours", () => {
    const { light, dark } = defaultPalette
    expect([light.paperRaised, light.line, light.wine]).toEqual(['#fffcf5', '#d5cab3', '#7a2136'])
    expect([dark.paper, dark.ink, dark.action]).toEqual(['#0d1d25', '#f2eadb', '#b9dcdf'])
  })

  it('has both schemes alike where the agency writes light on dark', () => {
    const night = { primary: '#ffd400', accent: '#7fffd4', ink: '#ffffff', paper: '#101418' }
    const { light, dark, isDark } = derivePalette(night)
    expect(isDark).toBe(true)
    expect(light).toEqual(dark)
    expect(light.paper).toBe('#101418')
  })

  it('keeps words on pictures readable where the picture is white', () => {
    fc.assert(
      fc.property(validColors, (colors) => {
        const { onPicture, lakeDeep } = derivePalette(colors).light
        const behind = mix(lakeDeep, '#ffffff', 0.18)
        expect(contrastRatio(onPicture, behind)).toBeGreaterThan(leastContrast)
      }),
      { numRuns: 100 },
    )
  })

  it('leaves danger red and success green to everybody', () => {
    fc.assert(
      fc.property(validColors, (colors) => {
        const { light, dark, scales } = derivePalette(colors)
        for (const { danger, success } of [light, dark]) {
          const [red = 0, green = 0] = channels(danger)
          if (red !== green) expect(red).toBeGreaterThan(green)
          const [other = 0, leaf = 0] = channels(success)
          if (other !== leaf) expect(leaf).toBeGreaterThan(other)
        }
        expect(scales.wine).toEqual(defaultPalette.scales.wine)
      }),
      { numRuns: 100 },
    )
  })
})

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
