import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { languages } from '#contract/base/languages/languages.ts'
import type { KeywordFacet } from '#contract/catalogue/search.ts'
import { foldWord } from '../words/default-aliases.ts'
import { readKeyword } from './read-keyword.ts'

const facetsByName = new Map(
  ['vino', 'wine', 'luna de miel', 'lua de mel', 'honeymoon', 'mar'].map((name) => [
    name,
    { kind: 'tag' as const, value: name },
  ]),
)

/** Reads a keyword whose words the test folds itself. */
function read(keyword: string) {
  const words = keyword
    .normalize('NFC')
    .split(/[\s,]+/u)
    .filter(Boolean)
    .map((typed) => ({ typed, folded: foldWord(typed) }))
  const {
    phrase,
    words: sought,
    months,
    days,
    facets,
  } = readKeyword({ folded: foldWord(keyword), words }, facetsByName)
  const valuesOf = (kind: KeywordFacet['kind']) =>
    facets.flatMap(({ facet }) => (facet.kind === kind ? [facet.value] : []))
  return { phrase, words: sought, months, days, tags: valuesOf('tag') }
}

describe('a keyword', () => {
  it.each([
    ['October', '', [10]],
    ['patagonia in october', 'patagonia', [10]],
    ['Patagonia en octubre', 'patagonia', [10]],
    ['Patagônia em outubro', 'patagonia', [10]],
    ['Patagonien im Oktober', 'patagonien', [10]],
    ['Patagonie en août', 'patagonie', [8]],
    ['MARÇO', '', [3]],
    ['marco', '', [3]],
    ['enero o febrero en Ushuaia', 'ushuaia', [1, 2]],
    ['december, january', '', [12, 1]],
    ['Salta octubre de 2027', 'salta', [10]],
    ['Salta en el mes de mayo', 'salta', [5]],
    ['the month of May', '', [5]],
    ['Plaza de Mayo', 'plaza de mayo', []],
    ['9 de julio', '9 de julio', []],
    ['mayor', 'mayor', []],
  ])('with a month: %s', (keyword, phrase, months) => {
    expect(read(keyword)).toMatchObject({ phrase, months, days: null })
  })

  /** A length or a range may be missed by two days. */
  const about = (from: number, to = from) => ({ min: Math.max(1, from - 2), max: to + 2 })
  it.each([
    ['7 days', '', about(7)],
    ['7 días', '', about(7)],
    ['Iguazú 3 Días', 'iguazu', about(3)],
    ['a 7-day journey in Salta', 'salta', about(7)],
    ['una semana en Salta', 'salta', about(7)],
    ['uma semana', '', about(7)],
    ['2 weeks in Chile', 'chile', about(14)],
    ['dos semanas', '', about(14)],
    ['zwei Wochen', '', about(14)],
    ['quinze jours au Chili', 'chili', about(15)],
    ['6 noches', '', about(7)],
    ['6 noites', '', about(7)],
    ['7-10 days', '', about(7, 10)],
    ['de 7 a 10 días', '', about(7, 10)],
    ['between 10 and 7 days', '', about(7, 10)],
    ['hasta 5 días', '', { min: 1, max: 5 }],
    ['até 5 dias', '', { min: 1, max: 5 }],
    ['más de 9 días', '', { min: 9, max: null }],
    ['9+ days', '', { min: 9, max: null }],
    ['0 days', '0 days', null],
    ['400 days', '400 days', null],
    ['half day', 'half day', null],
    ['ruta 40', 'ruta 40', null],
    ['3 diamantes', '3 diamantes', null],
  ])('with a length: %s', (keyword, phrase, days) => {
    const found = read(keyword)
    expect(found.phrase).toBe(phrase)
    expect(found.days).toEqual(days === null ? null : expect.objectContaining(days))
  })

  it.each([
    ['vino', ['vino'], ['vino']],
    ['Wine and Mendoza', ['wine', 'mendoza'], ['wine']],
    ['lua de mel no Brasil', ['lua', 'mel', 'brasil'], ['lua de mel']],
    ['LUNA DE MIEL, mar', ['luna', 'miel', 'mar'], ['luna de miel', 'mar']],
    ['marea', ['marea'], []],
    ['to the of', ['to the of'], []],
    ['the Salta the Salta', ['salta'], []],
  ])('with words and names: %s', (keyword, words, tags) => {
    expect(read(keyword)).toMatchObject({ words, tags })
  })
})

test('every month is read in every language, however it is written', () => {
  const month = fc.record({
    language: fc.constantFrom(...languages),
    number: fc.integer({ min: 1, max: 12 }),
    write: fc.constantFrom(
      (name: string) => name,
      (name: string) => name.toUpperCase(),
      (name: string) => name.normalize('NFD'),
    ),
  })
  fc.assert(
    fc.property(month, ({ language, number, write }) => {
      const name = new Date(2026, number - 1).toLocaleDateString(language, { month: 'long' })
      expect(read(`Ushuaia ${write(name)}`)).toMatchObject({ phrase: 'ushuaia', months: [number] })
    }),
  )
})

test('what is left was typed', () => {
  const word = fc.constantFrom(
    'vino',
    'mar',
    'del',
    'de',
    'en',
    'mayo',
    'may',
    '7',
    '-',
    'días',
    'a',
    'semana',
    'Río',
    ',',
  )
  const typed = fc.oneof(
    fc.string(),
    fc.array(word).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(typed, (keyword) => {
      const { words, months, days } = read(keyword)
      const typed = foldWord(keyword.normalize('NFC'))
      for (const each of words.flatMap((word) => word.split(/\s+/))) {
        expect(typed).toContain(each)
      }
      expect(months.every((month) => month >= 1 && month <= 12)).toBe(true)
      if (days) expect(days.min).toBeGreaterThanOrEqual(1)
    }),
  )
})
