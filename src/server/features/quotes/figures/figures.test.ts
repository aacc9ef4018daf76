import { isNotNull } from 'drizzle-orm'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { FigureGrouping } from '#contract/quotes/figures.ts'
import type { Failure } from '#contract/base/failures.ts'
import { recordStatements } from '#testing/recorded-statements.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeDetails } from '#testing/factories.ts'
import { makeQuote, makeSentProposal, smallProposal, usd } from '#testing/proposals.ts'

const app = await startTestApp()
const { admin, call } = app

/** A year for each test, so that none counts what another one made. */
let year = 2000
const nextYear = () => {
  year += 1
  const at = (day: string) => new Date(`${year}-${day}T15:00:00Z`)
  const figures = (by: FigureGrouping = 'month') =>
    admin('getFigures', { from: `${year}-01-01`, to: `${year}-12-31`, by })
  return { at, figures, span: { from: `${year}-01-01`, to: `${year}-12-31` } }
}

const accept = (sent: { token: string; version: number }) =>
  call('answerProposal', { token: sent.token, version: sent.version, answer: 'accepted' })

describe('money', () => {
  it('follows the acceptance in force: its replacement, and its withdrawal', async () => {
    const { at, figures } = nextYear()
    const quote = await makeQuote(app, { creationDate: at('05-10') })
    await accept(await makeSentProposal(app, quote))
    expect((await figures()).totals).toMatchObject({ proposals: 1, won: 1, value: [usd(2_500)] })
    const prices = [{ label: 'All', quantity: 1, unit: usd(900) }]
    const amendment = await makeSentProposal(app, quote, { prices })
    expect((await figures()).totals).toMatchObject({ proposals: 2, value: [usd(2_500)] })
    await accept(amendment)
    expect((await figures()).totals).toMatchObject({ proposals: 2, won: 1, value: [usd(900)] })
    await admin('editSite', { legal: { withdrawalDays: 10 } })
    await call('withdrawAcceptance', { token: amendment.token })
    expect((await figures()).totals).toMatchObject({ proposals: 2, won: 0, open: 1, value: [] })
  })

  it('is that of the choice: extras, travellers of a scale, and the commission of both', async () => {
    const { at, figures } = nextYear()
    const quote = await makeQuote(app, { creationDate: at('03-01') })
    const sent = await makeSentProposal(app, quote, {
      prices: [
        { label: 'Guide', quantity: 1, unit: usd(100), commissionable: false },
        { label: 'Boat', quantity: 5, unit: usd(10), optional: true },
      ],
      scale: [{ minPax: 2, maxPax: 9, perPerson: usd(200), freePlaces: 1 }],
      pax: { adults: 2, children: 0 },
      commission: 12.5,
    })
    const choice = { answer: 'accepted' as const, pax: 6, extras: [{ index: 1, quantity: 2 }] }
    await call('answerProposal', { token: sent.token, version: sent.version, ...choice })
    expect((await figures()).totals).toMatchObject({
      value: [usd(1_120)],
      commission: [usd(125)],
    })
  })
})

describe('groups', () => {
  it('are in order: months as they follow, others by how much they are', async () => {
    const { at, figures } = nextYear()
    for (const [day, country] of [
      ['02-03', 'BR'],
      ['01-09', 'DE'],
      ['01-31', 'BR'],
      ['01-01', null],
    ] as const) {
      await makeQuote(app, { creationDate: at(day), country })
    }
    const keys = async (by: FigureGrouping) =>
      (await figures(by)).rows.map(({ key, name, requests }) => [key, name, requests])
    expect(await keys('month')).toEqual([
      [`${year}-01`, `${year}-01`, 3],
      [`${year}-02`, `${year}-02`, 1],
    ])
    expect(await keys('country')).toEqual([
      ['BR', 'BR', 2],
      ['DE', 'DE', 1],
      [null, '', 1],
    ])
    expect(await keys('origin')).toEqual([['site', 'site', 4]])
  })

  it('are named as the office names them, and things that are gone by the name of then', async () => {
    const { at, figures } = nextYear()
    const { id: agencyId } = await admin('addAgency', { name: 'Viajes Sur', country: 'BR' })
    const { id: assigneeId } = await app.makeUser({ role: 'admin', name: 'Eva', surname: 'Luna' })
    const entityId = await makeDestination(admin, { details: makeDetails('Hielo') })
    const of = { creationDate: at('06-06'), entityType: 'destination' as const }
    await makeQuote(app, { ...of, entityId, entityName: 'Eis', agencyId, assigneeId })
    const gone = 'c0ffee00-0000-4000-8000-000000000001'
    await makeQuote(app, { ...of, entityId: gone, entityName: 'Gone' })
    await admin('editSite', { markets: [{ name: { en: 'South' }, countries: ['BR'] }] })
    const names = async (by: FigureGrouping) =>
      (await figures(by)).rows.map(({ key, name }) => [key, name])
    expect(await names('agency')).toEqual([
      [agencyId, 'Viajes Sur'],
      [null, ''],
    ])
    expect(await names('branch')).toEqual([
      [`${agencyId}/`, 'Viajes Sur'],
      [null, ''],
    ])
    await admin('editAgency', { id: agencyId, branches: [{ name: 'Centro' }] })
    const agent = await app.makeUser({ agencyId, branch: 'Centro' })
    const moved = await app.makeUser({ branch: 'Centro' })
    const sent = { creationDate: of.creationDate, agencyId }
    await makeQuote(app, { ...sent, userId: agent.id })
    await makeQuote(app, { ...sent, userId: moved.id })
    expect(new Map((await names('branch')) as [string, string][])).toEqual(
      new Map([
        [`${agencyId}/`, 'Viajes Sur'],
        [`${agencyId}/Centro`, 'Viajes Sur · Centro'],
        [null, ''],
      ]),
    )
    await app.services.database.db.delete(quotes).where(isNotNull(quotes.userId))
    expect(await names('assignee')).toEqual([
      [assigneeId, 'Eva Luna'],
      [null, ''],
    ])
    expect(await names('market')).toEqual([
      ['0', 'South'],
      [null, ''],
    ])
    expect(new Map((await names('item')) as [string, string][])).toEqual(
      new Map([
        [entityId, 'Hielo'],
        [gone, 'Gone'],
      ]),
    )
  })

  it('need a fixed number of reads, however many there are', async () => {
    const { at, figures } = nextYear()
    const countReads = async () => (await recordStatements(app.services.database, figures)).length
    await makeQuote(app, { creationDate: at('01-01') })
    const few = await countReads()
    for (let month = 1; month <= 9; month += 1) {
      await makeQuote(app, { creationDate: at(`0${month}-02`) })
    }
    expect(await countReads()).toBe(few)
  })
})

it('the bin is not counted; an erased request is, without what was asked and its money', async () => {
  const { at, figures } = nextYear()
  const wishes = { creationDate: at('04-04'), country: 'BR' }
  const binned = await makeQuote(app, wishes)
  const erased = await makeQuote(app, wishes)
  await accept(await makeSentProposal(app, erased))
  await admin('deleteQuote', { quoteId: binned.id })
  expect((await figures()).totals).toMatchObject({ requests: 1, value: [usd(2_500)] })
  await admin('erasePerson', { email: erased.email })
  const { rows, totals } = await figures('country')
  expect(totals).toMatchObject({ requests: 1, won: 1, proposals: 0, value: [] })
  expect(rows.map(({ key }) => key)).toEqual([null])
  await admin('restoreFromBin', { kind: 'quote', id: binned.id })
  expect((await figures()).totals.requests).toBe(2)
})

it('requests that were joined count once, with the money of both', async () => {
  const { at, figures } = nextYear()
  const person = { creationDate: at('08-08'), phone: '+54 9 294 411 2233' }
  const [from, into] = [await makeQuote(app, person), await makeQuote(app, person)]
  await accept(await makeSentProposal(app, from))
  await admin('mergeQuotes', { from: from.id, into: into.id })
  expect((await figures()).totals).toMatchObject({ requests: 1, proposals: 1, value: [usd(2_500)] })
})

it('a span without requests has no rows', async () => {
  const { figures } = nextYear()
  expect(await figures()).toEqual({
    rows: [],
    totals: {
      requests: 0,
      answered: 0,
      medianAnswerHours: null,
      travellers: 0,
      proposals: 0,
      won: 0,
      lost: 0,
      open: 0,
      value: [],
      commission: [],
    },
  })
})

it.each([
  ['2026-03-02', '2026-03-01'],
  ['2023-03-01', '2026-03-02'],
])('%s to %s is refused', async (from, to) => {
  const failure = await admin('getFigures', { from, to, by: 'month' }).catch(
    (error: Failure) => error,
  )
  expect(failure).toMatchObject({
    name: 'INVALID_DATA_ERROR',
    context: { issues: [{ path: 'to' }] },
  })
})

it('three years are no more than three years', async () => {
  const span = { from: '2023-03-01', to: '2026-03-01', by: 'month' as const }
  expect((await admin('getFigures', span)).rows).toEqual(expect.any(Array))
})

describe('the file', () => {
  it('has the rows, money in whole units by currency, and no formula of an outsider', async () => {
    const { at, span } = nextYear()
    const source = { utmSource: '=1+1;@x' }
    const quote = await makeQuote(app, { creationDate: at('07-01'), source })
    await accept(await makeSentProposal(app, quote))
    const yen = await makeQuote(app, { creationDate: at('07-02') })
    const prices = [{ label: 'All', quantity: 1, unit: { amount: 7_000, currency: 'JPY' } }]
    await accept(await makeSentProposal(app, yen, { ...smallProposal, prices }))
    const csv = await admin('exportFigures', { ...span, by: 'source', format: 'csv' })
    const [header = [], ...rows] = parseCsv(await csv.text(), { typeInference: false })
    expect(header.join(' ')).toBe(
      'key name requests answered medianAnswerHours travellers proposals won lost open value.JPY value.USD',
    )
    expect(rows.map((row) => [row[0], row[2], row[10], row[11]])).toEqual([
      ["'=1+1;'@x", '1', '', '2500'],
      ['', '1', '7000', ''],
    ])
    const workbook = await admin('exportFigures', { ...span, by: 'source' })
    const { sheets } = await readXlsx(new Uint8Array(await workbook.arrayBuffer()))
    expect(sheets[0]?.rows?.[1]?.slice(0, 3)).toEqual(['=1+1;@x', '=1+1;@x', 1])
    expect(sheets[0]?.rows?.[1]?.[11]).toBe(2_500)
  })

  it('leaves a line in the log', async () => {
    const { span } = nextYear()
    await admin('exportFigures', { ...span, by: 'month', format: 'csv' })
    expect(app.logs().some(({ event }) => event === 'figures exported')).toBe(true)
  })
})
