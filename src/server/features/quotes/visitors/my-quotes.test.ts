import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeDetails, makeTour } from '#testing/factories.ts'
import { makeQuote, makeSentProposal } from '#testing/proposals.ts'
import { eq } from 'drizzle-orm'
import { quotes } from '#server/platform/db/schema/index.ts'

const app = await startTestApp()
const tour = await makeTour(app.admin, { details: makeDetails('Garganta del Diablo') })
const item = { entityType: 'tour' as const, entityId: tour }
const makeQuoteInput = (overrides: object = {}) => {
  return { email: 'p@example.com', name: 'Ana', message: 'Hola', ...item, ...overrides }
}

describe('the quotes of an agent', () => {
  it('are their own alone, newest first', async () => {
    const [agent, other] = [await app.makeUser(), await app.makeUser()]
    const first = await agent.call('createQuote', makeQuoteInput({ clientReference: 'Pérez x2' }))
    const { entityId: _, entityType: _type, ...open } = makeQuoteInput({ name: 'Bruno' })
    const second = await agent.call('createOpenQuote', { ...open, lang: 'pt' })
    await other.call('createQuote', makeQuoteInput())
    await app.call('createQuote', makeQuoteInput())
    for (const scope of ['mine', 'agency'] as const) {
      const { list, total } = await agent.call('listMyQuotes', { scope })
      expect(total).toBe(2)
      expect(list).toEqual([
        {
          id: second.id,
          reference: second.reference,
          clientReference: null,
          name: 'Bruno',
          creationDate: expect.any(Date),
          items: [],
          state: 'new',
          dueAt: second.dueAt,
          user: { id: agent.id, name: expect.stringContaining('Agencia Ejemplo') },
          proposals: [],
          url: `http://localhost:3000/pt/my-requests/${second.id}`,
        },
        expect.objectContaining({
          id: first.id,
          clientReference: 'Pérez x2',
          items: [{ ...item, name: 'Garganta del Diablo', note: null }],
        }),
      ])
    }
    const page = await agent.call('listMyQuotes', { limit: 1, offset: 1 })
    expect(page).toMatchObject({ total: 2, list: [{ id: first.id }] })
  })

  it('are found by words, by what the agent calls them, and by state', async () => {
    const agent = await app.makeUser()
    const { id } = await agent.call(
      'createQuote',
      makeQuoteInput({ clientReference: 'Familia Núñez' }),
    )
    await agent.call('createQuote', makeQuoteInput({ name: 'Bruno' }))
    const found = async (query: object) => (await agent.call('listMyQuotes', query)).total
    expect(await found({ keyword: 'nunez' })).toBe(1)
    expect(await found({ keyword: 'garganta' })).toBe(2)
    expect(await found({ keyword: 'bruno' })).toBe(1)
    expect(await found({ keyword: 'bruno nunez' })).toBe(0)
    expect(await found({ state: 'won' })).toBe(0)
    await app.services.database.db.update(quotes).set({ state: 'won' }).where(eq(quotes.id, id))
    expect(await found({ state: 'won' })).toBe(1)
  })

  it('are read one by one, and nobody else’s', async () => {
    const [agent, other] = [await app.makeUser(), await app.makeUser()]
    const { id, reference } = await agent.call('createQuote', makeQuoteInput())
    expect(await agent.call('getMyQuote', { id })).toMatchObject({ reference, messages: [] })
    for (const each of [other.call, app.admin]) {
      await expect(each('getMyQuote', { id })).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    }
    await expect(app.call('getMyQuote', { id })).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
  })

  it('tell the agent’s commission, and nobody else', async () => {
    const agent = await app.makeUser()
    const quote = await makeQuote(app, { userId: agent.id })
    const { id } = await makeSentProposal(app, quote, { commission: 12.5 })
    const expected = { proposals: [{ id, commission: 12.5 }] }
    expect(await agent.call('getMyQuote', { id: quote.id })).toMatchObject(expected)
    expect((await agent.call('listMyQuotes')).list).toMatchObject([expected])
    const { url } = await app.admin('addRequestLink', { quoteId: quote.id })
    const token = url.split('/').at(-1) ?? ''
    const { proposals } = await app.call('getRequest', { token })
    expect(proposals.map((each) => Object.keys(each))).toEqual([
      ['id', 'version', 'title', 'sentAt', 'validUntil', 'state'],
    ])
  })
})
