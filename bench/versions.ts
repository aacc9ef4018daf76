import { performance } from 'node:perf_hooks'
import { deflateSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { limits } from '#contract/base/limits.ts'
import type { PostgresDatabase } from '#server/platform/db/connect.ts'
import { catalogueItems, itemVersions } from '#server/platform/db/schema/index.ts'
import { queryRows } from '#server/platform/db/transaction.ts'
import { versionListener } from '#server/features/editing/versions/on-change.ts'
import { makeAdmin } from './admin.ts'
import { median } from './load.ts'
import { type BenchCall, makeCall, withApp } from './with-app.ts'
import { type BenchCatalogue, withCatalogue } from './with-catalogue.ts'

/**
 * The cost of an edit with and without versions, and lists with 50 versions of each item and without, in one
 * process and by the same calls. `versions.ts 10000 200`: so many items, and so many edits of each kind.
 */
const items = Number(process.argv[2] ?? 120)
const edits = Number(process.argv[3] ?? 40)

const { before, after } = versionListener

/** Without versions a change of an item is followed by nobody. */
function keepVersions(kept: boolean): void {
  const nothing = async () => {}
  Object.assign(versionListener, kept ? { before, after } : { before: nothing, after: nothing })
}

interface Bench {
  database: PostgresDatabase
  call: BenchCall
}

/** Milliseconds of each of so many calls. */
async function timesOf(
  count: number,
  work: (round: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    const begun = performance.now()
    await work(round)
    times.push(performance.now() - begun)
  }
  return times
}

/**
 * The medians of an edit of a kind, followed by nobody and with its version, one after the other: what else
 * the machine does is in both.
 */
async function measureEdits(
  { database, call }: Bench,
  kind: Kind,
): Promise<{ without: number; with: number }> {
  const rows = await database.db
    .select({ id: catalogueItems.id })
    .from(catalogueItems)
    .where(eq(catalogueItems.kind, kind))
    .limit(edits)
  const { edit, detail } = operationsOfKind[kind]
  const read = await Promise.all(
    rows.map(({ id }) => call(detail, { id, adminPanel: true }) as Promise<{ details: object[] }>),
  )
  const change = (round: number) => {
    const at = round % rows.length
    const details = read[at]?.details.map((entry) => ({ ...entry, name: `Edit ${Math.random()}` }))
    return call(edit, { id: rows[at]?.id, details })
  }
  const plain: number[] = []
  const followed: number[] = []
  for (let round = 0; round < edits; round += 1) {
    keepVersions(false)
    plain.push(...(await timesOf(1, () => change(round))))
    keepVersions(true)
    followed.push(...(await timesOf(1, () => change(round))))
  }
  return { without: median(plain), with: median(followed) }
}

async function measureList({ call }: Bench, kind: Kind): Promise<number> {
  const { list } = operationsOfKind[kind]
  return median(
    await timesOf(edits, (round) =>
      call(list, { limit: 100, offset: round % 3, adminPanel: true }),
    ),
  )
}

/** Gives every item so many versions, each as it is today. */
async function fillVersions({ database, call }: Bench): Promise<void> {
  const { db } = database
  await db.delete(itemVersions)
  const rows = await db
    .select({ id: catalogueItems.id, kind: catalogueItems.kind })
    .from(catalogueItems)
  for (const { id, kind } of rows) {
    // An edit of nothing but its moment leaves none: a toggle and back does.
    await call(operationsOfKind[kind].toggleStatus, { id })
    await call(operationsOfKind[kind].toggleStatus, { id })
  }
  await db.execute(sql`insert into item_versions (item_id, kind, version, at, by_id, by_name, fields, item)
    select item_id, kind, number, at, by_id, by_name, fields, item
    from item_versions, generate_series(4, ${limits.versionsMax}::int) number where version = 3`)
  await db.execute(sql`vacuum analyze item_versions`)
}

async function printSizes({ db }: PostgresDatabase): Promise<void> {
  const [size] = await queryRows<{ bytes: number; versions: number }>(
    db,
    sql`select pg_total_relation_size('item_versions')::float8 as bytes,
      (select count(*)::int from item_versions) as versions`,
  )
  console.log(
    `${size?.versions} versions, ${Math.round((size?.bytes ?? 0) / (size?.versions ?? 1))} bytes each with all that the table needs`,
  )
  console.log('| kind | as text | as jsonb, compressed by PostgreSQL | deflated |')
  console.log('| --- | --- | --- | --- |')
  for (const kind of kinds) {
    const sample = await queryRows<{ text: string; stored: number }>(
      db,
      sql`select item::text as text, pg_column_size(item) as stored from item_versions
        where kind = ${kind} and version = ${limits.versionsMax} limit 50`,
    )
    const mean = (of: (row: { text: string; stored: number }) => number) =>
      Math.round(sample.reduce((sum, row) => sum + of(row), 0) / sample.length)
    const text = mean((row) => Buffer.byteLength(row.text))
    console.log(
      `| ${kind} | ${text} | ${mean(({ stored }) => stored)} | ${mean((row) => deflateSync(row.text).length)} |`,
    )
  }
}

async function measure(catalogue: BenchCatalogue): Promise<void> {
  const { database } = catalogue
  const token = await makeAdmin(database)
  await withApp(catalogue, async (app) => {
    const bench = { database, call: makeCall(app, token) }
    const lists = new Map<Kind, number>()
    for (const kind of kinds) {
      await measureList(bench, kind)
      lists.set(kind, await measureList(bench, kind))
    }
    await fillVersions(bench)
    await printSizes(database)
    console.log(
      '| kind | edit without, ms | edit with 50 each, ms | ratio | list of 100 without | with |',
    )
    console.log('| --- | --- | --- | --- | --- | --- |')
    for (const kind of kinds) {
      await measureEdits(bench, kind)
      const edit = await measureEdits(bench, kind)
      const list = await measureList(bench, kind)
      const figures = [
        edit.without,
        edit.with,
        edit.with / edit.without,
        lists.get(kind) ?? 0,
        list,
      ]
      console.log(`| ${[kind, ...figures.map((each) => each.toFixed(2))].join(' | ')} |`)
    }
  })
}

await withCatalogue(Math.ceil(items / kinds.length), measure)
