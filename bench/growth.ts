import { measureReads } from './measure-reads.ts'
import { measureStart } from './product.ts'
import { withServer } from './servers.ts'
import { withCatalogue } from './with-catalogue.ts'

/** P12: what the same requests, and a start, cost with 100, 1,000 and 10,000 items (needs `npm run build`). */
const sizes = (process.argv[2] ?? '100,1000,10000').split(',').map(Number)

console.log(
  '| items | list of 12/s | detail/s | uncached list of 12/s | uncached detail/s | search p50 / p99 ms | start s |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- |')
for (const items of sizes) {
  await withCatalogue(Math.round(items / 4), async ({ variables }) => {
    const [list, detail, search] = await withServer('./api-server.ts', variables, measureReads)
    const [anewList, anewDetail] = await withServer(
      './api-server.ts',
      { ...variables, CACHE: 'off' },
      measureReads,
    )
    const start = (await measureStart(variables, 3)).toFixed(2)
    console.log(`| ${[items, list, detail, anewList, anewDetail, search, start].join(' | ')} |`)
  })
}
