import type { ComponentType } from 'react'
import type { TextForm } from '#contract/catalogue/facts/text-forms.ts'
import {
  isRequiredText,
  type TextField,
  textFieldsOf,
  textOf,
} from '#contract/catalogue/facts/texts.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { FoldedFields } from '#web/admin/kit/form/rows/folded-fields.tsx'
import { hasErrorAt, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import type { CatalogueForm, CatalogueValues } from '../use-catalogue-form.ts'
import { MonthsInput } from './month-lines.tsx'
import { QuestionsInput, TopicsInput } from './row-texts.tsx'
import { ListInput, MarkdownInput, PlainInput, TitleInput } from './single-texts.tsx'
import type { FormValuesOfText } from './text-form-values.ts'
import type { TextProps } from './text-props.ts'
import { useTextLabels } from './use-text-labels.ts'

/** How each form of text is written. */
const inputs: { [As in TextForm]: ComponentType<TextProps<FormValuesOfText[As]>> } = {
  title: TitleInput,
  line: PlainInput,
  lines: PlainInput,
  markdown: MarkdownInput,
  list: ListInput,
  months: MonthsInput,
  topics: TopicsInput,
  questions: QuestionsInput,
}

interface TextFieldsProps<Values extends CatalogueValues> {
  item: CatalogueForm<Values>
  lang: Language
  /** Whether the language cannot be left out. */
  required: boolean
}

/** The kind's texts in one language: those that each language needs, the lead, and the rest folded. */
export function TextFields<Values extends CatalogueValues>(props: TextFieldsProps<Values>) {
  const { item, lang } = props
  const { labelOf, lineOf } = useTextLabels()
  const isOpen = (field: TextField) => isRequiredText(field) || textOf(field).place === 'lead'
  const fields: TextField[] = textFieldsOf(item.kind)
  const sections = fields
    .filter((field) => !isOpen(field))
    .map((field) => ({
      name: field,
      title: labelOf(field),
      line: lineOf(field, item.form.values.details[lang][field]),
      broken: hasErrorAt(item.form.errors, `details.${lang}.${field}`),
      fields: <TextInput {...props} field={field} />,
    }))
  return (
    <>
      {fields.filter(isOpen).map((field) => (
        <TextInput key={`${lang} ${field}`} {...props} field={field} />
      ))}
      <FoldedFields sections={sections} refusals={item.refusals} />
    </>
  )
}

function TextInput<Values extends CatalogueValues>(
  props: TextFieldsProps<Values> & { field: TextField },
) {
  const { item, lang, field, required } = props
  const { labelOf, helpOf } = useTextLabels()
  const { as, max = 1, maxLength } = textOf(field)
  const Input = inputs[as] as ComponentType<TextProps<unknown>>
  return (
    <Input
      label={labelOf(field)}
      help={helpOf(field)}
      lang={lang}
      required={required && isRequiredText(field)}
      {...{ max, maxLength }}
      {...wholeField<unknown>(item, `details.${lang}.${field}`)}
    />
  )
}
