import type { TextForm } from '#contract/catalogue/facts/text-forms.ts'
import { textFieldsOf, textOf } from '#contract/catalogue/facts/texts.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { type Language, languages } from '#contract/base/languages/languages.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import {
  columnTypes,
  type ColumnType,
  oneOf,
  someOf,
  someOfOrNull,
} from '#server/platform/sheets/cells/column-types.ts'
import { numberIn } from '#server/platform/sheets/cells/numbers.ts'
import { departureCell, departurePartIn, departureParts } from './departure-cells.ts'
import { fieldsOf, placeColumns, type Shape } from './fields.ts'
import {
  amenityWords,
  basisWords,
  languageWords,
  levelWords,
  monthWords,
  serviceWords,
} from './words.ts'

/** One column of a kind's sheet: a field, a part of one, or a text of one language. */
export interface Column extends ColumnType {
  name: string
  field: string
  /** The part of the field's value. */
  part?: string
  lang?: Language
  /** An amount: in minor units as a value, in units of its currency in a cell. */
  isMoney?: boolean
  /** Bands of a price: their amounts are in units of its currency in a cell, too. */
  isBands?: boolean
  /** How HTML in its cells is taken over. */
  html?: 'markdown' | 'line'
}

const types: Record<Exclude<Shape, object | 'departures'> | 'money', ColumnType> = {
  ...columnTypes,
  amenities: someOf(amenityWords),
  bands: columnTypes.json,
  basis: oneOf(basisWords),
  languages: someOf(languageWords),
  level: { ...oneOf(levelWords), read: (cell) => numberIn(levelWords.wordIn(cell)) },
  months: someOfOrNull(monthWords),
  service: oneOf(serviceWords),
  texts: columnTypes.word,
}

function columnsOfField(field: string, shape: Shape): Column[] {
  if (shape === 'texts') {
    return languages.map((part) => ({ name: `${field}.${part}`, field, part, ...types.texts }))
  }
  if (shape === 'departures') {
    return departureParts.map((part) => ({
      name: `${field}.${part}`,
      field,
      part,
      write: (value) => departureCell(part, value),
      read: (cell, { dayOrder }) => departurePartIn(part, cell, dayOrder),
      accepts: sheetMessages.acceptsDepartures,
    }))
  }
  if (typeof shape === 'string') {
    return [{ name: field, field, isBands: shape === 'bands', ...types[shape] }]
  }
  return Object.entries(shape).map(([part, partShape]) => ({
    name: partShape === 'money' ? field : `${field}.${part}`,
    field,
    part,
    isMoney: partShape === 'money',
    ...types[partShape],
  }))
}

/** The type of the cells of each form of text. */
const textTypes: Record<TextForm, ColumnType> = {
  title: columnTypes.text,
  line: columnTypes.text,
  lines: columnTypes.text,
  markdown: columnTypes.text,
  list: columnTypes.list,
  months: columnTypes.listOrNull,
  topics: columnTypes.json,
  questions: columnTypes.json,
}

function textColumnsOf(kind: Kind): Column[] {
  return textFieldsOf(kind).flatMap((field) => {
    const form = textOf(field).as
    const html = form === 'markdown' ? 'markdown' : 'line'
    return languages.map((lang) => ({
      name: `${field}.${lang}`,
      field,
      lang,
      ...textTypes[form],
      ...(textTypes[form] === columnTypes.text && { html }),
    }))
  })
}

/** The columns of a kind's sheet, in their order; `id` comes before them. */
export function columnsOf(kind: Kind): Column[] {
  const place = placeColumns[kind]
  const fields = fieldsOf(kind)
  const [externalId = []] = fields
    .filter(([name]) => name === 'externalId')
    .map(([name, shape]) => columnsOfField(name, shape))
  const rest = fields.filter(([name]) => name !== 'externalId' && name !== place?.idField)
  const names = (place?.columns ?? []).flatMap((name) => columnsOfField(name, 'reference'))
  const shown = rest.flatMap(([name, shape]) => columnsOfField(name, shape))
  return [...externalId, ...names, ...textColumnsOf(kind), ...shown]
}

/** Columns that had minor units, by what they are called now. */
export function renamedColumnsOf(kind: Kind): Map<string, string> {
  const money = columnsOf(kind).filter(({ isMoney }) => isMoney)
  return new Map(money.map(({ name, part }) => [`${name}.${part}`.toLowerCase(), name]))
}

/** Returns the columns that the import knows, including the ids of things that the sheet names in words. */
export function knownColumnsOf(kind: Kind): Column[] {
  const idField = placeColumns[kind]?.idField
  return [...columnsOf(kind), ...(idField ? columnsOfField(idField, 'reference') : [])]
}
