import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { itemVersions, rates, trashedItems } from '#server/platform/db/schema/index.ts'
import { purgeExpired } from '#server/start/purge-expired.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeDetails, makeHotel } from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'
import { csvRows } from '#testing/sheets.ts'
import { undoAtOnce } from '#testing/undone-works.ts'

const app = await startTestApp()
const { admin, services } = app
const { db } = services.database
const destinationId = await makeDestination(admin)
const missing = { name: 'NOT_FOUND_ERROR' }

const makeInn = () => makeHotel(admin, { destinationId, details: makeDetails('The inn') })
const hotel = await makeInn()

const add = async (fields: Partial<Parameters<typeof makeRate>[0]> = {}) =>
  (await admin('addRate', makeRate({ entityType: 'hotel', entityId: hotel, ...fields }))).id

const rowOf = async (id: string) => (await db.select().from(rates).where(eq(rates.id, id)))[0]
const versionsOf = (ids: string[]) => db.$count(itemVersions, inArray(itemVersions.itemId, ids))
const binned = async () => (await admin('listBin', { kind: 'rate' })).list

it('a deleted rate is in the trash by its item and sheet, and comes back hidden', async () => {
  const id = await add({
    sheet: 'Iberia',
    externalId: 'back',
    commission: 10,
    remarks: { en: 'Words' },
    stopSales: [{ from: '2027-04-01', to: '2027-04-02', note: 'Easter' }],
  })
  const before = await rowOf(id)
  await admin('deleteRate', { id })
  const [trashed] = await binned()
  expect(trashed).toMatchObject({
    kind: 'rate',
    id,
    name: 'The inn · Iberia',
    details: [{ lang: 'en', name: 'The inn · Iberia' }],
    valid: { from: '2027-03-01', to: '2027-09-30' },
  })
  const days = (Date.parse(trashed?.until ?? '') - (trashed?.deletedAt.getTime() ?? 0)) / 86_400_000
  expect(days).toBe(limits.trashDays)
  await admin('restoreFromBin', { kind: 'rate', id })
  const { updatedAt, ...after } = (await rowOf(id)) ?? {}
  const { updatedAt: was, ...whole } = before ?? {}
  expect(after).toEqual({ ...whole, status: false })
  expect(updatedAt && was && updatedAt > was).toBe(true)
  expect(await binned()).toEqual([])
  const { list } = await admin('listRateVersions', { id })
  expect(list.map(({ version }) => version)).toEqual([2, 1])
  const activity = await admin('listActivity', { itemId: id })
  expect(activity.list.map(({ action }) => action)).toEqual(['add', 'delete', 'add'])
  expect(activity.list[0]).toMatchObject({ itemName: 'The inn · Iberia', itemExists: true })
})

it('what is in the trash is nowhere else', async () => {
  const entityId = await makeInn()
  const named = { entityType: 'hotel', entityId } as const
  const kept = await add({ entityId, sheet: 'seen' })
  const id = await add({ entityId, sheet: 'seen', externalId: 'free' })
  const stay = { ...named, from: '2027-03-10', nights: 2, adults: 2, sheet: 'seen' }
  expect((await admin('reckonStay', stay)).warnings).toMatchObject([{ code: 'SEVERAL_RATES' }])
  await admin('deleteRate', { id })
  const calls = ['detailRate', 'listRateVersions', 'deleteRate', 'duplicateRate'] as const
  for (const name of calls) await expect(admin(name, { id })).rejects.toMatchObject(missing)
  expect((await admin('listRates', { entityId })).list.map((rate) => rate.id)).toEqual([kept])
  const rows = await csvRows(await admin('exportRates', { sheet: 'seen' }))
  expect(new Set(rows.map((row) => row['id']))).toEqual(new Set([kept]))
  expect((await admin('reckonStay', stay)).warnings).toEqual([])
  const { warnings } = await admin('editRate', { id: kept, commission: 5 })
  expect(warnings).toEqual([])
  await admin('deleteRate', { id: kept })
  await expect(admin('reckonStay', stay)).rejects.toMatchObject(missing)
  expect((await admin('listSheets')).list.map(({ sheet }) => sheet)).not.toContain('seen')
  await add({ sheet: 'seen', externalId: 'free' })
  await expect(admin('restoreFromBin', { kind: 'rate', id })).rejects.toMatchObject({
    name: 'INVALID_DATA_ERROR',
    context: { issues: [{ path: 'externalId' }] },
  })
  expect((await binned()).map((each) => each.id)).toEqual([kept, id])
})

it('a rate whose item is gone stays in the trash, and the refusal names the item', async () => {
  const entityId = await makeInn()
  const alone = await add({ entityId, sheet: 'alone' })
  const along = await add({ entityId, sheet: 'along' })
  await admin('deleteRate', { id: alone })
  await admin('deleteHotel', { id: entityId })
  expect((await binned()).map(({ id }) => id)).not.toContain(along)
  const gone = { path: 'entityId', kind: 'hotel', id: entityId, name: 'The inn' }
  const refusal = (inBin: boolean) => ({
    name: 'INVALID_DATA_ERROR',
    context: {
      issues: [{ path: 'entityId', message: messages.gone }],
      gone: [{ ...gone, inBin }],
    },
  })
  const restore = { kind: 'rate', id: alone } as const
  await expect(admin('restoreFromBin', restore)).rejects.toMatchObject(refusal(true))
  await admin('restoreFromBin', { kind: 'hotel', id: entityId })
  expect((await admin('detailRate', { id: along })).status).toBe(true)
  await admin('deleteHotel', { id: entityId })
  expect(await versionsOf([alone, along])).toBe(2)
  await admin('deleteFromBin', { kind: 'hotel', id: entityId })
  expect(await versionsOf([alone, along])).toBe(1)
  await expect(admin('restoreFromBin', restore)).rejects.toMatchObject(refusal(false))
})

it('is deleted for good by hand or after 30 days, with its versions', async () => {
  const [one, other] = [await add(), await add()]
  const gone = { kind: 'rate', id: one } as const
  await admin('deleteRate', { id: one })
  await admin('deleteRate', { id: other })
  await admin('deleteFromBin', gone)
  await expect(admin('restoreFromBin', gone)).rejects.toMatchObject(missing)
  await expect(admin('deleteFromBin', gone)).rejects.toMatchObject(missing)
  const longAgo = new Date(Date.now() - (limits.trashDays + 1) * 86_400_000)
  await db.update(trashedItems).set({ deletedAt: longAgo }).where(eq(trashedItems.id, other))
  expect((await binned()).map(({ id }) => id)).not.toContain(other)
  await expect(admin('restoreFromBin', { kind: 'rate', id: other })).rejects.toMatchObject(missing)
  await purgeExpired(services)
  expect(await versionsOf([one, other])).toBe(0)
})

it('deleting many is undone: they are back exactly as they were', async () => {
  const ids = [
    await add({ sheet: 'many', extras: [{ label: { en: 'Park' }, amount: 5, payable: 'onSpot' }] }),
    await add({ sheet: 'many', status: false }),
    await add({ sheet: 'many' }),
  ]
  const [shown = '', hidden = '', elsewhere = ''] = ids
  const before = await admin('listRates', { sheet: 'many', sort: 'oldest' })
  const workId = randomUUID()
  const answer = await admin('bulkRates', { ids, action: 'delete', workId })
  expect(answer).toMatchObject({ done: ids, refused: [] })
  expect((await admin('listRates', { sheet: 'many' })).total).toBe(0)
  await admin('restoreFromBin', { kind: 'rate', id: elsewhere })
  expect(await undoAtOnce(admin, workId)).toMatchObject({
    done: [shown, hidden],
    refused: [{ id: elsewhere, name: 'EDIT_CONFLICT_ERROR' }],
  })
  const after = await admin('listRates', { sheet: 'many', sort: 'oldest' })
  const withoutMoments = ({ list }: typeof after) =>
    list.slice(0, 2).map(({ updatedAt: _at, ...rate }) => rate)
  expect(withoutMoments(after)).toEqual(withoutMoments(before))
})

it('a dry run of deleting many leaves them', async () => {
  const ids = [await add({ sheet: 'dry' })]
  await admin('bulkRates', { ids, action: 'delete', dryRun: true })
  expect((await admin('listRates', { sheet: 'dry' })).total).toBe(1)
})
