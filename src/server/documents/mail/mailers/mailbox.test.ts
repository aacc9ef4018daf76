import { makeJourney } from '#testing/sample-quote.ts'
import { mailingSite, plainSite } from '#testing/mailing-site.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailboxPlugin } from './mailbox.ts'
import { makeMailer } from './mailer.ts'
import { quoteDetails } from '#server/features/quotes/mails/details/quote-details.ts'

const hostile = '<script>alert(1)</script>'
let dataDir: string
// The socket counts, not what a trusted proxy says.
const app = Fastify({ trustProxy: true })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nandu-mailbox-'))
  const site = plainSite({ siteName: 'Ñandú Travel', siteUrl: 'https://nandu.example' })
  const settings = {
    ...site,
    mode: 'demo' as const,
    dataDir,
    smtpUrl: null,
    dkim: null,
    mailFrom: 'no-reply@nandu.example',
  }
  await app.register(mailboxPlugin, { settings, site: async () => site, prefix: '/mailbox' })
  const mailer = makeMailer(settings, mailingSite(site.siteName))
  const quote = {
    id: '6f1b8f3e-4b7a-4d8e-9a40-0f3b7d1f2c11',
    reference: '7K3M-9QXD',
    name: hostile,
    email: 'ana@example.com',
    message: hostile,
    entityName: 'Kayak',
    phone: null,
    source: null,
    creationDate: new Date('2026-03-01T12:00:00Z'),
    dueAt: null,
  }
  const emails = [
    {
      ...quoteDetails({ site, quote, journey: makeJourney() }),
      id: 'first',
      date: new Date('2026-03-01T12:00:00Z'),
    },
    {
      subject: hostile,
      html: '<p>Hola</p>',
      text: 'https://nandu.example/es/x?"onclick=1',
      id: 'second',
      date: new Date('2026-03-02T12:00:00Z'),
    },
  ]
  for (const email of emails) {
    await mailer.send({
      ...email,
      to: 'jefa@example.com',
      replyTo: { name: hostile, address: 'ana@example.com' },
    })
  }
})

afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true })
})

const second = '/mailbox/2026-03-02T12-00-00.000Z-second.eml'

describe('the mailbox', () => {
  it('lists the mail, newest first, as text', async () => {
    const { payload, headers } = await app.inject('/mailbox')
    expect(payload.indexOf('second.eml')).toBeLessThan(payload.indexOf('first.eml'))
    expect(payload).toContain('Pedido de cotización: Kayak')
    expect(payload).not.toContain(hostile)
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('shows a message with its text, whose links can be followed', async () => {
    const { payload } = await app.inject(second)
    expect(payload).toContain('jefa@example.com')
    expect(payload).toContain('<a href="https://nandu.example/es/x?&quot;onclick=1">')
    expect(payload).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(payload).not.toContain(hostile)
  })

  it('shows the HTML of a message where nothing runs', async () => {
    const { payload, headers } = await app.inject(`${second}/html`)
    expect(payload).toContain('<p>Hola</p>')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox')
    expect(policy).not.toMatch(/allow-(?:scripts|same-origin)|script-src/)
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  it.each(['nothing.eml', '..%2f..%2fsecret', '.hidden.eml', '%2e%2e%2fmail%2fx.eml'])(
    'has no message %s',
    async (name) => {
      expect((await app.inject(`/mailbox/${name}`)).statusCode).toBe(404)
      expect((await app.inject(`/mailbox/${name}/html`)).statusCode).toBe(404)
    },
  )

  it.each<Omit<InjectOptions, 'url'>>([
    { remoteAddress: '192.0.2.7' },
    { remoteAddress: '::ffff:10.0.0.1' },
    { headers: { 'x-forwarded-for': '127.0.0.1' } },
    { headers: { forwarded: 'for=127.0.0.1' } },
    { remoteAddress: '192.0.2.7', headers: { 'x-forwarded-for': '127.0.0.1' } },
  ])('is shown to nobody who is or may be elsewhere: %j', async (from) => {
    for (const url of ['/mailbox', second, `${second}/html`]) {
      const { statusCode, payload } = await app.inject({ ...from, url })
      expect(statusCode).toBe(403)
      expect(payload).not.toContain('example.com')
    }
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is shown to %s', async (remoteAddress) => {
    expect((await app.inject({ remoteAddress, url: '/mailbox' })).statusCode).toBe(200)
  })

  it('does not start in production', async () => {
    const settings = {
      mode: 'production' as const,
      dataDir,
      siteName: 'Ñandú Travel',
      smtpUrl: null,
    }
    const production = Fastify()
    const site = async () => settings
    await expect(production.register(mailboxPlugin, { settings, site }).ready()).rejects.toThrow(
      'production',
    )
  })
})
