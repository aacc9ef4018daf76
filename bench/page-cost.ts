import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { median, measureLatencies, post, quantile } from './load.ts'
import { firstPage, startProduct, stop } from './product.ts'
import type { Answer, Errand } from './random-pages.ts'
import { address } from './servers.ts'
import { withCatalogue } from './with-catalogue.ts'

/**
 * P16: one client asks for random queries and slugs on 60 connections, while others read cached pages and the API.
 * With limits for each address, and without, as if the one had many addresses.
 */
const seconds = Number(process.argv[2] ?? 30)
const connections = 60
const quietSeconds = 10
const perSecond = 20
const metricsToken = 'for-the-benchmark-alone-0123456789'
/** A reader's address is not the one client's, and none reads more than one may. */
const readers = Array.from({ length: 16 }, (_, at) => {
  return { agent: new Agent({ keepAlive: true }), localAddress: `127.0.0.${at + 2}` }
})

interface Question {
  path: string
  payload?: object
}

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

async function flood(errand: Errand): Promise<Answer[]> {
  const child = fork(new URL('random-pages.ts', import.meta.url), { serialization: 'advanced' })
  child.send(errand)
  const [answers] = await once(child, 'message')
  return answers as Answer[]
}

function print(what: string, list: readonly number[], over: number): void {
  const figures = [median(list), quantile(list, 0.99), quantile(list, 1)].map((ms) =>
    list.length > 0 ? ms.toFixed(1) : '',
  )
  console.log(`| ${what} | ${(list.length / over).toFixed(0)} | ${figures.join(' | ')} |`)
}

async function measure(variables: Record<string, string>, rateLimit: 'on' | 'off') {
  const server = startProduct({
    ...variables,
    RATE_LIMIT: rateLimit,
    METRICS_TOKEN: metricsToken,
  })
  try {
    await firstPage(server)
    const { list } = JSON.parse(
      String(await post(`${address}/api/listTours`, { limit: 100, brief: true })),
    ) as { list: { id: string }[] }
    const ids = list.map(({ id }) => id)
    const pages: Question[] = ['', '/destinations', '/circuits', ...ids.map((id) => `/tours/${id}`)]
      .flatMap((path) => [`/en${path}`, `/es${path}`])
      .map((path) => ({ path }))
    const calls: Question[] = [
      { path: '/api/listDestinations', payload: { limit: 12 } },
      ...ids.map((id) => ({ path: '/api/detailTour', payload: { id } })),
    ]
    for (const each of [...pages, ...calls]) await askWell(each)
    const quiet = await read(pages, calls, quietSeconds)
    const [answers, busy] = await Promise.all([
      flood({ address, ids, connections, seconds }),
      // The one client has begun, and ends last.
      pause(1_000).then(() => read(pages, calls, seconds - 2)),
    ])
    const before = await pagesMade()
    for (const each of pages) await askWell(each)
    const madeAgain = (await pagesMade()) - before
    console.log(`\nRATE_LIMIT=${rateLimit}, ${connections} connections for ${seconds} s\n`)
    console.log('| what | a second | p50 ms | p99 ms | most ms |')
    console.log('| --- | --- | --- | --- | --- |')
    for (const [at, name] of ['cached pages', 'API reads'].entries()) {
      print(`${name}, undisturbed`, quiet[at] ?? [], quietSeconds)
      print(`${name}, meanwhile`, busy[at] ?? [], seconds - 2)
    }
    for (const status of new Set(
      answers.map(([status]) => status).toSorted((one, other) => one - other),
    )) {
      const times = answers.filter(([each]) => each === status).map(([, ms]) => ms)
      print(`the one client, ${status}`, times, seconds)
    }
    console.log(`\nOf ${pages.length} cached pages ${madeAgain} had to be made again.`)
  } finally {
    await stop(server)
  }
}

await withCatalogue(200, async ({ variables }) => {
  await measure(variables, 'on')
  await measure(variables, 'off')
})
for (const { agent } of readers) agent.destroy()
