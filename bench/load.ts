import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'

export const connections = 50

/** One request, asked again and again. */
export interface Asked {
  url: string
  /** Posted as JSON; a GET without it. */
  payload?: unknown
  headers?: Record<string, string>
}

/** What came of a load. */
export interface Load {
  perSecond: number
  /** Latencies in ms. */
  p50: number
  p99: number
}

/** 50 connections, each asking again as soon as it is answered. Fails on any answer but 200. */
export async function measureLoad(asked: Asked, seconds: number): Promise<Load> {
  const { url, payload, headers } = asked
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(payload === undefined
      ? { headers: headers ?? {} }
      : {
          method: 'POST',
          body: JSON.stringify(payload),
          headers: { 'content-type': 'application/json', ...headers },
        }),
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} requests of ${url} failed`)
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
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
