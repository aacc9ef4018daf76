import { describe, expect, it } from 'vitest'
import { themeAddresses } from './theme-addresses.ts'

const addresses = themeAddresses([
  { tag: 'luna de miel', names: { es: 'luna de miel', en: 'honeymoon', pt: 'lua de mel' } },
  { tag: 'vino', names: { en: 'wine' } },
  { tag: 'copa', names: { en: 'Wine' } },
  { tag: 'honeymoon', names: {} },
  { tag: 'lagos', names: { es: 'Lagos', en: 'lakes' } },
])

describe('the address of a theme', () => {
  it('is its name in the language', () => {
    expect(addresses.of('es', 'luna de miel')).toBe('/es/themes/luna-de-miel')
    expect(addresses.of('pt', 'luna de miel')).toBe('/pt/themes/lua-de-mel')
    expect(addresses.of('es', 'lagos')).toBe('/es/themes/lagos')
  })

  it('is the tag where a name is shared, or another tag, or missing', () => {
    expect(addresses.of('en', 'vino')).toBe('/en/themes/vino')
    expect(addresses.of('en', 'copa')).toBe('/en/themes/copa')
    expect(addresses.of('en', 'luna de miel')).toBe('/en/themes/luna%20de%20miel')
    expect(addresses.of('en', 'unknown tag')).toBe('/en/themes/unknown%20tag')
  })

  it('is found in every spelling, and leads back to its tag', () => {
    expect(addresses.tagAt('en', 'luna de miel')).toBe('luna de miel')
    expect(addresses.tagAt('en', 'lua-de-mel')).toBe('luna de miel')
    expect(addresses.tagAt('es', 'lakes')).toBe('lagos')
    expect(addresses.tagAt('en', 'honeymoon')).toBe('honeymoon')
    expect(addresses.tagAt('en', 'nothing')).toBe('nothing')
    for (const tag of ['luna de miel', 'vino', 'copa', 'honeymoon', 'lagos']) {
      for (const language of ['es', 'en', 'pt'] as const) {
        const segment = decodeURIComponent(addresses.of(language, tag).split('/')[3] ?? '')
        expect(addresses.tagAt(language, segment)).toBe(tag)
      }
    }
  })
})
