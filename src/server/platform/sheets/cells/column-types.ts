import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import type { Cell } from '../csv.ts'
import { joinList, jsonCell, jsonIn, type ReadCell, splitList, textIn, truthIn } from './cells.ts'
import { dayIn, type DayOrder, timeIn } from './days.ts'
import type { FixedWords } from './fixed-words.ts'
import { decimalIn, numberIn, percentIn } from './numbers.ts'

/** How a file is read, as whoever imports it has said. */
export interface Reading {
  dayOrder: DayOrder
}

/** Reads and writes the cells of a column. */
export interface ColumnType {
  /** Returns a value as a cell. */
  write(value: unknown): Cell
  /** The value that a cell holds; undefined says nothing, `unreadable` nonsense. */
  read(cell: ReadCell, reading: Reading): unknown
  /** The forms that refusals name as accepted. */
  accepts: string
}

const plain = (value: unknown) => (value ?? null) as Cell
const listOf = (value: unknown) => joinList((value ?? []) as unknown[]) || null
const isEmpty = (cell: ReadCell) => textIn(cell).trim() === ''

const elementsOf = (cell: ReadCell) => splitList(listText(cell))

/** A list of which each element stands on a line of its own is one, too, with or without its bullets. */
function listText(cell: ReadCell): string {
  const text = textIn(cell)
  if (!/[\r\n]/.test(text)) return text
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*[•·▪◦‣*–-]\s+/u, '').trim())
  return lines.filter((line) => line !== '').join(' | ')
}

export const columnTypes = {
  text: {
    write: plain,
    read: (cell) => textIn(cell) || null,
    accepts: sheetMessages.acceptsText,
  },
  word: {
    write: plain,
    read: (cell) => textIn(cell).trim() || null,
    accepts: sheetMessages.acceptsText,
  },
  reference: {
    write: plain,
    read: (cell) => textIn(cell).trim() || null,
    accepts: sheetMessages.acceptsReference,
  },
  references: {
    write: listOf,
    read: (cell) => (isEmpty(cell) ? [] : elementsOf(cell)),
    accepts: sheetMessages.acceptsReferences,
  },
  number: { write: plain, read: numberIn, accepts: sheetMessages.acceptsNumber },
  decimal: { write: plain, read: decimalIn, accepts: sheetMessages.acceptsDecimal },
  percent: { write: plain, read: percentIn, accepts: sheetMessages.acceptsPercent },
  // Cells of amounts are read and written with their currency.
  money: { write: plain, read: numberIn, accepts: sheetMessages.acceptsMoney },
  currency: {
    write: plain,
    read: (cell) => textIn(cell).trim().toUpperCase() || null,
    accepts: sheetMessages.acceptsCurrency,
  },
  truth: { write: plain, read: truthIn, accepts: sheetMessages.acceptsTruth },
  day: {
    write: plain,
    read: (cell, { dayOrder }) => dayIn(cell, dayOrder),
    accepts: sheetMessages.acceptsDay,
  },
  time: { write: plain, read: timeIn, accepts: sheetMessages.acceptsTime },
  times: {
    write: listOf,
    read: (cell) => (isEmpty(cell) ? [] : elementsOf(cell).map((each) => timeIn(each))),
    accepts: sheetMessages.acceptsTimes,
  },
  list: {
    write: listOf,
    read: (cell) => (isEmpty(cell) ? [] : elementsOf(cell)),
    accepts: sheetMessages.acceptsList,
  },
  listOrNull: {
    write: (value) => (value === null || value === undefined ? null : joinList(value as unknown[])),
    read: (cell) => (isEmpty(cell) ? null : elementsOf(cell)),
    accepts: sheetMessages.acceptsList,
  },
  json: { write: jsonCell, read: jsonIn, accepts: sheetMessages.acceptsJson },
} as const satisfies Record<string, ColumnType>

/** One of some words. */
export function oneOf(words: FixedWords): ColumnType {
  return { write: plain, read: (cell) => words.wordIn(cell), accepts: acceptedWords(words) }
}

/** Some of some words. */
export function someOf(words: FixedWords): ColumnType {
  return {
    write: listOf,
    read: (cell) =>
      isEmpty(cell) ? [] : elementsOf(cell).map((each) => each && words.wordOf(each)),
    accepts: acceptedWords(words),
  }
}

/** The same; an empty cell is nothing. */
export function someOfOrNull(words: FixedWords): ColumnType {
  const { read, ...type } = someOf(words)
  return {
    ...type,
    write: columnTypes.listOrNull.write,
    read: (cell, reading) => (isEmpty(cell) ? null : read(cell, reading)),
  }
}

/** More words than these are not listed. */
const wordsShown = 12

function acceptedWords({ words }: FixedWords): string {
  const shown = words.slice(0, wordsShown).join(', ')
  return `${sheetMessages.acceptsWords}: ${shown}${words.length > wordsShown ? ' …' : ''}`
}
