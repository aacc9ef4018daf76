import { isColumnOutOfUse } from '#contract/base/languages/drop-unused.ts'
import type { SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { type SheetFormat, sheetTypes } from '#contract/editing/transfer.ts'
import { kindFacts } from '#contract/base/kinds.ts'
import type { AnsweredFile } from '#contract/base/operation.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { type Cell, csvOf } from '#server/platform/sheets/csv.ts'
import { splitLongCells } from '#server/platform/sheets/long-cells.ts'
import { xlsxOf } from '#server/platform/sheets/xlsx.ts'
import { cellOf } from './rows/changes.ts'
import { type Column, columnsOf } from './columns/columns.ts'
import { everyItem, type StoredItem } from './read-items.ts'
import { mapReferences, readReferenceNames } from './references.ts'

interface Export {
  kind: Kind
  format: SheetFormat
  ids?: string[] | undefined
  timeZone: string
  languages: SiteLanguages
}

/** Told before each item; false ends the export. */
type OnItem = (number: number) => Promise<boolean>

/** All items of a kind, or the given ones, as a file that is made while it is sent (requirements §14.4). */
export async function exportCatalogue(
  tx: Tx,
  { kind, format, ids, timeZone, languages }: Export,
  onItem: OnItem = async () => true,
): Promise<AnsweredFile> {
  const { plural } = kindFacts[kind]
  const file = { name: `${plural}.${format}`, type: sheetTypes[format] }
  const items = portable(tx, everyItem(tx, kind, ids), onItem)
  if (format === 'json') return { ...file, content: jsonOf(kind, items) }
  const columns = ['id', 'updatedAt', ...columnsIn(kind, languages).map(({ name }) => name)]
  const rows = inRows(columnsIn(kind, languages), items)
  if (format === 'csv') return { ...file, content: csvOf(columns, rows) }
  const sheet = { name: plural, columns, dates: {}, timeZone }
  return { ...file, content: await xlsxOf(sheet, splitLongCells(columns, rows)) }
}

/** The columns of a kind but those of languages out of use. */
function columnsIn(kind: Kind, languages: SiteLanguages): Column[] {
  return columnsOf(kind).filter(({ name }) => !isColumnOutOfUse(name, languages))
}

/** Items as another installation can read them: references by externalId where there is one. */
async function* portable(
  tx: Tx,
  items: AsyncIterable<StoredItem>,
  onItem: OnItem,
): AsyncGenerator<StoredItem> {
  let number = 0
  for await (const item of items) {
    if (!(await onItem(number))) return
    number += 1
    yield await toPortable(tx, item)
  }
}

async function toPortable(tx: Tx, item: StoredItem): Promise<StoredItem> {
  const names = await readReferenceNames(tx, [item.fields])
  return { ...item, fields: mapReferences(item.fields, (_kind, id) => names.get(id) ?? id) }
}

async function* jsonOf(kind: Kind, items: AsyncIterable<StoredItem>): AsyncGenerator<string> {
  yield `{"kind":${JSON.stringify(kind)},"list":[`
  let separator = '\n'
  for await (const { id, updatedAt, fields } of items) {
    yield separator + JSON.stringify({ id, updatedAt, ...fields })
    separator = ',\n'
  }
  yield '\n]}\n'
}

async function* inRows(
  columns: readonly Column[],
  items: AsyncIterable<StoredItem>,
): AsyncGenerator<Record<string, Cell>> {
  for await (const { id, updatedAt, fields } of items) {
    const cells = columns.map((column): [string, Cell] => [column.name, cellOf(column, fields)])
    // As text: a workbook would round it to the agency's minutes.
    yield { id, updatedAt: updatedAt.toISOString(), ...Object.fromEntries(cells) }
  }
}
