import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebHostOptions } from '../web-host.ts'
import type { LoadPages } from './page-build.ts'
import { contentSecurityPolicy, pageHeaders, type PagePolicy } from './page-headers.ts'

const urlMaxLength = 2_048
const writingMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** A last segment with an extension asks for a file; pages have none, data requests have `.data`. */
const fileName = /\.(?!data$)[^./]*$/
const writtenByPages = new Set(['/sitemap.xml', '/robots.txt'])

interface Pages extends Pick<WebHostOptions, 'site' | 'makeCaller'> {
  load: LoadPages
  policy: PagePolicy
}

/** Answers every address left over with a page; pages are only ever read. */
export function servePages(app: FastifyInstance, pages: Pages): void {
  const headers = pageHeaders(pages.policy)
  app.get('/*', async (request, reply) => {
    void reply.headers(headers)
    const pathname = request.url.split('?', 1)[0] ?? '/'
    if (request.url.length > urlMaxLength) return sendText(reply, 414, 'URI Too Long')
    if (looksLikeFile(pathname)) return sendText(reply, 404, 'Not Found')
    const page = await render(request, pathname, pages)
    return send(request, reply, page)
  })
  app.route({
    method: writingMethods,
    url: '/*',
    onRequest: async (_request, reply) => {
      void reply.headers({ ...headers, allow: 'GET, HEAD' })
      return sendText(reply, 405, 'Method Not Allowed')
    },
    handler: () => undefined,
  })
}

function looksLikeFile(pathname: string): boolean {
  return fileName.test(pathname) && !writtenByPages.has(pathname)
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text)
}

interface Page {
  status: number
  headers: Record<string, string>
  body: Buffer
}

async function render(request: FastifyRequest, pathname: string, pages: Pages): Promise<Page> {
  const build = await pages.load()
  const { createPageContext, createRequestHandler, pickLanguage } = build.entry.module
  const context = createPageContext({
    caller: pages.makeCaller(request),
    language: pickLanguage({
      pathname,
      cookie: request.headers.cookie,
      acceptLanguage: request.headers['accept-language'],
    }),
    site: pages.site,
    report: (error) => request.log.error(error, 'page failed'),
  })
  // No header of the visitor's reaches the loaders: a page depends on its address and language alone.
  const handle = createRequestHandler(
    build,
    pages.policy.development ? 'development' : 'production',
  )
  const response = await handle(new Request(new URL(pages.site.url + request.url)), context)
  const body = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(body.toString(), pages.policy)
  }
  headers.etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  headers['cache-control'] ??= 'no-cache'
  headers.vary = 'accept-encoding, accept-language, cookie'
  return { status: response.status, headers, body }
}

const compressors = {
  br: async (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: async (body: Buffer) => promisify(gzip)(body),
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  void reply.code(page.status).headers(page.headers)
  if (page.status === 200 && request.headers['if-none-match'] === page.headers.etag)
    return reply.code(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (!encoding) return reply.send(page.body)
  return reply.header('content-encoding', encoding).send(await compressors[encoding](page.body))
}

function acceptedEncoding(header: string | string[] = ''): keyof typeof compressors | undefined {
  const accepted = new Set(
    String(header)
      .split(',')
      .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry.trim()))
      .map((entry) => entry.split(';', 1)[0]?.trim()),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : undefined
}
