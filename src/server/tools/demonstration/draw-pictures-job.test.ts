import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { DemoPicture } from '#demo/model.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination } from '#testing/factories.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { inTransaction, queryRows } from '#server/platform/db/transaction.ts'
import type { DrawPicturesPayload } from './draw-pictures-job.ts'
import { makeDrawPicturesJob } from './draw-pictures-job.ts'

const app = await startTestApp({ DEMO: '1' })
let draw: (order: DrawPicturesPayload) => Promise<void>

const pictures: DemoPicture[] = [
  { position: 'main', scene: 'uyuni', variant: 0, light: 'day', season: 'summer' },
  { position: 'main', scene: 'uyuni', variant: 1, light: 'dusk', season: 'summer' },
]

beforeAll(async () => {
  const job = makeDrawPicturesJob(app.services)
  draw = (order) => job(order, { id: 'test', attempt: 1, isLast: false, createdAt: new Date() })
})

function orderFor(ownerId: string, count = pictures.length): DrawPicturesPayload {
  const own = pictures.slice(0, count)
  return { kind: 'destination', ownerId, owner: 'destination x', position: 'main', pictures: own }
}

async function attachedTo(ownerId: string) {
  const { database } = app.services
  const rows = await database.db.select().from(media).where(eq(media.ownerId, ownerId))
  return rows.toSorted((one, two) => (one.order ?? 0) - (two.order ?? 0))
}

test('an owner gets its pictures in their order, the drawings as originals', async () => {
  const id = await makeDestination(app.admin)
  await draw(orderFor(id))
  const rows = await attachedTo(id)
  expect(rows.map(({ order }) => order)).toEqual([1, 2])
  for (const { originalKey, sources } of rows) {
    expect(originalKey).toMatch(/\.svgz$/)
    expect(sources.map(({ width }) => width)).toEqual([800, 800, 400, 400, 240, 240])
    expect(await app.services.mediaPipeline.storage.size(originalKey)).toBeLessThan(100_000)
  }
})

test('a job that comes again goes on where pictures are missing', async () => {
  const id = await makeDestination(app.admin)
  await draw(orderFor(id, 1))
  const [first] = await attachedTo(id)
  await draw(orderFor(id))
  await draw(orderFor(id))
  const rows = await attachedTo(id)
  expect(rows).toHaveLength(2)
  expect(rows[0]!.id).toBe(first!.id)
})

test('two jobs of one owner at once attach every picture once', async () => {
  const id = await makeDestination(app.admin)
  await Promise.all([draw(orderFor(id, 1)), draw(orderFor(id, 2))])
  expect((await attachedTo(id)).map(({ order }) => order)).toEqual([1, 2])
})

test('an owner that is gone gets nothing, and no file stays', async () => {
  const id = await makeDestination(app.admin)
  const { storage } = app.services.mediaPipeline
  const originals = async () => {
    const keys: string[] = []
    for await (const { key } of storage.list('originals')) keys.push(key)
    return keys
  }
  const filesBefore = await originals()
  const drawing = draw(orderFor(id))
  await app.admin('deleteDestination', { id })
  await drawing
  await app.services.jobs.drain()
  expect(await attachedTo(id)).toEqual([])
  expect(await originals()).toEqual(filesBefore)
})

test('a drawn picture is cut again for another position', async () => {
  const id = await makeDestination(app.admin)
  await draw(orderFor(id, 1))
  const [{ id: mediaId } = { id: '' }] = await attachedTo(id)
  const moved = await app.admin('editDestinationMediaPosition', { mediaId, position: 'slider' })
  expect(moved).toMatchObject({ position: 'slider', width: 1600, height: 900 })
})

test('what somebody looks at is drawn next, the latest first', async () => {
  const { jobs, database } = app.services
  const [unseen, seen, latest] = [
    await makeDestination(app.admin),
    await makeDestination(app.admin),
    await makeDestination(app.admin),
  ]
  await inTransaction(database, async (tx) => {
    for (const id of [unseen, seen, latest]) {
      const payload: DrawPicturesPayload = {
        ...orderFor(id),
        position: 'detail',
        pictures: [
          { position: 'detail', scene: 'uyuni', variant: 0, light: 'day', season: 'summer' },
        ],
      }
      await jobs.enqueue(tx, 'draw-pictures', payload, { key: id, priority: 10 })
    }
  })
  await app.call('detailDestination', { id: seen })
  await app.call('detailDestination', { id: latest })
  const inOrder = () =>
    queryRows<{ owner: string }>(
      database.db,
      sql`select singleton_key as owner from pgboss.job
          where name = 'draw-pictures' order by priority desc, created_on`,
    )
  await expect.poll(inOrder).toEqual([latest, seen, unseen].map((owner) => ({ owner })))
})
