import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import { limits } from '#contract/base/limits.ts'
import { itemVersions } from '#server/platform/db/schema/index.ts'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit, makeDetails, makeHotel } from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'
import { csvOfRows, csvRows } from '#testing/sheets.ts'
import { undoAtOnce } from '#testing/undone-works.ts'

const app = await startTestApp()
const { admin } = app
const circuit = await makeCircuit(admin, { details: makeDetails('Lake and falls') })
const missing = { name: 'NOT_FOUND_ERROR' }

const add = async (fields: Partial<Parameters<typeof makeRate>[0]> = {}) =>
  (await admin('addRate', makeRate({ entityId: circuit, ...fields }))).id

const versionsOf = async (id: string) =>
  (await admin('listRateVersions', { id })).list.map(({ version, fields }) => [version, ...fields])

it('every change of a rate makes a version, whichever way it comes', async () => {
  const id = await add({ sheet: 'ways', externalId: 'ways' })
  const first = await admin('detailRate', { id })
  await admin('editRate', { id, commission: 12 })
  await admin('editRate', { id, commission: 12 })
  await admin('bulkRates', { ids: [id], action: 'disable' })
  const workId = randomUUID()
  await admin('bulkRates', { ids: [id], action: 'percent', percent: 10, workId })
  await undoAtOnce(admin, workId)
  const rows = await csvRows(await admin('exportRates', { sheet: 'ways' }))
  const sheet = csvOfRows(rows.map(({ updatedAt: _at, ...row }) => ({ ...row, vat: 'excluded' })))
  await admin('importRates', { file: new Blob([sheet]), dryRun: false })
  expect(await versionsOf(id)).toEqual([
    [6, 'vat'],
    [5, 'seasons'],
    [4, 'seasons'],
    [3, 'status'],
    [2, 'commission'],
    [1],
  ])
  const { item, by, ignoredLanguages } = await admin('getRateVersion', { id, version: 1 })
  expect(item).toEqual(first)
  expect(by?.id).toBe((await admin('getMe')).id)
  expect(ignoredLanguages).toEqual([])
  const copy = await admin('duplicateRate', { id })
  expect(await versionsOf(copy.id)).toEqual([[1]])
  await expect(admin('getRateVersion', { id, version: 7 })).rejects.toMatchObject(missing)
})

it('a rate from before its versions were kept begins with what was there', async () => {
  const id = await add()
  await app.services.database.db.delete(itemVersions).where(eq(itemVersions.itemId, id))
  const { updatedAt } = await admin('detailRate', { id })
  await admin('editRate', { id, residents: 'all' })
  const { list } = await admin('listRateVersions', { id })
  expect(list).toMatchObject([
    { version: 2, fields: ['residents'] },
    { version: 1, by: null, at: updatedAt, fields: [] },
  ])
})

it('restoring is an edit of everything but the status, by the rules of edits', async () => {
  const id = await add({ remarks: { en: 'Words' }, stopSales: [] })
  const was = await admin('detailRate', { id })
  const span = { from: '2027-04-01', to: '2027-04-02' }
  await admin('editRate', {
    id,
    status: false,
    remarks: {},
    stopSales: [span],
    seasons: makeRate({ entityId: circuit }).seasons?.slice(1),
    sheet: 'another',
  })
  const seen = await admin('detailRate', { id })
  await admin('editRate', { id, commission: 5 })
  const restore = { id, version: 1 }
  const conflict = { name: 'EDIT_CONFLICT_ERROR' }
  const { updatedAt } = seen
  await expect(admin('restoreRateVersion', { ...restore, updatedAt })).rejects.toMatchObject(
    conflict,
  )
  expect(await admin('restoreRateVersion', restore)).toEqual({ id })
  const { updatedAt: _at, ...now } = await admin('detailRate', { id })
  const { updatedAt: _was, ...before } = was
  expect(now).toEqual({ ...before, status: false })
  expect(await versionsOf(id)).toHaveLength(4)
  await admin('restoreRateVersion', { id, version: 4 })
  expect(await versionsOf(id)).toHaveLength(4)
})

it('a version whose item is gone, or whose reference another rate has, is refused', async () => {
  const hotel = await makeHotel(admin, { details: makeDetails('Old inn') })
  const id = await add({ entityType: 'hotel', entityId: hotel, externalId: 'taken' })
  await admin('editRate', { id, entityType: 'circuit', entityId: circuit, externalId: null })
  await admin('deleteHotel', { id: hotel })
  const gone = { path: 'entityId', kind: 'hotel', id: hotel, name: 'Old inn', inBin: true }
  await expect(admin('restoreRateVersion', { id, version: 1 })).rejects.toMatchObject({
    name: 'INVALID_DATA_ERROR',
    context: { issues: [{ path: 'entityId', message: messages.gone }], gone: [gone] },
  })
  await admin('restoreFromBin', { kind: 'hotel', id: hotel })
  await add({ externalId: 'taken' })
  await expect(admin('restoreRateVersion', { id, version: 1 })).rejects.toMatchObject({
    name: 'INVALID_DATA_ERROR',
    context: { issues: [{ path: 'externalId' }] },
  })
})

it('the newest 50 versions and the first are kept', async () => {
  const id = await add()
  for (let commission = 1; commission <= limits.versionsMax + 1; commission += 1) {
    await admin('editRate', { id, commission: commission / 2 })
  }
  const numbers = (await versionsOf(id)).map(([number]) => number)
  expect(numbers).toHaveLength(limits.versionsMax + 1)
  expect([numbers[0], ...numbers.slice(-2)]).toEqual([limits.versionsMax + 2, 3, 1])
}, 60_000)

it('the activity names item, sheet and season of a changed amount, and no amount', async () => {
  const id = await add({ sheet: 'Iberia' })
  const dearer = makeRate({ entityId: circuit }).seasons?.map((season) => ({
    ...season,
    ...(season.name === 'High' && { lines: [{ basis: 'double' as const, net: 130_077 }] }),
  }))
  await admin('editRate', { id, seasons: dearer })
  await admin('editRate', { id, commission: 3 })
  const { list } = await admin('listActivity', { itemId: id })
  expect(list.map(({ itemName, fields }) => [itemName, ...fields])).toEqual([
    ['Lake and falls · Iberia', 'commission'],
    ['Lake and falls · Iberia · High', 'seasons'],
    ['Lake and falls · Iberia'],
  ])
  expect(JSON.stringify(list)).not.toContain('130077')
})
