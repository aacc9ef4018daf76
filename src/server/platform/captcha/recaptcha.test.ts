import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeRegistration } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { makeRecaptcha } from './recaptcha.ts'

let server: Server
let url: string
let asked: { method: string; form: Record<string, string> }[] = []
let respond: (response: ServerResponse) => void

/** A captcha provider on this machine that answers as each test says. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    asked.push({
      method: request.method ?? '',
      form: Object.fromEntries(new URLSearchParams(body)),
    })
    respond(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/siteverify`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
})

const now = new Date('2026-03-01T12:00:00Z')
const passing = {
  success: true,
  action: 'register',
  score: 0.9,
  hostname: 'nandu.example',
  challenge_ts: '2026-03-01T11:59:30Z',
}

function verify() {
  const captcha = { provider: 'recaptcha' as const, siteKey: 'key', secret: 'shh', verifyUrl: url }
  return makeRecaptcha({ captcha, siteUrl: 'https://nandu.example' }).verify(
    'token',
    'register',
    now,
  )
}

const answering = (answer: unknown, status = 200) => {
  respond = (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }
}

describe('a score from the provider', () => {
  it('is asked for with the secret and accepted when everything fits', async () => {
    answering(passing)
    expect(await verify()).toMatchObject({ outcome: 'accepted', identity: 'token' })
    expect(asked).toEqual([{ method: 'POST', form: { secret: 'shh', response: 'token' } }])
  })

  it.each([
    ['just enough', { score: 0.5 }, 'accepted'],
    ['too low', { score: 0.49 }, 'refused'],
    ['in words', { score: '0.9' }, 'refused'],
    ['not there', { score: undefined }, 'refused'],
    ['beyond all scores', { score: 2 }, 'refused'],
    ['of a failure', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'refused'],
    ['of another action', { action: 'login' }, 'refused'],
    ['of no action', { action: undefined }, 'refused'],
    ['of another site', { hostname: 'evil.example' }, 'refused'],
    ['of no site', { hostname: undefined }, 'refused'],
    ['two minutes old', { challenge_ts: '2026-03-01T11:58:00Z' }, 'accepted'],
    ['older', { challenge_ts: '2026-03-01T11:57:59Z' }, 'refused'],
    ['from the future', { challenge_ts: '2026-03-01T12:01:00Z' }, 'refused'],
    ['without a date', { challenge_ts: undefined }, 'refused'],
    [
      'under a wrong secret',
      { success: false, 'error-codes': ['invalid-input-secret'] },
      'unavailable',
    ],
  ])('that is %s is %o: %s', async (_case, change, outcome) => {
    answering({ ...passing, ...change })
    expect(await verify()).toMatchObject({ outcome })
  })
})

describe('a provider that is away', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['answers an error', (response) => response.writeHead(500).end('{}')],
    ['answers no JSON', (response) => response.end('<html>')],
    ['hangs up', (response) => response.destroy()],
    ['redirects', (response) => response.writeHead(307, { location: url }).end()],
  ])('is one that %s', async (_case, answer) => {
    respond = answer
    expect(await verify()).toMatchObject({ outcome: 'unavailable' })
    expect(asked).toHaveLength(1)
  })

  it('is not waited for longer than 3 seconds', async () => {
    respond = () => {}
    const start = performance.now()
    expect(await verify()).toMatchObject({ outcome: 'unavailable' })
    expect(performance.now() - start).toBeLessThan(4_500)
  })
})

it('protects a registration from end to end: once, and 503 while the provider is away', async () => {
  const app = await startTestApp({
    CAPTCHA_PROVIDER: 'recaptcha',
    CAPTCHA_SITE_KEY: 'key',
    CAPTCHA_SECRET: 'shh',
    CAPTCHA_VERIFY_URL: url,
  })
  const challenge_ts = new Date().toISOString()
  answering({ ...passing, hostname: 'localhost', challenge_ts })
  const captchaTk = 'a token of the provider'
  await app.call('register', makeRegistration({ captchaTk }))
  await expect(app.call('register', makeRegistration({ captchaTk }))).rejects.toMatchObject({
    name: 'INVALID_DATA_ERROR',
  })
  answering({}, 502)
  const another = makeRegistration({ captchaTk: 'another token' })
  await expect(app.call('register', another)).rejects.toMatchObject({
    name: 'UNEXPECTED_ERROR',
    status: 503,
  })
  await expect(app.call('getCaptchaChallenge', { action: 'register' })).rejects.toMatchObject({
    name: 'NOT_FOUND_ERROR',
  })
})
