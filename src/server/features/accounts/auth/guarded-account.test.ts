import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { goodPassword, mailsTo, makeCaptcha } from '#testing/accounts.ts'
import { startTestApp, type TestUser } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'

const app = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' })
let serial = 0
let passwordHash: string

beforeAll(async () => {
  passwordHash = await app.services.passwords.hash(goodPassword)
})

const demand = { name: 'TOO_MANY_REQUESTS_ERROR', context: { captchaRequired: true } }

/** A log-in from an address that nobody has used before. */
function logInFromElsewhere(payload: object, headers: Record<string, string> = {}) {
  serial += 1
  const address = `198.51.${100 + Math.floor(serial / 250)}.${(serial % 250) + 1}`
  return sendCall(app.server, 'login', payload, { 'x-forwarded-for': address, ...headers })
}

async function guess(email: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < times; count += 1) {
    const answer = await logInFromElsewhere({ email, password: 'Otra-12345' })
    statuses.push(answer.statusCode)
  }
  return statuses
}

const events = (reason: string) =>
  app.logs().filter((line) => line.event === 'log-in refused' && line.reason === reason)

describe('an account that is guessed at from many addresses', () => {
  let owner: TestUser
  let right: { email: string; password: string }

  beforeEach(async () => {
    owner = await app.makeUser({ passwordHash })
    right = { email: owner.email, password: goodPassword }
  })

  it('demands a captcha after 50 failures, and lets its owner in with one', async () => {
    expect(new Set(await guess(owner.email, 50))).toEqual(new Set([401]))
    const demanded = await logInFromElsewhere(right)
    expect([demanded.statusCode, demanded.json()]).toEqual([429, demand])
    expect(Number(demanded.headers['retry-after'])).toBeGreaterThan(0)
    expect(events('captcha demanded')).not.toHaveLength(0)

    const captcha = makeCaptcha('login')
    const given = await logInFromElsewhere(right, { 'captcha-token': captcha })
    expect(given.statusCode).toBe(200)
    const again = await logInFromElsewhere(right, { 'captcha-token': captcha })
    expect([again.statusCode, again.json()]).toMatchObject([
      400,
      { context: { issues: [{ path: 'captcha-token' }] } },
    ])
    const foreign = { 'captcha-token': makeCaptcha('register') }
    expect((await logInFromElsewhere(right, foreign)).statusCode).toBe(400)
    const wrong = { ...right, password: 'Otra-12345' }
    const guessed = await logInFromElsewhere(wrong, { 'captcha-token': makeCaptcha('login') })
    expect(guessed.statusCode).toBe(401)

    app.advanceClock(60 * 60)
    expect((await logInFromElsewhere(right)).statusCode).toBe(200)
  })

  it('lets its owner in while captchas cannot be verified', async () => {
    await guess(owner.email, 51)
    const unavailable = { outcome: 'unavailable', cause: null } as const
    vi.spyOn(app.services.captcha, 'verify').mockResolvedValueOnce(unavailable)
    const given = await logInFromElsewhere(right, { 'captcha-token': makeCaptcha('login') })
    expect(given.statusCode).toBe(200)
  })

  it('does not count its owner out who forgot the captcha, or logs in often', async () => {
    await guess(owner.email, 50)
    const headers = { 'x-forwarded-for': '203.0.113.99' }
    for (let count = 0; count < 20; count += 1) {
      expect((await sendCall(app.server, 'login', right, headers)).json()).toEqual(demand)
    }
    const withCaptcha = { ...headers, 'captcha-token': makeCaptcha('login') }
    expect((await sendCall(app.server, 'login', right, withCaptcha)).statusCode).toBe(200)
    const other = await app.makeUser({ passwordHash })
    const often = { email: other.email, password: goodPassword }
    for (let count = 0; count < 60; count += 1) {
      expect((await logInFromElsewhere(often)).statusCode).toBe(200)
    }
  })

  it('has its owner told once a day, in three languages, and nobody else', async () => {
    await guess(owner.email, 53)
    app.advanceClock(60 * 60)
    await guess(owner.email, 53)
    const mails = await mailsTo(app, owner.email)
    expect(mails).toHaveLength(1)
    for (const language of ['Español', 'English', 'Português']) {
      expect(mails[0]?.text).toContain(`${language} –`)
    }
    app.advanceClock(24 * 60 * 60)
    await guess(owner.email, 51)
    expect(await mailsTo(app, owner.email)).toHaveLength(2)
  })

  it('looks like an e-mail that nobody has', async () => {
    const email = 'nobody-at-all@example.com'
    expect(await guess(email, 52)).toEqual(await guess(owner.email, 52))
    expect(await mailsTo(app, email)).toHaveLength(0)
  })
})

describe('the log', () => {
  it('has log-ins refused by a limit, and right passwords of accounts that are not active', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.98' }
    const wrong = { email: 'nadie@example.com', password: 'Otra-12345' }
    for (let count = 0; count < 11; count += 1) await sendCall(app.server, 'login', wrong, headers)
    expect(events('limit')).toMatchObject([{ address: '203.0.113.98', actor: null }])

    const waiting = await app.makeUser({ passwordHash, isApproved: false })
    const answer = await logInFromElsewhere({ email: waiting.email, password: goodPassword })
    expect(answer.json()).toMatchObject({ name: 'NOT_APPROVED_ERROR' })
    expect(events('inactive')).toMatchObject([{ userId: waiting.id, event: 'log-in refused' }])
  })

  it('has reset requests, the mails they led to, and refused captchas', async () => {
    const user = await app.makeUser()
    const request = { email: user.email, lang: 'es' }
    const asked = await sendCall(app.server, 'resetPasswordRequest', request)
    const bad = { 'captcha-token': 'fake:login:0.9' }
    expect((await sendCall(app.server, 'resetPasswordRequest', request, bad)).statusCode).toBe(400)
    await app.mails()
    const requestId = asked.headers['x-request-id']
    const logged = (event: string) => app.logs().filter((line) => line.event === event)
    expect(logged('password reset requested')).toMatchObject([{ requestId, actor: null }])
    expect(logged('link mailed')).toMatchObject([{ purpose: 'reset', userId: user.id }])
    expect(logged('captcha refused').at(-1)).toMatchObject({ action: 'resetPasswordRequest' })
    expect(JSON.stringify(logged('captcha refused'))).not.toContain('fake:login')
    expect(JSON.stringify(app.logs())).not.toContain(user.email)
  })
})
