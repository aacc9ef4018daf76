import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { localDay } from '#contract/base/dates/local-day.ts'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { startTestApp } from '#testing/app.ts'
import { makeQuote, makeSentProposal } from '#testing/proposals.ts'

const app = await startTestApp()
const { admin, call } = app
const { database } = app.services

interface Entry {
  id: string
  withdrawn?: true
  [field: string]: unknown
}

const get = (key: string, query = '', headers = {}) =>
  app.server.inject({
    url: `/feed/v1/quotes.json${query}`,
    headers: { authorization: `Bearer ${key}`, ...headers },
  })

async function read(key: string, query: Record<string, string> = {}) {
  const response = await get(key, `?${new URLSearchParams(query)}`)
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json<{ asOf: string; next: string | null; list: Entry[] }>()
}

async function makeReader() {
  const { id } = await admin('addAgency', { name: 'Sur', country: 'AR' })
  const scopes = ['quotes:read', 'quotes:write'] as const
  const { key } = await admin('addApiKey', { name: 'Sur', scopes: [...scopes], agencyId: id })
  return { id, key }
}

/** The entries about what has changed since a walk, and the moment for the next one. */
async function follow(key: string) {
  let { asOf } = await read(key)
  return async () => {
    const page = await read(key, { changedSince: asOf })
    asOf = page.asOf
    return page.list
  }
}

const inDays = (count: number) =>
  dayOfNumber(dayNumber(localDay('America/Argentina/Buenos_Aires', app.services.clock())) + count)

describe('the feed of requests', () => {
  it('tells an agency how its own stand, with the proposals that were sent, and nothing of anybody', async () => {
    const { id: agencyId, key } = await makeReader()
    const quote = await makeQuote(app, { agencyId, clientReference: 'TR-4711', name: 'Zyxname' })
    await makeQuote(app, { agencyId: (await makeReader()).id })
    await makeQuote(app)
    const first = await makeSentProposal(app, quote)
    const second = await makeSentProposal(app, quote)
    await admin('addProposal', { quoteId: quote.id })
    const { list } = await read(key)
    expect(list).toEqual([
      {
        id: quote.id,
        reference: expect.stringMatching(/^\w{4}-\w{4}$/),
        clientReference: 'TR-4711',
        state: 'sent',
        dueAt: null,
        proposals: [
          { id: first.id, version: 1, state: 'superseded' },
          { id: second.id, version: 2, state: 'sent' },
        ],
        at: expect.any(String),
      },
    ])
    expect(JSON.stringify(list)).not.toContain('Zyxname')
  })

  it('is read page by page, each once', async () => {
    const { id: agencyId, key } = await makeReader()
    for (let count = 0; count < 5; count += 1) await makeQuote(app, { agencyId })
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof read>> = await read(key, {
        limit: '2',
        ...(cursor && { cursor }),
      })
      found.push(...page.list.map(({ id }) => id))
      cursor = page.next
    }
    expect(found).toHaveLength(5)
    expect(found).toEqual([...new Set(found)].toSorted())
  })

  it('tells what has changed since: states, proposals, answers, and nothing else', async () => {
    const { id: agencyId, key } = await makeReader()
    const quote = await makeQuote(app, { agencyId })
    const news = await follow(key)
    expect(await news()).toEqual([])
    await admin('quoteAddNote', { quoteId: quote.id, text: 'Only here.' })
    await admin('addProposal', { quoteId: quote.id })
    expect(await news()).toEqual([])
    await admin('quoteSetState', { quoteId: quote.id, state: 'quoting' })
    expect(await news()).toEqual([expect.objectContaining({ id: quote.id, state: 'quoting' })])
    const { token, version } = await makeSentProposal(app, quote)
    expect(await news()).toEqual([
      expect.objectContaining({ proposals: [expect.objectContaining({ state: 'sent' })] }),
    ])
    await call('answerProposal', { token, version, answer: 'accepted' })
    expect(await news()).toEqual([
      expect.objectContaining({
        state: 'won',
        proposals: [expect.objectContaining({ state: 'accepted' })],
      }),
    ])
    expect(await news()).toEqual([])
  })

  it('tells what has gone: deleted, of another agency, of none; and what comes back', async () => {
    const [one, other] = [await makeReader(), await makeReader()]
    const quote = await makeQuote(app, { agencyId: one.id })
    const { db } = database
    const [newsOfOne, newsOfOther] = [await follow(one.key), await follow(other.key)]
    const gone = [{ id: quote.id, withdrawn: true, at: expect.any(String) }]
    const there = [expect.objectContaining({ id: quote.id, state: 'new' })]
    await admin('deleteQuote', { quoteId: quote.id })
    expect([await newsOfOne(), await newsOfOther()]).toEqual([gone, []])
    await admin('restoreFromBin', { kind: 'quote', id: quote.id })
    expect([await newsOfOne(), await newsOfOther()]).toEqual([there, []])
    await db.update(quotes).set({ agencyId: other.id }).where(eq(quotes.id, quote.id))
    expect([await newsOfOne(), await newsOfOther()]).toEqual([gone, there])
    expect((await read(one.key)).list).toEqual([])
    await db.update(quotes).set({ agencyId: null }).where(eq(quotes.id, quote.id))
    expect([await newsOfOne(), await newsOfOther()]).toEqual([[], gone])
  })

  it('follows agencies that become one, and persons that are erased', async () => {
    const [from, into] = [await makeReader(), await makeReader()]
    const quote = await makeQuote(app, { agencyId: from.id, clientReference: 'TR-1' })
    const news = await follow(into.key)
    await admin('mergeAgencies', { from: from.id, into: into.id })
    const [come] = await news()
    expect(come).toMatchObject({ id: quote.id, clientReference: 'TR-1' })
    await admin('erasePerson', { email: quote.email })
    const [erased] = await news()
    expect(erased).toMatchObject({ id: quote.id, clientReference: null })
    expect(erased?.['reference']).not.toBe(come?.['reference'])
  })

  it('answers 304 while nothing has changed', async () => {
    const { id: agencyId, key } = await makeReader()
    const quote = await makeQuote(app, { agencyId })
    const tag = (await get(key)).headers.etag
    expect((await get(key, '', { 'if-none-match': tag })).statusCode).toBe(304)
    await admin('quoteSetState', { quoteId: quote.id, state: 'contacted' })
    expect((await get(key, '', { 'if-none-match': tag })).statusCode).toBe(200)
  })

  it('loses nothing: whatever one transaction changes has one moment, later than all before', async () => {
    const { id: agencyId, key } = await makeReader()
    const news = await follow(key)
    await inTransaction(database, async (tx) => {
      const of = { email: 'a@example.com', name: 'A', message: '-', lang: 'es' as const, agencyId }
      await tx.insert(quotes).values(Array.from({ length: 20 }, () => of))
    })
    const come = await news()
    expect(come).toHaveLength(20)
    expect(new Set(come.map(({ at }) => at)).size).toBe(1)
    expect(await news()).toEqual([])
  })
})

describe('access', () => {
  it('wants a key of an agency with the scope', async () => {
    const { id } = await makeReader()
    const { key: writer } = await admin('addApiKey', {
      name: 'Writer',
      scopes: ['quotes:write'],
      agencyId: id,
    })
    const { key: ofNobody } = await admin('addApiKey', { name: 'All', scopes: ['quotes:read'] })
    expect((await get(writer)).statusCode).toBe(403)
    expect((await get(ofNobody)).statusCode).toBe(403)
    expect((await get('nandu_x')).statusCode).toBe(401)
    const csv = await app.server.inject({
      url: '/feed/v1/quotes.csv',
      headers: { authorization: `Bearer ${writer}` },
    })
    expect(csv.statusCode).toBe(404)
  })
})

it('a request that a program sends keeps its reference, and where it came from', async () => {
  const { id: agencyId, key } = await makeReader()
  const response = await app.server.inject({
    method: 'POST',
    url: '/feed/v1/quotes',
    payload: JSON.stringify({
      name: 'Ana',
      email: 'ana@example.com',
      message: 'Marzo',
      clientReference: 'TR-4711',
    }),
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
  })
  const { id } = response.json<{ id: string }>()
  expect(await admin('detailQuote', { quoteId: id })).toMatchObject({
    clientReference: 'TR-4711',
    origin: 'partner',
    agency: { id: agencyId },
  })
  expect((await read(key)).list).toMatchObject([{ id, clientReference: 'TR-4711', state: 'new' }])
})

// The clock ends the admin's session: it is the last.
it('tells that a proposal has expired once its last day is over', async () => {
  const { id: agencyId, key } = await makeReader()
  const quote = await makeQuote(app, { agencyId })
  await makeSentProposal(app, quote, { validUntil: inDays(0) })
  const { asOf } = await read(key)
  const known = (await get(key)).headers.etag
  app.advanceClock(36 * 60 * 60)
  expect((await get(key, '', { 'if-none-match': known })).statusCode).toBe(200)
  const { list } = await read(key, { changedSince: asOf })
  expect(list).toMatchObject([{ id: quote.id, proposals: [{ state: 'expired' }] }])
})
