import { expect, it } from 'vitest'
import { goodPassword, makeRegistration } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { idempotencyKeys, sessions, usedCaptchas } from './db/schema/index.ts'
import { forgetExpired } from './forget-expired.ts'

it('forgets what has run out and nothing else', async () => {
  const app = await startTestApp()
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
  await forgetExpired(app.services)
  expect(old.every((count) => count > 0)).toBe(true)
  expect(await counts()).toEqual(all.map((count, index) => count - (old[index] ?? 0)))
})
