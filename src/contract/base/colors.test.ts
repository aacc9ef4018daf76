import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyColors, hexColors } from '#testing/random-colors.ts'
import { contrastRatio, defaultColors, siteColors, weakPairs } from './colors.ts'

describe('contrastRatio', () => {
  it('is what WCAG says', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('is the same both ways, and 1 to 21', () => {
    fc.assert(
      fc.property(hexColors, hexColors, (one, other) => {
        const ratio = contrastRatio(one, other)
        expect(ratio).toBeCloseTo(contrastRatio(other, one), 10)
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeLessThanOrEqual(21)
      }),
    )
  })
})

describe('weakPairs', () => {
  it("finds nothing in the house's own colours", () => {
    expect(siteColors.parse(defaultColors)).toEqual(defaultColors)
    expect(weakPairs(defaultColors)).toEqual([])
  })

  it('names each pair that text could not be read on, with its ratio', () => {
    expect(weakPairs({ ...defaultColors, ink: '#9a9a9a', accent: '#c87f2e' })).toEqual([
      { pair: 'ink on paper', ratio: 2.52 },
      { pair: 'paper on accent', ratio: 2.88 },
    ])
    expect(weakPairs({ ...defaultColors, primary: '#ffffff' })).toEqual([
      { pair: 'paper on primary', ratio: 1.11 },
      { pair: 'primary on paper', ratio: 1.11 },
    ])
  })

  it('never tells a ratio that would have been enough', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        for (const { ratio } of weakPairs(colors)) expect(ratio).toBeLessThan(4.5)
      }),
    )
  })
})
