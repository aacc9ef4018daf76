import { setTimeout as pause } from 'node:timers/promises'
import { performance } from 'node:perf_hooks'
import { Failure, isFailureName } from '#contract/base/failures.ts'
import type { Caller } from '#contract/index.ts'
import { reviveDates } from '#testing/caller.ts'
import { admin } from './server-process.ts'

/** The outcome of a call, as its caller sees it. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown'

/** One call: what was asked, when, and what was answered. */
export interface Call {
  operation: string
  payload: Record<string, unknown>
  key: string
  startedAt: number
  endedAt: number
  outcome: Outcome
  /** 0 without an answer. */
  status: number
  answer: unknown
}

/** The target of calls; the address changes when a server starts again elsewhere. */
export interface Target {
  url: string
  token: string
}

function encode(payload: Record<string, unknown>): { body: BodyInit; type?: string } {
  if (!('file' in payload)) return { body: JSON.stringify(payload), type: 'application/json' }
  const form = new FormData()
  for (const [name, value] of Object.entries(payload)) {
    form.append(name, value instanceof Blob ? value : String(value))
  }
  return { body: form }
}

/**
 * Calls an operation and tells its outcome: a connection that was never made has done nothing, an
 * answer of 503 neither unless the commit was lost on the way, no answer may mean either.
 */
export async function call(
  target: Target,
  operation: string,
  payload: Record<string, unknown> = {},
  key: string = crypto.randomUUID(),
): Promise<Call> {
  const startedAt = performance.now()
  const done = (outcome: Outcome, status: number, answer: unknown): Call => {
    return {
      operation,
      payload,
      key,
      startedAt,
      endedAt: performance.now(),
      outcome,
      status,
      answer,
    }
  }
  const { body, type } = encode(payload)
  try {
    const response = await fetch(`${target.url}/api/${operation}`, {
      method: 'POST',
      body,
      headers: {
        'idempotency-key': key,
        ...(type === undefined ? {} : { 'content-type': type }),
        ...(target.token === '' ? {} : { authorization: target.token }),
      },
      signal: AbortSignal.timeout(60_000),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    const answer: unknown = isJson ? JSON.parse(text) : text === '' ? undefined : text
    if (response.ok) return done('acknowledged', response.status, answer)
    return done(response.status === 503 ? 'unknown' : 'refused', response.status, answer)
  } catch (error) {
    return done(neverConnected(error) ? 'refused' : 'unknown', 0, error)
  }
}

function neverConnected(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.cause instanceof Error &&
    'code' in error.cause &&
    error.cause.code === 'ECONNREFUSED'
  )
}

/** How often a call is made that has to succeed. */
const triesMax = 5

/** The answer of a call that has to succeed; a server that has no room at the moment is asked again with the same key. */
export async function ask<Answer>(
  target: Target,
  operation: string,
  payload: Record<string, unknown> = {},
): Promise<Answer> {
  const key = crypto.randomUUID()
  for (let tries = 1; ; tries += 1) {
    const { outcome, status, answer } = await call(target, operation, payload, key)
    if (outcome === 'acknowledged') return answer as Answer
    if (status !== 503 || tries === triesMax)
      throw new Error(`${operation}: ${status} ${JSON.stringify(answer)}`, { cause: answer })
    await pause(500)
  }
}

export async function logIn(url: string): Promise<Target> {
  const { token } = await ask<{ token: string }>({ url, token: '' }, 'login', admin)
  return { url, token }
}

/** The typed caller of a target; failures arrive as `Failure`, files as their text. */
export function callerOf(target: Target): Caller {
  const typed = async (operation: string, payload: Record<string, unknown> = {}) => {
    const { outcome, status, answer } = await call(target, operation, payload)
    if (outcome === 'acknowledged') {
      return answer === undefined ? undefined : JSON.parse(JSON.stringify(answer), reviveDates)
    }
    const name = typeof answer === 'object' && answer && 'name' in answer ? answer.name : undefined
    if (isFailureName(name)) throw new Failure(name, {}, { status })
    throw new Error(`${operation}: ${status} ${String(answer)}`, { cause: answer })
  }
  return typed as Caller
}
