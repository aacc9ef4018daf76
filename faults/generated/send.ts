import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { GeneratedRequest } from './requests.ts'

/** What came back; status 0: the connection was ended without an answer. */
export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Nothing may keep its caller waiting for so long. */
const patienceMs = 10_000
/** A picture is encoded in all its sizes before it is answered, two pictures at once. */
const uploadPatienceMs = 30_000

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
    socket.setTimeout(patienceMs, () => {
      isLate = true
      socket.destroy()
    })
    socket.end(sent)
    await closed
    if (isLate) throw new Error(`Nothing within ${patienceMs} ms`)
    const body = Buffer.concat(chunks)
    const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(body.toString('latin1', 0, 20)) ?? []
    return { status: Number(status), headers: {}, body }
  }

  function overAgent(
    { method, path, headers }: GeneratedRequest,
    body: string | Buffer | null,
    authorization: string | undefined,
  ): Promise<Answer> {
    const patience = Buffer.isBuffer(body) ? uploadPatienceMs : patienceMs
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) }
    const shown = authorization === undefined ? {} : { authorization }
    return new Promise((resolve, reject) => {
      const options = { hostname, port, agent, method, path, setHost: true }
      const sent = request(
        { ...options, headers: { ...length, ...shown, ...headers }, timeout: patience },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const encoded = Buffer.concat(chunks)
            const told = decode(encoded, String(response.headers['content-encoding']))
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: told })
          })
        },
      )
      sent.on('timeout', () => sent.destroy(new Error(`No answer within ${patience} ms`)))
      sent.on('error', reject)
      sent.end(body ?? undefined)
    })
  }

  return {
    /** @throws when there is no answer within 10 seconds */
    send(
      generated: GeneratedRequest,
      body: string | Buffer | null,
      authorization: string | undefined,
    ): Promise<Answer> {
      if (generated.raw) return overOwnConnection(generated.raw)
      return overAgent(generated, body, authorization)
    },
    close: () => agent.destroy(),
  }
}

function decode(body: Buffer, encoding: string): Buffer {
  if (body.length === 0) return body
  if (encoding === 'gzip') return gunzipSync(body)
  return encoding === 'br' ? brotliDecompressSync(body) : body
}
