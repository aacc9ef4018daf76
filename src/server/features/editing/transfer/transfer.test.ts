import { randomUUID } from 'node:crypto'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { kindsInOrder } from '#contract/editing/transfer.ts'
import { kinds } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { OperationName } from '#contract/index.ts'
import { startTestApp, type TestApp } from '#testing/app.ts'
import { recordStatements } from '#testing/recorded-statements.ts'
import { csvRows, importSheet, makeFullCatalogue, withoutIds } from '#testing/sheets.ts'

const app = await startTestApp()
const { admin } = app
await makeFullCatalogue(admin)

describe('an export', () => {
  it('that is made in the background is there when it is asked for again, and only for who asked', async () => {
    const input = { kind: 'tour', format: 'xlsx', workId: randomUUID() } as const
    const begun: unknown = await admin('exportCatalogue', { ...input, background: true })
    expect(begun).toEqual({ workId: input.workId })
    await eventually(async () => {
      const work = await admin('getWork', { workId: input.workId })
      expect(work).toMatchObject({
        state: 'done',
        done: 2,
        total: 2,
        answer: { name: 'tours.xlsx' },
      })
    })
    const file = await admin('exportCatalogue', input)
    expect(file.name).toBe('tours.xlsx')
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
    expect(sheets[0]?.rows).toHaveLength(3)
    const other = await app.makeUser({ role: 'admin' })
    await expect(other.call('exportCatalogue', input)).rejects.toMatchObject({
      context: { issues: [{ path: 'workId' }] },
    })
    const served = await app.server.inject({ method: 'GET', url: `/media/made/${input.workId}` })
    expect(served.statusCode).toBe(404)
  })

  it('with an id of its own in the foreground is the file, and its progress', async () => {
    const workId = randomUUID()
    const file = await admin('exportCatalogue', { kind: 'hotel', workId })
    expect(await csvRows(file)).toHaveLength(1)
    expect(await admin('getWork', { workId })).toMatchObject({ state: 'done', done: 1, total: 1 })
  })

  it('has the columns that the fields are named by', async () => {
    const [row = {}] = await csvRows(await admin('exportCatalogue', { kind: 'circuit' }))
    expect(Object.keys(row)).toEqual(
      expect.arrayContaining(['name.en', 'highlights.pt', 'groupSize.min', 'priceFrom.currency']),
    )
    expect(row).toMatchObject({
      externalId: 'circuit | 1',
      'highlights.en': String.raw`One \| two | Back\\slash | - dash`,
      'groupSize.min': '2',
      destinationIds: String.raw`destination \| 1 | other`,
      status: 'false',
      'departures.kind': 'dates',
      priceFrom: '10000000000',
      'priceFrom.currency': 'USD',
      'departures.dates': '2027-02-01 few | 2027-03-07',
    })
    expect(JSON.parse(row['itinerary'] ?? '')).toMatchObject([
      { day: 1, hotelId: 'hotel | 1', tourIds: ['tour | 1'] },
      { day: 3 },
    ])
  })

  it('reads in short pages', async () => {
    const statements = await recordStatements(app.services.database, async () => {
      await admin('exportCatalogue', { kind: 'tour' })
    })
    const reads = statements.filter(({ text }) => /"sequence" > \$\d/.test(text))
    expect(reads.length).toBeGreaterThan(0)
    for (const { text, parameters } of reads) {
      expect(text).toMatch(/limit \$\d+$/)
      expect(parameters.at(-1)).toBeLessThanOrEqual(500)
    }
  })

  it('leaves a line in the log', async () => {
    await admin('exportUsers')
    const events = app.logs().map(({ event }) => event)
    expect(events).toEqual(expect.arrayContaining(['catalogue exported', 'users exported']))
  })
})

it('exports users, with nothing that one could log in with', async () => {
  await app.makeUser({ name: '=Ana', passwordHash: 'secret-hash' })
  const file = await admin('exportUsers')
  expect(await file.text()).not.toContain('secret-hash')
  const rows = await csvRows(file)
  expect(rows).toContainEqual(expect.objectContaining({ name: "'=Ana", role: 'user' }))
  const book = await admin('exportUsers', { format: 'xlsx' })
  const { sheets } = await readXlsx(new Uint8Array(await book.arrayBuffer()))
  expect(sheets[0]?.rows).toHaveLength(rows.length + 1)
})

/** The public view of everything, by names: ids and moments are each installation's own. */
async function publicAnswers({ call, services }: TestApp): Promise<unknown> {
  const ask = call as (name: OperationName, payload: object) => Promise<unknown>
  const answers: Record<string, unknown> = {}
  for (const kind of kinds) {
    const { list } = (await ask(operationsOfKind[kind].list, {})) as {
      list: { id: string; externalId: string }[]
    }
    for (const { id, externalId } of list) {
      const name = operationsOfKind[kind].detail.replace('detail', 'landingDetail') as OperationName
      answers[`${kind} ${externalId}`] = await ask(name, { id })
    }
  }
  const rows = await services.database.db.execute<{ id: string; name: string }>(
    sql`select id::text, coalesce(kind || ' ' || external_id, id::text) as name from catalogue_items
      union all select id::text, name from categories union all select id::text, name from countries
      union all select id::text, name from regions`,
  )
  let text = JSON.stringify(answers, (key, value: unknown) => {
    if (key === 'updatedAt') return undefined
    return key === 'details' && Array.isArray(value) ? inOrder(value) : value
  })
  for (const { id, name } of rows.rows)
    text = text.replaceAll(id, JSON.stringify(name).slice(1, -1))
  return JSON.parse(text)
}

function inOrder(details: { lang: string }[]) {
  return details.toSorted((one, two) => (one.lang < two.lang ? -1 : 1))
}

it.each(['csv', 'xlsx', 'json'] as const)(
  'moves a catalogue to an empty installation, which shows the public the same: %s',
  { timeout: 60_000 },
  async (format) => {
    const source = await startTestApp()
    const target = await startTestApp()
    await makeFullCatalogue(source.admin)
    const { list } = await source.admin('listTours', { adminPanel: true })
    const bare = list.find(({ externalId }) => externalId === null)
    // What others name needs a name that both know.
    await source.admin('editTour', { id: bare?.id ?? '', externalId: 'bare' })
    for (const kind of kindsInOrder) {
      // Ids are an installation's own: elsewhere items are known by their externalId.
      const exported = await source.admin('exportCatalogue', { kind, format })
      const asItIs = await importSheet(target.admin, kind, exported, true)
      expect(asItIs.counts.refused).toBe(asItIs.rows.length)
      const sheet = await withoutIds(exported, format)
      const { counts, rows } = await importSheet(target.admin, kind, sheet)
      expect(rows.filter(({ action }) => action !== 'add')).toEqual([])
      expect(counts.add).toBeGreaterThan(0)
      const again = await importSheet(target.admin, kind, sheet)
      expect(again.counts.unchanged).toBe(counts.add)
    }
    const shown = await publicAnswers(source)
    expect(Object.keys(shown as object).length).toBeGreaterThan(4)
    expect(await publicAnswers(target)).toEqual(shown)
  },
)
