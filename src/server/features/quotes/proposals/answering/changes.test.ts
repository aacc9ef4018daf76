import { describe, expect, it } from 'vitest'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import { site } from '#server/platform/db/schema/index.ts'
import { noLegal } from '#contract/site/identity/site-defaults.ts'
import { mailsTo } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeQuote,
  makeSentProposal,
  readQuote,
  readTimeline,
  smallProposal,
  usd,
} from '#testing/proposals.ts'

const app = await startTestApp({ RATE_LIMIT: 'on' })
const { admin, call } = app

const refused = (path: string) => ({
  name: 'INVALID_DATA_ERROR',
  context: { issues: [expect.objectContaining({ path })] },
})

const after = async (days: number) => {
  const { timeZone } = (await admin('getSite', {})).office
  return dayOfNumber(dayNumber(localDay(timeZone, app.services.clock())) + days)
}

async function offerWithdrawal(withdrawalDays: number) {
  await app.services.database.db.update(site).set({ legal: { ...noLegal, withdrawalDays } })
}

describe('a wish for a change', () => {
  it('is kept and mailed, and leaves the proposal open', async () => {
    const quote = await makeQuote(app)
    const { token, version, id } = await makeSentProposal(app, quote)
    await call('askProposalChange', { token, version, text: 'Another hotel, please' })
    expect((await call('getProposal', { token })).state).toBe('sent')
    const wish = (await readTimeline(app, quote.id)).find(({ kind }) => kind === 'changeAsked')
    expect(wish).toMatchObject({
      from: 'visitor',
      text: 'Another hotel, please',
      proposalId: id,
      version,
    })
    expect((await mailsTo(app, 'admin@example.com')).at(-1)?.text).toContain('Another hotel')
    const { answerDueAt, lastFrom } = await readQuote(app, quote.id)
    expect({ lastFrom, isDue: answerDueAt !== null }).toEqual({ lastFrom: 'visitor', isDue: true })
    await call('answerProposal', { token, version, answer: 'accepted' })
  })

  it('is of the version that was seen, of a sent proposal', async () => {
    const { token, version } = await makeSentProposal(app, await makeQuote(app))
    const wish = { token, version, text: 'Later' }
    await expect(call('askProposalChange', { ...wish, version: 2 })).rejects.toMatchObject({
      name: 'EDIT_CONFLICT_ERROR',
    })
    await call('answerProposal', { token, version, answer: 'declined' })
    await expect(call('askProposalChange', wish)).rejects.toMatchObject(refused('state'))
  })

  it('comes at most ten times an hour', async () => {
    const { token, version } = await makeSentProposal(app, await makeQuote(app))
    const ask = (text: string) => call('askProposalChange', { token, version, text })
    for (let time = 0; time < 10; time += 1) await ask(`Wish ${time}`)
    await expect(ask('One more')).rejects.toMatchObject({ name: 'TOO_MANY_REQUESTS_ERROR' })
  })
})

describe('an amendment', () => {
  it('leaves the accepted one in force until it is accepted, and the request won', async () => {
    const quote = await makeQuote(app)
    const first = await makeSentProposal(app, quote)
    await call('answerProposal', { token: first.token, version: 1, answer: 'accepted' })
    const { id } = await admin('addProposal', { quoteId: quote.id, fromProposalId: first.id })
    const amends = { id: first.id, version: 1 }
    expect(await admin('detailProposal', { id })).toMatchObject({ state: 'draft', amends })
    await admin('sendProposal', { id })
    expect((await readQuote(app, quote.id)).state).toBe('won')
    expect((await admin('detailProposal', { id: first.id })).state).toBe('accepted')
    const { url } = await admin('addProposalLink', { id })
    const token = url.split('/').at(-1) ?? ''
    expect(await call('getProposal', { token })).toMatchObject({ amends })
    await call('answerProposal', { token, version: 2, answer: 'accepted' })
    const [before, now] = [
      await admin('detailProposal', { id: first.id }),
      await admin('detailProposal', { id }),
    ]
    expect(before).toMatchObject({ state: 'superseded', answer: { answer: 'accepted' } })
    expect(now.state).toBe('accepted')
    expect((await readQuote(app, quote.id)).state).toBe('won')
    const pdf = await app.server.inject({ url: `/proposals/${first.token}.pdf` })
    expect(pdf.statusCode).toBe(404)
  })

  it('that is declined changes nothing', async () => {
    const quote = await makeQuote(app)
    const first = await makeSentProposal(app, quote)
    await call('answerProposal', { token: first.token, version: 1, answer: 'accepted' })
    const second = await makeSentProposal(app, quote)
    await call('answerProposal', { token: second.token, version: 2, answer: 'declined' })
    expect((await admin('detailProposal', { id: first.id })).state).toBe('accepted')
    expect((await readQuote(app, quote.id)).state).toBe('won')
  })
})

describe('a withdrawal', () => {
  const accepted = async (columns = {}, fields = {}) => {
    const quote = await makeQuote(app, columns)
    const sent = await makeSentProposal(app, quote, fields)
    const { token, version } = sent
    await call('answerProposal', { token, version, answer: 'accepted' })
    return { ...sent, quote }
  }

  it('is final, numbered, mailed to both, and kept', async () => {
    await offerWithdrawal(10)
    const { id, token, quote } = await accepted()
    expect((await call('getProposal', { token })).withdrawalEndsAt).toBeInstanceOf(Date)
    const { number, at } = await call('withdrawAcceptance', { token })
    expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(await admin('detailProposal', { id })).toMatchObject({
      state: 'cancelled',
      total: usd(2500),
      answer: { answer: 'accepted', withdrawn: { number, at } },
    })
    expect((await readQuote(app, quote.id)).state).toBe('contacted')
    const kinds = (await readTimeline(app, quote.id)).map(({ kind }) => kind)
    expect(kinds.slice(-2)).toEqual(['acceptanceWithdrawn', 'state'])
    for (const address of [quote.email, 'admin@example.com']) {
      expect((await mailsTo(app, address)).at(-1)?.text).toContain(number)
    }
    await expect(call('withdrawAcceptance', { token })).rejects.toMatchObject(refused('state'))
    await expect(admin('deleteQuote', { quoteId: quote.id })).rejects.toMatchObject({
      name: 'INVALID_DELETE_ERROR',
    })
    const pdf = await app.server.inject({ url: `/proposals/${token}.pdf` })
    expect(pdf.statusCode).toBe(404)
  })

  it('is not offered where the agency names no days', async () => {
    await offerWithdrawal(0)
    const { token } = await accepted()
    expect((await call('getProposal', { token })).withdrawalEndsAt).toBe(null)
    await expect(call('withdrawAcceptance', { token })).rejects.toMatchObject(refused('state'))
  })

  it('is not for companies, nor within 24 hours of the journey', async () => {
    await offerWithdrawal(30)
    const company = await accepted({ company: 'Acme' })
    await expect(call('withdrawAcceptance', { token: company.token })).rejects.toMatchObject(
      refused('state'),
    )
    const soon = await accepted({}, { ...smallProposal, startOn: await after(1) })
    await expect(call('withdrawAcceptance', { token: soon.token })).rejects.toMatchObject(
      refused('state'),
    )
    const later = await accepted({}, { ...smallProposal, startOn: await after(3) })
    await call('withdrawAcceptance', { token: later.token })
  })

  it('is only of what is accepted', async () => {
    const { token } = await makeSentProposal(app, await makeQuote(app))
    await expect(call('withdrawAcceptance', { token })).rejects.toMatchObject(refused('state'))
  })

  it('is over after the last day', async () => {
    await offerWithdrawal(3)
    const { token } = await accepted()
    app.advanceClock(4 * 24 * 60 * 60)
    await expect(call('withdrawAcceptance', { token })).rejects.toMatchObject(refused('state'))
  })
})
