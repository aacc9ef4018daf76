import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { Failure, isFailureName } from '#contract/base/failures.ts'
import { operations } from '#contract/index.ts'
import { dateFields, type Operation, type CallOptions } from '#contract/base/operation.ts'
import type { Caller, OperationName } from '#contract/index.ts'

/** Headers of one caller, e.g. its token. */
type Headers = Record<string, string>

/** Dates of an answer as every caller revives them; for `JSON.parse`. */
export function reviveDates(key: string, value: unknown): unknown {
  const isDate = dateFields.some((field) => field === key) && typeof value === 'string'
  // A sheet's column may be called so, too.
  return isDate && !Number.isNaN(Date.parse(value)) ? new Date(value) : value
}

/** The body of a multipart payload; a `Blob` under `file` is its file. */
async function encodeForm(payload: Record<string, unknown>) {
  const form = new FormData()
  for (const [key, value] of Object.entries(payload)) {
    if (value instanceof Blob)
      form.append(key, value, value instanceof File ? value.name : 'upload')
    else form.append(key, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  }
  const encoded = new Response(form)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
}

/** A payload as the wire has it: multipart where there is a file, else JSON. */
export async function encodePayload(payload: unknown) {
  const isForm = typeof payload === 'object' && payload !== null && 'file' in payload
  return isForm
    ? encodeForm({ ...payload })
    : { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } }
}

/** Sends a call as the wire has it and gives the raw response. */
export async function sendCall(
  server: FastifyInstance,
  name: string,
  payload: unknown = {},
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  const body = await encodePayload(payload)
  return server.inject({
    method: 'POST',
    url: `/api/${name}`,
    payload: body.payload,
    headers: { ...body.headers, ...headers },
  })
}

function headersOf(options: CallOptions): Headers {
  return {
    ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
    ...(options.captchaToken === undefined ? {} : { 'captcha-token': options.captchaToken }),
  }
}

/** The typed Caller over HTTP injection; failures arrive as `Failure`, as in the browser. */
export function makeTestCaller(server: FastifyInstance, headers: Headers = {}): Caller {
  const call = async (name: OperationName, payload: unknown = {}, options: CallOptions = {}) => {
    const response = await sendCall(server, name, payload, { ...headers, ...headersOf(options) })
    if (response.statusCode === 204) return undefined
    const declared: Operation = operations[name]
    const isFile = response.headers['content-disposition'] !== undefined
    if (declared.answersFile && isFile && response.statusCode === 200) return receivedFile(response)
    const answer: unknown = JSON.parse(response.payload, reviveDates)
    if (response.statusCode === 200) return operations[name].output.parse(answer)
    throw receivedFailure(answer, response.statusCode)
  }
  return call as Caller
}

function receivedFile({ headers, rawPayload }: LightMyRequestResponse): File {
  const [, name = ''] = /filename="([^"]+)"/.exec(String(headers['content-disposition'])) ?? []
  return new File([new Uint8Array(rawPayload)], name, { type: String(headers['content-type']) })
}

function receivedFailure(answer: unknown, status: number): Failure {
  if (typeof answer !== 'object' || answer === null || !('name' in answer)) {
    throw new TypeError(`Not the contract's form of a failure: ${JSON.stringify(answer)}`)
  }
  if (!isFailureName(answer.name)) throw new TypeError(`Unknown failure ${String(answer.name)}`)
  const context = 'context' in answer && typeof answer.context === 'object' ? answer.context : null
  return new Failure(answer.name, context ?? {}, { status })
}
