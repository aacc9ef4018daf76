import { describe, expect, test } from 'vitest'
import { furtherTextFieldsOf } from '#contract/catalogue/facts/further-texts.ts'
import { kinds } from '#contract/base/kinds.ts'
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
    const none = { summary: '', highlights: '', included: '', excluded: '', conditions: '' }
    const blank = { name: '', description: '', ...none, questions: [] }
    const said = { ...blank, name: 'Lake', description: 'Deep' }
    expect(values).toEqual({ es: blank, en: said, pt: blank })
    const [written, ...others] = toDetailsPayload(values)
    expect(others).toEqual([])
    expect(written).toEqual({
      ...english,
      summary: null,
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
  const all = {
    summary: 'Deep and cold.\nAnd blue.',
    highlights: ['The island', 'The forest'],
    included: ['Breakfast'],
    excluded: [],
    seasonNote: null,
    monthNotes: [null, 'Dry', ...Array.from({ length: 10 }, () => null)],
    climate: 'Cold',
    conditions: '**30 %** when booking',
    practical: [{ topic: 'visas', text: 'None.' }],
    questions: [{ question: 'Is it far?', answer: 'No.' }],
  }

  test('go back as they came', () => {
    const own = furtherTextFieldsOf(kind).map((field) => [field, all[field]])
    const stored = [{ ...english, ...Object.fromEntries(own) }]
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
