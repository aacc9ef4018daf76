import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { describe, expect, test } from 'vitest'
import { kinds } from '#contract/base/kinds.ts'
import { sampleTexts } from '#testing/sample-texts.ts'
import {
  completenessOf,
  detailsErrorPath,
  toDetailsFormValues,
  optionalDetails,
  toDetailsPayload,
} from './details-form-values.ts'

const english = { name: 'Lake', description: 'Deep', lang: 'en' as const }

describe('texts in the form', () => {
  test('have every language, and give back the written ones alone', () => {
    const values = toDetailsFormValues('incentive', [english])
    const none = {
      summary: '',
      seoTitle: '',
      highlights: '',
      included: '',
      excluded: '',
      conditions: '',
    }
    const blank = { name: '', description: '', ...none, questions: [] }
    const said = { ...blank, name: 'Lake', description: 'Deep' }
    expect(values).toEqual({ ...inEachLanguage(() => blank), en: said })
    const [written, ...others] = toDetailsPayload(values)
    expect(others).toEqual([])
    expect(written).toEqual({
      ...english,
      summary: null,
      seoTitle: null,
      highlights: [],
      included: [],
      excluded: [],
      conditions: null,
      questions: [],
    })
  })

  test('that are half written are sent, so that the server names what is missing', () => {
    const values = {
      ...toDetailsFormValues('destination', [english]),
      es: { name: 'Lago', description: ' ' },
    }
    expect(toDetailsPayload(values).map(({ lang }) => lang)).toEqual(['es', 'en'])
    expect(completenessOf(values.es)).toBe('incomplete')
  })
})

describe.each(kinds)('the further texts of a %s', (kind) => {
  test('go back as they came', () => {
    const stored = [{ ...english, ...sampleTexts(kind) }]
    expect(toDetailsPayload(toDetailsFormValues(kind, stored))).toEqual(stored)
  })

  test('make a language that lacks its name incomplete', () => {
    const values = toDetailsFormValues(kind, [english])
    expect(completenessOf({ ...values.pt, summary: 'Fundo' })).toBe('incomplete')
    expect(completenessOf(values.pt)).toBe('blank')
  })
})

test('lists are written a line each; blank lines are none', () => {
  const values = toDetailsFormValues('tour', [english])
  values.en.included = ' Boat \n\n\tLunch\n'
  expect(toDetailsPayload(values)).toMatchObject([{ included: ['Boat', 'Lunch'] }])
})

test('English is always sent, and nothing at all where nothing has to be written', () => {
  const blank = toDetailsFormValues('destination')
  expect(toDetailsPayload(blank).map(({ lang }) => lang)).toEqual(['en'])
  expect(optionalDetails(blank)).toEqual([])
})

test("a broken rule is shown at its language's field", () => {
  const sent = [{ ...english, lang: 'es' as const }, english]
  expect(detailsErrorPath('details.1.description', sent)).toBe('details.en.description')
  expect(detailsErrorPath('details.0.name', sent)).toBe('details.es.name')
  expect(detailsErrorPath('details', [])).toBe('details.en.name')
  expect(detailsErrorPath('details.1.questions.2.answer', sent)).toBe(
    'details.en.questions.2.answer',
  )
  expect(detailsErrorPath('regionId', sent)).toBe('regionId')
})
