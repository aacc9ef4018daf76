import { describe, expect, it } from 'vitest'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { messages } from '#contract/base/text/messages.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeHotel, makeRegion } from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'
import { csvOfRows, csvRows, importSheet } from '#testing/sheets.ts'

const app = await startTestApp()
const { admin } = app
const regionId = await makeRegion(admin)
const none = { add: 0, edit: 0, unchanged: 0, conflict: 0, refused: 0, cleared: {} }

const altitudeOf = async (id: string) =>
  (await admin('detailDestination', { id, adminPanel: true })).altitude

const exported = async (ids: string[], format: 'csv' | 'xlsx' | 'json' = 'csv') =>
  admin('exportCatalogue', { kind: 'destination', format, ids })

const sheetWith = async (file: Blob, cells: Record<string, string>) =>
  new Blob([csvOfRows((await csvRows(file)).map((row) => ({ ...row, ...cells })))])

const since = { path: 'updatedAt', message: sheetMessages.changedSince }

describe('a row whose item changed since it was exported', () => {
  it.each([true, false])('is a conflict and not carried out, in a dry run: %s', async (dryRun) => {
    const id = await makeDestination(admin, { regionId, altitude: 1 })
    const sheet = await sheetWith(await exported([id]), { altitude: '3', images: 'a.jpg' })
    app.advanceClock(1)
    await admin('editDestination', { id, altitude: 2 })
    const report = await importSheet(admin, 'destination', sheet, dryRun)
    expect(report.counts).toEqual({ ...none, conflict: 1 })
    expect(report.rows).toMatchObject([{ action: 'conflict', issues: [since], id: null }])
    expect(await altitudeOf(id)).toBe(2)
  })

  it('is carried out when it may overwrite', async () => {
    const id = await makeDestination(admin, { regionId, altitude: 1 })
    const file = await sheetWith(await exported([id]), { altitude: '3' })
    app.advanceClock(1)
    await admin('editDestination', { id, altitude: 2 })
    const report = await admin('importCatalogue', { kind: 'destination', file, overwrite: true })
    expect(report).toMatchObject({ counts: { ...none, edit: 1 } })
    expect(await altitudeOf(id)).toBe(3)
  })

  it('is unchanged where nothing differs', async () => {
    const id = await makeDestination(admin, { regionId, altitude: 1 })
    const sheet = await exported([id])
    for (const altitude of [2, 1]) {
      app.advanceClock(1)
      await admin('editDestination', { id, altitude })
    }
    expect((await importSheet(admin, 'destination', sheet)).counts).toEqual({
      ...none,
      unchanged: 1,
    })
  })

  it.each(['xlsx', 'json'] as const)('is one in %s', async (format) => {
    const id = await makeDestination(admin, { regionId, altitude: 1 })
    const sheet = await exported([id], format)
    app.advanceClock(1)
    await admin('editDestination', { id, altitude: 2 })
    expect((await importSheet(admin, 'destination', sheet)).counts.conflict).toBe(1)
  })

  it('is an edit as ever without the moment', async () => {
    const id = await makeDestination(admin, { regionId, altitude: 1 })
    const file = await exported([id])
    app.advanceClock(1)
    await admin('editDestination', { id, altitude: 2 })
    const sheet = await sheetWith(file, { updatedAt: '' })
    expect((await importSheet(admin, 'destination', sheet)).counts).toEqual({ ...none, edit: 1 })
    expect(await altitudeOf(id)).toBe(1)
  })

  it('is refused where the moment cannot be read', async () => {
    const id = await makeDestination(admin, { regionId })
    const sheet = await sheetWith(await exported([id]), { updatedAt: 'yesterday' })
    const { rows } = await importSheet(admin, 'destination', sheet)
    const issues = [{ path: 'updatedAt', message: messages.invalid }]
    expect(rows).toMatchObject([{ action: 'refused', issues }])
  })
})

it.each(['csv', 'xlsx'] as const)('rates that changed are conflicts too, in %s', async (format) => {
  const hotel = await makeHotel(admin)
  const { id } = await admin(
    'addRate',
    makeRate({ entityType: 'hotel', entityId: hotel, vat: 'included' }),
  )
  const file = await admin('exportRates', { entityId: hotel, format })
  app.advanceClock(1)
  await admin('editRate', { id, vat: 'excluded' })
  const vat = async () => (await admin('detailRate', { id })).vat
  const report = await admin('importRates', { file })
  const actions = ['conflict', 'conflict', 'conflict'].map((action) => ({ action }))
  expect(report).toMatchObject({ rows: actions, counts: { ...none, conflict: 3 } })
  expect(report).toMatchObject({ rows: [{ issues: [since] }, { issues: [] }, { issues: [] }] })
  expect(await vat()).toBe('excluded')
  const again = await admin('importRates', { file, overwrite: true })
  expect(again).toMatchObject({ counts: { ...none, edit: 3 } })
  expect(await vat()).toBe('included')
  const unchanged = await admin('importRates', { file })
  expect(unchanged).toMatchObject({ counts: { ...none, unchanged: 3 } })
})
