import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { inTransaction, queryRows, type Transactional } from '#server/platform/db/transaction.ts'
import {
  recordPublication,
  type Touched,
} from '#server/features/catalogue/publication-log/record-publication.ts'
import { rebuildPublicationLog } from '#server/features/catalogue/publication-log/rebuild.ts'
import { makeAdmin } from './admin.ts'
import { median } from './load.ts'
import { type BenchCall, makeCall, withApp } from './with-app.ts'
import { type BenchCatalogue, withCatalogue } from './with-catalogue.ts'

/**
 * The cost of an edit and the publication log's share: of an item, of the destination that
 * most others refer to, and where that is hidden and shown again. `publication-log.ts 10000 40`: so many items and edits.
 */
const items = Number(process.argv[2] ?? 10_000)
const edits = Number(process.argv[3] ?? 40)

async function timesOf(work: () => Promise<unknown>, count = edits): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return times
}

/** The record alone, in transactions that change nothing else. */
async function measureRecord(database: Transactional, touched: Touched): Promise<number> {
  const record = () => inTransaction(database, (tx) => recordPublication(tx, new Date(), [touched]))
  const nothing = () => inTransaction(database, (tx) => tx.execute(sql`select 1`))
  await record()
  return median(await timesOf(record)) - median(await timesOf(nothing))
}

async function measureEdit(call: BenchCall, kind: Kind, id: string): Promise<number> {
  const { detail, edit } = operationsOfKind[kind]
  const item = (await call(detail, { id, adminPanel: true })) as { details: object[] }
  const change = () =>
    call(edit, {
      id,
      details: item.details.map((entry) => ({ ...entry, name: `Edit ${Math.random()}` })),
    })
  await change()
  return median(await timesOf(change))
}

/** A visible item of a kind; of destinations the one that most others refer to. */
async function oneOf(database: Transactional, kind: Kind) {
  const [row] = await queryRows<{ id: string; referring: number }>(
    database.db,
    sql`select v.id, (
        (select count(*) from item_destinations where destination_id = v.id)
        + (select count(*) from tours where destination_id = v.id)
        + (select count(*) from hotels where destination_id = v.id)
        + (select count(*) from incentives where destination_id = v.id)
      )::int as referring
      from visible_items v where v.kind = ${kind} order by referring desc limit 1`,
  )
  if (!row) throw new Error(`There is no ${kind}`)
  return row
}

async function measure(catalogue: BenchCatalogue): Promise<void> {
  const { database } = catalogue
  const token = await makeAdmin(database)
  const [whole] = await timesOf(
    () => inTransaction(database, (tx) => rebuildPublicationLog(tx, new Date())),
    1,
  )
  const [again] = await timesOf(
    () => inTransaction(database, (tx) => rebuildPublicationLog(tx, new Date())),
    1,
  )
  await database.db.execute(sql`analyze shown_items`)
  console.log(
    `the whole record: ${Math.round(whole ?? 0)} ms where nothing is written down yet, ${Math.round(again ?? 0)} ms where all is (at each start)`,
  )
  await withApp(catalogue, async (app) => {
    const call = makeCall(app, token)
    console.log('| edit of | ms | of that the record | share |')
    console.log('| --- | --- | --- | --- |')
    const print = (what: string, edit: number, record: number) =>
      console.log(
        `| ${what} | ${edit.toFixed(1)} | ${record.toFixed(1)} | ${Math.round((100 * record) / edit)} % |`,
      )
    for (const kind of kinds) {
      const { id } = await oneOf(database, kind)
      const record = await measureRecord(database, { kind, id, fields: ['details'] })
      print(`a ${kind}`, await measureEdit(call, kind, id), record)
    }
    const kind = 'destination' as const
    const { id, referring } = await oneOf(database, kind)
    const tags = await measureRecord(database, { kind, id, fields: ['tags'] })
    let serial = 0
    const retag = () => call('editDestination', { id, tags: [`tag ${(serial += 1)}`] })
    print(
      `the tags of a destination that ${referring} others refer to`,
      median(await timesOf(retag)),
      tags,
    )
    const toggles = await timesOf(() => call('toggleDestinationStatus', { id }))
    const hide = median(toggles.filter((_time, index) => index % 2 === 0))
    const show = median(toggles.filter((_time, index) => index % 2 === 1))
    console.log(`hiding it: ${hide.toFixed(1)} ms, showing it again: ${show.toFixed(1)} ms`)
  })
}

await withCatalogue(Math.ceil(items / kinds.length), measure)
