import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Language } from '#contract/base/languages/languages.ts'
import { kindFacts, kinds } from '#contract/base/kinds.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { addCatalogue } from '#server/tools/demonstration/load/load-catalogue.ts'
import { startTestApp } from '#testing/app.ts'

/** Some 150 items are read, and searched hundreds of times. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

/** A keyword on the site of a language, and the hits that it must and must not have on the demonstration's catalogue. */
interface Question {
  lang: Language
  ask: string
  /** External ids of items among the first ten of their kind. */
  finds: string[]
  /** External ids of items that are no hits. */
  never?: string[]
  /** Nothing is found at all. */
  none?: boolean
  /** The hits lack some of the words. */
  partly?: boolean
  /** Facets that are offered to be taken away, where nothing matches all. */
  facets?: string[]
}

const questions = JSON.parse(
  readFileSync(join(import.meta.dirname, 'search-questions.json'), 'utf8'),
) as Question[]

/** As the site asks. */
const asked = { threshold: 0.4, brief: true, typing: true }
const firstOfKind = 10

const { call, services } = await startTestApp()

beforeAll(async () => {
  await inTransaction(services.database, (tx) => addCatalogue(services, tx, services.clock()))
})

interface Hit {
  externalId: string | null
  because: string
  missing: string[]
}

/** Lists the faults of an answer. */
async function findFaults(question: Question): Promise<string[]> {
  const { lang, ask, finds, never = [], none = false, partly = false, facets = [] } = question
  const answer = await call('getSearchResults', { keyword: ask, lang, limit: 50, ...asked })
  const lists = kinds.map((kind): Hit[] => answer[kindFacts[kind].plural])
  const first = new Map(
    lists.flatMap((list) =>
      list.slice(0, firstOfKind).map((hit) => [hit.externalId, hit] as const),
    ),
  )
  const all = lists.flat().map(({ externalId }) => externalId)
  const kindsOfFacets: string[] = answer.facets.map(({ kind }) => kind)
  return [
    ...finds.flatMap((id) => {
      const hit = first.get(id)
      if (!hit) return `misses ${id}`
      return hit.missing.length > 0 && !partly ? `${id} lacks ${hit.missing.join(', ')}` : []
    }),
    ...lists
      .flat()
      .filter(({ externalId }) => never.includes(externalId ?? ''))
      .map(({ externalId, because }) => `finds ${externalId} by ${because}`),
    ...(none && all.length > 0 ? [`finds ${all.slice(0, 5).join(', ')}`] : []),
    ...facets.filter((kind) => !kindsOfFacets.includes(kind)).map((kind) => `no facet ${kind}`),
  ]
}

it('answers the questions of travellers', async () => {
  const wrong: string[] = []
  for (const question of questions) {
    const faults = await findFaults(question)
    if (faults.length > 0) wrong.push(`${question.lang} “${question.ask}”: ${faults.join('; ')}`)
  }
  const score = `${questions.length - wrong.length} of ${questions.length} questions answered`
  process.stdout.write(`${score}\n`)
  expect({ score, wrong }).toEqual({ score, wrong: [] })
})
