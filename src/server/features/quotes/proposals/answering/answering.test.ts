import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { localDay } from '#contract/base/dates/local-day.ts'
import { pages, proposals } from '#server/platform/db/schema/index.ts'
import { startTestApp } from '#testing/app.ts'
import { mailsTo } from '#testing/accounts.ts'
import { makeQuote, makeSentProposal, readQuote, readTimeline, usd } from '#testing/proposals.ts'

const app = await startTestApp()
const { admin } = app

const line = { label: 'Per person', quantity: 2 }
const twoOptions = {
  options: [
    { key: 'A', name: 'Three stars' },
    { key: 'B', name: 'Four stars' },
  ],
  prices: [
    { ...line, unit: usd(100), option: 'A' },
    { ...line, unit: usd(200), option: 'B' },
    { label: 'Private boat', quantity: 1, unit: usd(50), optional: true },
    { label: 'Spa', quantity: 1, unit: usd(30), option: 'B', optional: true },
  ],
}

/** A refusal that names the state. */
const closed = (state: string) => ({
  name: 'INVALID_DATA_ERROR',
  context: { issues: [{ path: 'state', message: expect.stringContaining(state) }] },
})

describe('what the visitor sees', () => {
  it('is the proposal without anything internal', async () => {
    const quote = await makeQuote(app)
    const { token } = await makeSentProposal(app, quote, { commission: 10 })
    const seen = await app.call('getProposal', { token })
    const { reference } = await readQuote(app, quote.id)
    expect(seen).toMatchObject({ reference, name: 'Ana Gómez', total: usd(2500), state: 'sent' })
    for (const field of ['id', 'quoteId', 'commission', 'updatedAt'])
      expect(seen).not.toHaveProperty(field)
  })

  it('is told to the desk when it is opened first, and not again', async () => {
    const quote = await makeQuote(app)
    const { id, token } = await makeSentProposal(app, quote)
    await Promise.all([1, 2, 3].map(() => app.call('getProposal', { token })))
    await app.call('getProposal', { token })
    const opened = (await readTimeline(app, quote.id)).filter(({ kind }) => kind === 'opened')
    expect(opened).toMatchObject([{ proposalId: id, version: 1, byId: null }])
  })

  it('is nothing for a token that was never made, or of a quote', async () => {
    const quote = await makeQuote(app)
    const { quoteTokens, database, clock } = app.services
    const ofQuote = await quoteTokens.make(
      database.db,
      { quoteId: quote.id, proposalId: null },
      clock(),
    )
    for (const token of ['x', 'A'.repeat(43), ofQuote]) {
      const read = app.call('getProposal', { token })
      await expect(read).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
      const answer = app.call('answerProposal', { token, version: 1, answer: 'accepted' })
      await expect(answer).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    }
  })

  it('keeps its token out of the log', async () => {
    const quote = await makeQuote(app)
    const { token } = await makeSentProposal(app, quote)
    await app.call('getProposal', { token })
    await app.server.inject({ url: `/proposals/${token}.pdf` })
    await app.server.inject({ url: `/es/proposals/${token}` })
    expect(JSON.stringify(app.logs())).not.toContain(token)
  })
})

describe('accepting', () => {
  it('makes the quote won, waits for the agency, and mails both sides', async () => {
    const quote = await makeQuote(app)
    const { id, version, token } = await makeSentProposal(app, quote, twoOptions)
    await app.call('answerProposal', {
      token,
      version,
      answer: 'accepted',
      option: 'B',
      extras: [3, 2, 3],
      acceptedBy: 'Ana Gómez de la Vega',
      text: 'Cuarto con vista, por favor: https://visitor.example/',
    })
    const accepted = await app.call('getProposal', { token })
    expect(accepted).toMatchObject({
      state: 'accepted',
      answer: {
        answer: 'accepted',
        at: expect.any(Date),
        option: 'B',
        extras: [2, 3],
        acceptedBy: 'Ana Gómez de la Vega',
      },
    })
    expect(accepted.answer).not.toHaveProperty('termsVersion')
    expect(await readQuote(app, quote.id)).toMatchObject({
      state: 'won',
      lastFrom: 'visitor',
      answerDueAt: expect.any(Date),
    })
    expect((await readTimeline(app, quote.id)).slice(-3)).toMatchObject([
      {
        kind: 'proposal',
        proposalId: id,
        proposalState: 'accepted',
        byId: null,
        text: expect.stringContaining('Cuarto con vista'),
      },
      { kind: 'state', state: 'won', byId: null },
      { kind: 'opened' },
    ])
    const toAgency = (await mailsTo(app, 'admin@example.com')).at(-1)
    expect(toAgency?.replyTo).toEqual([{ name: 'Ana Gómez', address: quote.email }])
    for (const said of ['Four stars', 'Private boat · Spa', 'Cuarto con vista', 'de la Vega'])
      expect(toAgency?.text).toContain(said)
    expect(toAgency?.text?.replaceAll('\u00a0', ' ')).toContain('Total: USD 480')
    const toVisitor = (await mailsTo(app, quote.email)).at(-1)
    expect(toVisitor?.text).toContain('ahora confirmamos los servicios')
    for (const part of [toVisitor?.text, toVisitor?.html, toVisitor?.subject])
      expect(part).not.toMatch(/visitor\.example|Cuarto|de la Vega/)
  })

  it('is done once, by one of those who do it at the same time', async () => {
    const quote = await makeQuote(app)
    const { version, token } = await makeSentProposal(app, quote)
    const answers = (['accepted', 'declined', 'accepted', 'declined'] as const).map((answer) =>
      app.call('answerProposal', { token, version, answer }),
    )
    const outcomes = await Promise.allSettled(answers)
    const done = outcomes.findIndex(({ status }) => status === 'fulfilled')
    const state = done % 2 === 0 ? 'accepted' : 'declined'
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(closed(state))
    }
    expect((await app.call('getProposal', { token })).state).toBe(state)
    const events = (await readTimeline(app, quote.id)).filter(({ kind }) => kind === 'proposal')
    expect(events).toHaveLength(2)
  })

  it('asks for an option where there are several, and for lines that are optional in it', async () => {
    const quote = await makeQuote(app)
    const { version, token } = await makeSentProposal(app, quote, twoOptions)
    const answer = { token, version, answer: 'accepted' as const }
    const refused = [
      [{}, 'option'],
      [{ option: 'C' }, 'option'],
      [{ option: 'A', extras: [0] }, 'extras.0'],
      [{ option: 'A', extras: [2, 3] }, 'extras.1'],
      [{ option: 'A', extras: [9] }, 'extras.0'],
    ] satisfies [object, string][]
    for (const [given, path] of refused) {
      await expect(app.call('answerProposal', { ...answer, ...given })).rejects.toMatchObject({
        name: 'INVALID_DATA_ERROR',
        context: { issues: [{ path }] },
      })
    }
    await app.call('answerProposal', { ...answer, option: 'A', extras: [2] })
  })

  it('takes the only option without being told', async () => {
    const quote = await makeQuote(app)
    const { version, token } = await makeSentProposal(app, quote, {
      options: [{ key: 'X', name: 'The one' }],
    })
    await app.call('answerProposal', { token, version, answer: 'accepted' })
    expect((await app.call('getProposal', { token })).answer?.option).toBe('X')
  })

  it('keeps which version of the conditions was agreed to', async () => {
    const { db } = app.services.database
    const keptVersion = async (terms?: boolean) => {
      const quote = await makeQuote(app)
      const { id, version, token } = await makeSentProposal(app, quote)
      await app.call('answerProposal', { token, version, answer: 'accepted', terms })
      const [row] = await db.select().from(proposals).where(eq(proposals.id, id))
      return row?.answer?.termsVersion
    }
    expect(await keptVersion(true)).toBe(null)
    await db.update(pages).set({ status: true, version: 7 }).where(eq(pages.slug, 'terms'))
    expect(await keptVersion(true)).toBe(7)
    expect(await keptVersion()).toBe(null)
  })
})

describe('an answer that cannot be', () => {
  it('to another version conflicts', async () => {
    const { version, token } = await makeSentProposal(app, await makeQuote(app))
    await expect(
      app.call('answerProposal', { token, version: version + 1, answer: 'accepted' }),
    ).rejects.toMatchObject({ name: 'EDIT_CONFLICT_ERROR' })
  })

  it('to one that is replaced or withdrawn names its state', async () => {
    const quote = await makeQuote(app)
    const first = await makeSentProposal(app, quote)
    const second = await makeSentProposal(app, quote)
    await admin('withdrawProposal', { id: second.id })
    for (const [{ token, version }, state] of [
      [first, 'superseded'],
      [second, 'withdrawn'],
    ] as const) {
      await expect(
        app.call('answerProposal', { token, version, answer: 'declined' }),
      ).rejects.toMatchObject(closed(state))
    }
  })

  it('declined leaves the quote as it was, and tells both sides', async () => {
    const quote = await makeQuote(app)
    const { version, token } = await makeSentProposal(app, quote)
    await app.call('answerProposal', { token, version, answer: 'declined', text: 'Muy caro' })
    expect(await readQuote(app, quote.id)).toMatchObject({ state: 'sent', lastFrom: 'visitor' })
    expect((await mailsTo(app, 'admin@example.com')).at(-1)?.text).toContain('> Muy caro')
    const notice = (await mailsTo(app, quote.email)).at(-1)
    expect(notice?.text).toContain('Anotamos que no la acepta')
    expect(notice?.replyTo).toMatchObject([{ address: expect.any(String) }])
    for (const part of [notice?.text, notice?.html, notice?.subject])
      expect(part).not.toContain('caro')
  })

  // Last: the clock goes on for good.
  it('comes too late once the last day has passed where the agency is', async () => {
    const timeZone = 'America/Argentina/Buenos_Aires'
    const now = app.services.clock()
    const quote = await makeQuote(app)
    const { version, token } = await makeSentProposal(app, quote, {
      validUntil: localDay(timeZone, now),
    })
    // Midnight there is three hours after midnight in UTC.
    const midnight = new Date(`${localDay(timeZone, now)}T00:00:00-03:00`).getTime() + 86_400_000
    const left = Math.floor((midnight - now.getTime()) / 1000)
    app.advanceClock(left - 60)
    expect((await app.call('getProposal', { token })).state).toBe('sent')
    app.advanceClock(120)
    expect((await app.call('getProposal', { token })).state).toBe('expired')
    await expect(
      app.call('answerProposal', { token, version, answer: 'accepted' }),
    ).rejects.toMatchObject(closed('expired'))
  })
})
