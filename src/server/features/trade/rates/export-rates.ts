import { isColumnOutOfUse } from '#contract/base/languages/drop-unused.ts'
import type { SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { agencyLanguage, inLanguage, languages } from '#contract/base/languages/languages.ts'
import type { AnsweredFile } from '#contract/base/operation.ts'
import { sheetTypes } from '#contract/editing/transfer.ts'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { wholeUnits } from '#server/platform/sheets/cells/amounts.ts'
import { jsonCell } from '#server/platform/sheets/cells/cells.ts'
import { type Cell, csvOf } from '#server/platform/sheets/csv.ts'
import { workbookOfSheets } from '#server/platform/sheets/xlsx.ts'
import { furtherRowsOf, rangesText, rateRefOf } from './further-rows.ts'
import { furtherColumns, furtherSheets, rateColumns } from './sheet-columns.ts'

type Row = Record<(typeof rateColumns)[number], Cell>

const dates = { validFrom: 'day', validTo: 'day', bookFrom: 'day', bookTo: 'day' } as const

const blank = Object.fromEntries(rateColumns.map((column) => [column, null])) as Row

/** A rate as rows; amounts in whole units of its currency, those that are not told are empty. */
function rowsOf(rate: Rate): Row[] {
  const common = { ...blank, ...commonOf(rate) }
  if (rate.seasons.length === 0) return [common]
  return rate.seasons.flatMap(({ name, ranges, minNights, lines }, index) => {
    const season = {
      ...common,
      season: name,
      seasonNumber: index + 1,
      ranges: rangesText(ranges),
      minNights,
    }
    const rows = lines.map((line) => ({ ...season, ...lineCells(line, rate.currency) }))
    return rows.length === 0 ? [season] : rows
  })
}

const nameOf = (names: Rate['item']['details']) => inLanguage(names, agencyLanguage)?.name ?? ''

/** Returns the common cells of each of the rate's rows. */
function commonOf(rate: Rate): Partial<Row> {
  const { remarks, cancellation, extras, stopSales } = rate
  return {
    rateRef: rateRefOf(rate),
    id: rate.id,
    updatedAt: rate.updatedAt.toISOString(),
    sheet: rate.sheet,
    entityType: rate.entityType,
    entityId: rate.entityId,
    entityName: nameOf(rate.item.details),
    destination: rate.item.destinations.map(({ details }) => nameOf(details)).join(' | '),
    currency: rate.currency,
    pricedBy: rate.pricedBy,
    validFrom: rate.validFrom,
    validTo: rate.validTo,
    bookFrom: rate.bookFrom,
    bookTo: rate.bookTo,
    commissionPercent: rate.commission,
    rateCommissionable: rate.commissionable,
    commissionFixed: rate.commissionFixed,
    vat: rate.vat,
    residents: rate.residents,
    extras: jsonCell(
      extras.map((extra) => ({
        ...extra,
        amount: wholeUnits(extra.amount, extra.currency ?? rate.currency),
      })),
    ),
    stopSales: jsonCell(stopSales),
    ...Object.fromEntries(
      languages.flatMap((lang) => [
        [`remarks.${lang}`, remarks[lang] ?? null],
        [`cancellation.${lang}`, cancellation[lang] ?? null],
      ]),
    ),
    status: rate.status,
  }
}

/** A line, in the columns that are its own. */
function lineCells(line: Rate['seasons'][number]['lines'][number], currency: string): Partial<Row> {
  return {
    basis: line.basis,
    paxMin: line.pax?.min ?? null,
    paxMax: line.pax?.max ?? null,
    per: line.per,
    perNight: line.perNight,
    supplement: line.supplement,
    ageFrom: line.ages?.from ?? null,
    ageTo: line.ages?.to ?? null,
    bed: line.bed,
    room: line.room,
    board: line.board,
    service: line.service,
    class: line.class,
    commissionable: line.commissionable,
    net: wholeUnits(line.net, currency),
    gross: wholeUnits(line.gross, currency),
    commission: wholeUnits(line.commission, currency),
  }
}

async function* everyRow(rates: AsyncIterable<Rate>): AsyncGenerator<Row> {
  for await (const rate of rates) yield* rowsOf(rate)
}

interface Table {
  timeZone: string
  languages: SiteLanguages
}

/**
 * Rates as the table for editing: what has no line has a row, so that an import finds it unchanged (requirements
 * §16.2). A workbook has further sheets in place of columns whose cells hold many values.
 */
export async function exportRates(
  rates: AsyncIterable<Rate>,
  format: 'csv' | 'xlsx',
  table: Table,
): Promise<AnsweredFile> {
  const file = { name: `rates.${format}`, type: sheetTypes[format] }
  if (format === 'xlsx') return { ...file, content: workbookOf(rates, table) }
  const columns = columnsInUse(rateColumns, table).filter((name) => name !== 'seasonNumber')
  return { ...file, content: csvOf(columns, everyRow(rates)) }
}

function columnsInUse<Column extends string>(
  columns: readonly Column[],
  { languages }: Table,
): Column[] {
  return columns.filter((name) => !isColumnOutOfUse(name, languages))
}

async function* workbookOf(rates: AsyncIterable<Rate>, table: Table): AsyncGenerator<Uint8Array> {
  const rows: Row[] = []
  const further: ReturnType<typeof furtherRowsOf> = { ranges: [], stopSales: [], extras: [] }
  for await (const rate of rates) {
    rows.push(...rowsOf(rate))
    const own = furtherRowsOf(rate)
    for (const column of furtherColumns) further[column].push(...own[column])
  }
  const columns = columnsInUse(rateColumns, table).filter(
    (name) => !furtherColumns.some((column) => column === name),
  )
  const { timeZone } = table
  const spans: Record<string, 'day'> = { from: 'day', to: 'day' }
  yield* workbookOfSheets([
    { name: 'Rates', columns, dates, timeZone, rows },
    ...furtherColumns.map((column) => ({
      name: furtherSheets[column].name,
      columns: columnsInUse<string>(furtherSheets[column].columns, table),
      dates: spans,
      timeZone,
      rows: further[column],
    })),
  ])
}
