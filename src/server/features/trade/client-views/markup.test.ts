import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeAgent, makeClientView } from '#testing/client-views.ts'
import { makeQuote, makeSentProposal, usd } from '#testing/proposals.ts'
import { readPdf } from '#testing/read-pdf.ts'

const app = await startTestApp()
const { admin, call } = app

const agent = await makeAgent(app, { terms: { kind: 'commission', percent: 12 } })

const content = {
  title: 'Across the Andes',
  intro: 'Dear Carla, as discussed.',
  conditions: 'Zonda conditions.',
  payHow: 'IBAN ZZ99',
  options: [
    { key: 'A', name: 'Standard' },
    { key: 'B', name: 'Superior' },
  ],
  prices: [
    { label: 'Journey', quantity: 1, unit: usd(7060), option: 'A' },
    { label: 'Journey', quantity: 1, unit: usd(9180), option: 'B' },
    { label: 'Flights', quantity: 1, unit: usd(1180), commissionable: false },
    { label: 'Helicopter', quantity: 1, unit: usd(600), optional: true },
    { label: 'Park fee', quantity: 2, unit: usd(45), onSpot: true },
  ],
  payments: [{ due: 'acceptance' as const, percent: 100 }],
  hold: { until: '2097-03-04' },
  commission: 12,
}

const send = async () => {
  const quote = await makeQuote(app, { agencyId: agent.agencyId, userId: agent.id, lang: 'en' })
  return { quote, ...(await makeSentProposal(app, quote, content)) }
}

/** Amounts before the mark-up, unit prices, percents, rates, and whatever is the operator's to the agency. */
const traces =
  /7[.,]?060|9[.,]?180|8[.,]?240\b|10[.,]?360|1[.,]?180|\b600\b|847|7[.,]?392|0[.,]92|\b5 ?%|12 ?%|Carla|Zonda|IBAN|2097|as discussed/

/** All that travellers get of a view: answer, page and document. */
async function shown(token: string, path: string) {
  const answer = await call('getClientView', { token })
  const page = await app.server.inject({ url: path })
  const pdf = await app.server.inject({ url: `${path}.pdf` })
  const { pages } = await readPdf(pdf.rawPayload)
  return {
    answer,
    texts: [JSON.stringify(answer), page.body.replace(/<style>.*?<\/style>/s, ''), pages.join(' ')],
  }
}

const minor = /"amount":(706000|918000|824000|1036000|118000|60000)\b/

describe('a client view with a mark-up of 5 %', () => {
  it('shows 8,652, 10,878 and 630, the park fee as it is, and nothing of what they come from', async () => {
    const { id } = await send()
    const view = await makeClientView(
      agent,
      { proposalId: id },
      {
        markup: { percent: 5, roundTo: 1 },
        ownPrices: [
          { label: 'Our fee', amount: usd(150), inTotal: true },
          { label: 'Visa', amount: usd(80) },
        ],
        terms: 'Our own terms.',
        validUntil: '2099-01-31',
      },
    )
    const { answer, texts } = await shown(view.token, view.path)
    expect(answer.offer).toEqual({
      options: [
        { name: 'Standard', total: usd(8652), sum: usd(8802) },
        { name: 'Superior', total: usd(10_878), sum: usd(11_028) },
      ],
      extras: [{ label: 'Helicopter', amount: usd(630) }],
      onSpot: [{ label: 'Park fee', quantity: 2, unit: usd(45) }],
    })
    for (const text of texts) {
      expect(text).not.toMatch(traces)
      expect(text).not.toMatch(minor)
      expect(text).toContain('Our own terms.')
    }
    expect(texts[1]?.replaceAll('\u00a0', ' ')).toContain('USD 8,652')
    expect(texts[2]?.replaceAll('\u00a0', ' ')).toContain('USD 11,028')
  })

  it('in euros at 0.92 without a percentage shows 7,581 and 9,531', async () => {
    const { id } = await send()
    const markup = { percent: 0, currency: 'EUR', rate: 0.92, roundTo: 1 } as const
    const { token, path } = await makeClientView(agent, { proposalId: id }, { markup })
    const { answer, texts } = await shown(token, path)
    expect(answer.offer?.options.map(({ total }) => total)).toEqual([
      { amount: 758_100, currency: 'EUR' },
      { amount: 953_100, currency: 'EUR' },
    ])
    for (const text of texts) expect(text).not.toMatch(traces)
  })

  it('is answered to the agency alone, not to admins', async () => {
    const { id } = await send()
    const markup = { percent: 5, roundTo: 10 } as const
    const ownPrices = [{ label: 'Fee', amount: usd(1) }]
    const view = await makeClientView(agent, { proposalId: id }, { markup, ownPrices })
    const of = async (caller: typeof call) =>
      (await caller('listClientViews', {})).list.find((each) => each.id === view.id)
    expect(await of(agent.call)).toMatchObject({ markup, ownPrices: [{ label: 'Fee' }] })
    expect(await of(admin)).toMatchObject({ markup: null, ownPrices: [] })
  })

  it('shows no price once the proposal is neither sent nor accepted', async () => {
    const { id } = await send()
    const markup = { percent: 5 }
    const { token } = await makeClientView(agent, { proposalId: id }, { markup })
    expect((await call('getClientView', { token })).offer?.options).toHaveLength(2)
    const other = await send()
    const view = await makeClientView(agent, { proposalId: other.id }, { markup })
    await call('answerProposal', { token: other.token, version: 1, answer: 'declined' })
    expect((await call('getClientView', { token: view.token })).offer).toBe(null)
    for (const fields of [{ markup }, {}]) {
      await expect(makeClientView(agent, { proposalId: other.id }, fields)).rejects.toMatchObject({
        name: 'NOT_FOUND_ERROR',
      })
    }
  })

  it('demands rate and currency together, of a proposal', async () => {
    const { id } = await send()
    await expect(
      makeClientView(agent, { proposalId: id }, { markup: { percent: 5, currency: 'EUR' } }),
    ).rejects.toMatchObject({ context: { issues: [{ path: 'markup.rate' }] } })
    await expect(
      makeClientView(agent, { proposalId: id }, { markup: { percent: 201 } }),
    ).rejects.toMatchObject({ context: { issues: [{ path: 'markup.percent' }] } })
  })
})

describe('an agency’s own request', () => {
  it('tells totals, instalments and what each option earns', async () => {
    const { quote } = await send()
    const { proposals } = await agent.call('getMyQuote', { id: quote.id })
    expect(proposals).toMatchObject([
      {
        currency: 'USD',
        commission: 12,
        totals: [
          { option: 'A', total: usd(8240) },
          { option: 'B', total: usd(10_360) },
        ],
        instalments: [{ option: 'A', rows: [{ amount: usd(8240) }] }, { option: 'B' }],
        earnings: [
          {
            option: 'A',
            gross: usd(8240),
            commission: { amount: 84_720, currency: 'USD' },
            toPay: { amount: 739_280, currency: 'USD' },
          },
          { option: 'B' },
        ],
        hold: content.hold,
        amends: null,
      },
    ])
  })

  it('opens a proposal for 24 hours without telling the desk', async () => {
    const { id, quote } = await send()
    const colleague = await app.makeUser({ agencyId: agent.agencyId })
    const { url } = await colleague.call('openMyProposal', { id })
    const token = url.split('/').at(-1) ?? ''
    expect((await call('getProposal', { token })).title).toBe(content.title)
    const { timeline } = await admin('detailQuote', { quoteId: quote.id })
    expect(timeline.some(({ kind }) => kind === 'opened')).toBe(false)
    const stranger = await makeAgent(app, { name: 'Others' })
    await expect(stranger.call('openMyProposal', { id })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
    const draft = await admin('addProposal', { quoteId: quote.id })
    await expect(colleague.call('openMyProposal', draft)).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
    app.advanceClock(24 * 60 * 60 + 1)
    await expect(call('getProposal', { token })).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    app.advanceClock(-24 * 60 * 60 - 1)
  })

  it('takes a message of any of its people, and of nobody else', async () => {
    const { quote } = await send()
    await agent.call('addMyRequestMessage', { id: quote.id, text: 'Three of them now' })
    const { messages } = await agent.call('getMyQuote', { id: quote.id })
    expect(messages.at(-1)).toMatchObject({ from: 'visitor', text: 'Three of them now' })
    const stranger = await makeAgent(app, { name: 'Others still' })
    await expect(
      stranger.call('addMyRequestMessage', { id: quote.id, text: 'x' }),
    ).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })
})
