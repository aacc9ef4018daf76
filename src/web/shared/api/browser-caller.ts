import { Failure, isFailureName } from '#contract/base/failures.ts'
import { dateFields, type CallOptions } from '#contract/base/operation.ts'
import type { Caller, OperationName } from '#contract/index.ts'

interface TokenStore {
  read: () => string | null
  replace: (token: string) => void
  /** Keeps what the server will know this browser by; an answer to a log-in has it. */
  keepDevice?: (id: string) => void
}

/** A call as it goes over the wire. */
interface WireCall {
  method: 'POST'
  headers: Headers
  body: string | FormData
  signal: AbortSignal | null
}

/** Brings a call to the server and its answer back; throws when the server is not reached. */
export type Send = (url: string, call: WireCall) => Promise<Response>

/**
 * The browser's carrier of `Caller`: POST /api/…, with the stored token, renewing it when the server
 * does. All that calls and uploads have in common is here; `send` is another way than `fetch`, `read` knows answers that
 * are no JSON.
 */
export function createBrowserCaller(
  token: TokenStore,
  send: Send = fetchOnce,
  read: (response: Response) => Promise<unknown> = readJson,
): Caller {
  const call = async (
    name: OperationName,
    payload?: unknown,
    options: CallOptions = {},
  ): Promise<unknown> => {
    const { body, headers } = encode(payload, options)
    const stored = token.read()
    if (stored) headers.set('authorization', `Bearer ${stored}`)
    const signal = options.signal ?? null
    const response = await reach(send, `/api/${name}`, { method: 'POST', body, headers, signal })
    const renewed = response.headers.get('refresh-token')
    // A session that ended or changed meanwhile is not brought back by a late answer.
    if (renewed && token.read() === stored) token.replace(renewed)
    const device = response.headers.get('device-id')
    if (device) token.keepDevice?.(device)
    if (!response.ok) throw await failureOf(response)
    if (response.status === 204) return undefined
    return read(response)
  }
  // Server and browser share the contract, and the server checks every answer against it.
  return call as Caller
}

function encode(payload: unknown, options: CallOptions) {
  const headers = new Headers({ 'accept-language': document.documentElement.lang })
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  if (options.captchaToken) headers.set('captcha-token', options.captchaToken)
  if (options.deviceId) headers.set('device-id', options.deviceId)
  if (hasFile(payload)) return { body: asForm(payload), headers }
  headers.set('content-type', 'application/json')
  return { body: JSON.stringify(payload ?? {}), headers }
}

function hasFile(payload: unknown): payload is Record<string, string | Blob> {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'file' in payload &&
    payload.file instanceof Blob
  )
}

function asForm(payload: Record<string, string | Blob>): FormData {
  const form = new FormData()
  // The file goes last, so that the server knows its owner before the first byte.
  for (const [key, value] of Object.entries(payload)) if (key !== 'file') form.append(key, value)
  if (payload.file) form.append('file', payload.file)
  return form
}

/** An answer with its dates. */
export async function readJson(response: Response): Promise<unknown> {
  return JSON.parse(await response.text(), reviveDate)
}

export const fetchOnce: Send = (url, call) => fetch(url, call)

async function reach(send: Send, url: string, call: WireCall): Promise<Response> {
  try {
    return await send(url, call)
  } catch (cause) {
    if (call.signal?.aborted) throw cause
    throw new Failure('UNEXPECTED_ERROR', {}, { cause, status: 0 })
  }
}

async function failureOf(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => undefined)
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  if (typeof body !== 'object' || body === null || !('name' in body) || !isFailureName(body.name)) {
    return new Failure('UNEXPECTED_ERROR', {}, { status: response.status, retryAfter })
  }
  const context = 'context' in body && typeof body.context === 'object' ? body.context : null
  return new Failure(body.name, context ?? {}, { status: response.status, retryAfter })
}

const dateNames = new Set<string>(dateFields)

/** A sheet's column may be called as a field of dates: what is no moment stays. */
function reviveDate(key: string, value: unknown): unknown {
  return dateNames.has(key) && Date.parse(value as string) ? new Date(value as string) : value
}
