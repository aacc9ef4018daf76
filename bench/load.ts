import { execFile } from 'node:child_process'
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'

export const connections = 50

/** One request, asked again and again. */
export interface LoadTarget {
  url: string
  /** Posted as JSON; a GET without it. */
  payload?: unknown
  headers?: Record<string, string>
  /** Each request has its number at the end of its address, so that nothing answers it from a cache. */
  numbered?: boolean
  /** 50 if nothing is said. */
  connections?: number
}

/** The result of a load. */
export interface Load {
  perSecond: number
  /** Latencies in ms. */
  p50: number
  p99: number
}

const script = new URL('wrk.lua', import.meta.url).pathname
const run = promisify(execFile)

/** The script's final output; times in µs. */
const figures = z.object({
  requests: z.int(),
  microseconds: z.number(),
  failed: z.int(),
  p50: z.number(),
  p99: z.number(),
})

/**
 * Connections, each asking again as soon as it is answered. Fails on any status from 400. By wrk: what
 * measures must cost less than what is measured, whatever the bytes of the answer.
 */
export async function measureLoad(asked: LoadTarget, seconds: number): Promise<Load> {
  const { url, payload, headers = {}, numbered = false, connections: open = connections } = asked
  const env = {
    ...process.env,
    ...(numbered && { NUMBERED: '1' }),
    ...(payload === undefined ? {} : { BODY: JSON.stringify(payload) }),
    HEADERS: Object.entries(headers)
      .map(([name, value]) => `${name}:${value}`)
      .join('\n'),
  }
  const options = [`-c${open}`, '-t1', `-d${seconds}s`, '--timeout=20s', '-s', script, url]
  const { stdout } = await run('wrk', options, { env })
  const counted = figures.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
  if (counted.failed > 0) throw new Error(`${counted.failed} requests of ${url} failed`)
  return {
    perSecond: counted.requests / (counted.microseconds / 1e6),
    p50: counted.p50 / 1000,
    p99: counted.p99 / 1000,
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })

/** Posts JSON and gives the body; fails on any status but 200 and 204. */
export function post(url: string, payload: unknown, authorization?: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(authorization !== undefined && { authorization }),
    }
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(parts)
        if (response.statusCode === 200 || response.statusCode === 204) resolve(body)
        else reject(new Error(`${response.statusCode} ${body.toString()}`))
      })
    })
    call.on('error', reject)
    call.end(JSON.stringify(payload))
  })
}

/** Requests a second with 50 connections, each request another one. */
export async function measureThroughput(
  ask: () => Promise<unknown>,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000
  let answered = 0
  const connection = async () => {
    while (performance.now() < end) {
      await ask()
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return answered / seconds
}

/** Latencies in ms at a steady rate, counted from when each request was due. */
export async function measureLatencies(
  ask: () => Promise<unknown>,
  rate: { perSecond: number; seconds: number },
): Promise<number[]> {
  const start = performance.now()
  const waiting: Promise<number>[] = []
  for (let sent = 0; sent < rate.perSecond * rate.seconds; sent += 1) {
    const due = start + (sent * 1000) / rate.perSecond
    await pause(Math.max(due - performance.now(), 0))
    waiting.push(ask().then(() => performance.now() - due))
  }
  return Promise.all(waiting)
}

/** The value that a share of the list does not exceed, e.g. 0.99. */
export function quantile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const median = (list: readonly number[]) => quantile(list, 0.5)
