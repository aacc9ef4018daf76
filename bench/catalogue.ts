import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connections, type Load, measureLoad, median, post } from './load.ts'
import { address, withServer } from './servers.ts'
import { type BenchCatalogue, withCatalogue } from './with-catalogue.ts'

/** P1 and P2: a list of 100 and a detail, from the cache and without it, against Fastify and node:http sending as many bytes. */
const rounds = Number(process.argv[2] ?? 3)
const seconds = 5

interface Question {
  name: string
  operation: string
  payload: object
}

const urlOf = (operation: string) => `${address}/api/${operation}`

async function listQuestions(): Promise<Question[]> {
  const answer: unknown = JSON.parse(
    (await post(urlOf('listDestinations'), { limit: 1 })).toString(),
  )
  const { list } = answer as { list: { id: string }[] }
  return [
    { name: 'list of 100', operation: 'listDestinations', payload: { limit: 100 } },
    { name: 'detail', operation: 'detailDestination', payload: { id: list[0]?.id } },
  ]
}

/** Loads each question in turn; the figures of one server. */
async function measureQuestions(questions: Question[]): Promise<Load[]> {
  const loads: Load[] = []
  for (const { operation, payload } of questions) {
    const asked = { url: urlOf(operation), payload }
    await measureLoad(asked, 2)
    loads.push(await measureLoad(asked, seconds))
  }
  return loads
}

async function measure({ variables }: BenchCatalogue): Promise<void> {
  const questions = await withServer('./api-server.ts', variables, listQuestions)
  const bodies = await withServer('./api-server.ts', variables, () =>
    Promise.all(questions.map((each) => post(urlOf(each.operation), each.payload))),
  )
  const sizes = bodies.map((body) => body.length)
  const bodyFile = (at: number) => join(variables.DATA_DIR, `body-${at}.json`)
  for (const [at, body] of bodies.entries()) await writeFile(bodyFile(at), body)
  const cached: Load[][] = []
  const uncached: Load[][] = []
  const fastify: Load[][] = []
  const bare: Load[][] = []
  for (let round = 0; round < rounds; round += 1) {
    cached.push(await withServer('./api-server.ts', variables, () => measureQuestions(questions)))
    const off = { ...variables, CACHE: 'off' }
    uncached.push(await withServer('./api-server.ts', off, () => measureQuestions(questions)))
    fastify.push([])
    bare.push([])
    for (const [at, question] of questions.entries()) {
      const one = () => measureQuestions([question])
      const prebuilt = { BODY_FILE: bodyFile(at) }
      fastify[round]?.push(...(await withServer('./fastify-server.ts', prebuilt, one)))
      const bytes = { BYTES: String(sizes[at]) }
      bare[round]?.push(...(await withServer('./bare-server.ts', bytes, one)))
    }
  }
  const rate = (loads: Load[][], at: number) =>
    median(loads.map((round) => round[at]?.perSecond ?? Number.NaN))
  console.log(
    `${connections} connections, medians of ${rounds} rounds of ${seconds} s, requests a second`,
  )
  console.log(
    '| what | bytes | cached | Fastify | cached of Fastify | uncached | node:http | uncached of node:http |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const [at, { name }] of questions.entries()) {
    const [ours, off, prebuilt, limit] = [cached, uncached, fastify, bare].map((each) =>
      rate(each, at),
    )
    const share = (part = 0, whole = 0) => (part / whole).toFixed(3)
    const whole = [sizes[at], ours, prebuilt].map((each) => Math.round(each ?? 0))
    console.log(
      `| ${name} | ${whole.join(' | ')} | ${share(ours, prebuilt)} | ${Math.round(off ?? 0)} | ${Math.round(limit ?? 0)} | ${share(off, limit)} |`,
    )
  }
}

await withCatalogue(200, measure)
