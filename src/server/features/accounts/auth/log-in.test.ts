import { eq } from 'drizzle-orm'
import { decodeJwt, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import { goodPassword } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { startSession } from '#server/platform/auth/sessions.ts'

const app = await startTestApp()
let passwordHash: string

beforeAll(async () => {
  passwordHash = await app.services.passwords.hash(goodPassword)
})

describe('log-in', () => {
  it('gives a token that the account answers to', async () => {
    const user = await app.makeUser({ passwordHash })
    const { token } = await app.call('login', { email: user.email, password: goodPassword })
    const account = await app.call('validateToken', { token })
    expect(account).toMatchObject({
      id: user.id,
      email: user.email,
      role: 'user',
      isApproved: true,
    })
    expect(Object.keys(account).toSorted()).toEqual([
      'email',
      'id',
      'isApproved',
      'lastViewTariff',
      'name',
      'role',
      'surname',
    ])
  })

  it('takes the e-mail in any case and with blanks around it', async () => {
    const user = await app.makeUser({ passwordHash })
    const email = `  ${user.email.toUpperCase()} `
    await expect(app.call('login', { email, password: goodPassword })).resolves.toHaveProperty(
      'token',
    )
  })

  it.each([
    ['an e-mail that is not confirmed', false, false, 'NOT_CONFIRM_EMAIL_ERROR'],
    ['an account that is not approved', true, false, 'NOT_APPROVED_ERROR'],
  ] as const)(
    'names %s, but only to the right password',
    async (_case, emailConfirmed, isApproved, name) => {
      const { email } = await app.makeUser({ passwordHash, emailConfirmed, isApproved })
      await expect(app.call('login', { email, password: goodPassword })).rejects.toMatchObject({
        name,
        status: 403,
      })
      await expect(app.call('login', { email, password: 'Otra-12345' })).rejects.toMatchObject({
        name: 'INVALID_CREDENTIALS_ERROR',
      })
    },
  )

  it('lets an approved user in whose e-mail is not confirmed', async () => {
    const { email } = await app.makeUser({ passwordHash, emailConfirmed: false })
    await expect(app.call('login', { email, password: goodPassword })).resolves.toHaveProperty(
      'token',
    )
  })

  it('answers a wrong password and an unknown e-mail alike, byte for byte, hashing for both', async () => {
    const { email } = await app.makeUser({ passwordHash })
    const matches = vi.spyOn(app.services.passwords, 'matches')
    const wrong = await sendCall(app.server, 'login', { email, password: 'Otra-12345' })
    const unknown = await sendCall(app.server, 'login', {
      email: 'nadie@example.com',
      password: 'Otra-12345',
    })
    expect(wrong.statusCode).toBe(401)
    expect([unknown.statusCode, unknown.payload]).toEqual([wrong.statusCode, wrong.payload])
    expect(matches.mock.calls).toEqual([
      [passwordHash, 'Otra-12345'],
      [null, 'Otra-12345'],
    ])
  })

  it('is refused at once when too many wait, whatever the database is doing', async () => {
    const { email } = await app.makeUser({ passwordHash })
    const logIns = Array.from({ length: 60 }, () =>
      sendCall(app.server, 'login', { email, password: goodPassword }),
    )
    const answers = await Promise.all(logIns)
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect(refused.length).toBeGreaterThan(10)
    expect(refused[0]?.json()).toEqual({ name: 'UNEXPECTED_ERROR', context: {} })
    expect(refused[0]?.headers['retry-after']).toBe('2')
  })

  it('starts no session when the password changes while it is checked', async () => {
    const user = await app.makeUser({ passwordHash })
    vi.spyOn(app.services.passwords, 'matches').mockImplementationOnce(async () => {
      await app.services.database.db
        .update(users)
        .set({ passwordHash: 'new' })
        .where(eq(users.id, user.id))
      return true
    })
    await expect(
      app.call('login', { email: user.email, password: goodPassword }),
    ).rejects.toMatchObject({ name: 'INVALID_CREDENTIALS_ERROR' })
  })

  it.each([
    [{ password: 'x' }, 'email', messages.emailRequired],
    [{ email: ' ', password: 'x' }, 'email', messages.emailEmpty],
    [{ email: 'ana', password: 'x' }, 'email', messages.emailInvalid],
    [{ email: 'ana@example.notatld', password: 'x' }, 'email', messages.emailInvalid],
    [{ email: 'ana@example.com' }, 'password', messages.passwordRequired],
    [{ email: 'ana@example.com', password: '' }, 'password', messages.passwordEmpty],
    [{ email: 'ana@example.com', password: 'x'.repeat(257) }, 'password', messages.tooLong],
    [{ email: ['ana@example.com'], password: { $ne: 1 } }, 'email', messages.emailInvalid],
  ])('refuses %o with the message of %s', async (payload, path, message) => {
    const response = await sendCall(app.server, 'login', payload)
    expect(response.statusCode).toBe(400)
    expect(response.json().name).toBe('INVALID_DATA_ERROR')
    expect(response.json().context.issues).toContainEqual({ path, message })
  })
})

describe('a log-in token', () => {
  const listUsers = (authorization: string) =>
    sendCall(app.server, 'listUsers', {}, { authorization })

  it.each<[string, number, (claims: JWTPayload) => string | Promise<string>]>([
    ['signed as ours are', 200, (claims) => sign(claims, {}, testSecret)],
    ['missing', 401, () => ''],
    ['nonsense', 401, () => 'Bearer nonsense'],
    ['unsigned', 401, (claims) => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`],
    ['signed with a key it brings', 401, (claims) => sign(claims, { jwk: ownKey }, 'x'.repeat(32))],
    ['of another installation', 401, (claims) => sign(claims, {}, 'y'.repeat(32))],
    ['for another audience', 401, (claims) => sign({ ...claims, aud: 'other' }, {}, testSecret)],
    ['of another issuer', 401, (claims) => sign({ ...claims, iss: 'other' }, {}, testSecret)],
    ['not valid yet', 401, (claims) => sign({ ...claims, nbf: inAnHour() }, {}, testSecret)],
    ['without an end', 401, ({ exp: _end, ...claims }) => sign(claims, {}, testSecret)],
  ])('that is %s answers %i', async (_case, status, makeToken) => {
    const { token } = await app.makeUser({ role: 'admin' })
    const response = await listUsers(await makeToken(decodeJwt(token)))
    expect(response.statusCode).toBe(status)
    if (status === 401) expect(response.json()).toEqual({ name: 'INVALID_TOKEN', context: {} })
  })

  it('counts in the authorization header alone', async () => {
    const { token } = await app.makeUser({ role: 'admin' })
    expect((await listUsers(token)).statusCode).toBe(200)
    expect((await listUsers(`Bearer ${token}`)).statusCode).toBe(200)
    const cookie = await sendCall(
      app.server,
      `listUsers?authorization=${token}`,
      {},
      { cookie: `authToken=${token}` },
    )
    expect(cookie.statusCode).toBe(401)
  })

  it.each(['listUsers/', '/listUsers', '%6cistUsers/', 'LISTUSERS', 'listUsers;x'])(
    'is asked for, or nothing found, at /api/%s',
    async (name) => {
      expect((await sendCall(app.server, name)).statusCode).toBe(404)
    },
  )

  it('ends with its session alone at log-out', async () => {
    const user = await app.makeUser({ passwordHash })
    const other = await app.call('login', { email: user.email, password: goodPassword })
    await user.call('logout')
    await expect(user.call('setLastViewTariff')).rejects.toMatchObject({
      name: 'INVALID_TOKEN',
      status: 401,
    })
    await expect(app.call('validateToken', { token: user.token })).rejects.toMatchObject({
      status: 401,
    })
    await expect(app.callWith(other.token)('setLastViewTariff')).resolves.toBeUndefined()
  })

  it('ends when its user is deleted, and stays so when the e-mail comes back', async () => {
    const user = await app.makeUser()
    await app.admin('deleteUser', { id: user.id })
    await app.makeUser({ email: user.email })
    await expect(user.call('setLastViewTariff')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
  })

  it('is refused when its user is not approved', async () => {
    const user = await app.makeUser({ isApproved: false })
    await expect(user.call('setLastViewTariff')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    await expect(app.call('validateToken', { token: user.token })).rejects.toMatchObject({
      name: 'INVALID_TOKEN',
    })
  })

  it('records when the rates were last seen', async () => {
    const user = await app.makeUser()
    await user.call('setLastViewTariff')
    const { lastViewTariff } = await app.call('validateToken', { token: user.token })
    expect(lastViewTariff?.getTime()).toBeGreaterThan(Date.now() - 60_000)
  })
})

// Last, because the clock goes forward for good.
describe('the life of a log-in token', () => {
  it('is renewed when older than 5 minutes, and ends after 30', async () => {
    const { token } = await app.makeUser()
    const use = (given: string) =>
      sendCall(app.server, 'setLastViewTariff', {}, { authorization: given })
    expect((await use(token)).headers['refresh-token']).toBeUndefined()
    app.advanceClock(6 * 60)
    const renewed = await use(token)
    expect(renewed.headers['cache-control']).toBe('no-store')
    expect(renewed.headers.vary).toContain('Authorization')
    const fresh = String(renewed.headers['refresh-token'])
    app.advanceClock(25 * 60)
    expect((await use(token)).statusCode).toBe(401)
    expect((await use(fresh)).statusCode).toBe(204)
  })

  it('makes way for the eleventh', async () => {
    const user = await app.makeUser()
    const { database, logInTokens, clock } = app.services
    const tokens = [user.token]
    for (let count = 0; count < 10; count += 1) {
      app.advanceClock(1)
      tokens.push(await startSession(database.db, logInTokens, user.id, clock()))
    }
    const answers = await Promise.all(
      tokens.map((authorization) =>
        sendCall(app.server, 'setLastViewTariff', {}, { authorization }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([401, ...Array.from({ length: 10 }, () => 204)])
    const other = await app.makeUser()
    await expect(other.call('setLastViewTariff')).resolves.toBeUndefined()
  })

  it('is never renewed past 12 hours after the log-in', async () => {
    const user = await app.makeUser()
    let { token } = user
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      app.advanceClock(20 * 60)
      const response = await sendCall(app.server, 'setLastViewTariff', {}, { authorization: token })
      expect(response.statusCode).toBe(204)
      token = String(response.headers['refresh-token'])
    }
    app.advanceClock(21 * 60)
    const late = await sendCall(app.server, 'setLastViewTariff', {}, { authorization: token })
    expect(late.statusCode).toBe(401)
    expect(late.headers['refresh-token']).toBeUndefined()
  })
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const testSecret = 'a9Xq2LrT7vWz4KpB8sYd1MnC6hJf3GeU'
const ownKey = { kty: 'oct', k: Buffer.from('x'.repeat(32)).toString('base64url') }
const inAnHour = () => Math.floor(Date.now() / 1000) + 3_600

function sign(claims: JWTPayload, header: object, secret: string): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', ...header })
    .sign(new TextEncoder().encode(secret))
}
