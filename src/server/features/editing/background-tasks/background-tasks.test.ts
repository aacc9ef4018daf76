import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { Failure } from '#contract/base/failures.ts'
import { backgroundTasks } from '#server/platform/db/schema/index.ts'
import { startTestApp } from '#testing/app.ts'
import { makeHotel, makeRegion } from '#testing/factories.ts'
import { csvOfRows } from '#testing/sheets.ts'
import { silenceMs } from './store.ts'

const app = await startTestApp()
const { admin } = app
const { backgroundTasks: running, database } = app.services
const notFound = new Failure('NOT_FOUND_ERROR')

async function ended(workId: string) {
  return eventually(async () => {
    const work = await admin('getWork', { workId })
    expect(work.state).not.toBe('running')
    return work
  })
}

/** Work that continues until it is cancelled. */
function endless(userId: string, workId: string) {
  let steps = 0
  const outcome = running.run(
    { workId },
    {
      userId,
      operation: 'bulkEdit',
      async carryOut(progress) {
        progress.expect(1_000_000)
        while (await progress.reached(steps)) {
          steps += 1
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
        return { steps }
      },
    },
  )
  return outcome
}

const sheet = async (rows: number) => {
  const regionId = await makeRegion(admin)
  const cells = Array.from({ length: rows }, (_, index) => ({
    'name.en': `Place ${index}`,
    'description.en': '-',
    regionId,
  }))
  return new Blob([csvOfRows(cells)])
}

it('answers in the background at once with its id, and tells later what came of it', async () => {
  const file = await sheet(3)
  const begun = await admin('importCatalogue', { kind: 'destination', file, background: 'true' })
  if (!('workId' in begun)) throw new Error('It was done at once')
  const work = await ended(begun.workId)
  expect(work).toMatchObject({ state: 'done', done: 3, total: 3 })
  expect(work.answer).toMatchObject({ counts: { add: 3, refused: 0 } })
})

it('takes the id that it is given, once', async () => {
  const workId = randomUUID()
  const ids = [await makeHotel(admin), await makeHotel(admin)]
  const input = { kind: 'hotel', ids, action: 'disable', workId } as const
  expect(await admin('bulkEdit', input)).toEqual({ done: ids, refused: [] })
  expect(await admin('getWork', { workId })).toMatchObject({
    state: 'done',
    done: 2,
    total: 2,
    answer: { done: ids, refused: [] },
  })
  await expect(admin('bulkEdit', input)).rejects.toMatchObject({
    name: 'INVALID_DATA_ERROR',
    context: { issues: [{ path: 'workId' }] },
  })
})

it("is nobody else's, and gone after a day", async () => {
  const workId = randomUUID()
  await admin('bulkEdit', {
    kind: 'hotel',
    ids: [await makeHotel(admin)],
    action: 'enable',
    workId,
  })
  const other = await app.makeUser({ role: 'admin' })
  await expect(other.call('getWork', { workId })).rejects.toEqual(notFound)
  await expect(other.call('cancelWork', { workId })).rejects.toEqual(notFound)
  await expect(admin('getWork', { workId: randomUUID() })).rejects.toEqual(notFound)
  await admin('cancelWork', { workId })
  expect((await admin('getWork', { workId })).state).toBe('done')
  await database.db
    .update(backgroundTasks)
    .set({ startedAt: new Date(Date.now() - 25 * 60 * 60 * 1000) })
    .where(eq(backgroundTasks.id, workId))
  await expect(admin('getWork', { workId })).rejects.toEqual(notFound)
})

it('stops where it is cancelled, and tells how far it came', async () => {
  const user = await app.makeUser({ role: 'admin' })
  const workId = randomUUID()
  const outcome = endless(user.id, workId)
  await eventually(async () => {
    const { done } = await user.call('getWork', { workId })
    expect(done).toBeGreaterThan(2)
  })
  expect(await user.call('getWork', { workId })).toMatchObject({
    state: 'running',
    total: 1_000_000,
  })
  await user.call('cancelWork', { workId })
  const { steps } = (await outcome) as { steps: number }
  const task = await user.call('getWork', { workId })
  expect(task).toMatchObject({ state: 'cancelled', done: steps, answer: { steps } })
})

it('has failed when its process says nothing any more', async () => {
  const user = await app.makeUser({ role: 'admin' })
  const now = new Date()
  const silent = new Date(now.getTime() - silenceMs - 1)
  const workId = randomUUID()
  const row = { userId: user.id, operation: 'bulkEdit', state: 'running' as const, startedAt: now }
  await database.db
    .insert(backgroundTasks)
    .values({ ...row, id: workId, beatAt: silent, done: 7, total: 9 })
  expect(await user.call('getWork', { workId })).toEqual({
    state: 'failed',
    done: 7,
    total: 9,
    answer: null,
  })
})

it('has failed when what it does is refused as a whole, and says why', async () => {
  const user = await app.makeUser({ role: 'admin' })
  const workId = randomUUID()
  const work = running.run(
    { workId },
    {
      userId: user.id,
      operation: 'bulkEdit',
      carryOut: () => Promise.reject(new Failure('FORBIDDEN_ERROR')),
    },
  )
  await expect(work).rejects.toMatchObject({ name: 'FORBIDDEN_ERROR' })
  expect(await user.call('getWork', { workId })).toMatchObject({
    state: 'failed',
    answer: { name: 'FORBIDDEN_ERROR', context: {} },
  })
})

it('empties the caches at most once a second while it runs, and at its end', async () => {
  const { catalogueVersion } = app.services
  const ids = await Promise.all(Array.from({ length: 8 }, () => makeHotel(admin)))
  await new Promise((resolve) => setTimeout(resolve, 300))
  const before = catalogueVersion.current()
  const began = performance.now()
  await admin('bulkEdit', { kind: 'hotel', ids, action: 'disable' })
  const seconds = (performance.now() - began) / 1_000
  const { list } = await app.call('listHotels', {})
  expect(list.filter(({ id }) => ids.includes(id))).toEqual([])
  // One at its start, one a second, one at its end.
  expect(catalogueVersion.current() - before).toBeLessThanOrEqual(3 + Math.ceil(seconds))
})

it('lets others be answered while it runs, on the embedded database too', async () => {
  const file = await sheet(60)
  let isOver = false
  const importing = admin('importCatalogue', { kind: 'destination', file }).finally(() => {
    isOver = true
  })
  let answered = 0
  while (!isOver) {
    await app.call('listCountries')
    answered += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await importing
  expect(answered).toBeGreaterThan(20)
})
