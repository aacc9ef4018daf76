import { ratedKinds, residentKinds, pricings, vatKinds } from '#contract/trade/rates/rate-fields.ts'
import {
  bases,
  beds,
  boards,
  classes,
  pricedFor,
  services,
} from '#contract/trade/rates/rate-lines.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import type { ReadCell } from '#server/platform/sheets/cells/cells.ts'
import {
  columnTypes,
  type ColumnType,
  oneOf,
  type Reading,
} from '#server/platform/sheets/cells/column-types.ts'
import { fixedWords } from '#server/platform/sheets/cells/fixed-words.ts'
import { sheetWordNames } from '#texts/sheet-words.ts'
import type { rateColumns } from '../sheet-columns.ts'

const named = (words: readonly string[], names: keyof typeof sheetWordNames) =>
  oneOf(fixedWords(words, sheetWordNames[names]))

const { word, number, truth, day, json } = columnTypes

const types: Readonly<Record<string, ColumnType>> = {
  rateRef: word,
  id: word,
  updatedAt: word,
  sheet: word,
  entityType: named(ratedKinds, 'ratedKinds'),
  entityId: columnTypes.reference,
  currency: columnTypes.currency,
  pricedBy: named(pricings, 'pricings'),
  validFrom: day,
  validTo: day,
  bookFrom: day,
  bookTo: day,
  season: word,
  seasonNumber: number,
  ranges: { ...word, accepts: sheetMessages.acceptsRanges },
  minNights: number,
  basis: named(bases, 'bases'),
  paxMin: number,
  paxMax: number,
  per: named(pricedFor, 'pricedFor'),
  perNight: truth,
  supplement: truth,
  ageFrom: number,
  ageTo: number,
  bed: named(beds, 'beds'),
  room: word,
  board: named(boards, 'boards'),
  service: named(services, 'services'),
  class: named(classes, 'classes'),
  commissionable: truth,
  net: columnTypes.money,
  gross: columnTypes.money,
  commission: columnTypes.money,
  commissionPercent: columnTypes.percent,
  rateCommissionable: truth,
  commissionFixed: truth,
  vat: named(vatKinds, 'vat'),
  residents: named(residentKinds, 'residents'),
  extras: json,
  stopSales: json,
  status: truth,
  payable: word,
  included: truth,
  maxNights: number,
  optional: truth,
}

/** The type of a column of rates; texts by languages are words. */
export const typeOfColumn = (name: string): ColumnType => types[name] ?? word

/** Reads the cell of a column. */
export const readCell = (name: (typeof rateColumns)[number], cell: ReadCell, reading: Reading) =>
  typeOfColumn(name).read(cell, reading)
