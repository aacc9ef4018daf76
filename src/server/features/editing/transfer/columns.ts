import { furtherTextFieldsOf } from '#contract/catalogue/facts/further-texts.ts'
import { textFieldsOf } from '#contract/catalogue/facts/details.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { type Language, languages } from '#contract/base/languages/languages.ts'
import type { Cell } from '#server/platform/sheets/csv.ts'
import {
  decimalIn,
  joinList,
  jsonCell,
  jsonIn,
  numberIn,
  type ReadCell,
  splitList,
  textIn,
  truthIn,
} from '#server/platform/sheets/cells.ts'
import { departureCell, departurePartIn, departureParts } from './departure-cells.ts'
import { fieldsOf, placeColumns, type Shape, textShapes } from './fields.ts'

/** One column of a kind's sheet: a field, a part of one, or a text of one language. */
export interface Column {
  name: string
  field: string
  /** The part of the field's value. */
  part?: string
  lang?: Language
  /** An amount: in minor units as a value, in units of its currency in a cell. */
  isMoney?: boolean
  /** Returns the column's value as a cell. */
  write(value: unknown): Cell
  /** The value that a cell holds; undefined says nothing, `unreadable` nonsense. */
  read(cell: ReadCell): unknown
}

type Coding = Pick<Column, 'write' | 'read'>

const plain = (value: unknown) => (value ?? null) as Cell

const codings: Record<Extract<Shape, string> | 'money', Coding> = {
  text: { write: plain, read: (cell) => textIn(cell) || null },
  number: { write: plain, read: numberIn },
  // Cells of amounts are read and written with their currency.
  money: { write: plain, read: numberIn },
  decimal: { write: plain, read: decimalIn },
  truth: { write: plain, read: truthIn },
  list: {
    write: (value) => joinList((value ?? []) as unknown[]) || null,
    read: (cell) => (textIn(cell).trim() === '' ? [] : splitList(textIn(cell))),
  },
  'list or null': {
    write: (value) => (value === null || value === undefined ? null : joinList(value as unknown[])),
    read: (cell) => (textIn(cell).trim() === '' ? null : splitList(textIn(cell))),
  },
  json: { write: jsonCell, read: jsonIn },
  texts: { write: plain, read: (cell) => textIn(cell).trim() || null },
  departures: { write: plain, read: textIn },
}

function columnsOfField(field: string, shape: Shape): Column[] {
  if (shape === 'texts') {
    return languages.map((part) => ({ name: `${field}.${part}`, field, part, ...codings.texts }))
  }
  if (shape === 'departures') {
    return departureParts.map((part) => ({
      name: `${field}.${part}`,
      field,
      part,
      write: (value) => departureCell(part, value),
      read: (cell) => departurePartIn(part, cell),
    }))
  }
  if (typeof shape === 'string') return [{ name: field, field, ...codings[shape] }]
  return Object.entries(shape).map(([part, partShape]) => ({
    name: partShape === 'money' ? field : `${field}.${part}`,
    field,
    part,
    isMoney: partShape === 'money',
    ...codings[partShape],
  }))
}

function textColumnsOf(kind: Kind): Column[] {
  const fields: string[] = [...textFieldsOf(kind), ...furtherTextFieldsOf(kind)]
  return fields.flatMap((field) => {
    const shape = textShapes[field]
    if (typeof shape !== 'string') throw new Error(`Nobody has said how ${field} stands in a cell`)
    return languages.map((lang) => ({ name: `${field}.${lang}`, field, lang, ...codings[shape] }))
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
  const names = (place?.columns ?? []).flatMap((name) => columnsOfField(name, 'text'))
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
  return [...columnsOf(kind), ...(idField ? columnsOfField(idField, 'text') : [])]
}
