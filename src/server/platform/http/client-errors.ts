import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { finished } from 'node:stream'
import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify'
import { malformedBody } from './failures.ts'
import { failureBody, json } from './send-failure.ts'

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Node's error for a request that it cannot read, with the bytes that came last. */
interface ClientError extends NodeJS.ErrnoException {
  rawPacket?: unknown
}

/** Whether a request that was not read began as HEAD, whose answer has no body. */
const isHead = ({ rawPacket }: ClientError) =>
  Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD '

/** Answers what cannot be read as HTTP in the contract's form, and logs nothing. */
export function handleClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statuses[error.code ?? ''] ?? 400
  const body = failureBody(malformedBody())
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-type: ${json}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      isHead(error) ? '' : body,
    ].join('\r\n'),
  )
}

/**
 * Whether a request names what this server has: a path. What names another site, as requests to a
 * proxy do, is nobody's page.
 */
export function hasPath({ url }: FastifyRequest): boolean {
  return url.startsWith('/')
}

/** Milliseconds that an answer waits for the rest of a body when it closes the connection. */
const lastBodyMs = 2_000

/**
 * Reads the body before an answer that closes the connection: closing with unread bytes resets it,
 * and the client loses the answer.
 */
export function readBodyBeforeClosing(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: DoneFuncWithErrOrRes,
): void {
  if (reply.getHeader('connection') !== 'close' || raw.complete) return done(null, payload)
  raw.resume()
  // A client that is too slow or has gone loses no more than before.
  finished(raw, { signal: AbortSignal.timeout(lastBodyMs) }, () => done(null, payload))
}

/** Milliseconds that a client has to send the rest of a body after an early answer. */
const restOfBodyMs = 30_000

/** Gives the connection up when a body that nobody reads goes on coming long after the answer. */
export function endUnreadBody({ raw }: FastifyRequest, _reply: FastifyReply, done: () => void) {
  done()
  if (raw.complete) return
  const end = setTimeout(() => raw.complete || raw.destroy(), restOfBodyMs).unref()
  raw.once('close', () => clearTimeout(end))
}
