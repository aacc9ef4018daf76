import { languages } from '#contract/languages.ts'
import { makeKeywords } from './keywords.ts'
import { type Asked, measureLatencies, measureLoad, median, post, quantile } from './load.ts'
import { measureStart } from './product.ts'
import { address, withServer } from './servers.ts'
import { withCatalogue } from './with-catalogue.ts'

/** P12: what the same requests, and a start, cost with 100, 1,000 and 10,000 items (needs `npm run build`). */
const sizes = (process.argv[2] ?? '100,1000,10000').split(',').map(Number)
const seconds = 4
const urlOf = (operation: string) => `${address}/api/${operation}`
const keywords = makeKeywords(3)

async function measureSize(): Promise<string[]> {
  const first = { url: urlOf('listTours'), payload: { limit: 12 } }
  const answer: unknown = JSON.parse((await post(first.url, first.payload)).toString())
  const [tour] = (answer as { list: { id: string }[] }).list
  const detail: Asked = { url: urlOf('detailTour'), payload: { id: tour?.id } }
  const perSecond = async (asked: Asked) =>
    Math.round((await measureLoad(asked, seconds)).perSecond)
  const search = () =>
    post(urlOf('getSearchResults'), {
      keyword: keywords.next().value,
      lang: languages[Math.floor(Math.random() * languages.length)],
    })
  await measureLatencies(search, { perSecond: 5, seconds: 2 })
  const latencies = await measureLatencies(search, { perSecond: 10, seconds: 10 })
  return [
    String(await perSecond(first)),
    String(await perSecond(detail)),
    `${median(latencies).toFixed(1)} / ${quantile(latencies, 0.99).toFixed(1)}`,
  ]
}

console.log(
  '| items | list of 12/s | detail/s | uncached list of 12/s | uncached detail/s | search p50 / p99 ms | start s |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- |')
for (const items of sizes) {
  await withCatalogue(Math.round(items / 4), async ({ variables }) => {
    const [list, detail, search] = await withServer('./api-server.ts', variables, measureSize)
    const [anewList, anewDetail] = await withServer(
      './api-server.ts',
      { ...variables, CACHE: 'off' },
      measureSize,
    )
    const start = (await measureStart(variables, 3)).toFixed(2)
    console.log(`| ${[items, list, detail, anewList, anewDetail, search, start].join(' | ')} |`)
  })
}
