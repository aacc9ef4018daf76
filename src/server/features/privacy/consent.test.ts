import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { makeRegistration } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination } from '#testing/factories.ts'
import { publishPrivacyNotice } from '#testing/privacy-notice.ts'
import { messages } from '#contract/base/text/messages.ts'
import { marketingConsents, quotes, users } from '#server/platform/db/schema/index.ts'

const app = await startTestApp()
const { db } = app.services.database
const entityId = await makeDestination(app.admin)
const refusedAtTick = {
  name: 'INVALID_DATA_ERROR',
  context: { issues: [{ path: 'consent', message: messages.consentMissing }] },
}
let serial = 0

function makeQuoteInput(overrides: object = {}) {
  serial += 1
  const email = `visitor-${serial}@example.com`
  const quoteInput = { email, name: 'Ana', message: 'Marzo', entityId, entityType: 'destination' }
  return { ...quoteInput, entityType: 'destination' as const, ...overrides }
}

async function storedQuote(id: string) {
  const [quote] = await db.select().from(quotes).where(eq(quotes.id, id))
  return quote
}

afterEach(() => publishPrivacyNotice(app, false))

describe('without a privacy notice', () => {
  it('nothing is demanded, and nothing kept', async () => {
    expect(await app.call('getPublicConfig')).toMatchObject({ consent: false })
    const { id } = await app.call('createQuote', makeQuoteInput())
    const agreed = await app.call('createQuote', makeQuoteInput({ consent: true }))
    for (const each of [id, agreed.id]) {
      expect(await storedQuote(each)).toMatchObject({ consentAt: null, consentVersion: null })
    }
    await app.call('register', makeRegistration())
  })
})

describe('with a privacy notice', () => {
  it.each([undefined, false])(
    'a request with consent %s is refused at the tick',
    async (consent) => {
      await publishPrivacyNotice(app)
      expect(await app.call('getPublicConfig')).toMatchObject({ consent: true })
      const quoteInput = makeQuoteInput(consent === undefined ? {} : { consent })
      await expect(app.call('createQuote', quoteInput)).rejects.toMatchObject(refusedAtTick)
      expect(await db.$count(quotes, eq(quotes.email, quoteInput.email))).toBe(0)
    },
  )

  it('keeps when, and which version', async () => {
    const version = await publishPrivacyNotice(app)
    const { id } = await app.call('createQuote', makeQuoteInput({ consent: true }))
    expect(await storedQuote(id)).toMatchObject({
      consentAt: expect.any(Date),
      consentVersion: version,
    })
  })

  it('asks who registers, before their captcha is used up', async () => {
    const version = await publishPrivacyNotice(app)
    const registration = makeRegistration()
    await expect(app.call('register', registration)).rejects.toMatchObject(refusedAtTick)
    await app.call('register', { ...registration, consent: true })
    const [user] = await db.select().from(users).where(eq(users.email, registration.email))
    expect(user).toMatchObject({ consentAt: expect.any(Date), consentVersion: version })
  })
})

describe('news by e-mail', () => {
  const consentOf = async (email: string) => {
    const [row] = await db
      .select()
      .from(marketingConsents)
      .where(eq(marketingConsents.email, email))
    return row
  }

  it('is wanted by those alone who said so', async () => {
    const version = await publishPrivacyNotice(app)
    const [quiet, keen] = [makeQuoteInput({ consent: true }), makeQuoteInput({ consent: true })]
    await app.call('createQuote', quiet)
    await app.call('createQuote', { ...keen, marketing: true, lang: 'pt' })
    expect(await consentOf(quiet.email)).toBeUndefined()
    const expected = { lang: 'pt', pageVersion: version, withdrawnAt: null }
    expect(await consentOf(keen.email)).toMatchObject(expected)
    await app.call('createQuote', { ...keen, marketing: false })
    expect(await consentOf(keen.email)).toMatchObject(expected)
  })

  it('ends by the address in every such mail, for ever, and by that alone', async () => {
    const quoteInput = makeQuoteInput({ marketing: true })
    await app.call('createQuote', quoteInput)
    const url = `/unsubscribe/${app.services.unsubscribeLinks.tokenOf(quoteInput.email)}`
    app.advanceClock(10 * 365 * 24 * 60 * 60)
    const page = await app.server.inject({ url, headers: { 'accept-language': 'pt-BR,en;q=0.5' } })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<html lang="pt">')
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(await consentOf(quoteInput.email)).toMatchObject({ withdrawnAt: null })

    for (const contentType of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      const headers = { 'content-type': contentType }
      const payload = 'List-Unsubscribe=One-Click'
      const done = await app.server.inject({ method: 'POST', url, headers, payload })
      expect(done.statusCode).toBe(200)
    }
    expect(await consentOf(quoteInput.email)).toMatchObject({ withdrawnAt: expect.any(Date) })
    await app.call('createQuote', { ...quoteInput, marketing: true })
    expect(await consentOf(quoteInput.email)).toMatchObject({ withdrawnAt: null })
  })

  it('is not ended with a made-up address', async () => {
    const { tokenOf } = app.services.unsubscribeLinks
    const [address, signature] = tokenOf('ana@example.com').split('.')
    const other = tokenOf('eva@example.com').split('.')[0]
    const made = ['x', `${address}`, `${address}.`, `${other}.${signature}`, `.${signature}`]
    for (const token of made) {
      for (const method of ['GET', 'POST'] as const) {
        const { statusCode } = await app.server.inject({ method, url: `/unsubscribe/${token}` })
        expect(statusCode, `${method} ${token}`).toBe(404)
      }
    }
  })

  it('stays out of the log', async () => {
    const token = app.services.unsubscribeLinks.tokenOf('quiet@example.com')
    await app.server.inject({ url: `/unsubscribe/${token}` })
    expect(JSON.stringify(app.logs())).not.toContain(token)
  })
})
