import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, mailedToken } from '#testing/accounts.ts'
import { runNandu } from '#testing/command.ts'
import { startTestApp } from '#testing/app.ts'
import { lockDataFolder } from '#server/platform/db/data-folder.ts'
import { createAdmin } from './create-admin.ts'

describe('making an admin', async () => {
  const app = await startTestApp()

  const given = {
    email: 'jefa@example.com',
    password: goodPassword,
    name: undefined,
    surname: undefined,
  }

  it('stores one who may log in', async () => {
    expect(await createAdmin(app.services, { ...given, email: ' Jefa@Example.com' })).toBe(
      given.email,
    )
    const { token } = await app.call('login', { email: given.email, password: goodPassword })
    expect(await app.call('validateToken', { token })).toMatchObject({
      role: 'admin',
      name: 'Admin',
      surname: 'example.com',
    })
  })

  it('makes one of a user who is there, whose sessions and links end', async () => {
    const user = await app.makeUser()
    await app.call('resetPasswordRequest', { email: user.email, lang: 'es' })
    const link = await mailedToken(app, user.email)
    await createAdmin(app.services, { ...given, email: user.email })
    await expect(user.call('setLastViewTariff')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    await expect(
      app.call('resetPassword', { token: link, newPass: 'Nueva-4567', lang: 'es' }),
    ).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    const { token } = await app.call('login', { email: user.email, password: goodPassword })
    expect(await app.call('validateToken', { token })).toMatchObject({ id: user.id, role: 'admin' })
  })

  it.each([
    [{ email: undefined }, /^--email/],
    [{ email: 'jefa' }, /^--email/],
    [{ password: 'short' }, /^The password/],
    [{ password: undefined }, /^The password/],
  ])('refuses %o in one line', async (broken, line) => {
    await expect(createAdmin(app.services, { ...given, ...broken })).rejects.toMatchObject({
      name: 'CONFIGURATION_ERROR',
      message: expect.stringMatching(line),
    })
  })
})

describe('nandu admin', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'nandu-create-admin-'))
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  it(
    'refuses while a server holds the data folder, then makes the admin',
    { timeout: 120_000 },
    async () => {
      const lock = await lockDataFolder(dataDir)
      expect(await runAdmin(dataDir)).toEqual({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining(`${dataDir} is in use`),
      })
      await lock.release()
      expect(await runAdmin(dataDir)).toEqual({
        code: 0,
        stdout: `jefa@example.com is an admin now (embedded database in ${dataDir})\n`,
        stderr: '',
      })
    },
  )
})

function runAdmin(dataDir: string) {
  const variables = { DATA_DIR: dataDir }
  return runNandu(['admin', '--email', 'jefa@example.com'], { variables, input: goodPassword })
}
