import { randomUUID } from 'node:crypto'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { messages } from '#contract/base/text/messages.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeDestination,
  makeDetails,
  makeHotel,
  makePackage,
  makeRegion,
} from '#testing/factories.ts'
import { csvOfRows, csvRows, importSheet, plainIssues, without } from '#testing/sheets.ts'

const app = await startTestApp()
const { admin } = app

const text = (name: string) => ({ 'name.en': name, 'description.en': `About ${name}` })

describe('rows of a sheet', () => {
  it('are added, edited by id or externalId, left alone or refused, each by itself', async () => {
    const regionId = await makeRegion(admin)
    const known = await makeDestination(admin, { regionId, externalId: 'E1' })
    const byId = await makeDestination(admin, { regionId })
    const rows = [
      { externalId: 'E1', id: '', altitude: '120', region: '' },
      { externalId: '', id: byId, altitude: '1,5', region: '' },
      { externalId: '', id: randomUUID(), altitude: '2', region: '' },
      { externalId: 'E1', id: '', altitude: '3', region: '' },
    ]
    const plain = rows.map((row) => without(row, 'region'))
    const report = await importSheet(admin, 'destination', csvOfRows(plain), true)
    expect(report.rows).toMatchObject([
      { row: 2, externalId: 'E1', action: 'edit', issues: [] },
      {
        row: 3,
        action: 'refused',
        issues: [
          {
            path: 'altitude',
            message: messages.invalid,
            cell: 'C3',
            value: '1,5',
            accepts: sheetMessages.acceptsNumber,
          },
        ],
      },
      {
        row: 4,
        externalId: null,
        action: 'refused',
        issues: [{ path: 'id', message: sheetMessages.unknownItem }],
      },
      {
        row: 5,
        externalId: 'E1',
        action: 'refused',
        issues: [{ path: 'externalId', message: sheetMessages.repeatedRow }],
      },
    ])
    expect(report.counts).toEqual({
      add: 0,
      edit: 1,
      unchanged: 0,
      conflict: 0,
      refused: 3,
      cleared: {},
    })
    const read = async (id: string) => admin('detailDestination', { id, adminPanel: true })
    expect((await read(known)).altitude).toBeNull()
    expect(await importSheet(admin, 'destination', csvOfRows(plain))).toEqual(report)
    expect((await read(known)).altitude).toBe(120)
    const again = await importSheet(admin, 'destination', csvOfRows(plain.slice(0, 1)))
    expect(again.counts.unchanged).toBe(1)
  })

  it('are refused by an id that names nothing, whatever their externalId names', async () => {
    const regionId = await makeRegion(admin)
    const known = await makeDestination(admin, { regionId, externalId: 'E3' })
    const row = { ...text('Moved'), regionId, altitude: 7 }
    const rows = ['E3', 'E4'].flatMap((externalId) =>
      [randomUUID(), 'none'].map((id) => ({ ...row, externalId, id })),
    )
    const { rows: report, counts } = await importSheet(admin, 'destination', csvOfRows(rows))
    expect(counts).toEqual({ add: 0, edit: 0, unchanged: 0, conflict: 0, refused: 4, cleared: {} })
    const issues = [{ path: 'id', message: sheetMessages.unknownItem }]
    expect(plainIssues({ rows: report })).toEqual(rows.map(() => issues))
    expect((await admin('detailDestination', { id: known })).altitude).toBeNull()
    const plain = rows.slice(1, 3).map((each) => ({ ...each, id: '' }))
    const again = await importSheet(admin, 'destination', csvOfRows(plain))
    expect(again.rows.map(({ action }) => action)).toEqual(['edit', 'add'])
  })

  it('keep what no column is about, and clear what a column leaves empty', async () => {
    const id = await makeDestination(admin, {
      altitude: 5,
      airport: 'IGR',
      groupSize: undefined,
      nightsAdvised: { min: 2, max: 3 },
      tags: ['one'],
      details: [
        { lang: 'en', name: 'A', description: 'B', summary: 'C', highlights: ['D'] },
        { lang: 'es', name: 'E', description: 'F' },
        { lang: 'pt', name: 'G', description: 'H', summary: 'I' },
      ],
    } as Parameters<typeof makeDestination>[1])
    const row = {
      id,
      altitude: '',
      'nightsAdvised.max': 9,
      'summary.en': '',
      'name.es': '',
      'description.es': '',
      'summary.pt': 'J',
    }
    const { rows } = await importSheet(admin, 'destination', csvOfRows([row]))
    expect(rows).toMatchObject([{ action: 'edit', issues: [] }])
    const stored = await admin('detailDestination', { id, adminPanel: true })
    expect(stored).toMatchObject({
      altitude: null,
      airport: 'IGR',
      nightsAdvised: { min: 2, max: 9 },
      tags: ['one'],
    })
    expect(stored.details).toMatchObject([
      { lang: 'en', name: 'A', description: 'B', summary: null, highlights: ['D'] },
      { lang: 'pt', name: 'G', description: 'H', summary: 'J' },
    ])
    expect(stored.details).toHaveLength(2)
  })

  it('name columns that mean nothing, and say at which cell a rule is broken', async () => {
    const destinationId = await makeDestination(admin, { externalId: 'place' })
    const rows = [
      { ...text('Good'), destinationId: 'place', category: '4,5', colour: 'red' },
      { ...text('Bad'), destinationId, category: 9, 'name.pt': 'Só o nome', checkIn: '25:00' },
      { ...text('Lost'), destinationId: 'nowhere', category: 3, colour: '' },
    ]
    const { rows: report } = await importSheet(admin, 'hotel', csvOfRows(rows, ';'))
    const unknown = { path: 'colour', message: sheetMessages.unknownColumn }
    expect(report[0]).toMatchObject({ action: 'add', issues: [unknown] })
    expect(report[1]?.action).toBe('refused')
    const paths = (report[1]?.issues ?? []).map(({ path }) => path).toSorted()
    expect(paths).toEqual(['category', 'checkIn', 'colour', 'description.pt'])
    expect(report[2]).toMatchObject({
      action: 'refused',
      issues: [
        unknown,
        { path: 'destinationId', message: `${sheetMessages.unknownReference}: nowhere` },
      ],
    })
    const { list } = await admin('listHotels', { adminPanel: true, destinationId })
    expect(list).toMatchObject([{ category: 4.5, details: [{ name: 'Good' }] }])
  })

  it('make categories, countries and regions that are missing, and say so in the dry run too', async () => {
    const rows = [
      { ...text('One'), region: 'Litoral', country: 'Árgentina ' },
      { ...text('Two'), region: 'litoral', country: 'argentina' },
      { ...text('Three'), region: 'Nowhere', country: '' },
    ]
    const sheet = csvOfRows(rows)
    const made = (path: string) => ({ path, message: sheetMessages.willBeMade })
    const report = await importSheet(admin, 'destination', sheet, true)
    expect(report.rows[0]).toMatchObject({
      action: 'add',
      issues: [made('country'), made('region')],
    })
    expect(report.rows[2]).toMatchObject({
      action: 'refused',
      issues: [{ path: 'country', message: sheetMessages.countryMissing }],
    })
    expect((await app.call('listCountries')).list.map(({ name }) => name)).not.toContain(
      'Árgentina',
    )
    const done = await importSheet(admin, 'destination', sheet)
    expect(done.counts).toEqual(report.counts)
    expect(done.rows[1]).toMatchObject({ action: 'add', issues: [] })
    const { list } = await admin('listDestinations', { adminPanel: true, keyword: 'One' })
    expect(list[0]).toMatchObject({ region: { name: 'Litoral' }, country: { name: 'Árgentina' } })
    const tour = { ...text('Walk'), destinationId: list[0]?.id ?? '', category: 'Caminatas' }
    const walks = await importSheet(admin, 'tour', csvOfRows([tour]))
    expect(walks.rows).toMatchObject([{ action: 'add', issues: [made('category')] }])
    const { list: categories } = await app.call('listCategories')
    expect(categories.map(({ name }) => name)).toContain('Caminatas')
  })

  it('of which one is refused make nothing', async () => {
    const row = { ...text('Bad'), altitude: 99_999, region: 'Made', country: 'Made' }
    const { rows } = await importSheet(admin, 'destination', csvOfRows([row]))
    expect(rows).toMatchObject([{ action: 'refused' }])
    expect((await app.call('listCountries')).list.map(({ name }) => name)).not.toContain('Made')
  })

  it('may name packages further down, and one another', async () => {
    const destinationIds = `${await makeDestination(admin)} | ${await makeDestination(admin)}`
    const common = { destinationIds, days: 2, nights: 1 }
    const rows = [
      { ...text('A'), ...common, externalId: 'A', extensionIds: 'B' },
      { ...text('B'), ...common, externalId: 'B', extensionIds: 'A' },
      { ...text('C'), ...common, externalId: 'C', extensionIds: 'none' },
    ]
    const sheet = csvOfRows(rows)
    expect((await importSheet(admin, 'package', sheet, true)).counts.add).toBe(2)
    expect((await importSheet(admin, 'package', sheet)).counts).toMatchObject({
      add: 2,
      refused: 1,
    })
    expect((await importSheet(admin, 'package', sheet)).counts.unchanged).toBe(2)
    const { list } = await admin('listPackages', { adminPanel: true })
    const a = list.find(({ externalId }) => externalId === 'A')
    const b = list.find(({ externalId }) => externalId === 'B')
    expect([a?.extensionIds, b?.extensionIds]).toEqual([[b?.id], [a?.id]])
  })

  it('are read as spreadsheets write them: days, times, numbers and truth values', async () => {
    const destinationIds = `${await makeDestination(admin)} | ${await makeDestination(admin)}`
    const header = [
      'name.en',
      'description.en',
      'destinationIds',
      'days',
      'nights',
      'status',
      'validFrom',
    ]
    const values = ['X', 'Y', destinationIds, 3, '2', 'FALSO', new Date('2027-02-01')]
    const bytes = await writeXlsx({ sheets: [{ name: 'S', rows: [header, values] }] })
    const { rows } = await importSheet(admin, 'circuit', new Blob([new Uint8Array(bytes)]))
    expect(rows).toMatchObject([{ row: 2, action: 'add', issues: [] }])
    const { list } = await admin('listCircuits', { adminPanel: true })
    expect(list[0]).toMatchObject({ days: 3, nights: 2, status: false, validFrom: '2027-02-01' })
  })

  it('may be JSON as adding takes it, and name what they refer to by externalId', async () => {
    const destinationId = await makeDestination(admin, { externalId: 'json place' })
    const hotel = {
      details: makeDetails('Json'),
      category: 3,
      destinationId: 'json place',
      rooms: 7,
    }
    const sheet = JSON.stringify({ kind: 'hotel', list: [hotel, { ...hotel, starred: true }] })
    const { rows } = await importSheet(admin, 'hotel', sheet)
    expect(rows).toMatchObject([
      { row: 2, action: 'add', issues: [] },
      {
        row: 3,
        action: 'add',
        issues: [{ path: 'starred', message: sheetMessages.unknownColumn }],
      },
    ])
    const { list } = await admin('listHotels', { adminPanel: true, destinationId })
    expect(list).toMatchObject([{ rooms: 7 }, { rooms: 7 }])
    await expect(importSheet(admin, 'tour', sheet)).rejects.toMatchObject({
      context: { issues: [{ path: 'file', message: sheetMessages.sheetOfAnotherKind }] },
    })
  })

  it('leave lines in the activity as edits by hand do', async () => {
    const id = await makeHotel(admin)
    await importSheet(admin, 'hotel', csvOfRows([{ id, rooms: 12 }]))
    const { list } = await admin('listActivity', { limit: 1 })
    expect(list[0]).toMatchObject({ action: 'edit', itemId: id, fields: ['rooms'] })
  })
})

describe('a file', () => {
  const long = Array.from({ length: 5_001 }, (_, index) => ({ id: index }))
  it.each([
    ['nothing', '', 'file'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x00]), 'file'],
    ['a broken workbook', Buffer.from('PK\x03\x04 and no more'), 'file'],
    ['broken JSON', '{"kind":"hotel","list":', 'file'],
    ['JSON of something else', '{"kind":"hotel","list":[7]}', 'file'],
    ['too many rows', csvOfRows(long), 'file'],
    ['a column twice', 'id,rooms,rooms\r\n,1,2', 'rooms'],
  ])('is refused that is %s', async (_what, content, path) => {
    const refusal = importSheet(admin, 'hotel', new Blob([content]))
    await expect(refusal).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path }] },
    })
  })

  it('is refused that is larger than 20 MB', async () => {
    const refusal = importSheet(admin, 'hotel', 'x'.repeat(20 * 1024 * 1024 + 1))
    await expect(refusal).rejects.toMatchObject({ status: 413 })
  })

  it('may be empty but for its header', async () => {
    expect(await importSheet(admin, 'hotel', 'id,rooms\r\n')).toMatchObject({ rows: [] })
  })
})

it('counts empty rows, but makes nothing of them', async () => {
  const destinationId = await makeDestination(admin)
  const sheet = `name.en,description.en,destinationId,category\r\n,,,\r\nX,Y,${destinationId},3\r\n\r\n`
  expect((await importSheet(admin, 'hotel', sheet)).rows).toMatchObject([{ row: 3, action: 'add' }])
})

it('exports the given ids alone, and takes off the guard that it put on', async () => {
  const details = makeDetails('=1+1')
  const one = await makePackage(admin, { details })
  await makePackage(admin)
  const file = await admin('exportCatalogue', { kind: 'package', ids: [one] })
  const rows = await csvRows(file)
  expect(rows).toMatchObject([{ id: one, 'name.en': "'=1+1" }])
  const [row = {}] = rows
  await importSheet(admin, 'package', csvOfRows([{ ...row, id: '', externalId: 'copy' }]))
  const { list } = await admin('listPackages', { adminPanel: true, limit: 1 })
  expect(list[0]).toMatchObject({ externalId: 'copy', details: [{ name: '=1+1' }] })
})
