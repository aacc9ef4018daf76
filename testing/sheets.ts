import { parseCsv } from 'hucre/csv'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { type Kind, kinds, type PlainKind, plainKinds } from '#contract/base/kinds.ts'
import { type ImportReport, kindsInOrder, type SheetFormat } from '#contract/editing/transfer.ts'
import { id as idField } from '#contract/base/fields.ts'
import type { Caller, OperationName } from '#contract/index.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import {
  makeCategory,
  makeDestination,
  makeHotel,
  makeItem,
  makeRegion,
  makeTour,
} from './factories.ts'
import { sampleFacts } from './sample-facts.ts'
import { sampleTexts } from './sample-texts.ts'

/** Imports a sheet and gives the report. */
export async function importSheet(
  admin: Caller,
  kind: Kind,
  sheet: string | Blob,
  dryRun = false,
): Promise<ImportReport> {
  const file = typeof sheet === 'string' ? new Blob([sheet]) : sheet
  const answer = await admin('importCatalogue', { kind, file, dryRun })
  if ('workId' in answer) throw new Error('It was to be done at once')
  return answer
}

/** The issues of each row by column and message alone. */
export const plainIssues = ({ rows }: Pick<ImportReport, 'rows'>) =>
  rows.map(({ issues }) => issues.map(({ path, message }) => ({ path, message })))

/** The rows of a CSV file by the names of their columns. */
export async function csvRows(file: Blob): Promise<Record<string, string>[]> {
  const [header = [], ...rows] = parseCsv(await file.text(), { typeInference: false })
  return rows.map((row) =>
    Object.fromEntries(header.map((name, place) => [String(name), String(row[place] ?? '')])),
  )
}

/** An exported sheet as another installation takes it: there its ids name nothing. */
export async function withoutIds(sheet: Blob, format: SheetFormat): Promise<Blob> {
  if (format === 'csv') {
    const rows = await csvRows(sheet)
    return new Blob([csvOfRows(rows.map((row) => without(row, 'id')))])
  }
  if (format === 'json') {
    const file = JSON.parse(await sheet.text()) as { list: Record<string, unknown>[] }
    const list = file.list.map((item) => without(item, 'id'))
    return new Blob([JSON.stringify({ ...file, list })])
  }
  const { sheets } = await readXlsx(new Uint8Array(await sheet.arrayBuffer()))
  const [header = [], ...rows] = sheets[0]?.rows ?? []
  const place = header.indexOf('id')
  // The column stays: a row that goes on with the one before says so in its first cell.
  const blank = rows.map((row) =>
    row.map((cell, at) => (at === place && idField.safeParse(cell).success ? null : cell)),
  )
  const bytes = await writeXlsx({ sheets: [{ name: 'sheet', rows: [header, ...blank] }] })
  return new Blob([new Uint8Array(bytes)])
}

/** A CSV file of rows. */
export function csvOfRows(rows: Record<string, string | number>[], separator = ','): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cell = (value: string | number = '') => `"${String(value).replaceAll('"', '""')}"`
  const line = (cells: (string | number | undefined)[]) => cells.map(cell).join(separator)
  return [line(columns), ...rows.map((row) => line(columns.map((name) => row[name])))].join('\r\n')
}

export function sampleDetails(kind: Kind, name: string) {
  const description = `About ${name}.`
  return [
    { lang: 'en' as const, name, description, ...sampleTexts(kind) },
    { lang: 'pt' as const, name: `${name} ção`, description },
  ]
}

/** An item of each kind with everything that it can have, and one with as little as there may be. */
export async function makeFullCatalogue(admin: Caller, prefix = ''): Promise<Record<Kind, string>> {
  const key = (kind: string) => `${prefix}${kind} | 1`
  const facts = (kind: Kind) => ({ ...sampleFacts(kind).given, externalId: key(kind) })
  const country = (await admin('addCountry', { name: `${prefix}Argentina` })).id
  const regionId = await makeRegion(admin, country)
  const categoryId = await makeCategory(admin, `${prefix}Trekking`)
  const destination = await makeDestination(admin, {
    ...facts('destination'),
    regionId,
    details: sampleDetails('destination', `${prefix}Iguazú`),
    tags: ['selva', 'a | b'],
    aliases: ['Foz'],
  })
  const other = await makeDestination(admin, { regionId, externalId: `${prefix}other` })
  const tour = await makeTour(admin, {
    ...facts('tour'),
    destinationId: destination,
    categoryId,
    details: sampleDetails('tour', `${prefix}Walk`),
    tags: ['own'],
    bannedTags: ['selva'],
    starred: true,
  })
  const bare = await makeTour(admin, { destinationId: other, categoryId, details: [] })
  const hotel = await makeHotel(admin, {
    ...facts('hotel'),
    destinationId: destination,
    category: 4.5,
    details: sampleDetails('hotel', `${prefix}Inn`),
  })
  const journey = {
    destinationIds: [destination, other],
    tourIds: [tour],
    keyTourIds: [tour],
    hotelIds: [hotel],
    days: 3,
    nights: 2,
    itinerary: [
      {
        day: 1,
        destinationId: destination,
        overnight: 'hotel' as const,
        hotelId: hotel,
        tourIds: [tour],
        optionalTourIds: [bare],
        meals: ['breakfast' as const],
        transfers: [{ mode: 'flight' as const, minutes: 90, toDestinationId: other }],
        details: [{ lang: 'en' as const, title: 'Arrival', text: 'Long | day' }],
      },
      { day: 3 },
    ],
  }
  const { id: pack } = await admin('addPackage', {
    ...facts('package'),
    ...journey,
    details: sampleDetails('package', `${prefix}Short`),
  })
  const { id: circuit } = await admin('addCircuit', {
    ...facts('circuit'),
    ...journey,
    extensionIds: [pack],
    details: sampleDetails('circuit', `${prefix}Long`),
    status: false,
  })
  const plain = {} as Record<PlainKind, string>
  for (const kind of plainKinds) {
    plain[kind] = await makeItem[kind](admin, {
      ...facts(kind),
      destinationId: destination,
      details: sampleDetails(kind, `${prefix}Reward`),
    })
  }
  return { destination, tour, circuit, package: pack, hotel, ...plain }
}

/** An admin's view of an item. */
export async function detailOf(admin: Caller, kind: Kind, id: string): Promise<object> {
  const ask = admin as (name: OperationName, payload: object) => Promise<object>
  return ask(operationsOfKind[kind].detail, { id, adminPanel: true })
}

if (kindsInOrder.length !== kinds.length) throw new Error('A kind is missing')

/** A row without one of its columns. */
export function without<Cell>(row: Record<string, Cell>, column: string): Record<string, Cell> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== column))
}
