/**
 * Empties the cache of an nginx that keeps pages (nginx-cache.conf) after changes: CDN_PURGE_URL names this
 * program. It needs Node 24 and nothing else. Run it beside nginx, as the owner of the cache's files:
 *
 *   CDN_PURGE_SECRET=… NGINX_CACHE=/var/cache/nginx/nandu HOST=127.0.0.1 PORT=3080 node nginx-purge.ts
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'

const { CDN_PURGE_SECRET: secret, NGINX_CACHE: folder } = process.env
const { HOST: host = '127.0.0.1', PORT: port = '3080' } = process.env
if (!secret || !folder) throw new Error('CDN_PURGE_SECRET and NGINX_CACHE are needed')

const maxBytes = 64 * 1024
const toleranceSeconds = 300

/** nginx may still store a page fetched before the change, so a second pass removes it. */
const againAfterMs = 3_000
let again: NodeJS.Timeout | undefined

const say = (error: unknown) => process.stderr.write(`${String(error)}\n`)

/** Removes every kept page. nginx takes a file that is gone for a page that was never kept. */
async function empty(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  await Promise.all(files.map((file) => rm(join(file.parentPath, file.name), { force: true })))
}

/** Checks the signature of Standard Webhooks: of id, time and body, with the secret's own bytes as the key. */
function isSigned({ headers }: IncomingMessage, body: string, key: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': given } = headers
  const age = Math.abs(Date.now() / 1000 - Number(time))
  if (typeof given !== 'string' || !(age < toleranceSeconds)) return false
  const own = Buffer.from(
    createHmac('sha256', key)
      .update(`${String(id)}.${String(time)}.${body}`)
      .digest('base64'),
  )
  return given.split(' ').some((signature) => {
    const other = Buffer.from(signature.replace(/^v1,/, ''))
    return other.length === own.length && timingSafeEqual(other, own)
  })
}

/** The body, or null if it is too long; it is read to its end, because a client that is cut off reads no answer. */
async function textOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
  }
  return size > maxBytes ? null : Buffer.concat(chunks).toString()
}

async function answer(request: IncomingMessage): Promise<number> {
  if (request.method !== 'POST') return 405
  const body = await textOf(request)
  if (body === null) return 413
  if (!isSigned(request, body, secret ?? '')) return 401
  await empty(folder ?? '')
  again ??= setTimeout(() => {
    again = undefined
    empty(folder ?? '').catch(say)
  }, againAfterMs)
  return 204
}

createServer((request, response) => {
  answer(request).then(
    (status) => response.writeHead(status).end(),
    (error: unknown) => {
      say(error)
      response.writeHead(500).end()
    },
  )
}).listen(Number(port), host)
