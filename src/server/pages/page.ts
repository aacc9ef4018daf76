import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import { memoizeLru } from '#server/platform/cache/memoize-lru.ts'

/**
 * Brotli qualities. The first request for a cached page pays for later ones. A page for one reader is compressed at
 * once: it takes a tenth of a millisecond, less than handing it to a thread. The quality above this one makes it 4 %
 * smaller. That would take 640 KB of memory for each page, which a busy machine does not always have at hand.
 */
const brotliQuality = { kept: 5, once: 0 }
/** 256 KB, as much as a long page has: the encoder takes its window for each page, 4 MB by default. */
const brotliWindow = 18
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const encoders = {
  br: (body: Buffer, isKept: boolean) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: isKept ? brotliQuality.kept : brotliQuality.once,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    return isKept ? brotli(body, { params }) : brotliCompressSync(body, { params })
  },
  gzip: (body: Buffer) => deflate(body),
}

type Encoding = keyof typeof encoders

/** A rendered answer: complete, and the same for everybody who asks for it in its language. */
export interface Page {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Compressed once, when first asked for. */
  encoded: Partial<Record<Encoding, Buffer | Promise<Buffer>>>
}

declare module '#server/platform/cache/cached-values.ts' {
  interface CachedValues {
    /** Pages of which there are few, by day and address. */
    pages: Page
    /** Pages that a query narrows: as many as there are queries. */
    narrowedPages: Page
    /** The 404 pages of addresses that have none. */
    missingPages: Page
  }
}

export function toPage(status: number, headers: Record<string, string>, body: Buffer): Page {
  const common = {
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    // What nobody keeps is never asked for again by its tag.
    ...(headers['cache-control'] === 'no-store' ? {} : { etag: etagOf(body) }),
  }
  return { status, headers: { ...common, ...headers }, body, encoded: {} }
}

function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/**
 * Sends a page in the form that the client takes, or nothing when it has it already; `headers` are those of this one
 * answer.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  { isKept, headers = {} }: { isKept: boolean; headers?: Record<string, string> | undefined },
): Promise<FastifyReply> {
  void reply.code(page.status).headers({ ...page.headers, ...headers })
  if (page.status === 200 && knows(request.headers['if-none-match'], page)) {
    return reply.code(304).send()
  }
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '')
  if (encoding === 'identity') return reply.send(page.body)
  page.encoded[encoding] ??= encoders[encoding](page.body, isKept)
  return reply.header('content-encoding', encoding).send(await page.encoded[encoding])
}

/** Only the tag counts: reloading is no reason to send again what the client has. */
function knows(header: string | undefined, { headers }: Page): boolean {
  return fresh({ 'if-none-match': header }, { etag: headers.etag })
}

/** Browsers say few different things. */
const negotiationsKept = 100

const encodingFor = memoizeLru(negotiationsKept, (accepted): Encoding | 'identity' => {
  const request = { headers: { 'accept-encoding': accepted } }
  const taken = new Negotiator(request).encodings(['br', 'gzip'])
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
})
