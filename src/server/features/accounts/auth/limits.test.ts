import { describe, expect, it, vi } from 'vitest'
import {
  makeCaptcha,
  makeRegistration,
  goodPassword,
  mailedTokens,
  mailsTo,
} from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'

const app = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' })
let serial = 0

/** Calls from an address of its own, many times over, and gives the statuses. */
function makeClient() {
  serial += 1
  const address = `203.0.113.${serial}`
  const send = (name: string, payload: object, headers: Record<string, string> = {}) =>
    sendCall(app.server, name, payload, { 'x-forwarded-for': address, ...headers })
  const statuses = async (times: number, name: string, makePayload: () => object) => {
    const found: number[] = []
    for (let count = 0; count < times; count += 1) {
      found.push((await send(name, makePayload())).statusCode)
    }
    return found
  }
  return { send, statuses }
}

const repeated = (times: number, status: number) => Array.from({ length: times }, () => status)

describe('failed log-ins', () => {
  it('are limited per e-mail and address, not for the owner elsewhere, nor for good', async () => {
    const passwordHash = await app.services.passwords.hash(goodPassword)
    const { email } = await app.makeUser({ passwordHash })
    const guesser = makeClient()
    const guess = () => ({ email, password: 'Otra-12345' })
    expect(await guesser.statuses(11, 'login', guess)).toEqual([...repeated(10, 401), 429])
    const right = { email, password: goodPassword }
    const refused = await guesser.send('login', { ...right, extra: 1 })
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toEqual({ name: 'TOO_MANY_REQUESTS_ERROR', context: {} })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await makeClient().send('login', right)).statusCode).toBe(200)
    app.advanceClock(15 * 60)
    expect((await guesser.send('login', right)).statusCode).toBe(200)
  })

  it('do not slip through in parallel', async () => {
    const { send } = makeClient()
    const guess = () => send('login', { email: 'nadie@example.com', password: 'Otra-12345' })
    vi.spyOn(app.services.passwords, 'matches').mockResolvedValue(false)
    const answers = await Promise.all(Array.from({ length: 40 }, guess))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  })

  it('are limited per address over all e-mails', async () => {
    vi.spyOn(app.services.passwords, 'matches').mockResolvedValue(false)
    let count = 0
    const statuses = await makeClient().statuses(101, 'login', () => {
      count += 1
      return { email: `nadie-${count}@example.com`, password: 'Otra-12345' }
    })
    expect(statuses).toEqual([...repeated(100, 401), 429])
  })

  it('are not what succeeds, nor what an overloaded server turns away', async () => {
    const { email } = await app.makeUser()
    const { statuses } = makeClient()
    const matches = vi.spyOn(app.services.passwords, 'matches').mockResolvedValue(true)
    const logIn = () => ({ email, password: goodPassword })
    expect(await statuses(12, 'login', logIn)).toEqual(repeated(12, 200))
    matches.mockRejectedValue(Object.assign(new Error('busy'), { statusCode: 503 }))
    expect(await statuses(12, 'login', logIn)).toEqual(repeated(12, 503))
    matches.mockResolvedValue(false)
    expect(await statuses(11, 'login', logIn)).toEqual([...repeated(10, 401), 429])
  })
})

it('takes 5 registrations an hour, however they end, and no count of broken payloads', async () => {
  const { statuses } = makeClient()
  const taken = makeRegistration()
  await makeClient().send('register', taken)
  expect(await statuses(8, 'register', () => ({}))).toEqual(repeated(8, 400))
  const again = () => ({ ...taken, captchaTk: makeCaptcha('register') })
  expect(await statuses(6, 'register', again)).toEqual([...repeated(5, 409), 429])
})

it.each([
  ['verifyEmail', { email: 'nadie@example.com', token: 'x' }, 404],
  ['resetPassword', { token: 'x', newPass: goodPassword, lang: 'es' }, 400],
])('takes 10 failures of %s an hour', async (name, payload, status) => {
  const { statuses } = makeClient()
  expect(await statuses(11, name, () => payload)).toEqual([...repeated(10, status), 429])
})

describe.each(['resetPasswordRequest', 'resendVerifyEmail'])('%s', (name) => {
  const payload = { email: 'nadie@example.com', lang: 'es' }

  it('demands a captcha after 3 calls, and takes 10 with one', async () => {
    const { send, statuses } = makeClient()
    expect(await statuses(4, name, () => payload)).toEqual([...repeated(3, 204), 429])
    const demanded = await send(name, payload)
    expect(demanded.json()).toEqual({
      name: 'TOO_MANY_REQUESTS_ERROR',
      context: { captchaRequired: true },
    })
    const withCaptcha = () => send(name, payload, { 'captcha-token': makeCaptcha(name) })
    for (let count = 6; count <= 10; count += 1) {
      expect((await withCaptcha()).statusCode).toBe(204)
    }
    expect((await withCaptcha()).json()).toEqual({ name: 'TOO_MANY_REQUESTS_ERROR', context: {} })
  })

  it('does not go on beyond 3 calls while captchas cannot be verified', async () => {
    const { send, statuses } = makeClient()
    await statuses(3, name, () => payload)
    vi.spyOn(app.services.captcha, 'verify').mockResolvedValue({
      outcome: 'unavailable',
      cause: null,
    })
    const response = await send(name, payload, { 'captcha-token': makeCaptcha(name) })
    expect(response.json()).toEqual({ name: 'TOO_MANY_REQUESTS_ERROR', context: {} })
  })
})

describe('links to an e-mail', () => {
  it('are mailed at most 3 times an hour for each purpose, silently', async () => {
    const { email } = await app.makeUser({ emailConfirmed: false })
    const payload = { email, lang: 'es' }
    for (const name of ['resetPasswordRequest', 'resendVerifyEmail']) {
      const statuses = [
        ...(await makeClient().statuses(3, name, () => payload)),
        ...(await makeClient().statuses(3, name, () => payload)),
      ]
      expect(statuses).toEqual(repeated(6, 204))
    }
    const subjects = (await mailsTo(app, email)).map(({ subject }) => subject)
    const resets = subjects.filter((subject) => subject?.includes('contraseña'))
    expect([resets.length, subjects.length]).toEqual([3, 6])
    const newest = await mailedTokens(app, email)
    const newPass = 'Nueva-4567'
    const used = await makeClient().send('resetPassword', { token: newest[2], newPass, lang: 'es' })
    expect(used.statusCode).toBe(204)

    app.advanceClock(60 * 60)
    await makeClient().send('resetPasswordRequest', payload)
    expect(await mailsTo(app, email)).toHaveLength(8)
  })

  it('are not kept from their owner by calls that mail nothing', async () => {
    const { email } = await app.makeUser()
    const payload = { email, lang: 'es' }
    expect(await makeClient().statuses(3, 'resendVerifyEmail', () => payload)).toEqual(
      repeated(3, 204),
    )
    await makeClient().send('resetPasswordRequest', payload)
    expect(await mailsTo(app, email)).toHaveLength(1)
  })
})

it('takes a captcha once, under one idempotency key too, where calls are not idempotent', async () => {
  const { send } = makeClient()
  const payload = { email: 'nadie@example.com', lang: 'es' }
  for (const name of ['resetPasswordRequest', 'resendVerifyEmail']) {
    const headers = { 'captcha-token': makeCaptcha(name), 'idempotency-key': 'the same' }
    expect((await send(name, payload, headers)).statusCode).toBe(204)
    const again = await send(name, payload, headers)
    expect(again.json()).toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'captcha-token' }] },
    })
  }
})

it('counts an IPv6 client by its /64, and the networks around it by more', async () => {
  const verify = async (address: string) => {
    const payload = { email: 'nadie@example.com', token: 'x' }
    const headers = { 'x-forwarded-for': address }
    return (await sendCall(app.server, 'verifyEmail', payload, headers)).statusCode
  }
  const statuses: number[] = []
  for (let count = 0; count < 60; count += 1) {
    statuses.push(
      await verify(`2001:db8:7:1${(count % 32).toString(16).padStart(2, '0')}::${count}`),
    )
  }
  expect(statuses).toEqual([...repeated(40, 404), ...repeated(20, 429)])
  expect(await verify('2001:db8:7:200::1')).toBe(404)
  expect(await verify('2001:db8:8:100::1')).toBe(404)
})

it('takes 600 calls a minute of an address, and 120 searches', async () => {
  const { statuses } = makeClient()
  const searches = await statuses(121, 'getSearchResults', () => ({ keyword: 1 }))
  expect(searches).toEqual([...repeated(120, 400), 429])
  const calls = await statuses(601, 'validateToken', () => ({}))
  expect(calls).toEqual([...repeated(600, 400), 429])
})

it('believes no address that a stranger names', async () => {
  const send = (count: number) =>
    app.server.inject({
      method: 'POST',
      url: '/api/verifyEmail',
      remoteAddress: '198.51.100.7',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${100 + count}`,
      },
      payload: JSON.stringify({ email: 'nadie@example.com', token: 'x' }),
    })
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) statuses.push((await send(count)).statusCode)
  expect(statuses).toEqual([...repeated(10, 404), 429])
})
