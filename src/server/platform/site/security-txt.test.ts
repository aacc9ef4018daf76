import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { noContact } from '#contract/site/identity/site-defaults.ts'

const app = await startTestApp({ SITE_URL: 'http://localhost:3000' })
const url = '/.well-known/security.txt'
const day = 24 * 60 * 60

async function fields() {
  const { payload } = await app.server.inject(url)
  const lines = payload.trim().split('\n')
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)))
}

it('names a page until the agency has an e-mail, and then that', async () => {
  const before = await fields()
  expect(before).toMatchObject({
    Contact: expect.stringMatching(/^http:\/\/localhost:3000\/\w+/),
    'Preferred-Languages': 'es, en, pt',
    Canonical: `http://localhost:3000${url}`,
  })
  const contact = { ...noContact, email: 'hola@example.com' }
  await app.admin('editSite', { contact })
  expect(await fields()).toMatchObject({ Contact: 'mailto:hola@example.com' })
})

it('ends within a year of any day it is asked on', async () => {
  for (const days of [0, 200]) {
    app.advanceClock(days * day)
    const { Expires } = await fields()
    expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
    const left = Date.parse(Expires ?? '') - app.services.clock().getTime()
    expect(left).toBeGreaterThan(100 * day * 1000)
    expect(left).toBeLessThan(365 * day * 1000)
  }
})

it('is kept and asked again, as robots.txt is', async () => {
  const { headers, statusCode } = await app.server.inject(url)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const again = await app.server.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})

it('is not on the host of client views, which does not tell whose they are', async () => {
  const apart = await startTestApp({
    SITE_URL: 'http://localhost:3000',
    CLIENT_VIEWS_URL: 'http://127.0.0.1:3000',
  })
  const { statusCode } = await apart.server.inject({ url, headers: { host: '127.0.0.1:3000' } })
  expect(statusCode).toBe(404)
})
