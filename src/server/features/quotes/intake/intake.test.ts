import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mailedToken, mailsTo } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { makeDestination, makeDetails, makeHotel, makeTour } from '#testing/factories.ts'
import { sampleWishes } from '#testing/sample-quote.ts'
import { messages } from '#contract/base/text/messages.ts'
import { quotes, quoteEvents, quoteItems } from '#server/platform/db/schema/index.ts'
import { eq } from 'drizzle-orm'

const app = await startTestApp()
const { db } = app.services.database
const tour = await makeTour(app.admin, { details: makeDetails('Garganta del Diablo') })
const hotel = await makeHotel(app.admin, { details: makeDetails('Hosteria Ejemplo') })
const place = await makeDestination(app.admin, { details: makeDetails('Esteros') })
const wishes = sampleWishes(app.services.clock().getUTCFullYear() + 2)
let serial = 0

function makeQuoteInput(overrides: object = {}) {
  serial += 1
  return { email: `visitor-${serial}@example.com`, name: 'Ana', message: 'Hola', ...overrides }
}

const ofTour = (overrides: object = {}) => ({
  ...makeQuoteInput(overrides),
  entityType: 'tour' as const,
  entityId: tour,
})

async function stored(id: string) {
  const [quote] = await db.select().from(quotes).where(eq(quotes.id, id))
  const items = await db.select().from(quoteItems).where(eq(quoteItems.quoteId, id))
  const events = await db.select().from(quoteEvents).where(eq(quoteEvents.quoteId, id))
  return { ...quote, items, events }
}

const refusedAt = (path: string, message: string) => ({
  name: 'INVALID_DATA_ERROR',
  context: { issues: [{ path, message }] },
})

/** The newest mail to the agency. */
async function agencyMail() {
  const mail = (await mailsTo(app, 'admin@example.com')).at(-1)
  return mail?.text ?? ''
}

describe('a quote', () => {
  it('keeps all that was said, and begins its timeline', async () => {
    const items = [{ entityType: 'hotel' as const, entityId: hotel, note: 'Con vista' }]
    const given = {
      phone: '+54 9 11 5555-0100',
      country: 'de',
      company: 'Ejemplo GmbH',
      occasion: 'incentive' as const,
      channel: 'whatsapp' as const,
      source: { utmSource: 'feria', referrer: null },
    }
    const { id, dueAt } = await app.call('createQuote', {
      ...ofTour({ lang: 'es' }),
      ...given,
      ...wishes,
      items,
    })
    expect(await stored(id)).toMatchObject({
      ...given,
      country: 'DE',
      source: { utmSource: 'feria' },
      wishes,
      origin: 'form',
      state: 'new',
      lastFrom: 'visitor',
      dueAt,
      answerDueAt: dueAt,
      userId: null,
      items: [{ position: 0, entityId: hotel, name: 'Hosteria Ejemplo', note: 'Con vista' }],
      events: [{ kind: 'created', byId: null }],
    })
    const mailText = await agencyMail()
    for (const text of [
      'Experiencia: Garganta del Diablo',
      'Hotel: Hosteria Ejemplo (Con vista)',
      'WhatsApp: https://wa.me/5491155550100',
      'Motivo: Viaje de incentivo',
      `Fecha de viaje: 3 de marzo de ${wishes.travel.from.slice(0, 4)} – 10 de marzo`,
      '(± 3 días)',
      'Menores (edades): 4, 9',
      'Habitaciones: 18 × doble, 2 × single',
      'Idioma del guía: alemán',
      'Presupuesto: USD\u00a012.500 por persona',
      'Liberados: 2',
      'Cena de gala: sí',
      'Compite con: Sudáfrica',
      'País de residencia: Alemania',
      'Llegó desde: feria',
    ]) {
      expect(mailText).toContain(text)
    }
  })

  it('has a brief of groups alone, and a client reference of agents', async () => {
    const { brief } = wishes
    const given = { brief, occasion: 'family' as const, clientReference: 'X-1' }
    const { id } = await app.call('createQuote', ofTour(given))
    expect(await stored(id)).toMatchObject({ wishes: { brief: null }, clientReference: null })
  })

  it('is refused for what nobody may see, whatever place it has', async () => {
    const hidden = await makeHotel(app.admin)
    await app.admin('toggleHotelStatus', { id: hidden })
    for (const entityId of [hidden, randomUUID(), tour]) {
      const items = [{ entityType: 'hotel' as const, entityId }]
      await expect(app.call('createOpenQuote', makeQuoteInput({ items }))).rejects.toMatchObject({
        name: 'NOT_FOUND_ERROR',
      })
    }
    for (const destinationIds of [[randomUUID()], [hotel]]) {
      await expect(
        app.call('createOpenQuote', makeQuoteInput({ destinationIds })),
      ).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    }
  })

  it.each([
    [{ travel: { month: '2020-01' } }, 'travel.month', messages.inThePast],
    [{ travel: { from: '2999-01-01', to: '2999-01-02' } }, 'travel.from', messages.tooFarAhead],
    [{ channel: 'phone' }, 'phone', messages.phoneNeeded],
    [{ channel: 'whatsapp', phone: 'abc' }, 'phone', messages.phoneInvalid],
    [{ phone: '55 55 5' }, 'phone', messages.phoneInvalid],
    [{ travel: { from: '2027-03-10', to: '2027-03-01' } }, 'travel.to', messages.spanOrder],
    [{ travel: { month: '2028-03', from: '2028-03-10' } }, 'travel', messages.invalid],
  ])('is refused: %o', async (given, path, message) => {
    const response = await sendCall(app.server, 'createOpenQuote', makeQuoteInput(given))
    expect(response.json()).toMatchObject(refusedAt(path, message))
  })

  it('may say more of the journey than is known here, and nothing of a brief', async () => {
    const year = app.services.clock().getUTCFullYear() + 1
    const travel = { month: `${year}-03`, flexible: true }
    const brief = { event: null, gala: true, decisionOn: null }
    const given = { travel, brief, occasion: 'study' as const, guideLanguage: 'de' }
    const { id } = await app.call('createQuote', ofTour(given))
    expect((await stored(id)).wishes).toMatchObject({
      travel: { month: travel.month },
      brief: { gala: true },
    })
    for (const guideLanguage of ['zz', 'iw']) {
      await expect(app.call('createQuote', ofTour({ guideLanguage }))).rejects.toMatchObject({
        context: { issues: [{ path: 'guideLanguage' }] },
      })
    }
  })

  it('says nothing with null', async () => {
    const nothing = { children: null, rooms: null, items: null, channel: null, marketing: null }
    const given = { ...nothing, consent: null, lang: null, travel: null, phone: null }
    const { id } = await app.call('createQuote', ofTour(given))
    expect(await stored(id)).toMatchObject({ channel: 'email', items: [] })
    const open = makeQuoteInput({ ...nothing, destinationIds: null })
    await expect(app.call('createOpenQuote', open)).resolves.toHaveProperty('reference')
  })

  it('goes to the market of its country, as long as its admin is one', async () => {
    const assignee = await app.makeUser({ role: 'admin', email: 'dach@example.com' })
    const market = { name: { en: 'Germany' }, countries: ['DE'], assigneeId: assignee.id }
    await app.admin('editSite', { markets: [market] })
    const german = await app.call('createQuote', ofTour({ country: 'DE' }))
    const other = await app.call('createQuote', ofTour({ country: 'BR' }))
    expect(await stored(german.id)).toMatchObject({ assigneeId: assignee.id })
    expect(await stored(other.id)).toMatchObject({ assigneeId: null })
    await app.admin('editUserAdmin', { id: assignee.id, role: 'user' })
    const later = await app.call('createQuote', ofTour({ country: 'DE' }))
    expect(await stored(later.id)).toMatchObject({ assigneeId: null })
    await app.admin('editSite', { markets: [] })
  })
})

describe('a quote without an item', () => {
  it('is stored, listed, receipted and answered like any other', async () => {
    const quoteInput = { destinationIds: [place], nights: 14, marketing: true }
    const sent = makeQuoteInput({ lang: 'pt', ...quoteInput })
    const { id, reference } = await app.call('createOpenQuote', sent)
    const { list } = await app.admin('listQuote', { quoteId: id })
    expect(list).toMatchObject([
      { reference, entityType: null, entityId: null, entityName: null, entityDetails: [] },
    ])
    expect(await agencyMail()).toContain('Destinos: Esteros')
    expect(await app.admin('detailQuote', { quoteId: id })).toMatchObject({
      ...quoteInput,
      destinations: [{ id: place, name: 'Esteros' }],
    })
    const [receipt] = await mailsTo(app, sent.email)
    expect(receipt?.subject).toContain('Recebemos')
    const token = await mailedToken(app, sent.email)
    expect(await app.call('getRequest', { token })).toMatchObject({ reference, nights: 14 })
  })
})

describe('a quote that an admin enters', () => {
  const base = { name: 'Juan', message: 'Llamó por Ushuaia', origin: 'phone' as const }
  const phone = '+54 11 5555-0101'

  it('mails nobody, and has a phone alone where there is no e-mail', async () => {
    const before = (await app.mails()).length
    const receivedAt = new Date(app.services.clock().getTime() - 26 * 3_600_000)
    const { id, reference } = await app.admin('addQuote', { ...base, phone, receivedAt })
    expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect((await app.mails()).length).toBe(before)
    const quote = await stored(id)
    expect(quote).toMatchObject({ email: null, phone, origin: 'phone', creationDate: receivedAt })
    expect(quote.events).toMatchObject([{ kind: 'created', at: receivedAt }])
    expect(quote.events[0]?.byId).not.toBe(null)
    const found = await app.admin('listQuote', { keyword: 'ushuaia' })
    expect(found.list).toMatchObject([{ id, email: null }])
  })

  it('sends the receipt that is asked for, of none of its words', async () => {
    const email = 'juan@example.com'
    await app.admin('addQuote', { ...base, email, sendReceipt: true, lang: 'es' })
    const [receipt] = await mailsTo(app, email)
    expect(receipt?.text).toContain('/es/requests/')
    expect(receipt?.text).not.toMatch(/Juan|Ushuaia/)
  })

  it.each([
    [{}, 'email', messages.emailOrPhone],
    [
      { email: 'a@example.com', receivedAt: '2999-01-01T00:00:00Z' },
      'receivedAt',
      messages.inTheFuture,
    ],
    [{ email: 'a@example.com', entityType: 'tour' }, 'entityId', messages.required],
  ])('is refused: %o', async (given, path, message) => {
    const { token } = await app.makeUser({ role: 'admin' })
    const headers = { authorization: token }
    const response = await sendCall(app.server, 'addQuote', { ...base, ...given }, headers)
    expect(response.json()).toMatchObject(refusedAt(path, message))
  })

  it('is nobody’s whom there is not', async () => {
    const given = { ...base, phone, userId: randomUUID() }
    await expect(app.admin('addQuote', given)).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })

  it('may be one of an agent', async () => {
    const agent = await app.makeUser()
    const given = { ...base, phone, userId: agent.id, clientReference: 'Pérez x2' }
    const { reference } = await app.admin('addQuote', given)
    const { list } = await agent.call('listMyQuotes')
    expect(list).toMatchObject([{ reference, clientReference: 'Pérez x2', user: { id: agent.id } }])
  })
})
