import { describe, expect, test } from 'vitest'
import {
  completenessOf,
  detailsErrorPath,
  detailsValues,
  optionalDetails,
  writtenDetails,
} from './details-values.ts'

const english = { name: 'Lake', description: 'Deep', lang: 'en' as const }

describe('texts in the form', () => {
  test('have every language, and give back the written ones alone', () => {
    const values = detailsValues('destination', [english])
    expect(values).toEqual({
      es: { name: '', description: '' },
      en: { name: 'Lake', description: 'Deep' },
      pt: { name: '', description: '' },
    })
    expect(writtenDetails(values)).toEqual([english])
  })

  test('that are half written are sent, so that the server names what is missing', () => {
    const values = {
      ...detailsValues('destination', [english]),
      es: { name: 'Lago', description: ' ' },
    }
    expect(writtenDetails(values).map(({ lang }) => lang)).toEqual(['es', 'en'])
    expect(completenessOf(values.es)).toBe('incomplete')
  })
})

test('English is always sent, and nothing at all where nothing has to be written', () => {
  const blank = detailsValues('destination')
  expect(writtenDetails(blank).map(({ lang }) => lang)).toEqual(['en'])
  expect(optionalDetails(blank)).toEqual([])
})

test("a broken rule is shown at its language's field", () => {
  const sent = [{ ...english, lang: 'es' as const }, english]
  expect(detailsErrorPath('details.1.description', sent)).toBe('details.en.description')
  expect(detailsErrorPath('details.0.name', sent)).toBe('details.es.name')
  expect(detailsErrorPath('details', [])).toBe('details.en.name')
  expect(detailsErrorPath('regionId', sent)).toBe('regionId')
})
