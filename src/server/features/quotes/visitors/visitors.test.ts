import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mailedToken, mailsTo } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { makeDetails, makeHotel, makeTour } from '#testing/factories.ts'
import { emptyProposal, type ProposalState } from '#contract/quotes/proposal-fields.ts'
import { noWishes } from '#contract/quotes/wish-fields.ts'
import { proposals, quoteEvents, quotes, quoteTokens } from '#server/platform/db/schema/index.ts'

const app = await startTestApp()
const { db } = app.services.database
const tour = await makeTour(app.admin, {
  details: [
    { name: 'The falls', description: 'Water.', lang: 'en' },
    { name: 'Las cataratas', description: 'Agua.', lang: 'es' },
  ],
})
const hotel = await makeHotel(app.admin, { details: makeDetails('Hosteria Ejemplo') })
let serial = 0

function makeQuoteInput(overrides: object = {}) {
  serial += 1
  const email = `visitor-${serial}@example.com`
  const item = { entityType: 'tour' as const, entityId: tour }
  return { email, name: 'Ana', message: 'Hola', lang: 'en' as const, ...item, ...overrides }
}

/** A quote, and the token of its receipt. */
async function ask(overrides: object = {}) {
  const quoteInput = makeQuoteInput(overrides)
  const { id, reference } = await app.call('createQuote', quoteInput)
  return { ...quoteInput, id, reference, token: await mailedToken(app, quoteInput.email) }
}

const notFound = { name: 'NOT_FOUND_ERROR' }

describe('a quote by its link', () => {
  it('is what was sent, and what became of it', async () => {
    const items = [{ entityType: 'hotel' as const, entityId: hotel, note: 'Con vista' }]
    const wishes = {
      adults: 2,
      children: [7],
      nights: 5,
      rooms: [{ kind: 'double' as const, count: 2 }],
      budget: { amount: 250_000, currency: 'EUR', per: 'person' as const },
    }
    const who = {
      phone: '+49 30 1234',
      country: 'DE',
      company: 'Reisen',
      channel: 'phone' as const,
    }
    const { token, reference, id } = await ask({ items, ...wishes, ...who, occasion: 'family' })
    const found = await app.call('getRequest', { token })
    const [quote] = await db.select().from(quotes).where(eq(quotes.id, id))
    expect(found).toEqual({
      reference,
      specialist: null,
      creationDate: quote?.creationDate,
      name: 'Ana',
      message: 'Hola',
      ...noWishes,
      ...wishes,
      ...who,
      occasion: 'family',
      destinations: [],
      items: [
        { entityType: 'tour', entityId: tour, name: 'The falls', note: null },
        { entityType: 'hotel', entityId: hotel, name: 'Hosteria Ejemplo', note: 'Con vista' },
      ],
      state: 'new',
      dueAt: quote?.dueAt,
      messages: [],
      proposals: [],
    })
  })

  it('names what is hidden since as it was called at the time of asking', async () => {
    const entityId = await makeTour(app.admin, { details: makeDetails('Before') })
    const { token } = await ask({ entityId })
    const tourOf = { id: entityId, details: makeDetails('After') }
    await app.admin('editTour', tourOf)
    expect((await app.call('getRequest', { token })).items).toMatchObject([{ name: 'After' }])
    await app.admin('toggleTourStatus', { id: entityId })
    expect((await app.call('getRequest', { token })).items).toMatchObject([{ name: 'Before' }])
  })

  it('is not found by any other token, nor by one of a proposal', async () => {
    const { token, id } = await ask()
    const proposalId = await addProposal(id, 'sent', '2999-01-01')
    const { quoteTokens: tokens, clock } = app.services
    const other = await tokens.make(db, { quoteId: id, proposalId }, clock())
    const [kept] = await db.select().from(quoteTokens).where(eq(quoteTokens.quoteId, id))
    for (const wrong of [`${token}x`, token.slice(1), id, kept?.hash ?? '', other]) {
      await expect(app.call('getRequest', { token: wrong })).rejects.toMatchObject(notFound)
    }
    await app.admin('deleteQuote', { quoteId: id })
    await expect(app.call('getRequest', { token })).rejects.toMatchObject(notFound)
  })

  it('has as many links as one asks for, in its language', async () => {
    const { token, id } = await ask({ lang: 'pt' })
    const { url } = await app.admin('addRequestLink', { quoteId: id })
    const another = /^http:\/\/localhost:3000\/pt\/requests\/([\w-]{43})$/.exec(url)?.[1] ?? ''
    expect(another).not.toBe(token)
    const [first, second] = [token, another].map((each) => app.call('getRequest', { token: each }))
    expect(await first).toEqual(await second)
    await expect(app.admin('addRequestLink', { quoteId: randomUUID() })).rejects.toMatchObject(
      notFound,
    )
  })

  it('shows what was proposed but for drafts, and what has expired', async () => {
    const { token, id } = await ask()
    for (const [state, validUntil] of [
      ['superseded', '2999-01-01'],
      ['sent', '2020-01-01'],
      ['draft', null],
    ] as const) {
      await addProposal(id, state, validUntil)
    }
    const { proposals: shown } = await app.call('getRequest', { token })
    expect(shown).toMatchObject([
      { version: 1, title: 'Propuesta', state: 'superseded' },
      { version: 2, state: 'expired', validUntil: '2020-01-01' },
    ])
    expect(shown).toHaveLength(2)
  })
})

async function addProposal(quoteId: string, state: ProposalState, validUntil: string | null) {
  const kept = await db.select().from(proposals).where(eq(proposals.quoteId, quoteId))
  const isDraft = state === 'draft'
  const [row] = await db
    .insert(proposals)
    .values({
      quoteId,
      lang: 'en',
      state,
      version: isDraft ? null : kept.length + 1,
      content: { ...emptyProposal, title: 'Propuesta' },
      validUntil,
      sentAt: isDraft ? null : app.services.clock(),
    })
    .returning({ id: proposals.id })
  return row?.id ?? ''
}

describe('what nobody outside may know', () => {
  it('is in no answer to a visitor or an agent', async () => {
    const agent = await app.makeUser()
    const secrets = ['zqnote', 'zqreason', 'zqkeeper', 'zqfollow', 'zqother']
    const assignee = await app.makeUser({ role: 'admin', email: 'zqkeeper@example.com' })
    await ask({ email: 'zqother@example.com', name: 'Zqother', message: 'zqother' })
    const { id } = await agent.call('createQuote', makeQuoteInput())
    await db
      .update(quotes)
      .set({ assigneeId: assignee.id, state: 'lost', reason: 'spam', followUpNote: 'zqfollow' })
      .where(eq(quotes.id, id))
    const at = app.services.clock()
    const byId = assignee.id
    await db.insert(quoteEvents).values([
      { quoteId: id, at, byId, kind: 'note', text: 'zqnote' },
      { quoteId: id, at, byId, kind: 'reply', subject: 'zqreason', text: 'We answer' },
      {
        quoteId: id,
        at,
        byId,
        kind: 'message',
        from: 'agency',
        channel: 'phone',
        text: 'We called',
      },
      { quoteId: id, at, byId, kind: 'state', state: 'lost', reason: 'spam' },
    ])
    const { url } = await app.admin('addRequestLink', { quoteId: id })
    const token = url.split('/').at(-1) ?? ''
    const headers = { authorization: agent.token }
    const answers = await Promise.all([
      sendCall(app.server, 'getRequest', { token }),
      sendCall(app.server, 'getMyQuote', { id }, headers),
      sendCall(app.server, 'listMyQuotes', {}, headers),
    ])
    for (const { statusCode, payload } of answers) {
      expect(statusCode).toBe(200)
      for (const secret of [...secrets, 'admin@example.com', 'spam', assignee.id]) {
        expect(payload.toLowerCase()).not.toContain(secret)
      }
    }
    expect(answers[0]?.json()).toMatchObject({
      state: 'lost',
      messages: [
        { from: 'agency', text: 'We answer' },
        { from: 'agency', text: 'We called' },
      ],
    })
  })

  it('is no token in the log', async () => {
    const { token } = await ask()
    await sendCall(app.server, 'getRequest', { token })
    await sendCall(app.server, 'addRequestMessage', { token, text: 'zqtext' })
    for (const url of [
      `/es/requests/${token}`,
      `/es/proposals/${token}`,
      `/proposals/${token}.pdf`,
      `/es/%72equests/${token}?x=${token}`,
    ]) {
      await app.server.inject({ url })
    }
    const logged = JSON.stringify(app.logs())
    expect(logged).toContain('/requests/[token]')
    expect(logged).toContain('/proposals/[token]')
    expect(logged).not.toContain(token)
    expect(logged).not.toContain('zqtext')
  })
})

describe('a message of the visitor', () => {
  it('is kept, starts a new due time, leaves the state, and reaches who keeps the quote', async () => {
    const assignee = await app.makeUser({ role: 'admin', email: 'keeper@example.com' })
    const { token, id, reference, email } = await ask()
    await db
      .update(quotes)
      .set({ state: 'sent', lastFrom: 'agency', answerDueAt: null, assigneeId: assignee.id })
      .where(eq(quotes.id, id))
    await app.call('addRequestMessage', { token, text: 'Two more\r\npeople' })
    const { messages } = await app.call('getRequest', { token })
    expect(messages).toMatchObject([{ from: 'visitor', text: 'Two more\npeople' }])
    const [quote] = await db.select().from(quotes).where(eq(quotes.id, id))
    expect(quote).toMatchObject({ state: 'sent', lastFrom: 'visitor' })
    expect(quote?.answerDueAt?.getTime()).toBeGreaterThan(app.services.clock().getTime())
    expect(quote?.movedAt.getTime()).toBe(messages[0]?.at.getTime())
    const mails = await mailsTo(app, assignee.email)
    const notice = mails.at(-1)
    expect(notice?.replyTo).toMatchObject([{ address: email }])
    expect(notice?.subject).toContain(reference)
    expect(notice?.text).toContain('> Two more\n> people')
    const others = await mailsTo(app, 'admin@example.com')
    expect(others.some(({ text }) => text?.includes('Two more'))).toBe(false)
  })

  it('reaches who gets new quotes where nobody keeps it, once for one key', async () => {
    const { token } = await ask()
    const key = { idempotencyKey: randomUUID() }
    for (let sent = 0; sent < 2; sent += 1) {
      await app.call('addRequestMessage', { token, text: 'Zq only once' }, key)
    }
    const mails = await mailsTo(app, 'admin@example.com')
    expect(mails.filter(({ text }) => text?.includes('Zq only once'))).toHaveLength(1)
  })

  it('is refused under a wrong token, and when it says nothing', async () => {
    const { token } = await ask()
    const wrong = app.call('addRequestMessage', { token: `${token}x`, text: 'Hola' })
    await expect(wrong).rejects.toMatchObject(notFound)
    const empty = app.call('addRequestMessage', { token, text: ' ' })
    await expect(empty).rejects.toMatchObject({ name: 'INVALID_DATA_ERROR' })
  })
})

describe('messages without end', async () => {
  const limited = await startTestApp({ RATE_LIMIT: 'on' })

  it('are ten an hour for one quote', async () => {
    const tokens: string[] = []
    for (const email of ['one@example.com', 'two@example.com']) {
      await limited.call('createOpenQuote', { email, name: 'Ana', message: 'Hola' })
      tokens.push(await mailedToken(limited, email))
    }
    const [token = '', other = ''] = tokens
    const write = (to: string) => limited.call('addRequestMessage', { token: to, text: 'Hola' })
    for (let sent = 0; sent < 10; sent += 1) await write(token)
    await expect(write(token)).rejects.toMatchObject({ name: 'TOO_MANY_REQUESTS_ERROR' })
    await write(other)
    limited.advanceClock(61 * 60)
    await write(token)
  })
})
