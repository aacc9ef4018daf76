import type { ChildProcess } from 'node:child_process'
import { Client } from 'pg'
import { makeAdmin } from './admin.ts'
import { median, post } from './load.ts'
import { measureReads } from './measure-reads.ts'
import { measureStart } from './product.ts'
import { address, residentMegabytes, withServer } from './servers.ts'
import { type BenchCatalogue, withCatalogue } from './with-catalogue.ts'

/**
 * P19: the same requests, edits, a start and the memory with 1,000 and 100,000 tours, 50 versions of each, and 200 items of
 * every other kind (needs `npm run build`). `one-kind.ts 1000,100000 50`: the sizes, and versions of each.
 */
const sizes = (process.argv[2] ?? '1000,100000').split(',').map(Number)
const versions = Number(process.argv[3] ?? 50)
const ofOthers = 200
const edits = 100
/** The options of `bin/nandu` for Node: memory is measured as served. */
const nodeOptions = ['--max-semi-space-size=16', '--heap-growing-percent=50']

const urlOf = (operation: string) => `${address}/api/${operation}`

interface Tour {
  id: string
  details: { lang: string; name: string }[]
}

async function tours(): Promise<Tour[]> {
  const answer = await post(urlOf('listTours'), { limit: edits })
  return (JSON.parse(answer.toString()) as { list: Tour[] }).list
}

/** The median of edits, each of another tour, in ms. */
async function measureEdits(token: string): Promise<number> {
  const times: number[] = []
  for (const { id, details } of await tours()) {
    const renamed = details.map((text) => ({ ...text, name: `Edit ${Math.random()}` }))
    const begun = performance.now()
    await post(urlOf('editTour'), { id, details: renamed }, token)
    times.push(performance.now() - begun)
  }
  return median(times)
}

/** Gives every tour so many versions, each as a tour is that was edited. */
async function fillVersions({ database }: BenchCatalogue, token: string): Promise<void> {
  const [tour] = await tours()
  await post(urlOf('toggleTourStatus'), { id: tour?.id }, token)
  await post(urlOf('toggleTourStatus'), { id: tour?.id }, token)
  // Of its own, because the product's connections end a statement that takes seconds.
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(
    `insert into item_versions (item_id, kind, version, at, by_id, by_name, fields, item)
    select i.id, v.kind, number, v.at, v.by_id, v.by_name, v.fields, v.item
    from (select * from item_versions limit 1) v, catalogue_items i, generate_series(1, $1::int) number
    where i.kind = 'tour' on conflict do nothing`,
    [versions],
  )
  await client.query('vacuum analyze item_versions')
  await client.end()
}

console.log(
  '| tours | list of 12/s | detail/s | search p50 / p99 ms | edit ms | memory MB | start s |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- |')
for (const size of sizes) {
  const measure = async (catalogue: BenchCatalogue) => {
    const { database, variables } = catalogue
    const token = await makeAdmin(database)
    await withServer('./api-server.ts', variables, () => fillVersions(catalogue, token))
    const read = async (server: ChildProcess) => {
      const reads = await measureReads()
      const edit = await measureEdits(token)
      return [...reads, edit.toFixed(1), (await residentMegabytes(server)).toFixed(0)]
    }
    const figures = await withServer('./api-server.ts', variables, read, nodeOptions)
    const start = await measureStart(variables, 3)
    console.log(`| ${[size, ...figures, start.toFixed(2)].join(' | ')} |`)
  }
  await withCatalogue(ofOthers, measure, size)
}
