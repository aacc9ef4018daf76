import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Kind } from '#contract/base/kinds.ts'
import { startTestApp } from '#testing/app.ts'
import {
  addPicture,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makePackage,
  makeRegion,
  makeTour,
} from '#testing/factories.ts'
import { itemPublications, publicationLog } from '#server/platform/db/schema/index.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { recordPublication } from './record-publication.ts'
import { goneKeptDays, purgePublicationLog, rebuildPublicationLog } from './rebuild.ts'

const app = await startTestApp()
const { db } = app.services.database
let last = new Date(0)

/** The rows written since the last look, by id. */
async function news() {
  const rows = await db.select().from(itemPublications)
  const fresh = rows.filter(({ changedAt }) => changedAt > last)
  last = new Date(Math.max(+last, ...rows.map(({ changedAt }) => +changedAt)))
  const entries = fresh.map(({ itemId, shown, turns, changedAt, fields }) => {
    const turned = +(turns.at(-1) ?? 0) === +changedAt
    const change = turned ? (shown ? 'added' : 'withdrawn') : 'changed'
    const moment = changedAt.toISOString()
    return [itemId, [change, ...Object.keys(fields).filter((name) => fields[name] === moment)]]
  })
  return Object.fromEntries(entries) as Record<string, string[]>
}

beforeEach(async () => void (await news()))

it('an item comes, changes and goes; what is hidden leaves no trace, nor does what changed nothing', async () => {
  const id = await makeDestination(app.admin, { status: false })
  await app.admin('editDestination', { id, details: makeDetails('Hidden') })
  expect(await news()).toEqual({})
  await app.admin('toggleDestinationStatus', { id })
  expect(await news()).toEqual({ [id]: ['added', 'status'] })
  const details = makeDetails('Shown')
  await app.admin('editDestination', { id, details, altitude: 1200 })
  expect(await news()).toEqual({ [id]: ['changed'] })
  await app.admin('editDestination', { id, details })
  expect(await news()).toEqual({})
  await addPicture(app.admin, id)
  expect(await news()).toEqual({ [id]: ['changed'] })
  await app.mails()
  // The picture has AVIF files by now.
  expect(await news()).toEqual({ [id]: ['changed'] })
  await app.admin('deleteDestination', { id })
  expect(await news()).toEqual({ [id]: ['withdrawn'] })
  const [row] = await db.select().from(itemPublications).where(eq(itemPublications.itemId, id))
  expect(row).toMatchObject({ shown: false, names: { en: 'Shown' }, kind: 'destination' })
  expect(row?.turns).toHaveLength(2)
})

it('of two who turn the same switch at once, both are written down', async () => {
  const id = await makeDestination(app.admin)
  await news()
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([1, 2].map(() => app.admin('toggleDestinationStatus', { id })))
  }
  const [row] = await db.select().from(itemPublications).where(eq(itemPublications.itemId, id))
  expect(row).toMatchObject({ shown: true })
  expect(row?.turns).toHaveLength(11)
  const { list } = await app.admin('listActivity', { kind: 'destination' })
  expect(list.filter(({ itemId }) => itemId === id)).toHaveLength(11)
})

it('what one item is to others goes through them: hiding, tags, months, names of places', async () => {
  const regionId = await makeRegion(app.admin)
  const [a, b, c] = [
    await makeDestination(app.admin, { regionId }),
    await makeDestination(app.admin),
    await makeDestination(app.admin),
  ]
  const hotel = await makeHotel(app.admin, { destinationId: a })
  const tour = await makeTour(app.admin, { destinationId: a })
  const extension = await makePackage(app.admin, { destinationIds: [a, b] })
  const circuit = await makeCircuit(app.admin, {
    destinationIds: [a, b, c],
    tourIds: [tour],
    hotelIds: [hotel],
    extensionIds: [extension],
  })
  const elsewhere = await makeCircuit(app.admin, { extensionIds: [extension] })
  await news()
  await app.admin('toggleDestinationStatus', { id: a })
  expect(await news()).toEqual({
    [a]: ['withdrawn', 'status'],
    [hotel]: ['withdrawn'],
    [tour]: ['withdrawn'],
    [extension]: ['withdrawn', 'destinations'],
    [circuit]: ['changed', 'hotels', 'itinerary', 'destinations'],
    [elsewhere]: ['changed'],
  } satisfies Record<string, string[]>)
  await app.admin('editDestination', { id: a, tags: ['snow'] })
  expect(await news()).toEqual({})
  await app.admin('toggleDestinationStatus', { id: a })
  expect(Object.keys(await news()).toSorted()).toEqual(
    [a, hotel, tour, extension, circuit, elsewhere].toSorted(),
  )
  await app.admin('editDestination', { id: a, tags: ['sun'] })
  expect(await news()).toEqual({
    [a]: ['changed'],
    [tour]: ['changed'],
    [extension]: ['changed'],
    [circuit]: ['changed'],
  })
  const months = Array.from({ length: 12 }, () => 'good' as const)
  await app.admin('editDestination', { id: a, months })
  expect(await news()).toEqual({
    [a]: ['changed', 'months'],
    [extension]: ['changed', 'months'],
    [circuit]: ['changed', 'months'],
  })
  await app.admin('editHotel', { id: hotel, details: makeDetails('Other') })
  expect(await news()).toEqual({ [hotel]: ['changed'] })
  await app.admin('editRegion', { id: regionId, name: 'Another name' })
  expect(await news()).toEqual({ [a]: ['changed'] })
  await app.admin('deletePackage', { id: extension })
  expect(await news()).toEqual({
    [extension]: ['withdrawn'],
    [circuit]: ['changed'],
    [elsewhere]: ['changed'],
  })
})

it('the fields that sell are kept with the moment of each, and many calls at once are one moment', async () => {
  const id = await makeCircuit(app.admin)
  await news()
  await app.admin('editCircuit', { id, days: 9 })
  await app.admin('editCircuit', { id, validFrom: '2027-01-01', validTo: '2027-12-31' })
  const [row] = await db.select().from(itemPublications).where(eq(itemPublications.itemId, id))
  expect(Object.keys(row?.fields ?? {}).toSorted()).toEqual(['days', 'validity'])
  expect(Date.parse(row?.fields['days'] ?? '')).toBeLessThan(
    Date.parse(row?.fields['validity'] ?? ''),
  )
  await news()
  const kind: Kind = 'circuit'
  await app.admin('bulkEdit', { kind, ids: [id], action: 'disable', dryRun: true })
  expect(await news()).toEqual({})
  await app.admin('bulkEdit', { kind, ids: [id], action: 'disable' })
  expect(await news()).toEqual({ [id]: ['withdrawn', 'status'] })
})

it('moments go forward, whatever the clock does', async () => {
  const id = await makeDestination(app.admin)
  const momentOf = async () => {
    const [row] = await db.select().from(itemPublications).where(eq(itemPublications.itemId, id))
    return row?.changedAt ?? new Date(0)
  }
  const before = await momentOf()
  app.advanceClock(-3_600)
  await app.admin('editDestination', { id, altitude: 300 })
  app.advanceClock(3_600)
  expect(+(await momentOf())).toBeGreaterThan(+before)
  const [record] = await db.select().from(publicationLog)
  expect(record?.at).toEqual(await momentOf())
})

it('what came in without the pipeline, or went, is found by comparing everything', async () => {
  const id = await makeDestination(app.admin)
  const other = await makeDestination(app.admin)
  await news()
  await db.execute(sql`update catalogue_items set status = false where id = ${id}`)
  await db.execute(sql`delete from shown_items where item_id = ${other}`)
  await inTransaction(app.services.database, (tx) =>
    rebuildPublicationLog(tx, app.services.clock()),
  )
  expect(await news()).toEqual({ [id]: ['withdrawn'], [other]: ['added'] })
})

it('keeps the newest turns of an item that comes and goes all the time, a coming first', async () => {
  const id = await makeDestination(app.admin)
  const touched = [{ kind: 'destination' as const, id, fields: [] }]
  for (let turn = 0; turn < 45; turn += 1) {
    await inTransaction(app.services.database, async (tx) => {
      await tx.execute(sql`update catalogue_items set status = not status where id = ${id}`)
      await recordPublication(tx, app.services.clock(), touched)
    })
  }
  const [row] = await db.select().from(itemPublications).where(eq(itemPublications.itemId, id))
  expect(row).toMatchObject({ shown: false })
  expect(row?.turns).toHaveLength(40)
})

it('forgets what has been gone for 400 days, and goes on in a quiet year', async () => {
  const id = await makeDestination(app.admin)
  const gone = await makeDestination(app.admin)
  await app.admin('deleteDestination', { id: gone })
  const left = async () => (await db.select().from(itemPublications)).map(({ itemId }) => itemId)
  const purge = () =>
    inTransaction(app.services.database, (tx) => purgePublicationLog(tx, app.services.clock()))
  app.advanceClock((goneKeptDays - 1) * 86_400)
  await purge()
  expect(await left()).toContain(gone)
  app.advanceClock(2 * 86_400)
  await purge()
  expect(await left()).not.toContain(gone)
  expect(await left()).toContain(id)
  const [record] = await db.select().from(publicationLog)
  expect(app.services.clock().getTime() - Number(record?.at)).toBeLessThan(60_000)
})
