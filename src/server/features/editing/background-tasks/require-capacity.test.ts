import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { limits } from '#contract/base/limits.ts'
import { backgroundTasks } from '#server/platform/db/schema/index.ts'
import { startTestApp } from '#testing/app.ts'
import { makeHotel } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const tooMany = { name: 'TOO_MANY_REQUESTS_ERROR' }
await makeHotel(admin)

async function begin(by = admin): Promise<string> {
  const begun = await by('exportCatalogue', { kind: 'hotel', format: 'csv', background: true })
  if (!('workId' in begun)) throw new Error('It was done at once')
  return begun.workId as string
}

const ended = (workId: string, by = admin) =>
  eventually(async () => expect((await by('getWork', { workId })).state).toBe('done'))

it('keeps ten files of a user, and takes more once the oldest is a day old', async () => {
  for (let count = 0; count < limits.keptFilesMax; count += 1) await ended(await begin())
  await expect(begin()).rejects.toMatchObject(tooMany)
  const colleague = await app.makeUser({ role: 'admin' })
  await ended(await begin(colleague.call), colleague.call)
  // Work without a file goes on, and so does a file that the call waits for.
  const ids = [await makeHotel(admin)]
  const { workId = '' } = (await admin('bulkEdit', {
    kind: 'hotel',
    ids,
    action: 'disable',
    background: true,
  })) as { workId?: string }
  await ended(workId)
  await admin('exportCatalogue', { kind: 'hotel', format: 'csv' })
  const old = new Date(app.services.clock().getTime() - (limits.backgroundTaskSeconds + 1) * 1_000)
  const { db } = app.services.database
  const [first] = await db
    .select({ id: backgroundTasks.id })
    .from(backgroundTasks)
    .orderBy(backgroundTasks.startedAt)
  await db
    .update(backgroundTasks)
    .set({ startedAt: old })
    .where(eq(backgroundTasks.id, first?.id ?? ''))
  await ended(await begin())
})

it('carries out two works of a user at once, however many are asked for at the same time', async () => {
  const user = await app.makeUser({ role: 'admin' })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const hold = () =>
    app.services.backgroundTasks.run(
      { background: true },
      { userId: user.id, operation: 'bulkEdit', carryOut: () => held },
    )
  const outcomes = await Promise.allSettled([hold(), hold(), hold(), hold(), hold()])
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(3)
  expect(refused).toMatchObject(Array.from({ length: 3 }, () => ({ reason: tooMany })))
  await expect(begin(user.call)).rejects.toMatchObject(tooMany)
  release()
  await eventually(async () => ended(await begin(user.call), user.call))
})
