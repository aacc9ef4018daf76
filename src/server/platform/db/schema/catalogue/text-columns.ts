import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, jsonb, text } from 'drizzle-orm/pg-core'
import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import type { TextForm } from '#contract/catalogue/facts/text-forms.ts'
import {
  isRequiredText,
  type TextField,
  type TextFieldAs,
  textFields,
  textOf,
  type texts,
  type TextValues,
} from '#contract/catalogue/facts/texts.ts'

const single = (name: string) => text(name)
const rows = <Row>(name: string) => jsonb(name).$type<Row[]>().notNull().default([])

type RowOf<Field extends TextField> = TextValues[Field] extends (infer Row)[] ? Row : never

/** The column of each form of text. */
const columns = {
  title: single,
  line: single,
  lines: single,
  markdown: single,
  list: (name: string) => text(name).array().notNull().default([]),
  months: (name: string) => text(name).array().$type<(string | null)[]>(),
  topics: rows<RowOf<TextFieldAs<'topics'>>>,
  questions: rows<RowOf<TextFieldAs<'questions'>>>,
} satisfies Record<TextForm, unknown>

const required = (name: string) => text(name).notNull()

type TextColumns = {
  [Field in TextField]: ReturnType<
    (typeof texts)[Field]['fallback'] extends ''
      ? typeof required
      : (typeof columns)[(typeof texts)[Field]['as']]
  >
}

export const columnName = (field: string) =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A column for each text of items. */
export function textColumns(): TextColumns {
  const named = textFields().map((field) => {
    const make = isRequiredText(field) ? required : columns[textOf(field).as]
    return [field, make(columnName(field))]
  })
  return Object.fromEntries(named) as TextColumns
}

/** Lines beside months are twelve. */
export function textChecks(details: Record<TextField, AnyPgColumn>) {
  const cardinality = sql.raw(String(monthsOfYear.length))
  return textFields()
    .filter((field) => textOf(field).as === 'months')
    .map((field) => {
      const rule: SQL = sql`cardinality(${details[field]}) = ${cardinality}`
      return check(`item_details_${columnName(field)}`, rule)
    })
}
