import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { toMajorUnits, toMinorUnits, usualCurrency } from '#web/admin/kit/form/fields/amounts.ts'
import type { LocationInputValue } from '#web/admin/kit/form/fields/location-input.tsx'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'
import { type BandFormValues, toBandsFormValues, toBandsPayload } from './bands-form-values.ts'
import {
  type DeparturesFormValues,
  type SpanFormValues,
  toDeparturesFormValues,
  toSpanFormValues,
  toDeparturesPayload,
  toSpanPayload,
} from './departures-form-values.ts'
import type { FactForm } from '#contract/catalogue/facts/fact.ts'

export interface ClosureFormValues extends SpanFormValues {
  reason: LanguageTexts
}

export interface PeakFormValues extends SpanFormValues {
  name: LanguageTexts
}

/** The form's values of facts, by input: always something, and blank for an unknown fact. */
export interface InputFormValues {
  amenities: string[]
  bands: BandFormValues[]
  basis: string
  closures: ClosureFormValues[]
  day: string
  departures: DeparturesFormValues
  duration: NumberFieldValue
  languages: string[]
  level: string
  location: LocationInputValue
  money: { amount: NumberFieldValue; currency: string }
  months: string[]
  number: NumberFieldValue
  peaks: PeakFormValues[]
  range: { min: NumberFieldValue; max: NumberFieldValue }
  service: string
  text: string
  texts: LanguageTexts
  time: string
  times: string[]
  timeZone: string
}

interface FormConversion<Value> {
  /** Form value of a stored one; `currency` is that of the item's price. */
  toFormValue: (stored: unknown, currency: string) => Value
  /** The same as the operations take it. */
  toPayload: (value: Value, currency: string) => unknown
}

const words: FormConversion<string> = {
  toFormValue: (stored) => (typeof stored === 'string' ? stored : ''),
  toPayload: (value) => value.trim() || null,
}

const number: FormConversion<NumberFieldValue> = {
  toFormValue: (stored) => (typeof stored === 'number' ? stored : ''),
  toPayload: (value) => (value === '' ? null : value),
}

const list: FormConversion<string[]> = {
  toFormValue: (stored) => (stored ?? []) as string[],
  toPayload: (value) => value,
}

/** Two numbers, both or neither; of a half the operations say what is missing. */
function pair<One extends string, Other extends string>(one: One, other: Other) {
  type Pair = Record<One | Other, NumberFieldValue>
  return {
    toFormValue: (stored: unknown) => (stored ?? { [one]: '', [other]: '' }) as Pair,
    toPayload: (value: Pair) => {
      if (value[one] === '' && value[other] === '') return null
      const given = (part: NumberFieldValue) => (part === '' ? undefined : part)
      return { [one]: given(value[one]), [other]: given(value[other]) }
    },
  }
}

const money: FormConversion<InputFormValues['money']> = {
  toFormValue: (stored) => {
    if (!stored) return { amount: '', currency: usualCurrency }
    const { amount, currency } = stored as { amount: number; currency: string }
    return { amount: toMajorUnits(amount, currency), currency }
  },
  toPayload: ({ amount, currency }) =>
    amount === '' ? null : { amount: toMinorUnits(amount, currency), currency },
}

const closures: FormConversion<ClosureFormValues[]> = {
  toFormValue: (stored) =>
    ((stored ?? []) as Omit<ClosureFormValues, 'yearly'>[]).map(toSpanFormValues),
  toPayload: (value) =>
    value.map((closure) => ({ ...toSpanPayload(closure), reason: closure.reason })),
}

const peaks: FormConversion<PeakFormValues[]> = {
  toFormValue: (stored) =>
    ((stored ?? []) as Omit<PeakFormValues, 'yearly'>[]).map(toSpanFormValues),
  toPayload: (value) => value.map((peak) => ({ ...toSpanPayload(peak), name: peak.name })),
}

/** Conversion of each input to form values and payload. */
export const conversions: { [As in FactForm]: FormConversion<InputFormValues[As]> } = {
  amenities: list,
  bands: { toFormValue: toBandsFormValues, toPayload: toBandsPayload },
  basis: words,
  closures,
  day: words,
  departures: { toFormValue: toDeparturesFormValues, toPayload: toDeparturesPayload },
  duration: number,
  languages: list,
  level: {
    toFormValue: (stored) => (typeof stored === 'number' ? String(stored) : ''),
    toPayload: (value) => (value === '' ? null : Number(value)),
  },
  location: pair('lat', 'lng'),
  money,
  months: { ...list, toPayload: (value) => (value.length === 0 ? null : value) },
  number,
  peaks,
  range: pair('min', 'max'),
  service: words,
  text: words,
  texts: {
    toFormValue: (stored) => stored ?? {},
    toPayload: (value) => value,
  },
  time: words,
  times: list,
  timeZone: words,
}
