import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { kindFacts, kinds } from '#contract/base/kinds.ts'
import { newKey } from '#server/platform/auth/api-keys.ts'
import { agencies, apiKeys } from '#server/platform/db/schema/index.ts'
import { inTransaction, queryRows, type Transactional } from '#server/platform/db/transaction.ts'
import { rebuildPublicationLog } from '#server/features/catalogue/publication-log/rebuild.ts'
import { median } from './load.ts'
import { withApp } from './with-app.ts'
import { type BenchCatalogue, withCatalogue } from './with-catalogue.ts'

/**
 * P20: a traversal of everything, what changed since, and the rates of an agency, all over HTTP in this process;
 * against the same rows read and stringified by the bare driver. `feeds.ts 10000 200000`: items, and lines of rates.
 */
const items = Number(process.argv[2] ?? 10_000)
const lines = Number(process.argv[3] ?? 200_000)
const rounds = Number(process.argv[4] ?? 3)
const linesOfRate = 40

interface Traversed {
  ms: number
  entries: number
  bytes: number
  peak: number
  asOf: string
}

/** A full traversal, as a partner's program makes it; nothing of it is kept. */
async function traverse(
  url: string,
  key: string,
  feed: string,
  since?: string,
): Promise<Traversed> {
  const traversed: Traversed = { ms: 0, entries: 0, bytes: 0, peak: 0, asOf: '' }
  const begun = performance.now()
  let cursor: string | null = null
  do {
    const query = new URLSearchParams({ limit: '500' })
    if (cursor !== null) query.set('cursor', cursor)
    if (since !== undefined) query.set('changedSince', since)
    const answer = await fetch(`${url}/feed/v1/${feed}.json?${query}`, {
      headers: { authorization: `Bearer ${key}` },
    })
    if (!answer.ok || !answer.body) throw new Error(`${feed}: ${await answer.text()}`)
    let head = ''
    for await (const chunk of answer.body) {
      const bytes = Buffer.from(chunk as Uint8Array)
      if (head.length < 1_000) head += bytes.toString('latin1', 0, 1_000)
      for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) {
        traversed.entries += 1
      }
      traversed.bytes += bytes.length
      traversed.peak = Math.max(traversed.peak, process.memoryUsage.rss())
    }
    // Two lines of a page are no entries: its end, and what follows it.
    traversed.entries -= 2
    traversed.asOf ||= /"asOf":"([^"]+)"/.exec(head)?.[1] ?? ''
    cursor = /"next":"([^"]+)"/.exec(head)?.[1] ?? null
  } while (cursor !== null)
  traversed.ms = performance.now() - begun
  return traversed
}

const newline = 10

async function traverseAll(url: string, key: string, since?: string): Promise<Traversed> {
  const all: Traversed = { ms: 0, entries: 0, bytes: 0, peak: 0, asOf: '' }
  for (const kind of kinds) {
    const one = await traverse(url, key, kindFacts[kind].plural, since)
    all.ms += one.ms
    all.entries += one.entries
    all.bytes += one.bytes
    all.peak = Math.max(all.peak, one.peak)
    all.asOf ||= one.asOf
  }
  return all
}

/** As many rates as have so many lines, of circuits, packages, experiences and hotels in turn. */
async function fillRates({ db }: Transactional): Promise<void> {
  const count = Math.ceil(lines / linesOfRate)
  const line = {
    basis: 'double',
    pax: null,
    per: 'person',
    perNight: false,
    supplement: false,
    ages: null,
    bed: null,
    room: null,
    board: 'BB',
    service: null,
    class: null,
    commissionable: true,
    net: 100_000,
    gross: 125_000,
  }
  const season = (from: string, to: string) => ({
    name: 'Season',
    ranges: [{ from, to }],
    minNights: null,
    lines: Array.from({ length: linesOfRate / 2 }, (_none, index) => ({
      ...line,
      pax: { min: index + 1, max: index + 1 },
    })),
  })
  const seasons = [season('2027-01-01', '2027-06-30'), season('2027-07-01', '2027-12-31')]
  await db.execute(sql`
    insert into rates (entity_type, entity_id, currency, priced_by, seasons, days, valid_from, valid_to)
    select kind, id, 'USD', 'start', ${JSON.stringify(seasons)}::jsonb,
      '{[2027-01-01,2027-12-31]}', '2027-01-01', '2027-12-31'
    from generate_series(1, ${count}) number
    join (select id, kind, row_number() over (order by id) as place, count(*) over () as total
      from visible_items where kind in ('circuit', 'package', 'tour', 'hotel')) items
      on items.place = 1 + number % items.total`)
}

async function makeKey({ db }: Transactional): Promise<string> {
  const { key, keyHash } = newKey()
  const [agency] = await db
    .insert(agencies)
    .values({ name: 'Sur', country: 'AR', status: 'approved', terms: { kind: 'net' } })
    .returning({ id: agencies.id })
  const scopes = ['catalogue:read' as const, 'rates:read' as const]
  await db
    .insert(apiKeys)
    .values({ name: 'Bench', keyHash, scopes, agencyId: agency?.id, createdAt: new Date() })
  return key
}

/** The rows of rates read page by page and stringified, and nothing else. */
async function bareRates({ db }: Transactional): Promise<number> {
  const begun = performance.now()
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await queryRows<{ id: string }>(
      db,
      sql`select * from rates where id > ${after}::uuid order by id limit 500`,
    )
    for (const row of rows) JSON.stringify(row)
    const last = rows.at(-1)
    if (!last) return performance.now() - begun
    after = last.id
  }
}

const mb = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`

async function measure(catalogue: BenchCatalogue): Promise<void> {
  const { database } = catalogue
  if (lines > 0) await fillRates(database)
  await inTransaction(database, (tx) => rebuildPublicationLog(tx, new Date()))
  await database.db.execute(sql`analyze`)
  const key = await makeKey(database)
  await withApp(catalogue, async (app) => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    await traverse(url, key, 'tours')
    const before = process.memoryUsage.rss()
    const whole = await traverseAll(url, key)
    console.log(
      `the catalogue: ${whole.entries} items, ${mb(whole.bytes)} in ${Math.round(whole.ms)} ms; memory ${mb(before)} before, ${mb(whole.peak)} at most`,
    )
    await database.db.execute(sql`update shown_items set changed_at = now() + interval '1 minute'
    where item_id in (select id from visible_items where kind = 'tour' limit 10)`)
    const since = new Date(Date.now() + 30_000).toISOString()
    const times: number[] = []
    for (let round = 0; round < rounds * 5; round += 1) {
      const changed = await traverse(url, key, 'tours', since)
      if (changed.entries !== 10) throw new Error(`${changed.entries} instead of 10`)
      times.push(changed.ms)
    }
    console.log(`10 of ${items} changed: ${median(times).toFixed(1)} ms`)
    if (lines > 0) await measureRates(database, url, key)
  })
}

async function measureRates(database: Transactional, url: string, key: string): Promise<void> {
  const own: number[] = []
  const bare: number[] = []
  let peak = 0
  let last: Traversed | undefined
  const before = process.memoryUsage.rss()
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await bareRates(database))
    last = await traverse(url, key, 'rates')
    own.push(last.ms)
    peak = Math.max(peak, last.peak)
  }
  const [ours, limit] = [median(own), median(bare)]
  console.log(
    `rates: ${last?.entries} with ${(last?.entries ?? 0) * linesOfRate} lines, ${mb(last?.bytes ?? 0)} in ${Math.round(ours)} ms; bare ${Math.round(limit)} ms (${(limit / ours).toFixed(2)}); memory ${mb(before)} before, ${mb(peak)} at most`,
  )
}

await withCatalogue(Math.ceil(items / kinds.length), measure)
