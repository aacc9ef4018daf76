import { describe, expect, it } from 'vitest'
import { defaultColors } from '#contract/base/colors.ts'
import { derivePalette } from './derive-palette.ts'
import { defaultStyle, siteStyle } from './site-style.ts'

const plum = { primary: '#5b1a6b', accent: '#0b6e4f', ink: '#221a26', paper: '#ffffff' }
const night = { primary: '#ffd400', accent: '#7fffd4', ink: '#ffffff', paper: '#101418' }

const declared = (style: string) => [...style.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name)

describe('the style sheet that all pages share', () => {
  it('has every colour, those that differ also at night', () => {
    expect(defaultStyle).toContain('--paper-raised:#fffcf5;')
    expect(new Set(declared(defaultStyle)).size).toBe(
      Object.keys(derivePalette(defaultColors).light).length,
    )
    const [, dark = ''] = defaultStyle.split('@media screen and (prefers-color-scheme:dark)')
    expect(dark).toContain('--paper-raised:#142a34;')
    expect(dark).not.toContain('--lake:')
  })
})

describe('siteStyle', () => {
  it("is nothing with the house's own colours", () => {
    expect(siteStyle({ ...defaultColors })).toBeNull()
  })

  it('declares what changes, and nothing else', () => {
    const style = siteStyle({ ...defaultColors, accent: '#8b1010' }) ?? ''
    expect(style).toContain('--accent:#8b1010;')
    expect(declared(style)).not.toContain('--paper')
    expect(declared(style)).not.toContain('--success')
  })

  it("counts more than the house's own, whichever comes first", () => {
    for (const style of [defaultStyle, siteStyle(plum)]) {
      expect(style).toMatch(/^@layer palette,site;/)
    }
    expect(siteStyle(plum)).toContain('@layer site{:root{')
  })

  it('keeps an agency that writes light on dark so at day, and readable on paper', () => {
    const style = siteStyle(night) ?? ''
    expect(style).toContain('color-scheme:only dark')
    expect(style).toContain('@media print{:root{--accent:black;')
    expect(siteStyle(plum)).not.toContain('color-scheme:only')
  })

  it('cannot be left by what it is made of', () => {
    expect(siteStyle(plum)).toMatch(/^[\w\s@,;:{}()#-]+$/)
  })
})
