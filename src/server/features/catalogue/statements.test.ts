import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OperationName } from '#contract/index.ts'
import { queryRows } from '#server/platform/db/transaction.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import {
  makeCategory,
  makeCircuit,
  makeDestination,
  makeHotel,
  makeIncentive,
  makePackage,
  makeTour,
} from '#testing/factories.ts'
import { recordStatements, type Statement } from '#testing/recorded-statements.ts'

const app = await startTestApp()
const { admin } = app
const { database } = app.services

const ids: Record<string, string> = {}
const tags = ['montaña', 'vino']

/** One more of everything, tied together. */
async function addOfEach(): Promise<void> {
  const destinationId = await makeDestination(admin, { tags })
  const second = await makeDestination(admin, { tags })
  const categoryId = await makeCategory(admin)
  const tour = await makeTour(admin, { destinationId, categoryId, tags })
  const hotel = await makeHotel(admin, { destinationId })
  const itinerary = {
    destinationIds: [destinationId, second],
    tourIds: [tour],
    hotelIds: [hotel],
    tags,
  }
  Object.assign(ids, {
    Destination: destinationId,
    Second: second,
    Tour: tour,
    Hotel: hotel,
    Incentive: await makeIncentive(admin, { destinationId }),
    Circuit: await makeCircuit(admin, itinerary),
    Package: await makePackage(admin, itinerary),
    Category: categoryId,
  })
}

const kinds = ['Destination', 'Tour', 'Hotel', 'Incentive', 'Circuit', 'Package'] as const

/** Reads that visitors make, each as [operation, payload]. */
function reads(): [OperationName, object][] {
  return [
    ...kinds.flatMap((kind): [OperationName, object][] => [
      [`list${kind}s`, { limit: 100 }],
      [`detail${kind}`, { id: ids[kind] }],
      [`landingDetail${kind}`, { id: ids[kind] }],
    ]),
    ['headerDropdowns', {}],
    ['getSearchResults', { keyword: 'item', lang: 'es', limit: 50 }],
    ['compareDestinations', { ids: [ids['Destination'], ids['Second']] }],
  ]
}

/**
 * The statements of an uncached read. All reads share the site, which is read once after a change. A late notice of
 * the database drops the site again: such a read is repeated.
 */
async function statementsOf(operation: OperationName, payload: object): Promise<Statement[]> {
  const { catalogueVersion, currentSite } = app.services
  await catalogueVersion.invalidate()
  const version = catalogueVersion.current()
  await currentSite()
  const statements = await recordStatements(database, () =>
    sendCall(app.server, operation, payload),
  )
  return catalogueVersion.current() === version ? statements : statementsOf(operation, payload)
}

beforeAll(addOfEach)

/** The panel's query: all items with their translation status. */
const panelReads = (): [OperationName, object][] =>
  kinds.flatMap((kind): [OperationName, object][] => [
    [`list${kind}s`, { limit: 100, adminPanel: true }],
    [`detail${kind}`, { id: ids[kind], adminPanel: true }],
  ])

/** The same for an admin; who asks is known by one statement that is always the same. */
async function panelStatementsOf(operation: OperationName, payload: object): Promise<Statement[]> {
  const { token } = await app.makeUser({ role: 'admin' })
  const headers = { authorization: token }
  return recordStatements(database, () => sendCall(app.server, operation, payload, headers))
}

describe('the statements of a read', () => {
  it('are as many for many items as for few', async () => {
    const count = async () => {
      const counts: Record<string, number> = {}
      for (const [operation, payload] of reads()) {
        counts[operation] = (await statementsOf(operation, payload)).length
      }
      const byPrice = { priceMax: { amount: 1, currency: 'USD' }, sort: 'price' }
      for (const operation of ['listTours', 'listCircuits', 'listPackages'] as const) {
        const inAnyMonth = await statementsOf(operation, byPrice)
        const inMonth = await statementsOf(operation, { ...byPrice, month: 1 })
        counts[`${operation} by price`] = inAnyMonth.length
        counts[`${operation} by the price of a month`] = inMonth.length
      }
      return counts
    }
    const countForPanel = async () => {
      const counts: Record<string, number> = {}
      for (const [operation, payload] of panelReads()) {
        const { length } = await panelStatementsOf(operation, payload)
        counts[`${operation} in the panel`] = length
      }
      return counts
    }
    const few = await count()
    const fewForPanel = await countForPanel()
    for (let more = 0; more < 6; more += 1) await addOfEach()
    expect(await count()).toEqual(few)
    expect(await countForPanel()).toEqual(fewForPanel)
    for (const [operation, statements] of Object.entries({ ...few, ...fewForPanel })) {
      expect({ operation, statements: statements > 0 && statements <= 12 }).toEqual({
        operation,
        statements: true,
      })
    }
  })

  it('of one item find every row by an index', async () => {
    const ofOne = ([name]: [OperationName, object]) => /^(detail|landing)/.test(name)
    const asked = [
      ...reads()
        .filter(ofOne)
        .map((read) => [read, statementsOf] as const),
      ...panelReads()
        .filter(ofOne)
        .map((read) => [read, panelStatementsOf] as const),
    ]
    for (const [[operation, payload], record] of asked) {
      for (const statement of await record(operation, payload)) {
        expect({ operation, scanned: await scannedTables(statement) }).toEqual({
          operation,
          scanned: [],
        })
      }
    }
  })
})

it('a statement without an index is found out', async () => {
  const text = 'select * from item_details where description = $1'
  expect(await scannedTables({ text, parameters: ['x'] })).toEqual(['item_details'])
})

/** Small tables, which may be read whole. */
const readWhole = new Set(['categories', 'countries', 'regions', 'settings', 'site'])

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

/** The tables that a statement would go through row by row though it were dear, for want of an index. */
async function scannedTables({ text, parameters }: Statement): Promise<string[]> {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const [first = '', ...rest] = text.split(/\$\d+/)
    const order = [...text.matchAll(/\$(\d+)/g)].map((match) => Number(match[1]) - 1)
    const statement = rest.reduce(
      (whole, part, at) => sql`${whole}${sql.param(parameters[order[at] ?? 0])}${sql.raw(part)}`,
      sql.raw(first),
    )
    const [row] = await queryRows<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      tx,
      sql`explain (format json) ${statement}`,
    )
    const scanned = (node: PlanNode): string[] => [
      ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
      ...(node.Plans ?? []).flatMap(scanned),
    ]
    const plan = row?.['QUERY PLAN'][0].Plan
    return plan ? scanned(plan).filter((table) => !readWhole.has(table)) : []
  })
}
