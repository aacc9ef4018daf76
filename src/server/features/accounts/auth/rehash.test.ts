import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { goodPassword } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { makePasswords } from '#server/platform/auth/passwords.ts'
import { changes, sessions, users } from '#server/platform/db/schema/index.ts'

const app = await startTestApp()
const { database, passwords } = app.services
const passwordHash = await makePasswords({ memoryCost: 512, timeCost: 2 }).hash(goodPassword)

async function storedHash(id: string): Promise<string> {
  const [row] = await database.db.select().from(users).where(eq(users.id, id))
  return row?.passwordHash ?? ''
}

const logIn = (email: string, password = goodPassword) => app.call('login', { email, password })

it('a log-in hashes anew what was hashed at another cost, and ends and records nothing', async () => {
  const user = await app.makeUser({ passwordHash })
  const recorded = await database.db.$count(changes)
  await expect(logIn(user.email, 'Otra-12345')).rejects.toMatchObject({
    name: 'INVALID_CREDENTIALS_ERROR',
  })
  expect(await storedHash(user.id)).toBe(passwordHash)
  await logIn(user.email)
  const renewed = await storedHash(user.id)
  expect(passwords.needsRehash(renewed)).toBe(false)
  expect(await database.db.$count(sessions, eq(sessions.userId, user.id))).toBe(2)
  expect(await database.db.$count(changes)).toBe(recorded)
  await logIn(user.email)
  expect(await storedHash(user.id)).toBe(renewed)
})

it('two log-ins at once both succeed', async () => {
  const user = await app.makeUser({ passwordHash })
  const answers = await Promise.all([logIn(user.email), logIn(user.email), logIn(user.email)])
  expect(answers.map(({ token }) => token)).toEqual([
    expect.any(String),
    expect.any(String),
    expect.any(String),
  ])
  expect(passwords.needsRehash(await storedHash(user.id))).toBe(false)
})

it('what one log-in hashed anew another leaves, so that a third finds what it checked', async () => {
  const user = await app.makeUser({ passwordHash })
  const { hash } = passwords
  let renewed = ''
  passwords.hash = async (password) => {
    passwords.hash = hash
    await logIn(user.email)
    renewed = await storedHash(user.id)
    return hash(password)
  }
  await logIn(user.email)
  expect(passwords.needsRehash(renewed)).toBe(false)
  expect(await storedHash(user.id)).toBe(renewed)
})

it('a password that changed while it was checked is refused', async () => {
  const user = await app.makeUser({ passwordHash })
  const { hash } = passwords
  // The owner sets another one between the check and the session.
  passwords.hash = async (password) => {
    const other = await hash('Otra-Clave-2026!')
    await database.db.update(users).set({ passwordHash: other }).where(eq(users.id, user.id))
    return hash(password)
  }
  try {
    await expect(logIn(user.email)).rejects.toMatchObject({ name: 'INVALID_CREDENTIALS_ERROR' })
  } finally {
    passwords.hash = hash
  }
  expect(await passwords.matches(await storedHash(user.id), 'Otra-Clave-2026!')).toBe(true)
})
