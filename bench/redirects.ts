import { parseSource } from '#contract/base/addresses/redirect-source.ts'
import { redirects } from '#server/platform/db/schema/index.ts'
import { insertAll } from './insert-all.ts'
import { median } from './load.ts'
import { measureAnswers } from './measure-answers.ts'
import { address, processorMilliseconds, withServer } from './servers.ts'
import { withCatalogue } from './with-catalogue.ts'

/**
 * The cost of redirects for a visit: a cached page, a page made for each request and an address that has moved, with
 * 20,000 redirects and with one, in turn.
 */
const rounds = Number(process.argv[2] ?? 3)
const seconds = 4
const many = 20_000
const moved = '/old/0.php?id=0'
const asked = [
  { path: '/en', cache: undefined },
  { path: '/en/destinations?page=1', cache: 'answers' },
  { path: moved, cache: undefined },
]

/** A redirect of a former site, by its number. */
function redirectAt(at: number) {
  const from = `/old/${at}.php?id=${at}`
  const { path, query } = parseSource(from)
  return { from, fromPath: path, fromQuery: JSON.stringify(query), toAddress: '/en/destinations' }
}

/** Ms of the server's processor time for one answer. */
async function costOf(path: string, variables: Record<string, string>): Promise<number> {
  const target = { url: address + path, headers: { 'accept-encoding': 'gzip, deflate, br' } }
  const { processor } = await withServer('./api-server.ts', variables, (server) =>
    measureAnswers(target, seconds, () => processorMilliseconds(server)),
  )
  return processor
}

const costs = new Map<string, number[]>()

await withCatalogue(200, async ({ database, variables }) => {
  for (let round = 0; round < rounds; round += 1) {
    for (const count of [1, many]) {
      await database.db.delete(redirects)
      const rows = Array.from({ length: count }, (_, at) => redirectAt(at))
      await insertAll(database.db, redirects, rows)
      for (const { path, cache } of asked) {
        const of = { ...variables, PAGES: 'built', ...(cache && { CACHE: cache }) }
        const key = `${path} ${count}`
        costs.set(key, [...(costs.get(key) ?? []), await costOf(path, of)])
      }
    }
  }
})

console.log('| address | ms with 1 redirect | with 20,000 | ratio |')
console.log('| --- | --- | --- | --- |')
for (const { path } of asked) {
  const [one = 0, all = 0] = [1, many].map((count) => median(costs.get(`${path} ${count}`) ?? []))
  console.log(`| ${path} | ${one.toFixed(3)} | ${all.toFixed(3)} | ${(all / one).toFixed(2)} |`)
}
