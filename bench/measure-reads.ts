import { textLanguages } from '#texts/languages.ts'
import { makeKeywords } from './keywords.ts'
import { type LoadTarget, measureLatencies, measureLoad, median, post, quantile } from './load.ts'
import { address } from './servers.ts'

const seconds = 4
const urlOf = (operation: string) => `${address}/api/${operation}`
const keywords = makeKeywords(3)

/** Lists of 12 tours and details a second, and the p50 and p99 of searches in ms, each as text. */
export async function measureReads(): Promise<string[]> {
  const first = { url: urlOf('listTours'), payload: { limit: 12 } }
  const answer: unknown = JSON.parse((await post(first.url, first.payload)).toString())
  const [tour] = (answer as { list: { id: string }[] }).list
  const detail: LoadTarget = { url: urlOf('detailTour'), payload: { id: tour?.id } }
  const perSecond = async (asked: LoadTarget) =>
    Math.round((await measureLoad(asked, seconds)).perSecond)
  const search = () =>
    post(urlOf('getSearchResults'), {
      keyword: keywords.next().value,
      lang: textLanguages[Math.floor(Math.random() * textLanguages.length)],
    })
  await measureLatencies(search, { perSecond: 5, seconds: 2 })
  const latencies = await measureLatencies(search, { perSecond: 10, seconds: 10 })
  return [
    String(await perSecond(first)),
    String(await perSecond(detail)),
    `${median(latencies).toFixed(1)} / ${quantile(latencies, 0.99).toFixed(1)}`,
  ]
}
