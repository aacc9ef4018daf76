import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { readSettings } from '../settings/env.ts'
import { isOperatorError } from '../runtime/operator-error.ts'
import { refuseExposure } from './known-hosts.ts'

const app = await startTestApp({
  SITE_URL: 'http://demo.example.com:3000',
  ALLOWED_HOSTS: 'demo.example.com,192.168.1.5',
  METRICS_TOKEN: 'a-token-of-the-monitoring-system',
})

const get = (url: string, host: string) => app.server.inject({ url, headers: { host } })

describe('a request for a host that is not this server’s', () => {
  it.each(['rebound.evil.example:3200', 'evil.example', '10.0.0.1', 'localhost.evil.example'])(
    'is refused, whatever it asks for: %j',
    async (host) => {
      for (const url of ['/mailbox', '/mailbox/x.eml', '/media/x.webp', '/es']) {
        const answer = await get(url, host)
        expect([url, answer.statusCode]).toEqual([url, 421])
        expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    },
  )

  it('is refused in the contract’s form where it is a call, which has no effect', async () => {
    const headers = { host: 'rebound.evil.example' }
    const answer = await sendCall(app.server, 'listCountries', {}, headers)
    expect(answer.statusCode).toBe(421)
    expect(answer.json()).toEqual({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'host', message: expect.any(String) }] },
    })
    const email = 'admin@example.com'
    await sendCall(app.server, 'resetPasswordRequest', { email, lang: 'en' }, headers)
    expect(await app.mails()).toEqual([])
  })

  it('is answered where machines ask how this one is', async () => {
    for (const url of ['/healthz', '/readyz?x=1']) {
      expect((await get(url, '10.0.0.7:3000')).statusCode).toBe(200)
    }
    expect((await get('/metrics', 'app1:3000')).statusCode).toBe(401)
  })
})

it.each([
  'demo.example.com:3000',
  'DEMO.example.com',
  '192.168.1.5:8080',
  'localhost:1',
  '127.0.0.1:3000',
  '[::1]:3000',
])('a request for %s is answered', async (host) => {
  expect((await get('/mailbox', host)).statusCode).toBe(200)
})

it('production answers by whatever name its proxy gives', async () => {
  const production = await startTestApp({
    APP_MODE: 'production',
    SITE_URL: 'https://travel.example',
    CAPTCHA_PROVIDER: 'altcha',
    RATE_LIMIT: 'on',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'no-reply@example.com',
  })
  const answer = await sendCall(production.server, 'listCountries', {}, { host: 'app1:3000' })
  expect(answer.statusCode).toBe(200)
})

describe('a server for trying out', () => {
  const refusalOf = (variables: Record<string, string>): string | null => {
    try {
      refuseExposure(readSettings(variables))
      return null
    } catch (error) {
      if (isOperatorError(error)) return error.message
      throw error
    }
  }

  it.each([
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '::' }],
    ['HOST', { HOST: '192.168.1.5' }],
    ['HOST', { HOST: '192.168.1.5', ALLOWED_HOSTS: '192.168.1.6' }],
    ['SITE_URL', { SITE_URL: 'https://www.example.com' }],
    ['SITE_URL', { SITE_URL: 'http://192.168.1.5', ALLOWED_HOSTS: 'demo.example.com' }],
    ['SITE_URL', { APP_MODE: 'development', SITE_URL: 'https://www.example.com' }],
  ])('is not started for others to reach: %s', (variable, variables) => {
    expect(refusalOf(variables)).toMatch(new RegExp(`^${variable}: [^\\n]+ALLOWED_HOSTS$`))
  })

  it.each<Record<string, string>>([
    {},
    { HOST: 'localhost' },
    { HOST: '::1', SITE_URL: 'http://127.0.0.1:3000' },
    { HOST: '0.0.0.0', ALLOWED_HOSTS: 'demo.example.com' },
    { HOST: '192.168.1.5', ALLOWED_HOSTS: '192.168.1.5' },
    { SITE_URL: 'https://www.example.com', ALLOWED_HOSTS: 'www.example.com' },
  ])('is started where it stays on this machine, or where that is asked for: %j', (variables) => {
    expect(refusalOf(variables)).toBeNull()
  })
})
