import { expect, it } from 'vitest'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { messages } from '#contract/base/text/messages.ts'
import { startTestApp } from '#testing/app.ts'
import { makePackage } from '#testing/factories.ts'
import { csvOfRows, csvRows, importSheet, plainIssues } from '#testing/sheets.ts'

const { admin } = await startTestApp()

const bands = [{ months: [1, 12], spans: [], amount: 150_050, name: { en: 'Summer' } }]
const detail = (id: string) => admin('detailPackage', { id, adminPanel: true })

/** Imports a row for a package. */
const importRow = (id: string, row: Record<string, string>) =>
  importSheet(admin, 'package', csvOfRows([{ id, ...row }]))

it('bands stand in a cell as JSON in units of the currency, services as words', async () => {
  const priceFrom = { amount: 100_000, currency: 'USD' }
  const id = await makePackage(admin, { priceFrom, priceBands: bands, service: 'shared' })
  const file = await admin('exportCatalogue', { kind: 'package', format: 'csv', ids: [id] })
  const [row] = await csvRows(file)
  expect(row).toMatchObject({ priceFrom: '1000', service: 'shared' })
  expect(JSON.parse(row?.['priceBands'] ?? '')).toEqual([{ ...bands[0], amount: 1500.5 }])
  const json = await admin('exportCatalogue', { kind: 'package', format: 'json', ids: [id] })
  expect(JSON.parse(await json.text()).list).toMatchObject([{ priceBands: bands }])

  const cell = '[{"months":[2],"amount":"1.200,50"},{"months":[3],"amount":1300}]'
  await importRow(id, { priceBands: cell })
  expect(await detail(id)).toMatchObject({
    priceBands: [
      { months: [2], amount: 120_050 },
      { months: [3], amount: 130_000 },
    ],
  })
  for (const [word, service] of [
    ['Privado', 'private'],
    ['Regular', 'shared'],
    ['Privativo ou regular', 'either'],
    ['Private and shared', 'mixed'],
    ['', null],
  ] as const) {
    await importRow(id, { service: word })
    expect(await detail(id)).toMatchObject({ service })
  }
  await importRow(id, { priceBands: '' })
  expect(await detail(id)).toMatchObject({ priceBands: [] })
})

it('a cell that cannot be read is refused at its column, and so are bands that do not fit', async () => {
  const id = await makePackage(admin, { priceFrom: { amount: 100_000, currency: 'USD' } })
  const issuesOf = async (cell: string) => plainIssues(await importRow(id, { priceBands: cell }))[0]
  expect(await issuesOf('{')).toMatchObject([{ path: 'priceBands' }])
  expect(await issuesOf('[{"months":[1],"amount":"1.250"}]')).toMatchObject([
    { path: 'priceBands' },
  ])
  expect(await issuesOf('[{"months":[1],"amount":1250.501}]')).toEqual([
    { path: 'priceBands', message: sheetMessages.tooExact },
  ])
  expect(await issuesOf('[{"months":[1]}]')).toEqual([
    { path: 'priceBands.0.amount', message: messages.required },
  ])
  expect(await issuesOf('[{"amount":1250}]')).toEqual([
    { path: 'priceBands.0', message: messages.required },
  ])
  expect(await issuesOf('[{"months":[1],"amount":999}]')).toEqual([
    { path: 'priceBands.0', message: messages.bandBelowPrice },
  ])
})

it('bands go along with their price into another currency', async () => {
  const priceFrom = { amount: 100_000, currency: 'USD' }
  const id = await makePackage(admin, { priceFrom, priceBands: bands })
  const file = await admin('exportCatalogue', { kind: 'package', format: 'csv', ids: [id] })
  const [row = {}] = await csvRows(file)
  await importRow(id, {
    priceFrom: '1000',
    'priceFrom.currency': 'CLP',
    priceBands: row['priceBands']?.replace('1500.5', '1500') ?? '',
  })
  expect(await detail(id)).toMatchObject({
    priceFrom: { amount: 1_000, currency: 'CLP' },
    priceBands: [{ ...bands[0], amount: 1_500 }],
  })
  const eur = { priceFrom: '1000', 'priceFrom.currency': 'EUR' }
  expect(plainIssues(await importRow(id, eur))[0]).toEqual([
    { path: 'priceBands', message: messages.required },
  ])
})
