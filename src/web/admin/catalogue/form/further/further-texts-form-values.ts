import type { FurtherTextField } from '#contract/catalogue/facts/further-texts.ts'
import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { entriesIn } from '#web/admin/kit/form/fields/entries.ts'

export interface TopicFormValues {
  topic: string
  text: string
}

export interface QuestionFormValues {
  question: string
  answer: string
}

/** The form's values of the further texts, in one language: always something, blank for none. */
export interface FurtherTextsFormValues {
  summary: string
  /** A line each. */
  highlights: string
  included: string
  excluded: string
  seasonNote: string
  /** January first. */
  monthNotes: string[]
  climate: string
  conditions: string
  practical: TopicFormValues[]
  questions: QuestionFormValues[]
}

interface FormConversion<Value> {
  toFormValue: (stored: unknown) => Value
  /** As the operations take it; null or [] for none. */
  toPayload: (value: Value) => unknown
}

const single: FormConversion<string> = {
  toFormValue: (stored) => (typeof stored === 'string' ? stored : ''),
  toPayload: (value) => (value.trim() === '' ? null : value),
}

const several: FormConversion<string> = {
  toFormValue: (stored) => ((stored ?? []) as string[]).join('\n'),
  toPayload: entriesIn,
}

const monthNotes: FormConversion<string[]> = {
  toFormValue: (stored) => {
    const notes = (stored ?? []) as (string | null)[]
    return monthsOfYear.map((_, index) => notes[index] ?? '')
  },
  toPayload: (value) => {
    const notes = value.map((note) => note.trim() || null)
    return notes.some(Boolean) ? notes : null
  },
}

function rows<Row>(): FormConversion<Row[]> {
  return { toFormValue: (stored) => (stored ?? []) as Row[], toPayload: (value) => value }
}

/** Conversion of each further text to form values and payload. */
const conversions: { [Field in FurtherTextField]: FormConversion<FurtherTextsFormValues[Field]> } =
  {
    summary: single,
    highlights: several,
    included: several,
    excluded: several,
    seasonNote: single,
    monthNotes,
    climate: single,
    conditions: single,
    practical: rows(),
    questions: rows(),
  }

export function isFurtherText(field: string): field is FurtherTextField {
  return Object.hasOwn(conversions, field)
}

export function toFurtherTextFormValue(field: FurtherTextField, stored: unknown): unknown {
  return conversions[field].toFormValue(stored)
}

export function toFurtherTextPayload(field: FurtherTextField, value: unknown): unknown {
  const { toPayload } = conversions[field] as { toPayload: (value: unknown) => unknown }
  return toPayload(value)
}

export function isBlankText(field: FurtherTextField, value: unknown): boolean {
  const written = toFurtherTextPayload(field, value)
  return written === null || (Array.isArray(written) && written.length === 0)
}
