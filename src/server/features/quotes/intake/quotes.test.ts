import { momentInWords } from '#contract/base/dates/moment-in-words.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { makeDestination, makeDetails } from '#testing/factories.ts'

const app = await startTestApp()

const visitor = { email: 'visitor@example.com', name: 'Ana', message: 'Dos personas en marzo' }

async function ask(overrides: Record<string, unknown> = {}) {
  const entityId = await makeDestination(app.admin, {
    details: [
      { name: 'The falls', description: 'Water.', lang: 'en' },
      { name: 'Las cataratas', description: 'Agua.', lang: 'es' },
    ],
  })
  const payload = { ...visitor, entityId, entityType: 'destination' as const, ...overrides }
  return { entityId, payload, ...(await app.call('createQuote', payload)) }
}

/** The mails about a quote: what the agency got, and the visitor's receipt. */
async function mailsOf(reference: string) {
  const mails = (await app.mails()).filter((mail) => mail.text?.includes(reference))
  const receipt = mails.findLast((mail) => mail.to?.[0]?.address === visitor.email)
  return { details: mails.findLast((mail) => mail !== receipt), receipt }
}

describe('asking for a quote', () => {
  it('stores it unseen under the Spanish name', async () => {
    const { id, reference, dueAt, entityId } = await ask({ lang: 'pt' })
    const { list, total } = await app.admin('listQuote', {})
    expect(total).toBe(list.length)
    expect(list[0]).toEqual({
      id,
      ...visitor,
      entityType: 'destination',
      entityId,
      entityName: 'Las cataratas',
      creationDate: expect.any(Date),
      seen: false,
      reference,
      dueAt,
      lang: 'pt',
      entityDetails: [
        { name: 'The falls', lang: 'en' },
        { name: 'Las cataratas', lang: 'es' },
      ],
      state: 'new',
      assignee: null,
      overdue: false,
      late: false,
      awaiting: 'agency',
      answerDueAt: dueAt,
      followUpOn: null,
      agency: null,
    })
  })

  it('promises an answer within the hours of the office, and says so in both mails', async () => {
    const week = (spans: [string, string][]) => {
      return { '1': spans, '2': spans, '3': spans, '4': spans, '5': spans, '6': spans, '7': spans }
    }
    const office = {
      timeZone: 'America/Lima',
      hours: week([['00:00', '24:00']]),
      holidays: null,
      answerWithinHours: 5,
    }
    await app.admin('editSite', { office })
    const { reference, dueAt } = await ask({ lang: 'en' })
    const { list } = await app.admin('listQuote', {})
    expect(dueAt).toEqual(new Date((list[0]?.creationDate.getTime() ?? 0) + 5 * 3_600_000))
    const { details, receipt } = await mailsOf(reference)
    const words = dueAt && momentInWords(dueAt, office.timeZone, 'en')
    expect(receipt?.text).toContain(`You will have our answer by ${words}.`)
    expect(details?.text).toContain('Responder antes de: ')

    await app.admin('editSite', { office: { ...office, hours: week([]) } })
    const unpromised = await ask({ lang: 'en' })
    expect(unpromised.dueAt).toBe(null)
    const mails = await mailsOf(unpromised.reference)
    expect(mails.receipt?.text).not.toContain('our answer by')
    expect(mails.details?.text).not.toContain('Responder antes de')
    await app.admin('editSite', { office: null })
  })

  it('gives a reference that can be read out, never twice the same', async () => {
    const first = await ask()
    const second = await ask()
    for (const { reference } of [first, second]) {
      expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    }
    expect(first.reference).not.toBe(second.reference)
  })

  it('mails the agency in Spanish, to be answered to the visitor', async () => {
    const { reference } = await ask()
    const { details } = await mailsOf(reference)
    expect(details).toMatchObject({
      to: [{ address: 'admin@example.com' }],
      replyTo: [{ name: 'Ana', address: 'visitor@example.com' }],
      subject: `Pedido de cotización: Las cataratas (${reference})`,
    })
    expect(details?.text).toContain('Dos personas en marzo')
    expect(details?.text).toContain('Ñandú Travel')
  })

  it.each([
    [{ lang: 'pt' }, 'Recebemos', 'Ver o destino'],
    [{ lang: 'es' }, 'Recibimos', 'Ver el destino'],
    [{}, 'We received', 'See the destination'],
  ])('mails the visitor a receipt for %o that repeats none of their words', async (...given) => {
    const [lang, words, action] = given
    const quoteInput = { ...lang, name: 'Buy pills', message: 'https://evil.example/' }
    const { reference, entityId } = await ask(quoteInput)
    const { receipt } = await mailsOf(reference)
    expect(receipt?.to).toEqual([{ address: 'visitor@example.com', name: '' }])
    expect(receipt?.replyTo).toEqual([{ address: 'admin@example.com', name: 'Ñandú Travel' }])
    expect(receipt?.subject).toContain(words)
    expect(receipt?.subject).toContain(reference)
    expect(receipt?.text).toMatch(new RegExp(`${action}:\\n\\S+/destinations/${entityId}`))
    for (const text of [receipt?.text, receipt?.html, receipt?.subject]) {
      expect(text).not.toMatch(/pills|evil\.example/)
    }
  })

  it('takes the language of the receipt from Accept-Language', async () => {
    const { payload } = await ask()
    const headers = { 'accept-language': 'fr;q=0.9, pt-BR;q=0.8, en;q=0.1' }
    const answer = await sendCall(app.server, 'createQuote', payload, headers)
    const { receipt } = await mailsOf(answer.json<{ reference: string }>().reference)
    expect(receipt?.subject).toContain('Recebemos')
  })

  it('takes text as text', async () => {
    const name = 'Eve <eve@example.com>'
    const { reference } = await ask({ name, message: '<script>alert(1)</script>' })
    const { details } = await mailsOf(reference)
    expect(details?.replyTo).toEqual([{ name, address: 'visitor@example.com' }])
    expect(details?.html).not.toContain('<script>')
  })

  it('is NOT_FOUND_ERROR for what is hidden, unknown or of another kind', async () => {
    const { entityId, payload } = await ask()
    const refused = [
      { ...payload, entityId: randomUUID() },
      { ...payload, entityType: 'tour' as const },
    ]
    await app.admin('toggleDestinationStatus', { id: entityId })
    for (const each of [...refused, payload]) {
      await expect(app.call('createQuote', each)).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    }
  })

  it.each([
    ['email', undefined, 'El email es obligatorio'],
    ['email', '', 'El email no puede ser vacío'],
    ['email', 'nobody@nowhere.invalidtld', 'El email no es válido'],
    ['email', `${'x'.repeat(250)}@example.com`, 'El email no es válido'],
    ['name', '  ', 'El nombre no puede ser vacío'],
    ['name', 'x'.repeat(256), 'El texto es demasiado largo'],
    ['name', 'Eve\r\nBcc: x@example.com', 'El texto contiene caracteres no válidos'],
    ['message', '', 'El mensaje no puede ser vacío'],
    ['message', 'x'.repeat(5_001), 'El texto es demasiado largo'],
    ['message', 'a\0b', 'El texto contiene caracteres no válidos'],
    ['message', 'a\ud800b', 'El texto contiene caracteres no válidos'],
    ['entityId', 'x', 'El identificador no es válido'],
    ['entityType', 'hotel', 'El valor no es válido'],
  ])('refuses %s “%s”', async (path, value, message) => {
    const payload = { ...visitor, entityId: randomUUID(), entityType: 'tour', [path]: value }
    const response = await sendCall(app.server, 'createQuote', payload)
    expect(response.json()).toEqual({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path, message }] },
    })
  })

  it('takes names and messages of exactly the limit', async () => {
    const { id } = await ask({ name: 'x'.repeat(255), message: 'y'.repeat(5_000) })
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('quotes in the panel', () => {
  it('are listed newest first, by page and by seen', async () => {
    const first = await ask()
    const second = await ask()
    const { list } = await app.admin('listQuote', { limit: 2 })
    expect(list.map((quote) => quote.id)).toEqual([second.id, first.id])
    const next = await app.admin('listQuote', { limit: 1, offset: 1 })
    expect(next.list.map((quote) => quote.id)).toEqual([first.id])
    await app.admin('quoteToggleSeen', { quoteId: first.id })
    const seen = await app.admin('listQuote', { seen: true })
    expect(seen).toMatchObject({ total: 1, list: [{ id: first.id, seen: true }] })
  })

  it('toggle seen, or set it', async () => {
    const { id: quoteId } = await ask()
    expect(await app.admin('quoteToggleSeen', { quoteId })).toEqual({ seen: true })
    expect(await app.admin('quoteToggleSeen', { quoteId })).toEqual({ seen: false })
    for (const markAs of [true, true, false, false]) {
      expect(await app.admin('quoteToggleSeen', { quoteId, markAs })).toEqual({ seen: markAs })
    }
  })

  it('flip once for each of many toggles at the same time', async () => {
    const { id: quoteId } = await ask()
    const toggles = Array.from({ length: 7 }, () => app.admin('quoteToggleSeen', { quoteId }))
    const seen = (await Promise.all(toggles)).filter((answer) => answer.seen)
    expect(seen).toHaveLength(4)
  })

  it('outlive what they ask about', async () => {
    const { id, entityId } = await ask()
    await app.admin('deleteDestination', { id: entityId })
    const { list } = await app.admin('listQuote', {})
    expect(list.find((quote) => quote.id === id)).toMatchObject({ entityName: 'Las cataratas' })
  })

  it('are deleted once', async () => {
    const { id: quoteId } = await ask()
    await app.admin('deleteQuote', { quoteId })
    for (const name of ['deleteQuote', 'quoteToggleSeen'] as const) {
      await expect(app.admin(name, { quoteId })).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    }
  })
})

describe('answers to a receipt', async () => {
  const elsewhere = await startTestApp({ QUOTES_EMAIL: 'quotes@agency.com' })

  it('reach QUOTES_EMAIL where there is one', async () => {
    const entityId = await makeDestination(elsewhere.admin, { details: makeDetails() })
    await elsewhere.call('createQuote', { ...visitor, entityId, entityType: 'destination' })
    const mails = await elsewhere.mails()
    const receipt = mails.find((mail) => mail.to?.[0]?.address === visitor.email)
    expect(receipt?.replyTo).toMatchObject([{ address: 'quotes@agency.com' }])
  })
})

describe('references', async () => {
  const drawing = await startTestApp()
  const { db } = drawing.services.database
  const entityId = await makeDestination(drawing.admin, { details: makeDetails() })
  const payload = { ...visitor, entityId, entityType: 'destination' as const }
  const drawFrom = (expression: string) =>
    db.execute(sql`create or replace function random_reference() returns text
      language sql volatile as ${sql.raw(`'select ${expression}'`)}`)

  it('that are taken are drawn again', async () => {
    await db.execute(sql`create sequence draws`)
    await drawFrom(`lpad((nextval(''draws'') / 2)::text, 4, ''0'') || ''-0000''`)
    const references: string[] = []
    for (let sent = 0; sent < 3; sent += 1) {
      references.push((await drawing.call('createQuote', payload)).reference)
    }
    expect(references).toEqual(['0000-0000', '0001-0000', '0002-0000'])
  })

  it('that are never free fail, and store nothing', async () => {
    const { total } = await drawing.admin('listQuote', {})
    await drawFrom(`''0000-0000''`)
    await expect(drawing.call('createQuote', payload)).rejects.toMatchObject({
      name: 'UNEXPECTED_ERROR',
    })
    expect((await drawing.admin('listQuote', {})).total).toBe(total)
  })
})

describe('quotes without end', async () => {
  const limited = await startTestApp({ RATE_LIMIT: 'on' })
  const entityId = await makeDestination(limited.admin, { details: makeDetails() })
  const payload = { ...visitor, entityId, entityType: 'destination' as const }
  let captchas = 0
  const captcha = () => {
    captchas += 1
    return { captchaToken: `fake:createQuote:0.9:${captchas}` }
  }

  it('need a captcha after three, and stop at twenty an hour', async () => {
    for (let sent = 0; sent < 3; sent += 1) await limited.call('createQuote', payload)
    const fourth = limited.call('createQuote', payload)
    await expect(fourth).rejects.toMatchObject({
      name: 'TOO_MANY_REQUESTS_ERROR',
      context: { captchaRequired: true },
    })
    const bad = limited.call('createQuote', payload, { captchaToken: 'fake:register:0.9' })
    await expect(bad).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'captcha-token' }] },
    })
    for (let sent = 5; sent < 20; sent += 1) await limited.call('createQuote', payload, captcha())
    const last = limited.call('createQuote', payload, captcha())
    await expect(last).rejects.toMatchObject({ name: 'TOO_MANY_REQUESTS_ERROR' })
    limited.advanceClock(61 * 60)
    expect(await limited.call('createQuote', payload)).toHaveProperty('id')
  })

  it('send one e-mail three receipts an hour, and the agency every quote', async () => {
    limited.advanceClock(61 * 60)
    const email = 'often@example.com'
    const ask = (overrides: object) =>
      limited.call('createQuote', { ...payload, email, ...overrides }, captcha())
    await expect(ask({ entityId: randomUUID() })).rejects.toThrow('NOT_FOUND_ERROR')
    const known = { idempotencyKey: randomUUID(), ...captcha() }
    for (let sent = 0; sent < 2; sent += 1) {
      await limited.call('createQuote', { ...payload, email }, known)
    }
    for (let sent = 0; sent < 4; sent += 1) await ask({})
    const mails = await limited.mails()
    const receipts = mails.filter(({ to }) => to?.[0]?.address === email)
    const notices = mails.filter(({ replyTo }) => replyTo?.[0]?.address === email)
    expect([receipts.length, notices.length]).toEqual([3, 5])
    await ask({ email: 'another@example.com' })
    limited.advanceClock(61 * 60)
    await ask({})
    const later = await limited.mails()
    expect(later.filter(({ to }) => to?.[0]?.address === email)).toHaveLength(4)
    expect(later.filter(({ to }) => to?.[0]?.address === 'another@example.com')).toHaveLength(1)
  })
})
