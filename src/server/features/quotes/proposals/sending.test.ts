import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { mailedTokens, mailsTo } from '#testing/accounts.ts'
import {
  makeQuote,
  makeSentProposal,
  readQuote,
  readTimeline,
  smallProposal,
} from '#testing/proposals.ts'

const app = await startTestApp()
const { admin } = app

const invalid = (path: string) => ({
  name: 'INVALID_DATA_ERROR',
  context: { issues: [{ path }] },
})

async function draft(quoteId: string, fields: object = {}) {
  const { id } = await admin('addProposal', { quoteId })
  await admin('editProposal', { id, ...smallProposal, ...fields })
  return id
}

describe('sending', () => {
  it('freezes, numbers, mails the link and answers the quote', async () => {
    const quote = await makeQuote(app, { answerDueAt: new Date() })
    const { id, version, token } = await makeSentProposal(app, quote)
    expect(version).toBe(1)
    expect(await admin('detailProposal', { id })).toMatchObject({
      state: 'sent',
      version: 1,
      sentAt: expect.any(Date),
    })
    expect(await readQuote(app, quote.id)).toMatchObject({
      state: 'sent',
      seen: true,
      answeredAt: expect.any(Date),
      lastFrom: 'agency',
      answerDueAt: null,
    })
    expect(await readTimeline(app, quote.id)).toMatchObject([
      { kind: 'proposal', proposalId: id, version: 1, proposalState: 'sent' },
      { kind: 'state', state: 'sent' },
    ])
    const { timeline } = await admin('detailQuote', { quoteId: quote.id })
    expect(timeline).toMatchObject([
      { kind: 'proposal', proposalId: id, version: 1, state: 'sent' },
      { kind: 'state', state: 'sent' },
    ])
    const [mail] = await mailsTo(app, quote.email)
    const { reference } = await readQuote(app, quote.id)
    expect(mail?.subject).toContain(reference)
    expect(mail?.replyTo).toEqual([{ name: 'Ñandú Travel', address: 'admin@example.com' }])
    expect(mail?.text).toContain(`/es/proposals/${token}`)
    await expect(admin('editProposal', { id, title: 'x' })).rejects.toMatchObject(invalid('state'))
    await expect(admin('sendProposal', { id })).rejects.toMatchObject(invalid('state'))
  })

  it('replaces the one before, whose page says so', async () => {
    const quote = await makeQuote(app)
    const first = await makeSentProposal(app, quote)
    const second = await makeSentProposal(app, quote)
    expect(second.version).toBe(2)
    expect(await app.call('getProposal', { token: first.token })).toMatchObject({
      state: 'superseded',
      version: 1,
    })
    expect(await app.call('getProposal', { token: second.token })).toMatchObject({ state: 'sent' })
  })

  it('gives each its own number, however many are sent at once', async () => {
    const quote = await makeQuote(app)
    const ids = [await draft(quote.id), await draft(quote.id), await draft(quote.id)]
    const versions = await Promise.all(
      ids.map(async (id) => (await admin('sendProposal', { id })).version),
    )
    expect(versions.toSorted((one, other) => one - other)).toEqual([1, 2, 3])
    const states = await Promise.all(
      ids.map(async (id) => (await admin('detailProposal', { id })).state),
    )
    expect(states.toSorted()).toEqual(['sent', 'superseded', 'superseded'])
  })

  it('demands a title, a day or a price, and a last day that has not passed', async () => {
    const quote = await makeQuote(app)
    const nothing = { days: [], prices: [] }
    const refused = [
      [{ title: '' }, 'title'],
      [nothing, 'days'],
      [{ validUntil: null }, 'validUntil'],
      [{ validUntil: '2020-01-01' }, 'validUntil'],
    ] as const
    for (const [fields, path] of refused) {
      const id = await draft(quote.id, fields)
      await expect(admin('sendProposal', { id })).rejects.toMatchObject(invalid(path))
    }
    expect(await mailsTo(app, quote.email)).toEqual([])
  })

  it('mails nobody where there is no e-mail; a link can be handed on', async () => {
    const quote = await makeQuote(app, { email: null, phone: '+54 11 5555 0100' })
    const id = await draft(quote.id)
    await expect(admin('addProposalLink', { id })).rejects.toMatchObject(invalid('state'))
    await admin('sendProposal', { id })
    const { url } = await admin('addProposalLink', { id })
    const token = /\/es\/proposals\/([\w-]{43})$/.exec(url)?.[1] ?? ''
    expect(await app.call('getProposal', { token })).toMatchObject({ name: 'Ana Gómez' })
  })

  it('mails once what is sent twice by one click', async () => {
    const quote = await makeQuote(app)
    const id = await draft(quote.id)
    const options = { idempotencyKey: 'a-click' }
    const answers = await Promise.all([
      admin('sendProposal', { id }, options),
      admin('sendProposal', { id }, options),
    ])
    expect(answers).toEqual([
      { id, version: 1 },
      { id, version: 1 },
    ])
    expect(await mailedTokens(app, quote.email)).toHaveLength(1)
  })
})

describe('withdrawing', () => {
  it('takes back what was sent, and nothing that was answered', async () => {
    const quote = await makeQuote(app)
    const { id, token } = await makeSentProposal(app, quote)
    await admin('withdrawProposal', { id })
    expect(await app.call('getProposal', { token })).toMatchObject({ state: 'withdrawn' })
    expect((await readTimeline(app, quote.id)).at(-2)).toMatchObject({
      kind: 'proposal',
      proposalState: 'withdrawn',
    })
    await expect(admin('withdrawProposal', { id })).rejects.toMatchObject({
      context: { issues: [{ path: 'state', message: expect.stringContaining('withdrawn') }] },
    })
  })
})

describe('confirming', () => {
  it('tells the visitor once, with the agency’s words', async () => {
    const quote = await makeQuote(app)
    const { id, token, version } = await makeSentProposal(app, quote)
    await expect(admin('confirmProposal', { id })).rejects.toMatchObject(invalid('state'))
    await app.call('answerProposal', { token, version, answer: 'accepted' })
    await admin('confirmProposal', { id, text: 'Los vouchers van en camino.' })
    const mail = (await mailsTo(app, quote.email)).at(-1)
    expect(mail?.subject).toContain('confirmados')
    expect(mail?.text).toContain('Los vouchers van en camino.')
    expect(await app.call('getProposal', { token })).toMatchObject({
      state: 'accepted',
      confirmedAt: expect.any(Date),
    })
    expect(await readQuote(app, quote.id)).toMatchObject({ lastFrom: 'agency', answerDueAt: null })
    await expect(admin('confirmProposal', { id })).rejects.toMatchObject(invalid('state'))
  })
})
