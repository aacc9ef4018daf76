import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { goodPassword } from '#testing/accounts.ts'
import { sendCall } from '#testing/caller.ts'
import { startTestApp, type TestUser } from '#testing/app.ts'
import { makeAuthenticator } from '#testing/authenticator.ts'
import { messages } from '#contract/base/text/messages.ts'
import { makeTotpCodes, type TotpCodes } from '#server/platform/auth/factors/totp.ts'
import { recoveryCodes, totpSecrets } from '#server/platform/db/schema/index.ts'

const app = await startTestApp()
const { clock, database, passwords, settings } = app.services
const wrongCode = {
  name: 'INVALID_DATA_ERROR',
  context: { issues: [{ path: 'code', message: messages.codeWrong }] },
}
const missing = (methods: string[]) => ({
  name: 'SECOND_FACTOR_ERROR',
  status: 401,
  context: { methods },
})

interface Protected extends TestUser {
  codes: string[]
  /** The code that the app shows now; each serves once, so the clock goes on. */
  next(): string
}

async function makeAgent(overrides: object = {}): Promise<TestUser> {
  return app.makeUser({ passwordHash: await passwords.hash(goodPassword), ...overrides })
}

/** An agent who has switched codes on. */
async function makeProtected(overrides: object = {}): Promise<Protected> {
  const agent = await makeAgent(overrides)
  const { secret } = await agent.call('startTotp')
  const next = () => {
    app.advanceClock(30)
    const timestamp = clock().getTime()
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
  }
  const { recoveryCodes: codes } = await agent.call('confirmTotp', { code: next() })
  return { ...agent, codes, next }
}

const logIn = (email: string, code?: string) =>
  app.call('login', { email, password: goodPassword, ...(code !== undefined && { code }) })

function logInAgain(email: string, secret: string) {
  app.advanceClock(30)
  const timestamp = clock().getTime()
  return logIn(email, new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp }))
}

async function lastMailTo(email: string) {
  return (await app.mails()).findLast(({ to }) => to?.[0]?.address === email)?.text
}

describe('codes of an app', () => {
  it('are asked for after the right password, once each', async () => {
    const agent = await makeProtected()
    const methods = ['totp', 'recovery']
    await expect(logIn(agent.email)).rejects.toMatchObject(missing(methods))
    await expect(logIn(agent.email, '000000')).rejects.toMatchObject(missing(methods))
    await expect(
      app.call('login', { email: agent.email, password: 'Otra-Cosa-2026!', code: agent.next() }),
    ).rejects.toMatchObject({ name: 'INVALID_CREDENTIALS_ERROR', context: {} })
    const code = agent.next()
    const { token } = await logIn(agent.email, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(await app.callWith(token)('getMe')).toMatchObject({
      secondFactor: { totp: true, passkeys: 0, recoveryCodes: 10 },
    })
    await expect(logIn(agent.email, code)).rejects.toMatchObject(missing(methods))
  })

  it('serve one of two who show the same at once', async () => {
    const agent = await makeProtected()
    const code = agent.next()
    const tried = await Promise.allSettled([1, 2, 3].map(() => logIn(agent.email, code)))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('count only once confirmed, and are not started over while they count', async () => {
    const agent = await makeAgent()
    await expect(agent.call('confirmTotp', { code: '123456' })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
    })
    const first = await agent.call('startTotp')
    const { secret, uri } = await agent.call('startTotp')
    expect(secret).not.toBe(first.secret)
    expect(decodeURIComponent(uri)).toContain(agent.email)
    expect(uri).toContain(`secret=${secret}`)
    await logIn(agent.email)
    await expect(agent.call('confirmTotp', { code: '000000' })).rejects.toMatchObject(wrongCode)
    const on = await makeProtected()
    await expect(on.call('startTotp')).rejects.toMatchObject({
      context: { issues: [{ path: '', message: messages.codesOn }] },
    })
  })

  it.each(['１２３４５６', '😀😀😀', 'éééééé', '12345', 'abcdef'])(
    'are wrong when they are no six digits: %s',
    async (code) => {
      const agent = await makeAgent()
      await agent.call('startTotp')
      await expect(agent.call('confirmTotp', { code })).rejects.toMatchObject(wrongCode)
      const on = await makeProtected()
      await expect(logIn(on.email, code)).rejects.toMatchObject({ name: 'SECOND_FACTOR_ERROR' })
    },
  )

  it('leave no secret readable in the database', async () => {
    const agent = await makeAgent()
    const { secret } = await agent.call('startTotp')
    const [row] = await database.db
      .select()
      .from(totpSecrets)
      .where(eq(totpSecrets.userId, agent.id))
    expect(row?.secret).toMatch(/^eyJ/)
    expect(JSON.stringify(row)).not.toContain(secret)
  })

  it('outlive another secret of the installation, as long as the one before it is there', async () => {
    const agent = await makeProtected()
    const { db } = database
    const stored = async () =>
      (await db.select().from(totpSecrets).where(eq(totpSecrets.userId, agent.id)))[0]?.secret
    const secretNow = app.services.settings.secret ?? ''
    const before = await stored()
    const step = (codes: TotpCodes) => codes.stepOf(db, agent.id, agent.next(), clock())
    expect(await step(makeTotpCodes(['another']))).toBeUndefined()
    expect(await step(makeTotpCodes(['another', secretNow]))).toEqual(expect.any(Number))
    expect(await stored()).not.toBe(before)
    expect(await step(makeTotpCodes(['another']))).toEqual(expect.any(Number))
  })

  it('are switched off by password and code; the owner is told of both', async () => {
    const agent = await makeProtected({ lang: 'pt' })
    expect(await lastMailTo(agent.email)).toContain('foram ativados')
    const password = goodPassword
    await expect(
      agent.call('stopTotp', { password: 'Otra-Cosa-2026!', code: agent.next() }),
    ).rejects.toMatchObject({ context: { issues: [{ path: 'password' }] } })
    await expect(agent.call('stopTotp', { password, code: '000000' })).rejects.toMatchObject(
      wrongCode,
    )
    await agent.call('stopTotp', { password, code: agent.next() })
    expect(await lastMailTo(agent.email)).toContain('foram desativados')
    expect(await database.db.$count(recoveryCodes, eq(recoveryCodes.userId, agent.id))).toBe(0)
    await logIn(agent.email)
  })
})

describe('recovery codes', () => {
  it('serve once each, however they are typed', async () => {
    const agent = await makeProtected()
    expect(new Set(agent.codes).size).toBe(10)
    const [first = '', second = ''] = agent.codes
    await logIn(agent.email, first.toUpperCase().replaceAll('-', ' '))
    await expect(logIn(agent.email, first)).rejects.toMatchObject({ name: 'SECOND_FACTOR_ERROR' })
    await logIn(agent.email, second)
    const { secondFactor } = await agent.call('getMe')
    expect(secondFactor.recoveryCodes).toBe(8)
  })

  it('are renewed by a code; those before are of no use', async () => {
    const agent = await makeProtected()
    const renewed = await agent.call('renewRecoveryCodes', { code: agent.codes[0] ?? '' })
    expect(renewed.recoveryCodes).toHaveLength(10)
    await expect(logIn(agent.email, agent.codes[1])).rejects.toMatchObject({
      name: 'SECOND_FACTOR_ERROR',
    })
    await logIn(agent.email, renewed.recoveryCodes[0])
  })
})

describe('who has lost everything', () => {
  it('is helped by an admin, and told', async () => {
    const agent = await makeProtected()
    await app.admin('removeSecondFactor', { id: agent.id })
    expect(await lastMailTo(agent.email)).toContain('quitó el segundo factor')
    await logIn(agent.email)
    await expect(
      app.admin('removeSecondFactor', { id: '00000000-0000-4000-8000-000000000000' }),
    ).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })
})

describe('a fresh log-in', () => {
  const stale = { name: 'FRESH_LOGIN_ERROR', status: 401 }

  it('is asked of who has a second factor, after ten minutes', async () => {
    const admin = await makeProtected({ role: 'admin' })
    const other = await makeAgent()
    const edit = { id: other.id, role: 'user' as const }
    await admin.call('editUserAdmin', edit)
    app.advanceClock(11 * 60)
    await expect(admin.call('editUserAdmin', edit)).rejects.toMatchObject(stale)
    await expect(admin.call('exportPerson', { email: other.email })).rejects.toMatchObject(stale)
    await expect(
      admin.call('addApiKey', { name: 'Key', scopes: ['catalogue:read'] }),
    ).rejects.toMatchObject(stale)
    await expect(
      admin.call('stopTotp', { password: goodPassword, code: admin.next() }),
    ).rejects.toMatchObject(stale)
    const empty = await sendCall(app.server, 'addUserAdmin', {}, { authorization: admin.token })
    expect([empty.statusCode, empty.json().name]).toEqual([401, stale.name])
    // A name is nothing that anybody takes over with.
    await admin.call('editUserAdmin', { id: other.id, name: 'Other' })

    await expect(admin.call('confirmMe', { password: goodPassword })).rejects.toMatchObject({
      context: { issues: [{ path: 'code', message: messages.factorNeeded }] },
    })
    await expect(admin.call('confirmMe', { code: '000000' })).rejects.toMatchObject(wrongCode)
    await admin.call('confirmMe', { code: admin.next() })
    await admin.call('editUserAdmin', edit)
    await admin.call('deleteUser', { id: other.id })
  })

  it('is not asked of who has a password alone, but where a factor is added', async () => {
    const admin = await makeAgent({ role: 'admin' })
    app.advanceClock(11 * 60)
    await admin.call('exportPerson', { email: 'nobody@example.com' })
    await expect(admin.call('confirmMe', { password: 'Otra-Cosa-2026!' })).rejects.toMatchObject({
      context: { issues: [{ path: 'password', message: messages.passwordWrong }] },
    })
    const authenticator = makeAuthenticator(settings.siteUrl)
    const response = authenticator.register(await admin.call('getPasskeyRegistration'))
    for (const add of [
      () => admin.call('startTotp'),
      () => admin.call('confirmTotp', { code: '000000' }),
      () => admin.call('addPasskey', { name: 'Thief', response }),
    ]) {
      await expect(add()).rejects.toMatchObject(stale)
    }
    await admin.call('confirmMe', { password: goodPassword })
    await admin.call('startTotp')
    await admin.call('addPasskey', { name: 'Mine', response })
    app.advanceClock(11 * 60)
    await expect(admin.call('startTotp')).rejects.toMatchObject(stale)
  })

  it('is given by a factor to the session that added it; the account’s others end', async () => {
    const admin = await makeAgent({ role: 'admin' })
    const later = async () => app.callWith((await logIn(admin.email)).token)
    const [thief, owner] = [await later(), await later()]
    const { secret } = await owner('startTotp')
    app.advanceClock(30)
    const codeNow = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock().getTime() })
    await owner('confirmTotp', { code: codeNow() })
    app.advanceClock(30)
    const ended = { name: 'INVALID_TOKEN' }
    await expect(thief('confirmMe', { code: codeNow() })).rejects.toMatchObject(ended)
    await expect(admin.call('getMe')).rejects.toMatchObject(ended)
    await owner('confirmMe', { code: codeNow() })
    const another = app.callWith((await logInAgain(admin.email, secret)).token)
    const authenticator = makeAuthenticator(settings.siteUrl)
    const response = authenticator.register(await another('getPasskeyRegistration'))
    await another('addPasskey', { name: 'Laptop', response })
    await expect(owner('getMe')).rejects.toMatchObject(ended)
    await another('getMe')
  })

  it('is not begun with a password alone while a factor is being added', async () => {
    const agent = await makeAgent()
    const { secret } = await agent.call('startTotp')
    app.advanceClock(30)
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: clock().getTime(),
    })
    const tried = await Promise.allSettled([
      agent.call('confirmTotp', { code }),
      ...Array.from({ length: 5 }, () => logIn(agent.email)),
    ])
    for (const each of tried.slice(1)) {
      if (each.status === 'rejected') {
        expect(each.reason).toMatchObject({ name: 'SECOND_FACTOR_ERROR' })
      }
    }
    const entered = tried
      .slice(1)
      .flatMap((each) =>
        each.status === 'fulfilled' && each.value && 'token' in each.value
          ? [each.value.token]
          : [],
      )
    // Who came in before by the password alone is out again.
    for (const token of entered) {
      await expect(app.callWith(token)('getMe')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    }
  })
})
