import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Starts a server of this folder in a process of its own and waits until it listens. */
export async function startServer(
  file: string,
  variables: Record<string, string>,
): Promise<ChildProcess> {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, ...variables },
    execArgv: [],
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`))),
  ])
  return child
}

/** Stops a server that `startServer` started. */
export async function stopServer(child: ChildProcess): Promise<void> {
  child.disconnect()
  if (child.exitCode === null) await once(child, 'exit')
}

const agent = new Agent({ keepAlive: true, maxSockets: 50 })

/** Posts JSON and gives the body; fails on any status but 200. */
export function post(url: string, payload: unknown): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(parts)
        if (response.statusCode === 200) resolve(body)
        else reject(new Error(`${response.statusCode} ${body.toString()}`))
      })
    })
    call.on('error', reject)
    call.end(JSON.stringify(payload))
  })
}

/** Requests a second with 50 connections, each asking again as soon as it is answered. */
export async function measureThroughput(
  url: string,
  nextPayload: () => unknown,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000
  let answered = 0
  const connection = async () => {
    while (performance.now() < end) {
      await post(url, nextPayload())
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: 50 }, connection))
  return answered / seconds
}

/** Latencies in ms at a steady rate, counted from when each request was due. */
export async function measureLatencies(
  url: string,
  nextPayload: () => unknown,
  rate: { perSecond: number; seconds: number },
): Promise<number[]> {
  const start = performance.now()
  const waiting: Promise<number>[] = []
  for (let sent = 0; sent < rate.perSecond * rate.seconds; sent += 1) {
    const due = start + (sent * 1000) / rate.perSecond
    await pause(Math.max(due - performance.now(), 0))
    waiting.push(post(url, nextPayload()).then(() => performance.now() - due))
  }
  return Promise.all(waiting)
}

/** The value that a share of the list does not exceed, e.g. 0.99. */
export function quantile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const median = (list: readonly number[]) => quantile(list, 0.5)
