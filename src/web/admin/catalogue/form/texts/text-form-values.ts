import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import type { TextForm } from '#contract/catalogue/facts/text-forms.ts'
import {
  isRequiredText,
  type TextField,
  textOf,
  type texts,
} from '#contract/catalogue/facts/texts.ts'
import { entriesIn } from '#web/admin/kit/form/fields/entries.ts'

export interface TopicFormValues {
  topic: string
  text: string
}

export interface QuestionFormValues {
  question: string
  answer: string
}

/** The form's value of each form of text: always something, blank for none. */
export interface FormValuesOfText {
  title: string
  line: string
  lines: string
  markdown: string
  /** A line each. */
  list: string
  /** January first. */
  months: string[]
  topics: TopicFormValues[]
  questions: QuestionFormValues[]
}

/** The form's values of an item's texts, in one language. */
export type TextsFormValues = {
  [Field in TextField]: FormValuesOfText[(typeof texts)[Field]['as']]
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

const list: FormConversion<string> = {
  toFormValue: (stored) => ((stored ?? []) as string[]).join('\n'),
  toPayload: entriesIn,
}

const months: FormConversion<string[]> = {
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

/** Conversion of each form of text to form values and payload. */
const conversions: { [As in TextForm]: FormConversion<FormValuesOfText[As]> } = {
  title: single,
  line: single,
  lines: single,
  markdown: single,
  list,
  months,
  topics: rows(),
  questions: rows(),
}

export function toTextFormValue(field: TextField, stored: unknown): unknown {
  return conversions[textOf(field).as].toFormValue(stored)
}

/** A text as the operations take it; they have words for a required text that is empty. */
export function toTextPayload(field: TextField, value: unknown): unknown {
  if (isRequiredText(field)) return value
  const { toPayload } = conversions[textOf(field).as] as { toPayload: (value: unknown) => unknown }
  return toPayload(value)
}

export function isBlankText(field: TextField, value: unknown): boolean {
  const written = toTextPayload(field, value)
  if (typeof written === 'string') return written.trim() === ''
  return !Array.isArray(written) || written.length === 0
}
