import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, mailedToken } from '#testing/accounts.ts'
import { startTestApp, type TestApp } from '#testing/app.ts'
import { lockDataFolder } from '#server/db/data-folder.ts'
import { createAdmin } from './create-admin.ts'

describe('making an admin', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ SITE_NAME: 'Viajes del Sur' })
  })

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
      surname: 'Viajes del Sur',
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

describe('npm run admin:create', () => {
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
      const refused = await runScript(dataDir)
      expect(refused).toEqual({ code: 1, lines: [expect.stringContaining(`${dataDir} is in use`)] })
      await lock.release()
      expect(await runScript(dataDir)).toEqual({
        code: 0,
        lines: [`jefa@example.com is an admin now (embedded database in ${dataDir})`],
      })
    },
  )
})

async function runScript(dataDir: string): Promise<{ code: number | null; lines: string[] }> {
  const script = spawn(
    process.execPath,
    ['scripts/create-admin.ts', '--email', 'jefa@example.com'],
    { env: { PATH: process.env.PATH, DATA_DIR: dataDir }, stdio: ['pipe', 'pipe', 'inherit'] },
  )
  script.stdin.end(`${goodPassword}\n`)
  let output = ''
  script.stdout.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve) => script.on('close', resolve))
  return { code, lines: output.split('\n').filter((line) => line !== '') }
}
