import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { textLanguages } from '#texts/languages.ts'
import { type ReadKeyword, readKeyword } from './read-keyword.server.ts'

const tags = [
  { tag: 'vino', names: { en: 'wine', pt: 'vinho' } },
  { tag: 'luna de miel', names: { en: 'honeymoon', pt: 'lua de mel' } },
  { tag: 'miel', names: {} },
  { tag: 'mar', names: { en: 'sea' } },
  { tag: '4x4 (todo terreno)', names: {} },
]

const nothing = { months: [], days: null, tags: [] }

describe('a keyword', () => {
  it.each<[string, Partial<ReadKeyword>]>([
    ['October', { rest: '', months: [10] }],
    ['patagonia in october', { rest: 'patagonia', months: [10] }],
    ['Patagonia en octubre', { rest: 'Patagonia', months: [10] }],
    ['Patagônia em outubro', { rest: 'Patagônia', months: [10] }],
    ['MARÇO', { rest: '', months: [3] }],
    ['marco', { rest: '', months: [3] }],
    ['enero o febrero en Ushuaia', { rest: 'o Ushuaia', months: [1, 2] }],
    ['december, january', { rest: '', months: [1, 12] }],
    ['Salta octubre de 2027', { rest: 'Salta', months: [10] }],
    ['Salta en el mes de mayo', { rest: 'Salta', months: [5] }],
    ['the month of May', { rest: '', months: [5] }],
    ['Plaza de Mayo', { rest: 'Plaza de Mayo' }],
    ['9 de julio', { rest: '9 de julio' }],
    ['mayor', { rest: 'mayor' }],
  ])('with a month: %s', (keyword, read) => {
    expect(readKeyword(keyword)).toEqual({ ...nothing, ...read })
  })

  const exactly = (days: number) => ({ min: days, max: days })
  it.each<[string, Partial<ReadKeyword>]>([
    ['7 days', { rest: '', days: exactly(7) }],
    ['7 días', { rest: '', days: exactly(7) }],
    ['7 dias', { rest: '', days: exactly(7) }],
    ['Iguazú 3 Días', { rest: 'Iguazú', days: exactly(3) }],
    ['a 7-day journey', { rest: 'a journey', days: exactly(7) }],
    ['una semana en Salta', { rest: 'Salta', days: exactly(7) }],
    ['uma semana', { rest: '', days: exactly(7) }],
    ['2 weeks in Chile', { rest: 'Chile', days: exactly(14) }],
    ['6 noches', { rest: '', days: exactly(7) }],
    ['6 noites', { rest: '', days: exactly(7) }],
    ['7-10 days', { rest: '', days: { min: 7, max: 10 } }],
    ['de 7 a 10 días', { rest: '', days: { min: 7, max: 10 } }],
    ['entre 7 e 10 dias', { rest: '', days: { min: 7, max: 10 } }],
    ['between 10 and 7 days', { rest: '', days: { min: 7, max: 10 } }],
    ['hasta 5 días', { rest: '', days: { min: 1, max: 5 } }],
    ['até 5 dias', { rest: '', days: { min: 1, max: 5 } }],
    ['up to 5 days', { rest: '', days: { min: 1, max: 5 } }],
    ['más de 9 días', { rest: '', days: { min: 9, max: null } }],
    ['9+ days', { rest: '', days: { min: 9, max: null } }],
    ['0 days', { rest: '0 days' }],
    ['400 days', { rest: '400 days' }],
    ['half day', { rest: 'half day' }],
    ['ruta 40', { rest: 'ruta 40' }],
    ['3 diamantes', { rest: '3 diamantes' }],
  ])('with a length: %s', (keyword, read) => {
    expect(readKeyword(keyword)).toEqual({ ...nothing, ...read })
  })

  it.each<[string, Partial<ReadKeyword>]>([
    ['vino', { rest: '', tags: ['vino'] }],
    ['Wine and Mendoza', { rest: 'Mendoza', tags: ['vino'] }],
    ['Mendoza com vinho', { rest: 'Mendoza', tags: ['vino'] }],
    ['lua de mel no Brasil', { rest: 'no Brasil', tags: ['luna de miel'] }],
    ['LUNA DE MIEL, mar', { rest: '', tags: ['luna de miel', 'mar'] }],
    ['Mar del Plata', { rest: 'Mar del Plata' }],
    ['Ruta del Vino', { rest: 'Ruta del Vino' }],
    ['marea', { rest: 'marea' }],
    ['4x4 (todo terreno) Uyuni', { rest: 'Uyuni', tags: ['4x4 (todo terreno)'] }],
  ])('with a tag: %s', (keyword, read) => {
    expect(readKeyword(keyword, tags)).toEqual({ ...nothing, ...read })
  })

  it.each([
    ['honeymoon in Patagonia, 10 days, in March', 'Patagonia', 3],
    ['luna de miel en Patagonia, 10 días en marzo', 'Patagonia', 3],
    ['lua de mel na Patagônia em março, 10 dias', 'na Patagônia', 3],
  ])('with all of it: %s', (keyword, rest, month) => {
    const read = { rest, months: [month], days: exactly(10), tags: ['luna de miel'] }
    expect(readKeyword(keyword, tags)).toEqual(read)
  })
})

test('every month is read in every language, however it is written', () => {
  const month = fc.record({
    language: fc.constantFrom(...textLanguages),
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
      expect(readKeyword(`Ushuaia ${write(name)}`)).toMatchObject({
        rest: 'Ushuaia',
        months: [number],
      })
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
      const { rest, months, days } = readKeyword(keyword, tags)
      const words = keyword.normalize('NFC').split(/\s+/)
      for (const each of rest.split(/\s+/).filter(Boolean)) {
        expect(words.some((typedWord) => typedWord.includes(each))).toBe(true)
      }
      expect(months.every((month) => month >= 1 && month <= 12)).toBe(true)
      if (days) expect(days.min).toBeGreaterThanOrEqual(1)
    }),
  )
})
