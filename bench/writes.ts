import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { quotes } from '#server/platform/db/schema/index.ts'
import { deadLetters } from '#server/platform/jobs/queues.ts'
import { makeAdmin } from './admin.ts'
import { measureLoad, measureThroughput, median, post } from './load.ts'
import { address, withServer } from './servers.ts'
import { type BenchCatalogue, withCatalogue } from './with-catalogue.ts'

/** P6 and P14: readers while an admin writes once a second; quotes against the bare insert of the same rows. */
const rounds = Number(process.argv[2] ?? 3)
const seconds = 10

const urlOf = (operation: string) => `${address}/api/${operation}`
const list = { url: urlOf('listDestinations'), payload: { limit: 100 } }

async function firstDestination(): Promise<{ id: string; details: object[] }> {
  const answer: unknown = JSON.parse((await post(list.url, { limit: 1 })).toString())
  const [first] = (answer as { list: { id: string; details: object[] }[] }).list
  if (!first) throw new Error('There is no destination')
  return first
}

/** Edits a destination once a second until `done`; after each edit the next reader must see it. */
async function keepWriting(token: string, done: () => boolean): Promise<number> {
  const { id } = await firstDestination()
  let writes = 0
  while (!done()) {
    const name = `Edit ${writes}`
    const details = [{ lang: 'en', name, description: 'Text.' }]
    await post(urlOf('editDestination'), { id, details }, token)
    const answer: unknown = JSON.parse((await post(urlOf('detailDestination'), { id })).toString())
    if (!JSON.stringify(answer).includes(name)) throw new Error('A reader saw what was before')
    writes += 1
    await pause(1_000)
  }
  return writes
}

async function measureReaders({ database, variables }: BenchCatalogue): Promise<void> {
  const token = await makeAdmin(database)
  const calm: number[] = []
  const disturbed: number[] = []
  let writes = 0
  await withServer('./api-server.ts', variables, async () => {
    await measureLoad(list, 2)
    for (let round = 0; round < rounds; round += 1) {
      calm.push((await measureLoad(list, seconds)).p99)
      let done = false
      const writing = keepWriting(token, () => done)
      disturbed.push((await measureLoad(list, seconds)).p99)
      done = true
      writes += await writing
    }
  })
  const [before, during] = [median(calm), median(disturbed)]
  console.log(
    `readers of a list of 100: p99 ${before} ms, with a write a second ${during} ms (${(during / before).toFixed(1)} ×); ${writes} writes, each seen by the next request`,
  )
}

/** The agency's and the visitor's. */
const mails = 2

async function measureQuotes({ database, variables }: BenchCatalogue): Promise<void> {
  const own: number[] = []
  const bare: number[] = []
  const asked = {
    name: 'María Pérez',
    email: 'maria@example.com',
    message: 'Somos cuatro, en marzo. '.repeat(8),
    entityType: 'destination' as const,
  }
  for (let round = 0; round < rounds; round += 1) {
    await withServer('./api-server.ts', variables, async () => {
      const { id } = await firstDestination()
      const ask = () => post(urlOf('createQuote'), { ...asked, entityId: id, lang: 'es' })
      await measureThroughput(ask, 1)
      own.push(await measureThroughput(ask, seconds))
    })
    const row = {
      ...asked,
      entityId: crypto.randomUUID(),
      entityName: 'Salta',
      lang: 'es' as const,
    }
    // The mails' rows, where nothing works on them.
    const mail = sql`insert into pgboss.job (name, data) values (${deadLetters}, ${JSON.stringify(row)})`
    const insert = () =>
      database.db.transaction(async (tx) => {
        await tx.insert(quotes).values(row)
        for (let sent = 0; sent < mails; sent += 1) await tx.execute(mail)
      })
    bare.push(await measureThroughput(insert, seconds))
  }
  const [ours, limit] = [median(own), median(bare)]
  console.log(
    `quotes: ${Math.round(ours)}/s with their mails sent at the same time; the same ${1 + mails} rows inserted and committed bare ${Math.round(limit)}/s (${(ours / limit).toFixed(2)})`,
  )
}

await withCatalogue(200, async (catalogue) => {
  await measureReaders(catalogue)
  await measureQuotes(catalogue)
})
