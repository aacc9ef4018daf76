import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { makeKeywords } from './keywords.ts'
import { makeRandom, makeUuid, pickOne } from './random.ts'

/** What the one client is to do: `ids` are tours, `seconds` how long. */
export interface Errand {
  address: string
  ids: string[]
  connections: number
  seconds: number
}

/** An answer: its status, and ms until it was whole. */
export type Answer = [status: number, ms: number]

const random = makeRandom(7)
const keywords = makeKeywords(7)
const some = () => makeUuid(random).slice(0, 8)

/** Addresses as somebody writes them who wants each answer made anew. */
function nextPath(ids: readonly string[]): string {
  const language = pickOne(random, ['/en', '/es', '/pt'])
  const paths = [
    () => `/search?q=${encodeURIComponent(keywords.next().value)}`,
    () => `/tours/${pickOne(random, ids)}/${some()}`,
    () => `/tours/${pickOne(random, ids)}?${some()}=${some()}`,
    () => `/destinations?utm_source=${some()}`,
    () => `/hotels?tag=${some()}&page=${Math.ceil(random() * 100)}`,
    () => `/circuits?sort=longest&month=${Math.ceil(random() * 12)}&days=5-8&tag=${some()}`,
    () => `/circuits/${makeUuid(random)}`,
    () => `/${some()}/${some()}`,
  ]
  return language + pickOne(random, paths)()
}

/** One client that asks without a pause, on many connections. */
async function ask({ address, ids, connections, seconds }: Errand): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const answers: Answer[] = []
  const end = performance.now() + seconds * 1000
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const start = performance.now()
      get(address + nextPath(ids), { agent, headers }, (response) => {
        response.resume().on('error', reject)
        response.on('end', () => {
          answers.push([response.statusCode ?? 0, performance.now() - start])
          resolve()
        })
      }).on('error', reject)
    })
  const connection = async () => {
    while (performance.now() < end) await once()
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  return answers
}

process.once('message', async (errand: Errand) => {
  const answers = await ask(errand)
  process.send?.(answers, () => process.disconnect())
})
