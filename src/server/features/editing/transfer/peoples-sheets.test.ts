import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import type { ImportReport } from '#contract/editing/transfer.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeHotel, makeRegion } from '#testing/factories.ts'
import { importSheet, plainIssues } from '#testing/sheets.ts'

// Files as the spreadsheets of operators write them.

const { admin } = await startTestApp()
const regionId = await makeRegion(admin)
const details = [{ lang: 'es' as const, name: 'El Calafate', description: 'Junto al lago.' }]
const english = { lang: 'en' as const, name: 'Calafate', description: 'By the lake.' }
const calafate = await makeDestination(admin, { regionId, details: [english, ...details] })

const tourOf = async (externalId: string) => {
  const { list } = await admin('listTours', { adminPanel: true, limit: 100 })
  return list.find((tour) => tour.externalId === externalId)
}

const spanish = (rows: string[]) =>
  [
    'Clave;Nombre;Descripción;Nombre (en);Descripción (en);Destino;Categoría;Precio desde;Moneda;Precio válido hasta;Dificultad;Idiomas;Visible',
    ...rows,
  ].join('\r\n')

const row =
  'T1;Minitrekking;Una caminata;Mini trekking;A walk;El Calafate;Aventura;1.250,50;USD;31/12/2027;Moderado;español | inglés;VERDADERO'

const windows1252 = (text: string) => new Blob([Buffer.from(text, 'latin1')])
const utf16 = (text: string) => new Blob([Buffer.from(`\u{FEFF}${text}`, 'utf16le')])

describe('a sheet of an operator', () => {
  it.each([
    ['of a Spanish Excel', windows1252(spanish([row]))],
    ['with the separator in its first line', new Blob([`sep=;\r\n${spanish([row])}`])],
    ['as Unicode text with tabs', utf16(spanish([row]).replaceAll(';', '\t'))],
    [
      'with a title and a note above',
      new Blob([`Tarifas 2027;;\r\n;;\r\nActualizado en marzo;;\r\n${spanish([row])}`]),
    ],
  ])('%s', async (_, file) => {
    const report = await importSheet(admin, 'tour', file)
    expect(report.counts.refused).toBe(0)
    expect(report.columns).toMatchObject({
      Nombre: 'name.es',
      'Nombre (en)': 'name.en',
      Destino: 'destinationId',
      'Precio desde': 'priceFrom',
    })
    const tour = await tourOf('T1')
    const names = (tour?.details ?? []).map(({ lang, name }) => `${lang} ${name}`)
    expect(names.toSorted()).toEqual(['en Mini trekking', 'es Minitrekking'])
    expect(tour).toMatchObject({
      destinationId: calafate,
      priceFrom: { amount: 125_050, currency: 'USD' },
      priceFromUntil: '2027-12-31',
      level: 3,
      guideLanguages: ['en', 'es'],
      status: true,
    })
  })

  it('of a Brazilian and of an English Excel', async () => {
    const portuguese = [
      'Chave;Nome;Descrição;Nome (en);Descrição (en);Destino;Categoria;A partir de;Moeda;Preço válido até;Visível',
      'T2;Cavalgada;Um passeio;Horse ride;A ride;el calafate;Aventura;R$ 1.250,50;BRL;1/2/2027;VERDADEIRO',
    ].join('\r\n')
    expect((await importSheet(admin, 'tour', portuguese)).counts).toMatchObject({ add: 1 })
    expect(await tourOf('T2')).toMatchObject({
      priceFrom: { amount: 125_050, currency: 'BRL' },
      priceFromUntil: '2027-02-01',
    })
    const american = [
      'Key,Name,Description,Destination,Category,Price from,Currency,Price until',
      'T3,Ride,A ride,Calafate,Adventure,"1,250.50",USD,1/2/2027',
    ].join('\r\n')
    const file = new Blob([american])
    await admin('importCatalogue', { kind: 'tour', file, dayOrder: 'mdy' })
    expect(await tourOf('T3')).toMatchObject({
      priceFrom: { amount: 125_050, currency: 'USD' },
      priceFromUntil: '2027-01-02',
    })
  })

  it('tells each problem of a row at once, with its cell, its value and what is taken', async () => {
    const wrong = row
      .replace('T1', 'T4')
      .replace('1.250,50', '1.250')
      .replace('31/12/2027', '31/13/2027')
      .replace('El Calafate', 'Ushuaia')
      .replace('Moderado', 'a veces')
    const { rows } = await importSheet(admin, 'tour', spanish([wrong]), true)
    const told = (rows[0]?.issues ?? []).map(({ cell, value }) => `${cell} ${value}`)
    expect(told.toSorted()).toEqual(['F2 Ushuaia', 'H2 1.250', 'J2 31/13/2027', 'K2 a veces'])
    expect(rows[0]?.issues.find(({ cell }) => cell === 'J2')?.accepts).toBe(
      sheetMessages.acceptsDay,
    )
  })

  it('is read with chosen columns, from a chosen header', async () => {
    const text = 'Ejemplo;x\nCómo se llama;Qué es;Lugar\nHotel Uno;Un hotel;El Calafate'
    const chosen = {
      'Cómo se llama': 'name.en',
      'Qué es': 'description.en',
      Lugar: 'destinationId',
    }
    const file = new Blob([text])
    const ask = { kind: 'hotel', file, headerRow: 2, dryRun: true } as const
    const report = (await admin('importCatalogue', { ...ask, columns: chosen })) as ImportReport
    expect(report).toMatchObject({ headerRow: 2, columns: chosen, rows: [{ row: 3 }] })
    const without = (await admin('importCatalogue', {
      ...ask,
      columns: { Lugar: null },
    })) as ImportReport
    expect(without.columns).toEqual({ 'Cómo se llama': null, 'Qué es': null, Lugar: null })
    const wrong: Record<string, string>[] = [
      { Lugar: 'nothing' },
      { Nobody: 'name.en' },
      { Lugar: 'id', 'Qué es': 'id' },
    ]
    for (const columns of wrong) {
      await expect(admin('importCatalogue', { ...ask, columns })).rejects.toMatchObject({
        context: { issues: [{ path: 'columns' }] },
      })
    }
  })

  it('with HTML in its cells, which becomes Markdown and is told', async () => {
    const html = '"<p>Un glaciar que <b>avanza</b></p><ul><li>Pasarelas</li></ul>"'
    const sheet = `externalId,name.en,description.en,destinationId,category\nH1,<b>Ice</b> inn,${html},Calafate,4`
    const { rows } = await importSheet(admin, 'hotel', sheet)
    expect(rows[0]?.issues).toMatchObject([
      { path: 'name.en', code: 'HTML_CONVERTED' },
      { path: 'description.en', code: 'HTML_CONVERTED', cell: 'C2' },
    ])
    const { list } = await admin('listHotels', { adminPanel: true, keyword: 'Ice inn' })
    expect(list[0]?.details).toMatchObject([
      { name: 'Ice inn', description: 'Un glaciar que **avanza**\n\n- Pasarelas' },
    ])
  })

  it('with a list in lines of a cell, and a name that two have', async () => {
    const twins = await makeDestination(admin, { regionId, details: [english] })
    const sheet = `externalId,name.en,description.en,category,destinationId,included.en\nL1,Lines,About.,Adventure,${twins},"• Guide\n• Transfer"`
    expect((await importSheet(admin, 'tour', sheet)).counts).toMatchObject({ add: 1 })
    expect((await tourOf('L1'))?.details).toMatchObject([{ included: ['Guide', 'Transfer'] }])
    const named = `externalId,name.en,description.en,category,destinationId\nL2,Two,About.,Adventure,calafate`
    expect(plainIssues(await importSheet(admin, 'tour', named, true))).toEqual([
      [{ path: 'destinationId', message: `${sheetMessages.severalNamed}: calafate` }],
    ])
    await admin('deleteDestination', { id: twins }).catch(() => undefined)
  })
})

it('a dry run tells what edits change, and how many values they empty', async () => {
  const id = await makeHotel(admin, {
    destinationId: calafate,
    externalId: 'C1',
    rooms: 12,
    address: 'Calle 1',
  })
  const sheet = 'externalId,rooms,address\nC1,14,'
  const report = await importSheet(admin, 'hotel', sheet, true)
  expect(report.rows).toMatchObject([
    {
      action: 'edit',
      changes: [
        { field: 'address', before: 'Calle 1', after: null },
        { field: 'rooms', before: '12', after: '14' },
      ],
    },
  ])
  expect(report.counts.cleared).toEqual({ address: 1 })
  expect(await admin('detailHotel', { id, adminPanel: true })).toMatchObject({ rooms: 12 })
})

it('edits become drafts, and what is added stays hidden, where somebody says so', async () => {
  const id = await makeHotel(admin, { destinationId: calafate, externalId: 'D1', rooms: 12 })
  const sheet = new Blob([`externalId,rooms\nD1,15`])
  const report = (await admin('importCatalogue', {
    kind: 'hotel',
    file: sheet,
    asDrafts: true,
  })) as ImportReport
  expect(report.counts).toMatchObject({ edit: 1 })
  expect(await admin('detailHotel', { id, adminPanel: true })).toMatchObject({ rooms: 12 })
  expect(await admin('getDraft', { kind: 'hotel', id })).toMatchObject({ fields: { rooms: 15 } })
  const added = new Blob([
    `externalId,name.en,description.en,destinationId,category,status\nD2,New,About.,${calafate},3,true`,
  ])
  await admin('importCatalogue', { kind: 'hotel', file: added, asDrafts: true })
  const { list } = await admin('listHotels', { adminPanel: true, keyword: 'New' })
  expect(list).toMatchObject([{ externalId: 'D2', status: false }])
})

describe('a workbook', () => {
  const bookOf = async (sheets: Parameters<typeof writeXlsx>[0]['sheets']) =>
    new Blob([new Uint8Array(await writeXlsx({ sheets }))])
  const header = ['externalId', 'name.en', 'description.en', 'destinationId', 'category', 'rooms']
  const hotel = (key: string | null, rooms: unknown) =>
    [key, `Inn ${key}`, 'About.', calafate, 3, rooms] as (string | number | null)[]

  it('is read from the first sheet that is seen and has a known column', async () => {
    const file = await bookOf([
      { name: 'Lists', hidden: true, rows: [header, hotel('HIDDEN', 1)] },
      { name: 'Read me', rows: [['How to fill this in'], ['One row a hotel']] },
      { name: 'Hotels', rows: [['Hotels 2027'], header, hotel('SEEN', 7)] },
    ])
    const report = (await admin('importCatalogue', { kind: 'hotel', file })) as ImportReport
    expect(report).toMatchObject({
      sheet: 'Hotels',
      headerRow: 2,
      rows: [{ row: 3, externalId: 'SEEN' }],
    })
    expect(report.counts).toMatchObject({ add: 1 })
  })

  it('has numbers without the noise of formulas, and merged cells in each of their rows', async () => {
    const file = await bookOf([
      {
        name: 'Hotels',
        rows: [
          [...header, 'location.lat', 'location.lng'],
          [...hotel('M1', 3), 0.1 + 0.2, -65.5],
          ['M2', 'Inn M2', 'About.', null, 3, 4, 1, 1],
        ],
        merges: [{ startRow: 1, endRow: 2, startCol: 3, endCol: 3 }],
      },
    ])
    const report = (await admin('importCatalogue', { kind: 'hotel', file })) as ImportReport
    expect(report.counts).toMatchObject({ add: 2, refused: 0 })
    const { list } = await admin('listHotels', { adminPanel: true, keyword: 'Inn M' })
    expect(list.find(({ externalId }) => externalId === 'M1')?.location?.lat).toBe(0.3)
    expect(list.map(({ destinationId }) => destinationId)).toEqual([calafate, calafate])
  })
})
