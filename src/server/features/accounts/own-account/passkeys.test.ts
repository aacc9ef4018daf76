import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { goodPassword } from '#testing/accounts.ts'
import { startTestApp, type TestUser } from '#testing/app.ts'
import { makeAuthenticator } from '#testing/authenticator.ts'
import { messages } from '#contract/base/text/messages.ts'
import { passkeyChallenges, passkeys, users } from '#server/platform/db/schema/index.ts'

const app = await startTestApp()
const { database, passwords, settings } = app.services
const refused = {
  name: 'INVALID_DATA_ERROR',
  context: { issues: [{ path: 'response', message: messages.passkeyWrong }] },
}
const unknown = { name: 'INVALID_CREDENTIALS_ERROR', status: 401 }

async function makeAgent(overrides: object = {}): Promise<TestUser> {
  return app.makeUser({ passwordHash: await passwords.hash(goodPassword), ...overrides })
}

/** An agent with a passkey. */
async function makeHolder(overrides: object = {}) {
  const agent = await makeAgent(overrides)
  const authenticator = makeAuthenticator(settings.siteUrl)
  const options = await agent.call('getPasskeyRegistration')
  const response = authenticator.register(options)
  const { id } = await agent.call('addPasskey', { name: 'Laptop', response })
  return { ...agent, authenticator, response, passkeyId: id }
}

const challenge = () => app.call('getPasskeyChallenge')

async function lastMailTo(email: string) {
  return (await app.mails()).findLast(({ to }) => to?.[0]?.address === email)?.text
}

describe('a passkey', () => {
  it('is kept and logs in, without a password', async () => {
    const holder = await makeHolder({ lang: 'en' })
    expect(await lastMailTo(holder.email)).toContain('The passkey “Laptop” was added')
    const response = holder.authenticator.logIn(await challenge())
    const { token } = await app.call('loginWithPasskey', { response })
    expect(await app.callWith(token)('getMe')).toMatchObject({
      id: holder.id,
      secondFactor: { totp: false, passkeys: 1, recoveryCodes: 0 },
    })
    const { list } = await holder.call('listMyPasskeys')
    expect(list).toMatchObject([{ name: 'Laptop', lastUsedAt: expect.any(Date) }])
  })

  it('is asked for after the password, too, and shown there', async () => {
    const [{ email, authenticator }, other] = [await makeHolder(), await makeHolder()]
    const missing = { name: 'SECOND_FACTOR_ERROR', context: { methods: ['passkey'] } }
    const password = goodPassword
    await expect(app.call('login', { email, password })).rejects.toMatchObject(missing)
    const theirs = other.authenticator.logIn(await challenge())
    await expect(app.call('login', { email, password, response: theirs })).rejects.toMatchObject(
      missing,
    )
    const response = authenticator.logIn(await challenge())
    const { token } = await app.call('login', { email, password, response })
    await app.callWith(token)('getMe')
    await expect(app.call('login', { email, password, response })).rejects.toMatchObject(missing)
  })

  it('answers a challenge once, and in time', async () => {
    const holder = await makeHolder()
    const response = holder.authenticator.logIn(await challenge())
    await app.call('loginWithPasskey', { response })
    await expect(app.call('loginWithPasskey', { response })).rejects.toMatchObject(unknown)
    const late = holder.authenticator.logIn(await challenge())
    app.advanceClock(5 * 60 + 1)
    await expect(app.call('loginWithPasskey', { response: late })).rejects.toMatchObject(unknown)
    const options = await holder.call('getPasskeyRegistration')
    const made = makeAuthenticator(settings.siteUrl).register(options)
    app.advanceClock(5 * 60 + 1)
    await expect(holder.call('addPasskey', { name: 'Late', response: made })).rejects.toMatchObject(
      { name: expect.stringMatching(/INVALID_DATA_ERROR|FRESH_LOGIN_ERROR/) },
    )
  })

  it('is believed for this site alone, and only with its holder’s finger', async () => {
    const holder = await makeHolder()
    const { authenticator } = holder
    for (const wrong of [{ origin: 'https://evil.example' }, { verified: false }]) {
      const response = authenticator.logIn(await challenge(), wrong)
      await expect(app.call('loginWithPasskey', { response })).rejects.toMatchObject(unknown)
      const made = makeAuthenticator(settings.siteUrl).register(
        await holder.call('getPasskeyRegistration'),
        wrong,
      )
      await expect(
        holder.call('addPasskey', { name: 'Wrong', response: made }),
      ).rejects.toMatchObject(refused)
    }
    const stranger = makeAuthenticator(settings.siteUrl).logIn(await challenge())
    await expect(app.call('loginWithPasskey', { response: stranger })).rejects.toMatchObject(
      unknown,
    )
    const right = authenticator.logIn(await challenge())
    const forged = { ...right, response: { ...right.response, signature: 'AAAA' } }
    await expect(app.call('loginWithPasskey', { response: forged })).rejects.toMatchObject(unknown)
  })

  it('is made for who asked, and kept once', async () => {
    const [agent, other] = [await makeAgent(), await makeHolder()]
    const options = await agent.call('getPasskeyRegistration')
    const response = makeAuthenticator(settings.siteUrl).register(options)
    await expect(other.call('addPasskey', { name: 'Mine', response })).rejects.toMatchObject(
      refused,
    )
    await agent.call('addPasskey', { name: 'Mine', response })
    const again = other.authenticator.register(await agent.call('getPasskeyRegistration'))
    await expect(
      agent.call('addPasskey', { name: 'Theirs', response: again }),
    ).rejects.toMatchObject(refused)
  })

  it('is deleted by its owner alone, who is told', async () => {
    const [holder, other] = [await makeHolder({ lang: 'es' }), await makeHolder()]
    const { passkeyId: id } = holder
    await expect(other.call('deletePasskey', { id })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
    await holder.call('deletePasskey', { id })
    expect(await lastMailTo(holder.email)).toContain('Se eliminó la clave de acceso «Laptop»')
    const response = holder.authenticator.logIn(await challenge())
    await expect(app.call('loginWithPasskey', { response })).rejects.toMatchObject(unknown)
  })

  it('does not let in who may not log in', async () => {
    const holder = await makeHolder()
    const { db } = database
    await db.update(users).set({ isApproved: false }).where(eq(users.id, holder.id))
    const response = holder.authenticator.logIn(await challenge())
    await expect(app.call('loginWithPasskey', { response })).rejects.toMatchObject({
      name: 'NOT_APPROVED_ERROR',
    })
  })

  it('makes a session fresh; another’s does not', async () => {
    const [holder, other] = [await makeHolder({ role: 'admin' }), await makeHolder()]
    app.advanceClock(11 * 60)
    const person = { email: 'nobody@example.com' }
    await expect(holder.call('exportPerson', person)).rejects.toMatchObject({
      name: 'FRESH_LOGIN_ERROR',
    })
    const theirs = other.authenticator.logIn(await challenge())
    await expect(holder.call('confirmMe', { response: theirs })).rejects.toMatchObject(refused)
    await holder.call('confirmMe', { response: holder.authenticator.logIn(await challenge()) })
    await holder.call('exportPerson', person)
  })

  it('goes with its owner, and so do challenges', async () => {
    const holder = await makeHolder()
    await holder.call('getPasskeyRegistration')
    await app.admin('deleteUser', { id: holder.id })
    const { db } = database
    expect(await db.$count(passkeys, eq(passkeys.userId, holder.id))).toBe(0)
    expect(await db.$count(passkeyChallenges, eq(passkeyChallenges.userId, holder.id))).toBe(0)
  })
})
