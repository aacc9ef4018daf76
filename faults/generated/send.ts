import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { rounds } from '../rounds.ts'
import type { GeneratedRequest } from './requests.ts'

/** The answer; status 0: the connection ended without one. */
export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Nothing may keep its caller waiting for so long; the short form shares its machine with other tests. */
const timeoutMs = rounds(60_000, 10_000)
/** A picture is encoded in all its sizes before it is answered, two pictures at once. */
const uploadTimeoutMs = rounds(90_000, 30_000)
/** Ten at once may be too many for a slow machine, which refuses pages then; nobody is refused so often. */
const refusalsMax = 5

/** Sends requests over kept connections, or over one of their own where they are hardly HTTP. */
export function makeSender(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(url)

  async function overOwnConnection(sent: Buffer): Promise<Answer> {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', () => {})
    const closed = once(socket, 'close')
    let isLate = false
    socket.setTimeout(timeoutMs, () => {
      isLate = true
      socket.destroy()
    })
    socket.end(sent)
    await closed
    if (isLate) throw new Error(`Nothing within ${timeoutMs} ms`)
    const body = Buffer.concat(chunks)
    const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(body.toString('latin1', 0, 20)) ?? []
    const [, retryAfter] = /^retry-after: (\d+)/im.exec(body.toString('latin1', 0, 4_000)) ?? []
    return { status: Number(status), headers: { 'retry-after': retryAfter }, body }
  }

  function overAgent(
    { method, path, headers }: GeneratedRequest,
    body: string | Buffer | null,
    authorization: string | undefined,
  ): Promise<Answer> {
    const timeout = Buffer.isBuffer(body) ? uploadTimeoutMs : timeoutMs
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) }
    const shown = authorization === undefined ? {} : { authorization }
    return new Promise((resolve, reject) => {
      const options = { hostname, port, agent, method, path, setHost: true }
      const sent = request(
        { ...options, headers: { ...length, ...shown, ...headers }, timeout },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const encoded = Buffer.concat(chunks)
            const decoded = decode(encoded, String(response.headers['content-encoding']))
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: decoded })
          })
        },
      )
      sent.on('timeout', () => sent.destroy(new Error(`No answer within ${timeout} ms`)))
      sent.on('error', reject)
      sent.end(body ?? undefined)
    })
  }

  return {
    /**
     * A caller retries a few times after `retry-after`.
     * @throws when there is no answer in time
     */
    async send(
      generated: GeneratedRequest,
      body: string | Buffer | null,
      authorization: string | undefined,
    ): Promise<Answer> {
      for (let refusals = 0; ; refusals += 1) {
        const answer = generated.raw
          ? await overOwnConnection(generated.raw)
          : await overAgent(generated, body, authorization)
        const seconds = Number(answer.headers['retry-after'])
        if (answer.status !== 503 || !(seconds > 0) || refusals === refusalsMax) return answer
        await setTimeout(seconds * 1000)
      }
    },
    close: () => agent.destroy(),
  }
}

function decode(body: Buffer, encoding: string): Buffer {
  if (body.length === 0) return body
  if (encoding === 'gzip') return gunzipSync(body)
  return encoding === 'br' ? brotliDecompressSync(body) : body
}
