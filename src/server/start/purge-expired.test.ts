import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { goodPassword, makeRegistration } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { idempotencyKeys, sessions, usedCaptchas } from '#server/platform/db/schema/index.ts'
import { purgeExpired } from './purge-expired.ts'

const app = await startTestApp()

it('purges what has expired and nothing else', async () => {
  const { db } = app.services.database
  const counts = () =>
    Promise.all([db.$count(sessions), db.$count(usedCaptchas), db.$count(idempotencyKeys)])
  const leaveTraces = async () => {
    const passwordHash = await app.services.passwords.hash(goodPassword)
    const { email } = await app.makeUser({ passwordHash })
    await app.call('login', { email, password: goodPassword })
    await app.call('register', makeRegistration(), { idempotencyKey: crypto.randomUUID() })
  }

  await leaveTraces()
  app.advanceClock(25 * 60 * 60)
  const old = await counts()
  await leaveTraces()
  const all = await counts()
  await purgeExpired(app.services)
  expect(old.every((count) => count > 0)).toBe(true)
  expect(await counts()).toEqual(all.map((count, index) => count - (old[index] ?? 0)))
})

it('purges mails that were written to files, in production and after a day', async () => {
  const { settings } = app.services
  const folder = join(app.dataDir, 'mail')
  const daysAgo = (days: number) =>
    new Date(app.services.clock().getTime() - days * 24 * 60 * 60 * 1000)
  const nameOf = (date: Date) => `${date.toISOString().replaceAll(':', '-')}-id.eml`
  const [old, young] = [nameOf(daysAgo(1.1)), nameOf(daysAgo(0.9))]
  await mkdir(folder)
  for (const name of [old, young, `.${old}`, 'notes.txt']) await writeFile(join(folder, name), '')
  const left = async () => (await readdir(folder)).toSorted()

  await purgeExpired(app.services)
  expect(await left()).toHaveLength(4)
  await purgeExpired({ ...app.services, settings: { ...settings, mode: 'production' } })
  expect(await left()).toEqual([young, 'notes.txt'].toSorted())
})
