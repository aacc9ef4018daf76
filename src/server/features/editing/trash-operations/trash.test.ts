import { describe, expect, it } from 'vitest'
import type { Kind } from '#contract/base/kinds.ts'
import { kinds } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { messages } from '#contract/base/text/messages.ts'
import { endingTables, tablesOf } from '#server/features/catalogue/trash/tables.ts'
import { trashedItems, itemVersions } from '#server/platform/db/schema/index.ts'
import { queryRows } from '#server/platform/db/transaction.ts'
import { sql } from 'drizzle-orm'
import { purgeExpired } from '#server/start/purge-expired.ts'
import { startTestApp } from '#testing/app.ts'
import {
  addPicture,
  makeCategory,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeIncentive,
  makePackage,
  makePicture,
  makeRegion,
  makeTour,
  makeVideo,
} from '#testing/factories.ts'
import { sampleFacts } from '#testing/sample-facts.ts'

const app = await startTestApp()
const { admin, services } = app
const unknownId = '00000000-0000-4000-8000-000000000000'
const missing = { name: 'NOT_FOUND_ERROR', status: 404 }

const factories: [Kind, () => Promise<string>][] = [
  ['destination', () => makeDestination(admin, { aliases: ['Alias'], tags: ['mar'] })],
  ['tour', () => makeTour(admin)],
  ['circuit', () => makeCircuit(admin)],
  ['package', () => makePackage(admin)],
  ['hotel', () => makeHotel(admin)],
  ['incentive', () => makeIncentive(admin)],
]

type CallByName = (name: string, payload: object) => Promise<Record<string, unknown>>
const call = admin as unknown as CallByName
const nameOf = (kind: Kind) => kind.charAt(0).toUpperCase() + kind.slice(1)

const detailOf = (kind: Kind, id: string) =>
  call(operationsOfKind[kind].detail, { id, adminPanel: true })
const statusOf = async (url: string) => (await app.server.inject(url)).statusCode
const remove = (kind: Kind, id: string) => call(operationsOfKind[kind].delete, { id })

async function storedKeys(): Promise<string[]> {
  const keys: string[] = []
  for (const folder of ['images', 'videos', 'originals']) {
    for await (const { key } of services.mediaPipeline.storage.list(folder)) keys.push(key)
  }
  return keys.toSorted()
}

/** The unchanged part of a restored item: addresses and `updatedAt` are not. */
function withoutMedia(detail: Record<string, unknown>): Record<string, unknown> {
  const others = ['media', 'packageMedia', 'mainImage', 'updatedAt']
  return Object.fromEntries(Object.entries(detail).filter(([field]) => !others.includes(field)))
}

describe.each(factories)('a deleted %s', (kind, make) => {
  it('is in the trash, nowhere else, and comes back whole, disabled', async () => {
    const id = await make()
    await call(operationsOfKind[kind].edit, {
      id,
      ...sampleFacts(kind).given,
      details: makeDetails(`A ${kind}`, ['es', 'en', 'pt']),
    })
    const file = await makePicture()
    const add = (position: string, sent: Blob) =>
      call(`add${nameOf(kind)}Media`, { id, position, file: sent })
    const slider = await add('slider', file)
    const video = await add('main', makeVideo())
    await call('editMedia', { mediaId: slider['id'], alt: { en: 'A sea' }, focus: { x: 0, y: 0 } })
    const before = await detailOf(kind, id)
    const urls = (before['media'] as { url: string }[]).map(({ url }) => url)
    for (const url of urls) expect(await statusOf(url)).toBe(200)

    await remove(kind, id)
    await services.jobs.drain()
    await expect(detailOf(kind, id)).rejects.toMatchObject(missing)
    await expect(admin('listVersions', { kind, id })).rejects.toMatchObject(missing)
    for (const url of urls) expect(await statusOf(url)).toBe(404)
    const [trashed] = (await admin('listBin', { kind })).list
    expect(trashed).toMatchObject({ kind, id, name: `A ${kind}` })
    expect(trashed?.details.map(({ lang }) => lang)).toEqual(['es', 'en', 'pt'])
    const days =
      (new Date(trashed?.until ?? '').getTime() - (trashed?.deletedAt.getTime() ?? 0)) / 86_400_000
    expect(days).toBe(30)

    await admin('restoreFromBin', { kind, id })
    const after = await detailOf(kind, id)
    expect(withoutMedia(after)).toEqual({ ...withoutMedia(before), status: false })
    expect((after['updatedAt'] as Date) > (before['updatedAt'] as Date)).toBe(true)
    const media = after['media'] as Record<string, unknown>[]
    expect(media.map(({ id: mediaId }) => mediaId)).toEqual([slider['id'], video['id']])
    expect(media[0]).toMatchObject({
      alt: { en: 'A sea' },
      focus: { x: 0, y: 0 },
      position: 'slider',
    })
    expect(media[0]?.['url']).not.toBe(urls[0])
    await services.jobs.drain()
    const again = (await detailOf(kind, id))['media'] as {
      url: string
      sources: { url: string }[]
    }[]
    const shown = again.flatMap(({ url, sources }) => [url, ...sources.map((source) => source.url)])
    for (const url of shown) expect(await statusOf(url)).toBe(200)
    expect(await statusOf(urls[0] ?? '')).toBe(404)
    expect((await admin('listBin')).list.filter((each) => each.id === id)).toEqual([])

    const { list } = await admin('listVersions', { kind, id })
    expect(list.length).toBeGreaterThan(4)
    const activity = await admin('listActivity', { itemId: id })
    expect(activity.list.slice(0, 2).map(({ action }) => action)).toEqual(['add', 'delete'])
    expect(activity.list[0]?.itemExists).toBe(true)
    await call(operationsOfKind[kind].edit, { id, externalId: 'another' })
  })
})

describe('the trash', () => {
  it('knows every table that has rows of items', async () => {
    const referring = await queryRows<{ name: string }>(
      services.database.db,
      sql`select distinct conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid in ('catalogue_items'::regclass, 'itinerary_days'::regclass)`,
    )
    const known = new Set([
      ...kinds.flatMap((kind) => tablesOf(kind).map(({ name }) => name)),
      ...endingTables,
    ])
    expect(referring.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
    expect(referring.length).toBeGreaterThan(kinds.length)
  })

  it('brings days, links and what led to it back', async () => {
    const one = await makeDestination(admin)
    const two = await makeDestination(admin)
    const tour = await makeTour(admin, { destinationId: one })
    const offered = await makeTour(admin, { destinationId: two })
    const hotel = await makeHotel(admin, { destinationId: one })
    const extension = await makePackage(admin)
    const parts = { destinationIds: [one, two], tourIds: [tour], hotelIds: [hotel] }
    const id = await makePackage(admin, { ...parts, extensionIds: [extension], days: 3 })
    const circuit = await makeCircuit(admin, { extensionIds: [id, extension] })
    const picture = await admin('addPackageMedia', {
      id,
      position: 'detail',
      file: await makePicture(),
    })
    const removed = await admin('addPackageMedia', {
      id,
      position: 'detail',
      file: await makePicture(),
    })
    const details = [{ lang: 'en' as const, title: 'Arrival', text: 'There.' }]
    const transfers = [{ mode: 'flight' as const, minutes: 90, toDestinationId: two }]
    await admin('editPackage', {
      id,
      itinerary: [
        {
          day: 1,
          destinationId: one,
          hotelId: hotel,
          tourIds: [tour],
          transfers,
          details,
          mediaIds: [picture.id],
        },
        { day: 3, destinationId: two, optionalTourIds: [offered], meals: ['dinner'] },
      ],
    })
    await admin('removePackageMedia', { mediaId: removed.id })
    const before = await admin('detailPackage', { id, adminPanel: true })
    await admin('deletePackage', { id })
    expect((await admin('detailCircuit', { id: circuit })).extensionIds).toEqual([extension])
    await admin('restoreFromBin', { kind: 'package', id })
    const after = await admin('detailPackage', { id, adminPanel: true })
    expect(withoutMedia(after)).toEqual({ ...withoutMedia(before), status: false })
    const { list } = await admin('listRemovedMedia', { kind: 'package', id })
    expect(list.map((each) => each.id)).toEqual([removed.id])
    const { extensionIds } = await admin('detailCircuit', { id: circuit, adminPanel: true })
    expect(extensionIds).toEqual([id, extension])
    await admin('restoreMedia', { mediaId: removed.id })
  })

  it('takes the stars of tours away, and of nothing else', async () => {
    const id = await makeTour(admin, { starred: true })
    await admin('toggleTourStarredInDestination', { id })
    await admin('deleteTour', { id })
    await admin('restoreFromBin', { kind: 'tour', id })
    const detail = await admin('detailTour', { id, adminPanel: true })
    expect(detail).toMatchObject({ status: false, starred: false, starredInDestination: false })
    const circuit = await makeCircuit(admin, { starred: true })
    await admin('deleteCircuit', { id: circuit })
    await admin('restoreFromBin', { kind: 'circuit', id: circuit })
    const restored = await admin('detailCircuit', { id: circuit, adminPanel: true })
    expect(restored).toMatchObject({ status: false, starred: true })
  })

  it('holds nothing up, and names what is gone when something shall come back', async () => {
    const regionId = await makeRegion(admin)
    const destinationId = await makeDestination(admin, {
      regionId,
      details: makeDetails('The place'),
    })
    const categoryId = await makeCategory(admin, 'The category')
    const tour = await makeTour(admin, { destinationId, categoryId })
    const other = await makeDestination(admin)
    const circuit = await makeCircuit(admin, {
      destinationIds: [other, destinationId],
      tourIds: [tour],
    })
    await admin('deleteCircuit', { id: circuit })
    await admin('deleteTour', { id: tour })
    await admin('deleteDestination', { id: destinationId })
    await admin('deleteCategory', { id: categoryId })
    const refused = (...gone: object[]) => ({ name: 'INVALID_DATA_ERROR', context: { gone } })
    const place = { kind: 'destination', id: destinationId, name: 'The place', inBin: true }
    await expect(admin('restoreFromBin', { kind: 'circuit', id: circuit })).rejects.toMatchObject(
      refused({ ...place, path: 'destinationIds.1' }, { path: 'tourIds.0', id: tour, inBin: true }),
    )
    await expect(admin('restoreFromBin', { kind: 'tour', id: tour })).rejects.toMatchObject(
      refused(
        { ...place, path: 'destinationId' },
        { path: 'categoryId', kind: 'category', name: 'The category', inBin: false },
      ),
    )
    await admin('deleteRegion', { id: regionId })
    const named = { kind: 'destination' as const, id: destinationId }
    await expect(admin('restoreFromBin', named)).rejects.toMatchObject({
      context: { issues: [{ path: 'regionId', message: messages.gone }] },
    })
    expect((await admin('listBin')).list.map(({ id }) => id)).toEqual(
      expect.arrayContaining([circuit, tour, destinationId]),
    )
  })

  it('names a key that was given away meanwhile', async () => {
    const id = await makePackage(admin, { externalId: 'P-1', code: 'P-1' })
    await admin('deletePackage', { id })
    const other = await makePackage(admin, { code: 'P-1' })
    const refused = (path: string) => ({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path, message: messages.taken }] },
    })
    const named = { kind: 'package' as const, id }
    await expect(admin('restoreFromBin', named)).rejects.toMatchObject(refused('code'))
    await admin('editPackage', { id: other, code: null, externalId: 'P-1' })
    await expect(admin('restoreFromBin', named)).rejects.toMatchObject(refused('externalId'))
    await admin('editPackage', { id: other, externalId: null })
    await admin('restoreFromBin', named)
    expect(await admin('detailPackage', { id, adminPanel: true })).toMatchObject({ code: 'P-1' })
  })

  it('gives each item back once, and leaves no file of a refused try', async () => {
    const id = await makeDestination(admin)
    await addPicture(admin, id)
    await admin('deleteDestination', { id })
    await services.jobs.drain()
    const named = { kind: 'destination' as const, id }
    const outcomes = await Promise.allSettled([
      admin('restoreFromBin', named),
      admin('restoreFromBin', named),
    ])
    const statuses = outcomes.map(({ status }) => status).toSorted()
    expect(statuses).toEqual(['fulfilled', 'rejected'])
    const [medium] = (await admin('detailDestination', { id, adminPanel: true })).media
    const ofItem = new Set(medium?.sources.map(({ url }) => url.replace('/media/', '')))
    const folder = medium?.url.split('/')[3] ?? ''
    const images = (await storedKeys()).filter((key) => key.startsWith('images/'))
    expect(images.filter((key) => key.includes(folder)).every((key) => ofItem.has(key))).toBe(true)
    await admin('deleteDestination', { id })
    await services.jobs.drain()
    await admin('deleteFromBin', named)
    await services.jobs.drain()
    const left = await storedKeys()
    expect(left.filter((key) => key.includes(folder))).toEqual([])
  })

  it('deletes for good what it is told to: rows, versions and files', async () => {
    const before = await storedKeys()
    const id = await makeTour(admin)
    const { id: mediaId } = await admin('addTourMedia', {
      id,
      position: 'main',
      file: await makePicture(),
    })
    await admin('addTourMedia', { id, position: 'main', file: makeVideo() })
    await admin('removeTourMedia', { mediaId })
    await admin('deleteTour', { id })
    await services.jobs.drain()
    expect(await storedKeys()).toHaveLength(before.length + 2)
    await expect(admin('deleteFromBin', { kind: 'hotel', id })).rejects.toMatchObject(missing)
    await admin('deleteFromBin', { kind: 'tour', id })
    await services.jobs.drain()
    expect(await storedKeys()).toEqual(before)
    const { db } = services.database
    expect(await db.$count(itemVersions, sql`item_id = ${id}`)).toBe(0)
    for (const name of ['deleteFromBin', 'restoreFromBin'] as const) {
      await expect(admin(name, { kind: 'tour', id })).rejects.toMatchObject(missing)
      await expect(admin(name, { kind: 'tour', id: unknownId })).rejects.toMatchObject(missing)
    }
  })
})

describe('after 30 days', () => {
  it('what is in the trash is gone, and so is what was removed', async () => {
    const id = await makeHotel(admin)
    const { id: mediaId } = await admin('addHotelMedia', {
      id,
      position: 'main',
      file: await makePicture(),
    })
    const deleted = await makeHotel(admin)
    await admin('addHotelMedia', { id: deleted, position: 'main', file: await makePicture() })
    const kept = await storedKeys()
    await admin('removeHotelMedia', { mediaId })
    await admin('deleteHotel', { id: deleted })
    await services.jobs.drain()
    const originals = (await storedKeys()).filter((key) => key.startsWith('originals/'))
    expect(originals).toEqual(kept.filter((key) => key.startsWith('originals/')))
    app.advanceClock(30 * 24 * 60 * 60 - 60)
    const fresh = await app.makeUser({ role: 'admin' })
    await purgeExpired(services)
    expect((await fresh.call('listRemovedMedia', { kind: 'hotel', id })).list).toHaveLength(1)
    app.advanceClock(120)
    expect((await fresh.call('listBin')).list).toEqual([])
    expect((await fresh.call('listRemovedMedia', { kind: 'hotel', id })).list).toEqual([])
    const named = { kind: 'hotel' as const, id: deleted }
    await expect(fresh.call('restoreFromBin', named)).rejects.toMatchObject(missing)
    await expect(fresh.call('restoreMedia', { mediaId })).rejects.toMatchObject(missing)
    await purgeExpired(services)
    await services.jobs.drain()
    expect(await services.database.db.$count(trashedItems)).toBe(0)
    const left = (await storedKeys()).filter((key) => key.startsWith('originals/'))
    expect(left.length).toBeLessThan(originals.length - 1)
  })
})
