import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, invalidData } from '#contract/base/failures.ts'
import { isOperationName } from '#contract/index.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { AnsweredFile, Operation } from '#contract/base/operation.ts'
import type { ReceivedUpload } from '#server/platform/media/receive-upload.ts'
import { withTemporaryFile } from '#server/platform/media/temporary-file.ts'
import { countedAddress } from '#server/platform/http/client-address.ts'
import { consumeOrThrow } from '#server/platform/limits/rate-limits.ts'
import { tokenOf } from '#server/platform/auth/sessions.ts'
import type { Services } from '#server/platform/services.ts'
import {
  asWhoIsLeft,
  authenticate,
  authenticateForPanel,
  confirmAccessAfterBody,
  requireAccess,
  requireFactorsBeforeBody,
} from '../authentication.ts'
import type { Authentication, Call, RequestInfo } from '../call.ts'
import { declarationOf, parsePayload } from '../declarations.ts'
import { toFailure } from '#server/platform/http/failures.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import { answerCacheKey } from '../answer-cache.ts'
import { noteAnswer } from './note-answer.ts'
import { readMultipart } from './multipart.ts'
import { isJson, isMultipart, readJson } from './payload.ts'
import { runLimited } from '../pipeline.ts'
import { json, sendFailure } from '#server/platform/http/send-failure.ts'

const multipartOverhead = 64 * 1024

const written = (answer: unknown) => Buffer.from(JSON.stringify(answer))

/** Result of a call: an answer as it is written, a file, or no content. */
type CallResult = Buffer | { file: AnsweredFile } | undefined

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation that an /api request calls, and its caller. */
    call?: Pick<Call, 'name' | 'operation' | 'authentication'>
  }
}

/** `POST /api/{operationName}` (requirements §3.5): operation, method, authentication, content type, size, payload, rules. */
export async function operationsPlugin(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 2,
      fields: 20,
      parts: 20,
      fieldSize: multipartOverhead,
      fileSize: limits.videoBytes + 1,
      headerPairs: 100,
    },
  })
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.decorateRequest('call')

  app.setErrorHandler((error, request, reply) => {
    return sendFailure(request, reply, toFailure(error, request.call?.operation))
  })

  app.all<{ Params: { name: string } }>(
    '/:name',
    {
      bodyLimit: limits.videoBytes + multipartOverhead,
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const { name } = request.params
        if (!isOperationName(name)) throw new Failure('NOT_FOUND_ERROR')
        if (request.method !== 'POST') {
          reply.header('allow', 'POST')
          throw new Failure('NOT_FOUND_ERROR', {}, { status: 405 })
        }
        const rule = name === 'getSearchResults' ? name : 'general'
        await consumeOrThrow(services.rateLimits, rule, countedAddress(request.ip))
        const operation = declarationOf(name)
        const token = tokenOf(request.headers.authorization)
        const authentication = await authenticate(services, operation, token)
        request.call = { name, operation, authentication }
        requireAccess(operation, authentication)
        sendRenewedToken(reply, authentication)
        await requireFactorsBeforeBody(services, operation, authentication)
      },
    },
    (request, reply) => answer(services, request, reply),
  )
  // Nothing below this address is a page's, whatever the method.
  app.all('/*', () => {
    throw new Failure('NOT_FOUND_ERROR')
  })
}

async function answer(services: Services, request: FastifyRequest, reply: FastifyReply) {
  if (!request.call) throw new Failure('NOT_FOUND_ERROR')
  const { name, operation, authentication: begun } = request.call
  const given: CallResult = await withPayload(services, request, operation, async (received) => {
    const { payload, file } = received
    // The body may have been long on its way: who has lost the right meanwhile is told nothing.
    const confirmed = await confirmAccessAfterBody(services, operation, begun)
    const { languages, office } = await services.currentSite()
    const input = parsePayload(operation, payload, languages)
    const panel = await authenticateForPanel(
      services,
      operation,
      input,
      tokenOf(request.headers.authorization),
    )
    sendRenewedToken(reply, panel)
    const authentication = panel.user ? panel : confirmed
    const info = requestInfoOf(request, reply)
    const call: Call = { name, operation, input, authentication, file, request: info, languages }
    // Long work is silent for longer than a connection may be otherwise.
    const { socket } = request.raw
    if (operation.effect === 'orchestrates' && socket instanceof Socket) socket.setTimeout(0)
    const runAdmitted = () =>
      asWhoIsLeft(call, (by) => runLimited(services, { ...call, authentication: by }))
    const key = answerCacheKey(call, localDay(office.timeZone, services.clock()))
    if (key !== undefined) {
      const kept = await services.caches.answers.get(key, async () => written(await runAdmitted()))
      noteAnswer(services, call, kept)
      return kept
    }
    const result = await runAdmitted()
    noteAnswer(services, call, result)
    if (operation.answersFile && isFile(result)) return { file: result }
    return result === undefined ? undefined : written(result)
  })
  if (given === undefined) return reply.code(204).send()
  return 'file' in given ? sendFile(reply, given.file) : reply.type(json).send(given)
}

/** True for a file; an operation that answers a file may answer instead that the file is being made. */
function isFile(result: unknown): result is AnsweredFile {
  return typeof result === 'object' && result !== null && 'content' in result
}

/** Sends a file to be kept; what comes bit by bit is sent as it comes. */
function sendFile(reply: FastifyReply, { name, type, content }: AnsweredFile) {
  reply.header('content-disposition', `attachment; filename="${name}"`)
  reply.type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
  return reply.send(typeof content === 'string' ? content : Readable.from(content))
}

interface ReceivedPayload {
  payload: unknown
  file: ReceivedUpload | null
}

/** Reads a payload and hands it on. The file of an upload is gone when `use` ends. */
async function withPayload<Result>(
  services: Services,
  request: FastifyRequest,
  { upload, bodyBytes }: Operation,
  use: (received: ReceivedPayload) => Promise<Result>,
): Promise<Result> {
  const contentType = request.headers['content-type'] ?? ''
  if (upload) {
    if (!isMultipart(contentType)) throw wrongContentType()
    const { decoders, temporaryFolder } = services.mediaPipeline
    if (upload !== 'video' && upload !== 'sheet') decoders.warm()
    return withTemporaryFile(temporaryFolder, 'upload', async (path) =>
      use(await readMultipart(request, upload, path)),
    )
  }
  const length = Number(request.headers['content-length'] ?? 0)
  const empty = length === 0 && request.headers['transfer-encoding'] === undefined
  if (!isJson(contentType) && !(empty && contentType === '')) throw wrongContentType()
  return use({ payload: await readJson(request.raw, length, bodyBytes), file: null })
}

function wrongContentType(): Failure {
  return invalidData('', messages.contentType, { status: 415 })
}

function requestInfoOf(request: FastifyRequest, reply: FastifyReply): RequestInfo {
  const header = (name: string) => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    requestId: request.id,
    address: request.ip,
    captchaToken: header('captcha-token'),
    acceptLanguage: header('accept-language'),
    idempotencyKey: header('idempotency-key'),
    deviceId: header('device-id'),
    userAgent: header('user-agent'),
    keepDevice: (id) => void reply.header('device-id', id),
  }
}

function sendRenewedToken(reply: FastifyReply, authentication: Authentication): void {
  if (authentication.renewedToken === undefined) return
  reply.header('refresh-token', authentication.renewedToken)
  reply.header('vary', 'Authorization')
}
