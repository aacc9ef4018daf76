import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeDetails, makeHotel } from '#testing/factories.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import { makeQuote, makeSentProposal, readTimeline } from '#testing/proposals.ts'
import { recordStatements } from '#testing/recorded-statements.ts'

const app = await startTestApp()
const { admin } = app
const { database } = app.services
const formula = '=HYPERLINK("https://evil.example","x")'
/** More than two pages of them, all with the same due time but for one. */
const many = 1_100

beforeAll(async () => {
  const entityId = await makeDestination(admin)
  const { id } = await app.call('createQuote', {
    entityId,
    entityType: 'destination',
    name: formula,
    email: 'formula@example.com',
    message: 'Uno,\n"dos"',
    adults: 2,
    children: [4, 9],
    items: await Promise.all(
      ['North', 'South'].map(async (name) => {
        const id = await makeHotel(admin, { details: makeDetails(name) })
        return { entityType: 'hotel' as const, entityId: id }
      }),
    ),
    budget: { amount: 123_450, currency: 'USD', per: 'person' },
    travel: { month: '2027-03' },
  })
  await admin('quoteFollowUp', { quoteId: id, on: '2027-01-05' })
  await database.db
    .execute(sql`insert into quotes (name, email, message, lang, due_at, answer_due_at)
    select 'Visitor ' || n, 'v' || n || '@example.com', '-', 'es', '2026-01-01', '2026-01-01'
    from generate_series(1, ${many}) n`)
})

async function csvRows(query: object = {}): Promise<Record<string, string>[]> {
  const text = await (await admin('exportQuotes', { ...query, format: 'csv' })).text()
  const [header = [], ...rows] = parseCsv(text, { typeInference: false }).map((row) =>
    row.map(String),
  )
  return rows.map((row) =>
    Object.fromEntries(header.map((name, place) => [name, row[place] ?? ''])),
  )
}

async function xlsxRows(query: object = {}) {
  const file = await admin('exportQuotes', query)
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  const [header = [], ...rows] = sheets[0]?.rows ?? []
  return rows.map((row) =>
    Object.fromEntries(header.map((name, place) => [String(name), row[place]])),
  )
}

it('is a table with the fields by name, and no cell begins a formula', async () => {
  const [row, ...more] = await csvRows({ keyword: 'formula@example' })
  expect(more).toEqual([])
  expect(row).toMatchObject({
    name: `'${formula}`,
    email: 'formula@example.com',
    message: 'Uno,\n"dos"',
    state: 'new',
    travel: '2027-03',
    adults: '2',
    children: '2',
    childrenAges: '4 | 9',
    items: 'North | South',
    budget: '1234.5',
    budgetCurrency: 'USD',
    followUpOn: '2027-01-05',
  })
})

it('is a workbook with numbers and dates that are such, and formulas that are text', async () => {
  const [row] = await xlsxRows({ keyword: 'formula@example' })
  const { list } = await admin('listQuote', { keyword: 'formula@example' })
  const cameAt = list[0]?.creationDate.getTime() ?? 0
  const threeHours = 3 * 60 * 60 * 1000
  expect(row).toMatchObject({
    reference: list[0]?.reference,
    name: formula,
    adults: 2,
    budget: 1234.5,
    followUpOn: new Date('2027-01-05'),
  })
  // By the clocks of Buenos Aires, to the second.
  const exported = row?.['creationDate']
  expect(exported).toBeInstanceOf(Date)
  expect(Math.abs(Number(exported) - (cameAt - threeHours))).toBeLessThan(1_000)
})

it.each(['newest', 'oldest', 'due'] as const)(
  'has every request once in short reads, in the order %s of the list',
  async (sort) => {
    const names: string[] = []
    const statements = await recordStatements(database, async () => {
      for (const { name } of await csvRows({ sort })) names.push(name ?? '')
    })
    expect(new Set(names).size).toBe(many + 1)
    expect(names).toHaveLength(many + 1)
    const { list } = await admin('listQuote', { sort })
    expect(names.slice(0, 1_000).map((name) => name.replace(/^'/, ''))).toEqual(
      list.map(({ name }) => name),
    )
    const reads = statements.filter(({ text }) => /from "quotes"/.test(text))
    expect(reads.length).toBe(3)
    for (const { text, parameters } of reads) {
      expect(text).toMatch(/limit \$\d+$/)
      expect(parameters.at(-1)).toBe(500)
    }
  },
)

it('has as many rows as a workbook, and a header alone where nothing matches', async () => {
  expect(await xlsxRows()).toHaveLength(many + 1)
  expect(await csvRows({ keyword: 'nobody' })).toEqual([])
  expect(await xlsxRows({ keyword: 'nobody' })).toEqual([])
})

it('tells agency, account, proposals, the accepted total, and when it was sent, won and lost', async () => {
  const { id: agencyId } = await admin('addAgency', { name: 'Viajes Sur', country: 'AR' })
  const { id: userId } = await app.makeUser({ name: 'Eva', surname: 'Luna', agencyId })
  const quote = await makeQuote(app, { name: 'Exported', agencyId, userId, origin: 'fair' })
  await makeSentProposal(app, quote)
  const { token, version } = await makeSentProposal(app, quote)
  await app.call('answerProposal', { token, version, answer: 'accepted' })
  const timeline = await readTimeline(app, quote.id)
  const momentOf = (state: string) => timeline.findLast((each) => each.state === state)?.at
  const [row] = await csvRows({ quoteId: quote.id })
  expect(row).toMatchObject({
    agency: 'Viajes Sur',
    account: 'Eva Luna',
    origin: 'fair',
    proposalsSent: '2',
    acceptedTotal: '2500',
    acceptedCurrency: 'USD',
    sentAt: momentOf('sent')?.toISOString(),
    wonAt: momentOf('won')?.toISOString(),
    lostAt: '',
    reason: '',
  })
  await admin('quoteSetState', { quoteId: quote.id, state: 'lost', reason: 'price' })
  const [lost] = await csvRows({ quoteId: quote.id })
  expect(lost).toMatchObject({ wonAt: row?.['wonAt'], reason: 'price' })
  expect(lost?.['lostAt']).not.toBe('')
  const [inWorkbook] = await xlsxRows({ quoteId: quote.id })
  expect(inWorkbook?.['wonAt']).toBeInstanceOf(Date)
  await app.services.database.db.delete(quotes).where(eq(quotes.id, quote.id))
})

it('leaves a line in the log', async () => {
  await csvRows({ keyword: 'nobody' })
  expect(app.logs().some(({ event }) => event === 'requests exported')).toBe(true)
})

it('begins no formula where a spreadsheet cuts at semicolons, nor do the exported users', async () => {
  const entityId = await makeDestination(admin)
  await app.call('createQuote', {
    entityId,
    entityType: 'destination',
    name: 'Zoe;=2+2',
    email: 'semicolon@example.com',
    message: 'Hola;=WEBSERVICE(A1)\n=1+41|@SUM(1)',
  })
  await app.makeUser({ name: 'Zoe', surname: 'Acme;@SUM(1)' })
  const [row] = await csvRows({ keyword: 'semicolon@example' })
  expect(row).toMatchObject({
    name: "Zoe;'=2+2",
    message: "Hola;'=WEBSERVICE(A1)\n'=1+41|'@SUM(1)",
  })
  const users = await (await admin('exportUsers', {})).text()
  expect(users).toContain("Acme;'@SUM(1)")
})
