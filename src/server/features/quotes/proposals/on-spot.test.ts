import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { proposals } from '#server/platform/db/schema/index.ts'
import { mailsTo } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { makeQuote, makeSentProposal, smallProposal, usd } from '#testing/proposals.ts'

const app = await startTestApp()
const { admin, call } = app

const fee = {
  label: 'Tasa del parque',
  quantity: 2,
  unit: { amount: 4_500_000, currency: 'ARS' },
  onSpot: true,
}

describe('a line that is paid on the spot', () => {
  it('is told in a currency of its own, in no total and beside no choice', async () => {
    const quote = await makeQuote(app)
    const prices = [fee, ...smallProposal.prices]
    const { token, version, id } = await makeSentProposal(app, quote, { prices })
    const proposal = await call('getProposal', { token })
    expect(proposal).toMatchObject({
      prices: [{ ...fee, optional: false }, { onSpot: false }],
      currency: 'USD',
      total: usd(2500),
    })
    const answer = { token, version, answer: 'accepted' as const }
    await expect(call('answerProposal', { ...answer, extras: [0] })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'extras.0' }] },
    })
    await call('answerProposal', answer)
    expect(await admin('detailProposal', { id })).toMatchObject({ total: usd(2500) })
  })

  it('is told to the agency with the acceptance, of the chosen option alone', async () => {
    const quote = await makeQuote(app)
    const options = ['A', 'B'].map((key) => ({ key, name: key }))
    const prices = [
      ...smallProposal.prices,
      { ...fee, option: 'A' },
      { ...fee, label: 'Tasa de la ciudad', option: 'B' },
    ]
    const { token, version } = await makeSentProposal(app, quote, { options, prices })
    await call('answerProposal', { token, version, answer: 'accepted', option: 'B' })
    const mail = (await mailsTo(app, 'admin@example.com')).at(-1)
    expect(mail?.text).toContain('Tasa de la ciudad: 2 × ARS')
    expect(mail?.text).not.toContain('Tasa del parque')
  })

  it('is not optional', async () => {
    const { id } = await admin('addProposal', { quoteId: (await makeQuote(app)).id })
    const prices = [...smallProposal.prices, { ...fee, optional: true }]
    await expect(admin('editProposal', { id, prices })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'prices.1.onSpot' }] },
    })
  })

  it('is no line of a proposal that was stored before', async () => {
    const { id } = await admin('addProposal', { quoteId: (await makeQuote(app)).id })
    await admin('editProposal', { id, ...smallProposal })
    const { db } = app.services.database
    const [row] = await db.select().from(proposals).where(eq(proposals.id, id))
    const content = structuredClone(row?.content)
    for (const line of content?.prices ?? []) Reflect.deleteProperty(line, 'onSpot')
    await db.update(proposals).set({ content }).where(eq(proposals.id, id))
    expect(await admin('detailProposal', { id })).toMatchObject({
      prices: [{ onSpot: false }],
      total: usd(2500),
    })
  })
})
