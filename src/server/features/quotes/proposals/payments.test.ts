import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import { proposals } from '#server/platform/db/schema/index.ts'
import { mailsTo } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { makeQuote, makeSentProposal, smallProposal, usd } from '#testing/proposals.ts'
import { readPdf } from '#testing/read-pdf.ts'

const app = await startTestApp()
const { admin, call } = app

let today = ''
beforeAll(async () => {
  today = localDay((await admin('getSite', {})).office.timeZone, app.services.clock())
})

const after = (days: number) => dayOfNumber(dayNumber(today) + days)
const thirtySeventy = [
  { due: 'confirmation' as const, percent: 30 },
  { due: { daysBefore: 45 }, percent: 70 },
]
const journey = {
  prices: [{ label: 'Circuit', quantity: 2, unit: usd(2640) }],
  payments: thirtySeventy,
  payHow: 'IBAN AR00 0001\nBanco de la Nación',
}

const refused = (path: string) => ({
  name: 'INVALID_DATA_ERROR',
  context: { issues: [expect.objectContaining({ path })] },
})

describe('instalments', () => {
  it('are amounts with their days as far as these are known, for each total', async () => {
    const { token } = await makeSentProposal(app, await makeQuote(app), {
      ...journey,
      startOn: after(100),
    })
    expect((await call('getProposal', { token })).instalments).toEqual([
      {
        option: null,
        rows: [
          { due: 'confirmation', dueOn: null, amount: usd(1584), note: null },
          { due: { daysBefore: 45 }, dueOn: after(55), amount: usd(3696), note: null },
        ],
      },
    ])
  })

  it('whose day is over join the first', async () => {
    const { token } = await makeSentProposal(app, await makeQuote(app), {
      ...journey,
      startOn: after(29),
    })
    const [only] = (await call('getProposal', { token })).instalments
    expect(only?.rows).toEqual([
      { due: 'confirmation', dueOn: null, amount: usd(5280), note: null },
    ])
  })

  it('are those of the accepted total, with the extras in the last', async () => {
    const quote = await makeQuote(app)
    const extra = { label: 'Helicopter', quantity: 3, unit: usd(600), optional: true }
    const { id, token, version } = await makeSentProposal(app, quote, {
      ...journey,
      prices: [...journey.prices, extra],
      startOn: after(100),
    })
    const answer = { token, version, answer: 'accepted' as const }
    const tooMany = { ...answer, extras: [{ index: 1, quantity: 4 }] }
    await expect(call('answerProposal', tooMany)).rejects.toMatchObject(
      refused('extras.0.quantity'),
    )
    const accepted = await call('answerProposal', {
      ...answer,
      extras: [{ index: 1, quantity: 2 }],
    })
    expect(accepted.total).toEqual(usd(6480))
    expect(accepted.instalments.map((row) => row.amount)).toEqual([usd(1584), usd(4896)])
    const stored = await admin('detailProposal', { id })
    expect(stored.answer).toMatchObject({
      ...accepted,
      extras: [1],
      taken: [{ index: 1, quantity: 2 }],
    })
    const [mail] = (await mailsTo(app, quote.email)).slice(-1)
    const text = mail?.text?.replaceAll('\u00a0', ' ') ?? ''
    for (const said of ['2 × Helicopter', 'USD 6.480', 'USD 1.584', 'IBAN AR00 0001']) {
      expect(text).toContain(said)
    }
    expect(text).toContain('Ahora no hay nada que pagar')
    const [attached] = mail?.attachments ?? []
    expect(attached?.mimeType).toBe('application/pdf')
    const pdf = await readPdf(Buffer.from(attached?.content as ArrayBuffer))
    expect(pdf.pages.join(' ')).toContain('Propuesta aceptada')
  })

  it('that are due on acceptance are named as such in the mail', async () => {
    const quote = await makeQuote(app)
    const payments = [
      { due: 'acceptance' as const, amount: usd(1000) },
      { due: 'confirmation' as const, rest: true },
    ]
    const { token, version } = await makeSentProposal(app, quote, { ...journey, payments })
    const { instalments } = await call('answerProposal', { token, version, answer: 'accepted' })
    expect(instalments).toMatchObject([
      { dueOn: today, amount: usd(1000) },
      { dueOn: null, amount: usd(4280) },
    ])
    const [mail] = (await mailsTo(app, quote.email)).slice(-1)
    expect(mail?.text?.replaceAll('\u00a0', ' ')).toContain('Para pagar ahora: USD 1.000')
  })

  it('get their days with the confirmation, whose mail says them', async () => {
    const quote = await makeQuote(app)
    const payments = [
      { due: 'confirmation' as const, percent: 33.33 },
      { due: { daysAfterConfirmation: 10 }, rest: true },
    ]
    const { id, token, version } = await makeSentProposal(app, quote, { ...journey, payments })
    await call('answerProposal', { token, version, answer: 'accepted' })
    await admin('markPaid', { proposalId: id, row: 0, on: after(1) })
    await admin('confirmProposal', { id })
    expect(await admin('detailProposal', { id })).toMatchObject({
      answer: { instalments: [{ dueOn: today }, { dueOn: after(10), amount: usd(3520.18) }] },
      paidOn: [after(1), null],
    })
    const [mail] = (await mailsTo(app, quote.email)).slice(-1)
    expect(mail?.text?.replaceAll('\u00a0', ' ')).toContain('USD 3.520,18')
    expect(mail?.text).toContain('IBAN AR00 0001')
  })
})

describe('how one pays', () => {
  it('is said once it is accepted, and not before', async () => {
    const { token, version } = await makeSentProposal(app, await makeQuote(app), journey)
    const said = async () => {
      const { payHow } = await call('getProposal', { token })
      const pdf = await app.server.inject({ url: `/proposals/${token}.pdf` })
      const text = (await readPdf(pdf.rawPayload)).pages.join(' ')
      return [payHow, text.includes('IBAN')]
    }
    expect(await said()).toEqual(['', false])
    await call('answerProposal', { token, version, answer: 'accepted' })
    expect(await said()).toEqual([journey.payHow, true])
  })
})

describe('a schedule', () => {
  const draft = async () => admin('addProposal', { quoteId: (await makeQuote(app)).id })
  const payment = (fields: object) => ({ due: 'acceptance' as const, ...fields })

  it.each([
    ['percents that miss a hundred', [{ percent: 30 }, { percent: 60 }], 'payments'],
    ['a rest before the last', [{ rest: true }, { percent: 100 }], 'payments.0.rest'],
    ['a rest with a percent', [{ percent: 30 }, { rest: true, percent: 70 }], 'payments.1.amount'],
    [
      'a percent for each',
      [{ percent: 30, perPerson: true }, { rest: true }],
      'payments.0.perPerson',
    ],
    ['nothing', [{}], 'payments.0.percent'],
  ])('refuses %s', async (_name, rows, path) => {
    const { id } = await draft()
    await expect(admin('editProposal', { id, payments: rows.map(payment) })).rejects.toMatchObject(
      refused(path),
    )
  })

  it('takes percents with two decimals, and less than a hundred before a rest', async () => {
    const { id } = await draft()
    const thirds = [33.33, 33.33, 33.34].map((percent) => payment({ percent }))
    await admin('editProposal', { id, payments: thirds })
    await admin('editProposal', {
      id,
      payments: [payment({ percent: 30 }), payment({ rest: true })],
    })
    expect((await admin('detailProposal', { id })).payments).toMatchObject([
      { percent: 30 },
      { rest: true },
    ])
  })

  it('is not sent where its parts are more than the smallest total', async () => {
    const { id } = await draft()
    const payments = [payment({ amount: usd(2501) }), payment({ rest: true })]
    await admin('editProposal', { id, ...smallProposal, payments })
    await expect(admin('sendProposal', { id })).rejects.toMatchObject(refused('payments'))
    const fitting = [payment({ amount: usd(2500) }), payment({ rest: true })]
    await admin('editProposal', { id, payments: fitting })
    await admin('sendProposal', { id })
  })

  it('for each traveller demands to know how many there are', async () => {
    const { id } = await draft()
    const payments = [payment({ amount: usd(100), perPerson: true }), payment({ rest: true })]
    await admin('editProposal', { id, ...smallProposal, pax: null, payments })
    await expect(admin('sendProposal', { id })).rejects.toMatchObject(refused('payments'))
    await admin('editProposal', { id, pax: { adults: 2, children: 1 } })
    await admin('sendProposal', { id })
    const [first] = (await admin('detailProposal', { id })).instalments
    expect(first?.rows.map((row) => row.amount)).toEqual([usd(300), usd(2200)])
  })
})

describe('a paid row', () => {
  it('is one of an accepted proposal, and is taken back with null', async () => {
    const quote = await makeQuote(app)
    const { id, token, version } = await makeSentProposal(app, quote, journey)
    const mark = (row: number, on: string | null) => admin('markPaid', { proposalId: id, row, on })
    await expect(mark(0, today)).rejects.toMatchObject(refused('state'))
    await call('answerProposal', { token, version, answer: 'accepted' })
    await expect(mark(2, today)).rejects.toMatchObject(refused('row'))
    await mark(1, today)
    expect((await admin('detailProposal', { id })).paidOn).toEqual([null, today])
    await mark(1, null)
    expect((await admin('detailProposal', { id })).paidOn).toEqual([null, null])
  })
})

describe('a price by the size of the group', () => {
  const group = {
    options: [
      { key: 'A', name: 'Four stars' },
      { key: 'B', name: 'Five stars' },
    ],
    prices: [{ label: 'Single supplement', quantity: 4, unit: usd(480), option: 'A' }],
    scale: [
      { option: 'A', minPax: 15, maxPax: 19, perPerson: usd(2450) },
      { option: 'A', minPax: 20, maxPax: 24, perPerson: usd(2280), freePlaces: 1 },
      { option: 'B', minPax: 15, maxPax: 24, perPerson: usd(2890) },
    ],
    pax: { adults: 20, children: 0 },
  }

  it('is part of the total, and demands how many travel', async () => {
    const { id, token, version } = await makeSentProposal(app, await makeQuote(app), group)
    const seen = await call('getProposal', { token })
    expect(seen.totals).toEqual([
      { option: 'A', total: usd(45_240) },
      { option: 'B', total: usd(57_800) },
    ])
    const answer = { token, version, answer: 'accepted' as const, option: 'A' }
    await expect(call('answerProposal', answer)).rejects.toMatchObject(refused('pax'))
    await expect(call('answerProposal', { ...answer, pax: 14 })).rejects.toMatchObject(
      refused('pax'),
    )
    const { total } = await call('answerProposal', { ...answer, pax: 18 })
    expect(total).toEqual(usd(46_020))
    expect((await admin('detailProposal', { id })).answer).toMatchObject({ pax: 18, total })
  })

  it('names one of the options', async () => {
    const { id } = await admin('addProposal', { quoteId: (await makeQuote(app)).id })
    const scale = [{ option: 'C', minPax: 2, maxPax: 4, perPerson: usd(1) }]
    await expect(admin('editProposal', { id, scale })).rejects.toMatchObject(
      refused('scale.0.option'),
    )
  })

  it('stays beside the price where an earlier version stored it', async () => {
    const { id } = await admin('addProposal', { quoteId: (await makeQuote(app)).id })
    const scale = [{ minPax: 10, maxPax: 14, perPerson: usd(1190) }]
    await admin('editProposal', { id, ...smallProposal, scale })
    expect((await admin('detailProposal', { id })).total).toBe(null)
    const { db } = app.services.database
    const [row] = await db.select().from(proposals).where(eq(proposals.id, id))
    const content = structuredClone(row?.content)
    for (const step of content?.scale ?? []) Reflect.deleteProperty(step, 'option')
    await db.update(proposals).set({ content }).where(eq(proposals.id, id))
    expect(await admin('detailProposal', { id })).toMatchObject({
      total: usd(2500),
      scale: [{ shown: true }],
    })
  })
})
