import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import routes from '#web/routes.ts'
import type { Answer, Question } from './flood.ts'
import { measureLatencies, median, quantile } from './load.ts'
import { firstPage, startProduct, stop } from './product.ts'
import {
  type Offer,
  publicDocuments,
  publicOperations,
  publicPages,
  randomPage,
  type Samples,
} from './public-questions.ts'
import { benchAdmin, makeSamples } from './public-samples.ts'
import { address } from './servers.ts'
import { withCatalogue } from './with-catalogue.ts'

/**
 * P16: what each public operation, page and document costs, and what one client on 60 connections that asks for the
 * dearest of each, or for pages at random, costs those who read cached pages and the API.
 * With limits for each address, and without, as if the one had many addresses.
 */
const seconds = Number(process.argv[2] ?? 30)
const connections = 60
const quietSeconds = 10
const perSecond = 20
const rounds = 9
const warmUps = 20
const questionsOfFlood = 5_000
const listed = 12
const metricsToken = 'for-the-benchmark-alone-0123456789'
/** A reader's address is not the one client's, and none reads more than one may. */
const readers = Array.from({ length: 16 }, (_, at) => {
  return { agent: new Agent({ keepAlive: true }), localAddress: `127.0.0.${at + 2}` }
})

let turn = 0

/** Asks as the next of the readers; the status of the answer when it is whole. */
function ask({ path, payload }: Question): Promise<number> {
  turn += 1
  const reader = readers[turn % readers.length]
  const headers = {
    'accept-encoding': 'gzip, deflate, br',
    ...(payload && { 'content-type': 'application/json' }),
  }
  const method = payload ? 'POST' : 'GET'
  return new Promise((resolve, reject) => {
    const call = request(address + path, { ...reader, method, headers }, (response) => {
      response.resume().on('error', reject)
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    call.on('error', reject)
    call.end(payload && JSON.stringify(payload))
  })
}

async function askWell(question: Question): Promise<void> {
  const status = await ask(question)
  if (status !== 200) throw new Error(`${question.path} was answered with ${status}`)
}

/** Latencies of both kinds of reader at a steady rate. */
async function read(pages: Question[], calls: Question[], time: number): Promise<number[][]> {
  const oneOf = (questions: Question[]) => {
    let at = 0
    return () => askWell(questions[at++ % questions.length] as Question)
  }
  const rate = { perSecond, seconds: time }
  return Promise.all([pages, calls].map((each) => measureLatencies(oneOf(each), rate)))
}

/** How many pages had to be made so far. */
async function pagesMade(): Promise<number> {
  const answer = await fetch(`${address}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  const line = /^nandu_cache_requests_total\{(?=[^}]*pages)(?=[^}]*miss)[^}]*\} (\d+)/m
  return Number(line.exec(await answer.text())?.[1] ?? 0)
}

async function flood(questions: Question[]): Promise<Answer[]> {
  const child = fork(new URL('flood.ts', import.meta.url), { serialization: 'advanced' })
  child.send({ address, questions, connections, seconds })
  const [answers] = await once(child, 'message')
  return answers as Answer[]
}

const figures = (list: readonly number[]) =>
  [median(list), quantile(list, 0.99), quantile(list, 1)]
    .map((ms) => (list.length > 0 ? ms.toFixed(1) : ''))
    .join(' | ')

function print(what: string, list: readonly number[], over: number): void {
  console.log(`| ${what} | ${(list.length / over).toFixed(0)} | ${figures(list)} |`)
}

interface Cost {
  offer: Offer
  /** Milliseconds, one answer after the other. */
  times: number[]
  statuses: Set<number>
}

async function costOf(offer: Offer): Promise<Cost> {
  const cost: Cost = { offer, times: [], statuses: new Set() }
  for (let round = 0; round < rounds; round += 1) {
    const question = offer.next()
    const start = performance.now()
    cost.statuses.add(await ask(question))
    cost.times.push(performance.now() - start)
  }
  return cost
}

/** The cost of everything public, and the dearest of each sort. */
async function measureCosts(samples: Samples): Promise<Offer[]> {
  const offers = [
    ...publicOperations(samples),
    ...publicPages(routes, samples),
    ...publicDocuments(samples),
  ]
  for (const offer of offers) await ask(offer.next())
  const costs: Cost[] = []
  for (const offer of offers) costs.push(await costOf(offer))
  costs.sort((one, other) => median(other.times) - median(one.times))
  return (['operation', 'page', 'document'] as const).map((sort) => {
    const ofSort = costs.filter(({ offer }) => offer.sort === sort)
    console.log(`\n${ofSort.length} of sort ${sort}, the dearest:\n`)
    console.log('| what | answered with | p50 ms | p99 ms | most ms |')
    console.log('| --- | --- | --- | --- | --- |')
    for (const { offer, statuses, times } of ofSort.slice(0, listed)) {
      console.log(`| ${offer.name} | ${[...statuses].join(', ')} | ${figures(times)} |`)
    }
    return (ofSort[0] as Cost).offer
  })
}

/** Runs `work` on a server with these limits. */
async function onServer<Result>(
  variables: Record<string, string>,
  rateLimit: 'on' | 'off',
  work: () => Promise<Result>,
): Promise<Result> {
  const own = { ...benchAdmin, RATE_LIMIT: rateLimit, METRICS_TOKEN: metricsToken }
  const server = startProduct({ ...variables, ...own })
  try {
    await firstPage(server)
    return await work()
  } finally {
    await stop(server)
  }
}

async function measureFlood(name: string, questions: Question[], ids: readonly string[]) {
  const pages: Question[] = ['', '/destinations', '/circuits', ...ids.map((id) => `/tours/${id}`)]
    .flatMap((path) => [`/en${path}`, `/es${path}`])
    .map((path) => ({ path }))
  const calls: Question[] = [
    { path: '/api/listDestinations', payload: { limit: 12 } },
    ...ids.map((id) => ({ path: '/api/detailTour', payload: { id } })),
  ]
  for (const each of [...pages, ...calls]) await askWell(each)
  // A server that runs for a while has compiled what answers the one client.
  for (const question of questions.slice(0, warmUps)) await ask(question)
  const quiet = await read(pages, calls, quietSeconds)
  const [answers, busy] = await Promise.all([
    flood(questions),
    // The one client has begun, and ends last.
    pause(1_000).then(() => read(pages, calls, seconds - 2)),
  ])
  const before = await pagesMade()
  for (const each of pages) await askWell(each)
  const madeAgain = (await pagesMade()) - before
  console.log(`\n${name}, ${connections} connections for ${seconds} s\n`)
  console.log('| what | a second | p50 ms | p99 ms | most ms |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const [at, what] of ['cached pages', 'API reads'].entries()) {
    print(`${what}, undisturbed`, quiet[at] ?? [], quietSeconds)
    print(`${what}, meanwhile`, busy[at] ?? [], seconds - 2)
  }
  const statuses = [...new Set(answers.map(([status]) => status))]
  for (const status of statuses.toSorted((one, other) => one - other)) {
    const times = answers.filter(([each]) => each === status).map(([, ms]) => ms)
    print(`the one client, ${status}`, times, seconds)
  }
  console.log(`\nOf ${pages.length} cached pages ${madeAgain} had to be made again.`)
}

await withCatalogue(200, async ({ variables }) => {
  const { ids, dearest } = await onServer(variables, 'off', async () => {
    const samples = await makeSamples()
    return { ids: samples.ids.tour, dearest: await measureCosts(samples) }
  })
  const many = (next: () => Question) => Array.from({ length: questionsOfFlood }, next)
  const floods: [string, () => Question][] = [
    ...dearest.map(({ name, next }): [string, () => Question] => [name, next]),
    ['pages at random', () => randomPage(ids)],
  ]
  for (const rateLimit of ['on', 'off'] as const) {
    for (const [name, next] of floods) {
      const title = `RATE_LIMIT=${rateLimit}: ${name}`
      await onServer(variables, rateLimit, () => measureFlood(title, many(next), ids))
    }
  }
})
for (const { agent } of readers) agent.destroy()
