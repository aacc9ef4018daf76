import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import { goodPassword, mailsTo } from '#testing/accounts.ts'
import { startTestApp, type TestApp, type TestUser } from '#testing/app.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { ensureFirstAdmin } from './first-admin.ts'

const app: TestApp = await startTestApp()
let admin: TestUser

beforeEach(async () => {
  await app.services.database.db.delete(users)
  admin = await app.makeUser({ role: 'admin' })
})

const refusal = (path: string, message: string) => ({
  name: 'INVALID_DATA_ERROR',
  status: 400,
  context: { issues: [{ path, message }] },
})

describe('an admin', () => {
  it('neither deletes nor demotes themself, not even beside another', async () => {
    await app.makeUser({ role: 'admin' })
    const { id } = admin
    await expect(admin.call('deleteUser', { id })).rejects.toMatchObject(
      refusal('id', messages.ownAccount),
    )
    await expect(admin.call('editUserAdmin', { id, role: 'user' })).rejects.toMatchObject(
      refusal('role', messages.ownAccount),
    )
    await expect(admin.call('editUserAdmin', { id, role: 'admin', name: 'Alba' })).resolves.toEqual(
      { id },
    )
  })

  it('deletes and demotes others', async () => {
    const [one, two] = [
      await app.makeUser({ role: 'admin' }),
      await app.makeUser({ role: 'admin' }),
    ]
    await admin.call('deleteUser', { id: one.id })
    await admin.call('editUserAdmin', { id: two.id, role: 'user' })
    const groups = await admin.call('listUsers')
    expect(groups.admins.map(({ id }) => id)).toEqual([admin.id])
    expect(groups.users.map(({ id }) => id)).toEqual([two.id])
  })

  it.each(['deleteUser', 'editUserAdmin'] as const)(
    'is left when two take each other away at the same instant by %s',
    async (name) => {
      for (let round = 0; round < 5; round += 1) {
        const other = await app.makeUser({ role: 'admin' })
        const away = (actor: TestUser, { id }: TestUser) =>
          name === 'deleteUser' ? actor.call(name, { id }) : actor.call(name, { id, role: 'user' })
        const outcomes = await Promise.allSettled([away(admin, other), away(other, admin)])
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        admin = outcomes[0].status === 'fulfilled' ? admin : other
        const { admins } = await admin.call('listUsers')
        expect(admins.map(({ id }) => id)).toEqual([admin.id])
      }
    },
  )
})

describe('becoming an admin', () => {
  const noticesTo = async ({ email }: { email: string }) =>
    (await mailsTo(app, email)).filter(({ subject }) => subject?.includes('ahora administra'))

  it('is told to all other admins, whichever way it comes about', async () => {
    const second = await app.makeUser({ role: 'admin' })
    const user = await app.makeUser({ surname: 'Gómez' })
    await admin.call('editUserAdmin', { id: user.id, role: 'admin' })
    for (const other of [admin, second]) {
      const [notice] = await noticesTo(other)
      expect(notice?.subject).toBe('Agencia Gómez ahora administra el sitio')
      expect(notice?.text).toContain(user.email)
      expect(notice?.text).toContain(admin.email)
    }
    expect(await noticesTo(user)).toHaveLength(0)

    const email = 'nueva@example.com'
    const fields = { name: 'Nora', surname: 'Paz', email, password: goodPassword }
    await admin.call('addUserAdmin', { ...fields, role: 'admin' })
    expect(await noticesTo(second)).toHaveLength(2)
    const waiting = await app.makeUser({ isApproved: false })
    await admin.call('editUserAdmin', { id: waiting.id, role: 'admin' })
    expect(await noticesTo(second)).toHaveLength(2)
    await admin.call('toggleUserApproved', { id: waiting.id, lang: 'es' })
    expect(await noticesTo(second)).toHaveLength(3)
    expect(await noticesTo({ email })).toHaveLength(1)
  })

  it('is not told of who was one, or is none', async () => {
    const second = await app.makeUser({ role: 'admin' })
    await admin.call('editUserAdmin', { id: second.id, role: 'admin', name: 'Alba' })
    const user = await app.makeUser()
    await admin.call('editUserAdmin', { id: user.id, role: 'user', name: 'Eva' })
    await admin.call('editUserAdmin', { id: second.id, role: 'user' })
    expect(await noticesTo(admin)).toHaveLength(0)
  })
})

describe('the first admin', () => {
  const lines: string[] = []
  const log = { warn: (_fields: object, message: string) => void lines.push(message) }

  async function ensure(
    firstAdmin: { email: string; password: string | null } | null,
    dataDir = '',
  ) {
    const { database, passwords } = app.services
    return ensureFirstAdmin({
      settings: { firstAdmin, dataDir },
      database,
      passwords,
      log,
    })
  }

  it('is not made beside another', async () => {
    expect(await ensure({ email: 'jefa@example.com', password: goodPassword })).toBeNull()
    expect((await admin.call('listUsers')).admins).toHaveLength(1)
  })

  it('has the configured e-mail and password', async () => {
    await app.services.database.db.delete(users)
    const made = await ensure({ email: 'jefa@example.com', password: goodPassword })
    expect(made).toEqual({ email: 'jefa@example.com', generatedPassword: null })
    const { token } = await app.call('login', { email: 'jefa@example.com', password: goodPassword })
    expect(await app.call('validateToken', { token })).toMatchObject({
      role: 'admin',
      surname: 'example.com',
    })
  })

  it('has a generated password, kept in the data folder, where none is configured', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'nandu-admin-'))
    await app.services.database.db.delete(users)
    const made = await ensure({ email: 'jefa@example.com', password: null }, dataDir)
    const kept = (await readFile(join(dataDir, 'admin-password.txt'), 'utf8')).trim()
    expect(made?.generatedPassword).toBe(kept)
    await app.call('login', { email: 'jefa@example.com', password: kept })
    await rm(dataDir, { recursive: true })
  })

  it('takes over the account that has their e-mail', async () => {
    await app.services.database.db.delete(users)
    const { id, call } = await app.makeUser({ email: 'jefa@example.com' })
    await ensure({ email: 'jefa@example.com', password: goodPassword })
    await expect(call('listUsers')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    const { token } = await app.call('login', { email: 'jefa@example.com', password: goodPassword })
    expect(await app.call('validateToken', { token })).toMatchObject({ id, role: 'admin' })
  })

  it('is asked for in the log where none is configured', async () => {
    await app.services.database.db.delete(users)
    expect(await ensure(null)).toBeNull()
    expect(lines).toEqual([expect.stringContaining('nandu admin')])
  })
})
