import { isPanel, isPreview, mayBeCounted, paths, withoutLanguage } from '#contract/addresses.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dayIn } from '#contract/day-in.ts'
import { Failure } from '#contract/failures.ts'
import type { Language } from '#contract/languages.ts'
import { acceptedLanguage } from '#server/operations/accepted-language.ts'
import { pageHeaders } from '#server/http/security-headers.ts'
import type { WebPluginOptions } from './web-plugin.ts'
import { type Page, sendPage, toPage } from './page.ts'
import type { LoadRenderer, PageRenderer, Site } from './page-build.ts'
import { contentSecurityPolicy, type PagePolicy } from './page-headers.ts'

const urlMaxLength = 2_048
const retryAfterSeconds = 2
const writingMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** A last segment with an extension asks for a file; pages have none, data requests have `.data`. */
const fileName = /\.(?!data$)[^./]*$/
const writtenByPages = new Set([
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  paths.initialIcon,
])

type PassedOptions = 'siteUrl' | 'site' | 'makeCaller' | 'admit' | 'cache'

export interface Pages extends Pick<WebPluginOptions, PassedOptions> {
  load: LoadRenderer
  policy: PagePolicy
}

/** Answers every address left over with a page; pages are only ever read. */
export function servePages(app: FastifyInstance, pages: Pages): void {
  const headers = pageHeaders(pages.siteUrl)
  app.get('/*', async (request, reply) => {
    void reply.headers(headers)
    const [pathname = '/', query = ''] = request.url.split('?', 2)
    if (request.url.length > urlMaxLength) return sendText(reply, 414, 'URI Too Long')
    if (looksLikeFile(pathname)) return sendText(reply, 404, 'Not Found')
    const renderer = await pages.load()
    const language = languageOf(renderer, request, pathname)
    // What a page says of prices and departures changes with the agency's day.
    const site = await pages.site()
    const today = dayIn(site.office.timeZone, new Date())
    const renderPage = () =>
      pages.admit(() => render(renderer, request, { site, language, today }, pages))
    // Pages with a query are made for each request, so that no query changes or fills the cache; what a
    // preview shows is nobody else's.
    const isKept = query === '' && !isPreview(pathname)
    const made = isKept
      ? pages.cache.get(`${today} ${language} ${pathname}`, renderPage)
      : renderPage()
    const page = await made.catch(nullWhenUnavailable)
    if (page) return sendPage(request, reply, page, isKept)
    reply.header('retry-after', retryAfterSeconds)
    return sendText(reply, 503, 'Service Unavailable')
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

/** Too many pages are being rendered: this one is refused before any work. */
function nullWhenUnavailable(error: unknown): null {
  if (isUnavailable(error)) return null
  throw error
}

function isUnavailable(error: unknown): boolean {
  return error instanceof Failure && error.status === 503
}

function looksLikeFile(pathname: string): boolean {
  return fileName.test(pathname) && !writtenByPages.has(pathname)
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text)
}

function languageOf(renderer: PageRenderer, request: FastifyRequest, pathname: string): Language {
  return renderer.pickLanguage({
    pathname,
    cookie: request.headers.cookie,
    accepted: acceptedLanguage(request.headers['accept-language']),
  })
}

async function render(
  renderer: PageRenderer,
  request: FastifyRequest,
  { site, language, today }: { site: Site; language: Language; today: string },
  pages: Pages,
): Promise<Page> {
  let unavailable = false
  const context = await renderer.createPageContext({
    caller: pages.makeCaller(request),
    language,
    today,
    site,
    report: (error) => {
      unavailable ||= isUnavailable(error)
      request.log.error(error, 'page rendering failed')
    },
  })
  // No header of the visitor's reaches the loaders: a page depends on its address and language alone.
  const response = await renderer.handle(new Request(pages.siteUrl + request.url), context)
  const text = 'html' in response ? response.html : await response.text()
  const headers = Object.fromEntries(response.headers)
  if (headers['content-type']?.startsWith('text/html')) {
    const [pathname = '/'] = request.url.split('?', 1)
    const analytics = mayBeCounted(pathname) ? site.analytics : null
    const framedByOwn = isPreview(pathname)
    const framing = { framedByOwn, framesOwn: isPanel(withoutLanguage(pathname)) }
    headers['content-security-policy'] = contentSecurityPolicy(
      text,
      pages.policy,
      analytics,
      framing,
    )
    if (framedByOwn) headers['x-frame-options'] = 'SAMEORIGIN'
  }
  // The site's own error page, with the status that says to come back.
  if (unavailable) Object.assign(headers, { 'retry-after': String(retryAfterSeconds) })
  return toPage(unavailable ? 503 : response.status, headers, Buffer.from(text))
}
