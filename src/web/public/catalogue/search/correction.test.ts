import fc from 'fast-check'
import { distance } from 'fastest-levenshtein'
import { describe, expect, it, test } from 'vitest'
import { slugOf } from '#contract/base/addresses/addresses.ts'
import { correctionOf } from './correction.server.ts'

const similar = (names: string[]) => names.map((name) => ({ name, because: 'similar' as const }))

describe('a word with a slip of the pen', () => {
  it.each([
    ['bariloshe', 'barrios', ['Bariloche y los Siete Lagos'], 'Bariloche'],
    ['ushuaya', 'playa', ['Ushuaia, el fin del mundo'], 'Ushuaia'],
    ['machu pichu', 'a pie', ['Cusco y Machu Picchu'], 'Machu Picchu'],
    ['foz do iguasu', 'bodegas', ['Cataratas: Foz do Iguaçu'], 'Foz do Iguaçu'],
    ['glasiares', 'glaciares', ['El Calafate y el glaciar'], 'glaciares'],
    ['mendosa', 'Mendoza', ['Mendoza'], 'Mendoza'],
  ])('“%s” is corrected by what was found, not to “%s”', (keyword, suggestion, names, meant) => {
    expect(correctionOf(keyword, { suggestion, hits: similar(names) })).toBe(meant)
  })

  it.each([
    ['zzzzqq', '4x4', ['Salta']],
    ['honeymoon', 'unesco', []],
    ['viento blanco', 'siete lagos', ['Bariloche y los Siete Lagos']],
    ['lago', null, ['El largo camino']],
    ['glaciar', 'glaciares', []],
    ['foz do iguaçu', 'bodegas', ['Cataratas do Iguaçu']],
  ])('“%s” is not corrected to “%s”', (keyword, suggestion, names) => {
    expect(correctionOf(keyword, { suggestion, hits: similar(names) })).toBeNull()
  })

  it.each(['name', 'alias', 'place', 'tag'] as const)(
    'is none when something was found by its %s',
    (because) => {
      const hits = [{ name: 'Cataratas', because }, ...similar(['Iguana'])]
      expect(correctionOf('iguazu', { suggestion: 'iguana', hits })).toBeNull()
    },
  )

  it('is corrected by a name before a tag that is as near, and by the better hit', () => {
    const hits = similar(['Camino a Salta', 'Salto'])
    expect(correctionOf('saltu', { suggestion: 'saltú', hits: [] })).toBeNull()
    expect(correctionOf('saltx', { suggestion: 'salti', hits })).toBe('Salta')
  })
})

test('a correction is within a third of what was typed, and something that was found', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'í', ' '), maxLength: 12 })
  const asked = fc.record({ keyword: word, suggestion: word, names: fc.array(word) })
  fc.assert(
    fc.property(asked, ({ keyword, suggestion, names }) => {
      const meant = correctionOf(keyword, { suggestion, hits: similar(names) })
      if (meant === null) return
      const wanted = slugOf(keyword)
      expect(distance(slugOf(meant), wanted)).toBeLessThanOrEqual(wanted.length / 3)
      expect([suggestion, ...names].join(' ').replaceAll(/\s+/g, ' ')).toContain(
        meant.replaceAll(/\s+/g, ' '),
      )
    }),
  )
})
