import { sql } from 'drizzle-orm'
import { isStopWord } from '#contract/base/languages/stop-words.ts'
import { kinds } from '#contract/base/kinds.ts'
import { textLanguages } from '#texts/languages.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import { nearestOf } from '#testing/naive-search.ts'
import { makeKeywords } from './keywords.ts'
import { measureLatencies, measureThroughput, median, post, quantile } from './load.ts'
import { address, withServer } from './servers.ts'
import { type BenchCatalogue, withCatalogue } from './with-catalogue.ts'

const rounds = Number(process.argv[3] ?? 3)
const rate = { perSecond: 20, seconds: 15 }
const throughputSeconds = 5
const checkedSuggestions = 60
/** Items of each of the six kinds. */
const sizes = (process.argv[2] ?? '34,167,1667').split(',').map(Number)

const operation = `${address}/api/getSearchResults`
const keywords = makeKeywords(1)
const nextSearch = () => ({
  keyword: keywords.next().value,
  lang: textLanguages[Math.floor(Math.random() * textLanguages.length)],
})

/**
 * Visible names and effective tags in a language with their folded forms, from nothing but the views and texts; those
 * that end in a word without meaning are no suggestion.
 */
async function readTerms(tx: Tx, lang: string): Promise<Map<string, string>> {
  const rows = await queryRows<{ text: string; folded: string }>(
    tx,
    sql`with item as (
        select id from visible_items
      ), term as (
        select coalesce(own.name, english.name) as text from item
        left join item_details own on own.item_id = item.id and own.lang = ${lang}
        join item_details english on english.item_id = item.id and english.lang = 'en'
        union
        select coalesce(names ->> ${lang}, names ->> 'en', tag) from item
        join effective_tags on item_id = id left join tag_names using (tag)
      )
      select text, fold(text) as folded from term`,
  )
  const meant = rows.filter(({ folded }) => !isStopWord(folded.split(/\s+/).at(-1) ?? ''))
  return new Map(meant.map(({ text, folded }) => [text, folded]))
}

/** How many of some suggestions are those that looking at every name and tag gives. */
async function countExactSuggestions(tx: Tx): Promise<number> {
  let exact = 0
  for (const lang of textLanguages) {
    const terms = await readTerms(tx, lang)
    const texts = [...terms.keys()]
    for (let checked = 0; checked < checkedSuggestions / textLanguages.length; checked += 1) {
      const keyword = keywords.next().value.trim().toLowerCase()
      const answer: unknown = JSON.parse((await post(operation, { keyword, lang })).toString())
      const suggestion = answer instanceof Object && Reflect.get(answer, 'suggestion')
      const [row] = await queryRows<{ folded: string }>(tx, sql`select fold(${keyword}) as folded`)
      const nearest = nearestOf(texts, row?.folded ?? '', (text) => terms.get(text) ?? '')
      if (suggestion === nearest) exact += 1
      else console.log(`  wrong: ${keyword} (${lang}): ${String(suggestion)}, not ${nearest}`)
    }
  }
  return exact
}

async function averageBytes(): Promise<number> {
  let bytes = 0
  for (let call = 0; call < 50; call += 1) bytes += (await post(operation, nextSearch())).length
  return Math.round(bytes / 50)
}

const search = () => post(operation, nextSearch())
const askLimit = () => post(address, nextSearch())

/** Measures search and limit in turn; each figure is the median of the rounds. */
async function measureSize({ database, variables }: BenchCatalogue, ofEach: number): Promise<void> {
  const p50: number[] = []
  const p99: number[] = []
  const limitP99: number[] = []
  const throughput: number[] = []
  const shares: number[] = []
  let exact = 0
  let bytes = 0
  for (let round = 0; round < rounds; round += 1) {
    await withServer('./api-server.ts', variables, async () => {
      bytes = await averageBytes()
      if (round === 0) exact = await countExactSuggestions(database.db)
      const latencies = await measureLatencies(search, rate)
      p50.push(quantile(latencies, 0.5))
      p99.push(quantile(latencies, 0.99))
      throughput.push(Math.round(await measureThroughput(search, throughputSeconds)))
    })
    await withServer('./bare-server.ts', { BYTES: String(bytes) }, async () => {
      limitP99.push(quantile(await measureLatencies(askLimit, rate), 0.99))
      const limit = await measureThroughput(askLimit, throughputSeconds)
      shares.push((throughput.at(-1) ?? 0) / limit)
    })
  }
  const ms = (list: number[]) => median(list).toFixed(1)
  console.log(
    `| ${ofEach * kinds.length} | ${ms(p50)} | ${ms(p99)} | ${ms(limitP99)} | ${median(throughput)} | ${median(shares).toFixed(4)} | ${bytes} | ${exact}/${checkedSuggestions} |`,
  )
}

console.log(
  '| items searched | p50 ms | p99 ms | limit p99 ms | searches/s | of limit | bytes | exact |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
for (const ofEach of sizes) {
  await withCatalogue(ofEach, (catalogue) => measureSize(catalogue, ofEach))
}
