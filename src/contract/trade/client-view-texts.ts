import { z } from 'zod'
import type { TextForm, ValuesOfForms } from '#contract/catalogue/facts/text-forms.ts'
import { type TextField, textFields, textOf, texts } from '#contract/catalogue/facts/texts.ts'

type Texts = typeof texts

/** The texts of client views, by their names there. */
export type ClientViewTexts = {
  [
    Field in TextField as Texts[Field]['inClientViews'] extends string
      ? Texts[Field]['inClientViews']
      : never
  ]: ValuesOfForms[Texts[Field]['as']]
}

/** The texts that client views tell, with their names there: a text that the table does not let in stays out. */
export function shownTexts(): { field: TextField; name: string; as: TextForm }[] {
  return textFields().flatMap((field) => {
    const { inClientViews: name, as } = textOf(field)
    return name === null ? [] : [{ field, name, as }]
  })
}

/** Texts of client views in each form: '' or [] for none. */
const answered: Record<TextForm, (field: TextField) => z.ZodType> = {
  title: () => z.string(),
  line: () => z.string(),
  lines: () => z.string(),
  markdown: () => z.string(),
  list: (field) => texts[field].answered,
  months: () => z.array(z.string().nullable()),
  topics: (field) => texts[field].answered,
  questions: (field) => texts[field].answered,
}

type Shape = { [Name in keyof ClientViewTexts]: z.ZodType<ClientViewTexts[Name]> }

export const answeredTextsOfViews = () =>
  Object.fromEntries(
    shownTexts().map(({ field, name, as }) => [name, answered[as](field)]),
  ) as Shape
