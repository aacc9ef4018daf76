import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { hash } from '@node-rs/argon2'
import { users } from '#server/platform/db/schema/index.ts'
import { makeKeywords } from './keywords.ts'
import { median, quantile } from './load.ts'
import { address, withServer } from './servers.ts'
import { withCatalogue } from './with-catalogue.ts'

const tries = Number(process.argv[2] ?? 200)
const floodSeconds = 10
const backgroundMs = 150
const email = 'known@example.com'
const password = 'Correct-123'

interface Answer {
  status: number
  ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/** Posts JSON and gives the status and the time until the answer was whole. */
function timed(operation: string, payload: unknown): Promise<Answer> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const url = `${address}/api/${operation}`
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - start }),
      )
    })
    call.on('error', reject)
    call.end(JSON.stringify(payload))
  })
}

/**
 * Medians of two kinds of call that take turns, and how far apart they are. What a call leaves to
 * the background is done before the next, or its cost would be counted for the other kind.
 */
async function compare(what: string, one: () => Promise<Answer>, other: () => Promise<Answer>) {
  const times: [number[], number[]] = [[], []]
  for (let made = 0; made < tries; made += 1) {
    for (const [kind, work] of [one, other].entries()) {
      times[kind]?.push((await work()).ms)
      await pause(backgroundMs)
    }
  }
  const [known, unknown] = times.map(median) as [number, number]
  const apart = (Math.abs(known - unknown) / Math.max(known, unknown)) * 100
  console.log(
    `${what}: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ${apart.toFixed(1)} % apart`,
  )
}

/** Repeats a call on so many connections, each again as soon as it is answered. */
async function flood(connections: number, work: () => Promise<Answer>): Promise<Answer[]> {
  const end = performance.now() + floodSeconds * 1000
  const answers: Answer[] = []
  const connection = async () => {
    while (performance.now() < end) answers.push(await work())
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return answers
}

function describeFlood(what: string, answers: Answer[]): void {
  const refused = answers.filter(({ status }) => status === 503).map(({ ms }) => ms)
  const admitted = answers.filter(({ status }) => status !== 503).map(({ ms }) => ms)
  const figures = (list: number[]) =>
    list.length === 0
      ? 'none'
      : `${(list.length / floodSeconds).toFixed(0)}/s, p50 ${median(list).toFixed(0)} ms, p99 ${quantile(list, 0.99).toFixed(0)} ms`
  console.log(`${what}: admitted ${figures(admitted)}; refused ${figures(refused)}`)
}

async function measure(): Promise<void> {
  const logIn = (of: string) => () => timed('login', { email: of, password: 'Wrong-123' })
  const reset = (of: string) => () => timed('resetPasswordRequest', { email: of, lang: 'en' })
  const read = () => timed('listDestinations', {})
  const keywords = makeKeywords(1)
  const search = () => timed('getSearchResults', { keyword: keywords.next().value, lang: 'es' })

  await flood(2, read)
  await compare('log-in', logIn(email), logIn('nobody@example.com'))
  await compare('reset request', reset(email), reset('nobody@example.com'))
  describeFlood('only reads, 5 connections', await flood(5, read))
  const [logIns, reads] = await Promise.all([flood(60, logIn(email)), flood(5, read)])
  describeFlood('log-ins, 60 connections', logIns)
  describeFlood('reads at the same time, 5 connections', reads)
  for (const connections of [20, 200, 1_000]) {
    describeFlood(`searches, ${connections} connections`, await flood(connections, search))
  }
  describeFlood('searches afterwards, 20 connections', await flood(20, search))
}

await withCatalogue(50, async ({ database, variables }) => {
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const account = { name: 'A', surname: 'B', email, passwordHash, isApproved: true }
  await database.db.insert(users).values({ ...account, emailConfirmed: true })
  await withServer(
    './api-server.ts',
    { ...variables, ADMIT: 'bounded', LOG_LEVEL: 'fatal' },
    measure,
  )
})
