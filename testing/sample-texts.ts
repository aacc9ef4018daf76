import type { Kind } from '#contract/base/kinds.ts'
import type { TextForm } from '#contract/catalogue/facts/text-forms.ts'
import {
  isRequiredText,
  type TextField,
  textFieldsOf,
  textOf,
} from '#contract/catalogue/facts/texts.ts'

const months = Array.from({ length: 12 }, (_, month) =>
  month % 3 === 0 ? null : `Note | ${month}`,
)

/** A text of each form, hard on sheets. */
const samples: Record<TextForm, unknown> = {
  title: 'A name',
  line: '+20 °C, ñandú',
  lines: '=SUM(A1) is no formula',
  markdown: 'Line\nbreak',
  list: ['One | two', 'Back\\slash', '- dash'],
  months,
  topics: [{ topic: 'money', text: 'Pesos | **cash**' }],
  questions: [{ question: 'When?', answer: 'Now\n\nor later' }],
}

/** The texts that a kind has and no language needs. */
export function optionalTextsOf(kind: Kind): TextField[] {
  return textFieldsOf(kind).filter((field) => !isRequiredText(field))
}

/** A value for each of them. */
export function sampleTexts(kind: Kind): Record<string, unknown> {
  return Object.fromEntries(
    optionalTextsOf(kind).map((field) => [field, samples[textOf(field).as]]),
  )
}
