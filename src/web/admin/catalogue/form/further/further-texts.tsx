import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type FurtherTextField,
  furtherTextFieldsOf,
  practicalTopics,
} from '#contract/catalogue/facts/further-texts.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { FoldedFields } from '#web/admin/kit/form/rows/folded-fields.tsx'
import { hasErrorAt, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import type { CatalogueForm, CatalogueValues } from '../use-catalogue-form.ts'
import type { FurtherTextProps } from './further-text-props.ts'
import { type FurtherTextsFormValues, toFurtherTextPayload } from './further-texts-form-values.ts'
import { HighlightsInput, InclusionsInput } from './list-texts.tsx'
import { MonthNotesInput } from './month-notes.tsx'
import { PracticalInput, QuestionsInput } from './row-texts.tsx'
import { ClimateInput, ConditionsInput, SeasonNoteInput, SummaryInput } from './single-texts.tsx'

/** How each further text is written. */
const inputs: {
  [Field in FurtherTextField]: ComponentType<FurtherTextProps<FurtherTextsFormValues[Field]>>
} = {
  summary: SummaryInput,
  highlights: HighlightsInput,
  included: InclusionsInput,
  excluded: InclusionsInput,
  seasonNote: SeasonNoteInput,
  monthNotes: MonthNotesInput,
  climate: ClimateInput,
  conditions: ConditionsInput,
  practical: PracticalInput,
  questions: QuestionsInput,
}

interface FurtherTextsProps<Values extends CatalogueValues> {
  item: CatalogueForm<Values>
  lang: Language
}

/** The kind's texts beside name and description, in one language: the summary, and the rest folded. */
export function FurtherTexts<Values extends CatalogueValues>(props: FurtherTextsProps<Values>) {
  const { item, lang } = props
  const { t } = useTranslation('admin')
  const line = useTextLine()
  const sections = furtherTextFieldsOf(item.kind)
    .filter((field) => field !== 'summary')
    .map((field) => ({
      name: field,
      title: t(`texts.names.${field}.label`),
      line: line(field, item.form.values.details[lang][field]),
      broken: hasErrorAt(item.form.errors, `details.${lang}.${field}`),
      fields: <FurtherText {...props} field={field} />,
    }))
  return (
    <>
      <FurtherText {...props} field="summary" />
      <FoldedFields sections={sections} refusals={item.refusals} />
    </>
  )
}

function FurtherText<Values extends CatalogueValues>(
  props: FurtherTextsProps<Values> & { field: FurtherTextField },
) {
  const { item, lang, field } = props
  const { t } = useTranslation('admin')
  const Input = inputs[field] as ComponentType<FurtherTextProps<unknown>>
  const help = t(`texts.names.${field}.help`)
  const example = t(`texts.names.${field}.example`)
  return (
    <Input
      label={t(`texts.names.${field}.label`)}
      help={t('texts.help', { help, example })}
      lang={lang}
      {...wholeField<unknown>(item, `details.${lang}.${field}`)}
    />
  )
}

/** Returns a function that sums up a text, in a line; '' for nothing. */
export function useTextLine() {
  const { t } = useTranslation(['admin', 'translation'])
  return (field: FurtherTextField, value: unknown): string => {
    const written = toFurtherTextPayload(field, value)
    if (typeof written === 'string') return written
    if (!Array.isArray(written)) return ''
    const entries = written.map((entry: unknown) => {
      if (typeof entry === 'string' || entry === null) return entry
      const { topic, question } = entry as { topic?: string; question?: string }
      const known = practicalTopics.find((each) => each === topic)
      return known ? t(`translation:facts.topics.${known}`) : question
    })
    return entries.filter(Boolean).join(' · ')
  }
}
