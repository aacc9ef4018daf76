import { readFile, rm } from 'node:fs/promises'
import fc from 'fast-check'
import { operations } from '#contract/index.ts'
import type { OperationName } from '#contract/index.ts'
import { logIn } from '../calls.ts'
import type { ServerProcess } from '../server-process.ts'
import { makeCallers } from './callers.ts'
import { type Declared, faultsOf, readDeclared } from './demands.ts'
import { prepareGround } from './ground.ts'
import { addresses } from './addresses.ts'
import { makeReferences } from './references.ts'
import { calls, type GeneratedRequest } from './requests.ts'
import { makeSender } from './send.ts'
import { bytes, wrongBodies } from './wrong-bodies.ts'

const everything: fc.Arbitrary<GeneratedRequest> = fc.oneof(
  { arbitrary: calls, weight: 14 },
  { arbitrary: addresses, weight: 5 },
  { arbitrary: wrongBodies, weight: 2 },
  { arbitrary: bytes, weight: 1 },
)

/** So many are on their way at once: less than what is refused as too much (decision 0013). */
const connections = 10
const batch = 100

/** A server's heap after garbage collection, in bytes. */
interface Memory {
  heapUsed: number
  rss: number
}

export interface Outcome {
  sent: number
  seconds: number
  /** The faults, with request and answer; each kind once. */
  faults: string[]
  /** How often each status was answered. */
  statuses: Record<string, number>
  /** Operations that have done what they are for, at least once. */
  done: Set<OperationName>
  /** After half of them and at the end: by then caches are full and code is compiled. */
  memory: Memory[]
}

/** Reads how much memory a server holds; it was started with HEAP_FILE in its data folder. */
async function readMemory({ child }: ServerProcess, file: string): Promise<Memory> {
  await rm(file, { force: true })
  child.kill('SIGUSR2')
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '')
    if (text.endsWith('}')) return JSON.parse(text)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Sends so many generated requests to a server with an empty catalogue and tells what was wrong with the answers. */
export async function sendGenerated(
  server: ServerProcess,
  count: number,
  seed: number,
  heapFile: string,
): Promise<Outcome> {
  const { url } = server
  const references = makeReferences()
  const ground = await prepareGround(await logIn(url), references)
  const callers = await makeCallers(url, ground)
  const declared: Declared = await readDeclared(url)
  const sender = makeSender(url, connections)
  const faults = new Map<string, string>()
  const statuses: Record<string, number> = {}
  const done = new Set<OperationName>()
  const memory: Memory[] = []
  let sent = 0

  async function sendOne(generated: GeneratedRequest, place: string): Promise<void> {
    const { who, operation } = generated
    const path = references.fill(generated.path)
    const body = filled(generated.body)
    const writes = operation !== undefined && operations[operation].effect !== 'reads'
    if (isAdmin(who) && writes && references.isProtected(String(body))) return
    const token = callers.authorization(who)
    const request = { ...generated, path }
    const answer = await sender
      .send(request, body, token)
      // A machine that is busy with other things may be late once.
      .catch(() => sender.send(request, body, token))
      .catch((error: unknown) => String(error))
    if (typeof answer === 'string') {
      report([`no answer: ${answer}`], request, body, place, '')
      return
    }
    sent += 1
    const asker = operation === undefined ? 'address' : isAdmin(who) ? 'admin' : 'other'
    statuses[`${answer.status} ${asker}`] = (statuses[`${answer.status} ${asker}`] ?? 0) + 1
    const shown = `${answer.status} ${answer.body.toString().slice(0, 600)}`
    report(faultsOf(answer, request, declared), request, body, place, shown)
    if (answer.status === 401 && token !== undefined) await callers.refused(who, token)
    if (operation && (answer.status === 200 || answer.status === 204)) {
      done.add(operation)
      if (/^(?:delete|remove)/.test(operation)) references.forget(String(body))
      const isJson = String(answer.headers['content-type']).startsWith('application/json')
      if (isAdmin(who) && isJson) references.learn(operation, JSON.parse(answer.body.toString()))
    }
  }

  /** Notes each kind of fault once, with all that it takes to see it again. */
  function report(
    found: readonly string[],
    { who, operation, method, path, headers, raw }: GeneratedRequest,
    body: string | Buffer | null,
    place: string,
    shown: string,
  ): void {
    for (const wrong of found) {
      const kind = `${operation ?? path.split(/[/?]/)[1]}: ${wrong}`
      if (faults.has(kind) || faults.size > 60) continue
      const asked = `${method} ${path.slice(0, 300)} by ${who} ${JSON.stringify(headers).slice(0, 300)}`
      const payload = String(raw ?? body ?? '').slice(0, 1_500)
      const fault = `${kind}\n  ${place}\n  ${asked}\n  ${payload}\n  ${shown}`
      faults.set(kind, fault)
      // A long run is not waited for to its end.
      process.stdout.write(`After ${sent} requests: ${fault}\n`)
    }
  }

  function filled(body: string | Buffer | null): string | Buffer | null {
    if (typeof body === 'string') return references.fill(body)
    // A file may hold any bytes, and keeps them.
    if (!body?.includes('@@')) return body
    return Buffer.from(references.fill(body.toString('latin1')), 'latin1')
  }

  const startedAt = performance.now()
  for (let round = 0; sent < count; round += 1) {
    const generated = fc.sample(everything, { seed: seed + round, numRuns: batch })
    let next = 0
    const work = async () => {
      for (let index = next++; index < generated.length; index = next++) {
        const one = generated[index]
        if (one) await sendOne(one, `SEED=${seed}, sample ${seed + round}, request ${index}`)
      }
    }
    await Promise.all(Array.from({ length: connections }, work))
    await ground.topUp()
    if (round % 500 === 499) process.stdout.write(`${sent} requests sent\n`)
    if (server.child.exitCode !== null || server.child.signalCode !== null) {
      faults.set(
        'exit',
        `The server ended at sample ${seed + round}: ${server.output().slice(-2_000)}`,
      )
      break
    }
    if (memory.length === 0 && sent >= count / 2) memory.push(await readMemory(server, heapFile))
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  memory.push(await readMemory(server, heapFile))
  sender.close()
  return { sent, seconds, faults: [...faults.values()], statuses, done, memory }
}

const isAdmin = (who: string) => who === 'admin' || who === 'second'
