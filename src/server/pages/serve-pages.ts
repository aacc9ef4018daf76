import { randomBytes } from 'node:crypto'
import {
  isPanel,
  isPreview,
  mayBeCounted,
  mayOpenMap,
  speculationRulesPath,
  withoutLanguage,
} from '#contract/base/addresses/addresses.ts'
import { maySolveCaptcha } from '#contract/base/addresses/form-pages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localDay } from '#contract/base/dates/local-day.ts'
import { Failure } from '#contract/base/failures.ts'
import { publicLanguages, type SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import {
  addressOf,
  type ParsedPage,
  parsePage,
  unknownPage,
  writtenByPages,
} from '#contract/base/addresses/page-address.ts'
import { memoizeLru } from '#server/platform/cache/memoize-lru.ts'
import { acceptedLanguage } from '#server/platform/http/accepted-language.ts'
import { pageHeaders } from '#server/platform/http/security-headers.ts'
import type { WebPluginOptions } from './web-plugin.ts'
import { type Page, sendPage, toPage } from './page.ts'
import type { LoadRenderer, PageRenderer, Site } from './page-build.ts'
import { contentSecurityPolicy, type PagePolicy } from './page-headers.ts'
import { makePageShares } from './page-shares.ts'
import { sharedCacheHeaders } from './shared-caches.ts'

const urlMaxLength = 2_048
/** Those that are asked for most; the longest of them take a few megabytes together. */
const addressesKept = 500
const retryAfterSeconds = 2
const writingMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** A last segment with an extension asks for a file; pages have none, data requests have `.data`. */
const fileName = /\.(?!data$)[^./]*$/

type PassedOptions = 'siteUrl' | 'site' | 'makeCaller' | 'admit' | 'count' | 'caches' | 'isPurged'

export interface Pages extends Pick<WebPluginOptions, PassedOptions> {
  load: LoadRenderer
  policy: Omit<PagePolicy, 'scriptHash'>
}

/** Answers every address left over with a page; pages are only ever read. */
export function servePages(app: FastifyInstance, pages: Pages): void {
  const parseUrl = memoizeLru(addressesKept, (url) => parsePage(new URL(pages.siteUrl + url)))
  const shares = makePageShares(pages.caches)
  app.get('/*', async (request, reply) => {
    void reply.headers(pageHeaders)
    const [pathname = '/'] = request.url.split('?', 1)
    if (request.url.length > urlMaxLength) return sendText(reply, 414, 'URI Too Long')
    if (looksLikeFile(pathname)) return sendText(reply, 404, 'Not Found')
    const renderer = await pages.load()
    // What a page says of prices and departures changes with the agency's day.
    const site = await pages.site()
    const parsed = inPublicLanguage(parseUrl(request.url), site.languages)
    const language = parsed.language ?? languageOf(renderer, request, pathname, site.languages)
    const now = new Date()
    const today = localDay(site.office.timeZone, now)
    const address = addressOf(parsed, language)
    const key = `${today} ${language} ${address}`
    const share = shares[parsed.audience]
    // Whoever asks for what is not there yet, is counted: it costs a hundred times as much.
    if (!share?.has(key)) {
      const taken = await pages.count(request)
      if (!taken.allowed) {
        return refuse(reply, taken.retryAfter)
      }
    }
    const renderPage = () =>
      pages.admit(request, () =>
        render(renderer, request, { address, site, language, today }, pages),
      )
    const made = share ? share.get(key, renderPage) : renderPage()
    const page = await made.catch(refusalOf)
    if (!(page instanceof Failure)) {
      const { status } = page
      const cacheControl = page.headers['cache-control']
      const { isPurged } = pages
      const { timeZone } = site.office
      const shared = { parsed, status, cacheControl, isPurged, timeZone, now: now.getTime() }
      // One of endless many is seldom asked for again.
      const isKept = parsed.audience === 'plain' && status === 200
      return sendPage(request, reply, page, { isKept, headers: sharedCacheHeaders(shared) })
    }
    if (page.status === 429) return refuse(reply, retryAfterSeconds)
    void reply.header('retry-after', retryAfterSeconds)
    return sendText(reply, 503, 'Service Unavailable')
  })
  app.route({
    method: writingMethods,
    url: '/*',
    onRequest: async (_request, reply) => {
      void reply.headers({ ...pageHeaders, allow: 'GET, HEAD' })
      return sendText(reply, 405, 'Method Not Allowed')
    },
    handler: () => undefined,
  })
}

/** Too many pages are being rendered, or wait for who asks: this one is refused before any work. */
function refusalOf(error: unknown): Failure {
  if (isUnavailable(error) || (error instanceof Failure && error.status === 429)) return error
  throw error
}

function refuse(reply: FastifyReply, retryAfter: number): FastifyReply {
  void reply.header('retry-after', retryAfter)
  return sendText(reply, 429, 'Too Many Requests')
}

function isUnavailable(error: unknown): error is Failure {
  return error instanceof Failure && error.status === 503
}

function looksLikeFile(pathname: string): boolean {
  return fileName.test(pathname) && !writtenByPages.has(pathname)
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  void reply.code(status).header('cache-control', 'no-store')
  return reply.type('text/plain; charset=utf-8').send(text)
}

/** A page in a language that visitors do not see is unknown; previews show it to editors (requirements §7.12). */
function inPublicLanguage(parsed: ParsedPage, languages: SiteLanguages): ParsedPage {
  const { language, name } = parsed
  const isOpen = !language || name === 'preview' || publicLanguages(languages).includes(language)
  return isOpen ? parsed : unknownPage
}

function languageOf(
  renderer: PageRenderer,
  request: FastifyRequest,
  pathname: string,
  languages: SiteLanguages,
): Language {
  return renderer.pickLanguage({
    pathname,
    cookie: request.headers.cookie,
    accepted: acceptedLanguage(request.headers['accept-language'], publicLanguages(languages)),
    languages,
  })
}

/** Inputs that determine a page, beside the catalogue. */
interface PageInputs {
  /** Path and query in the page's one spelling. */
  address: string
  site: Site
  language: Language
  today: string
}

async function render(
  renderer: PageRenderer,
  request: FastifyRequest,
  { address, site, language, today }: PageInputs,
  pages: Pages,
): Promise<Page> {
  const [pathname = '/'] = address.split('?', 1)
  const isApplication = isPanel(withoutLanguage(pathname))
  // What renders the panel, and every page while developing, writes scripts into it that change.
  const nonce = isApplication || pages.policy.development ? newNonce() : undefined
  let unavailable = false
  const context = await renderer.createPageContext({
    caller: pages.makeCaller(request),
    language,
    today,
    site,
    nonce,
    report: (error) => {
      unavailable ||= isUnavailable(error)
      request.log.error(error, 'page rendering failed')
    },
  })
  // Neither a header of the visitor's nor their spelling reaches the loaders: a page depends on its address and
  // language alone.
  const response = await renderer.handle(new Request(pages.siteUrl + address), context)
  const text = 'html' in response ? response.html : await response.text()
  const headers = Object.fromEntries(response.headers)
  if (headers['content-type']?.startsWith('text/html')) {
    const framedByOwn = isPreview(pathname)
    const { scriptHash } = renderer
    headers['content-security-policy'] = contentSecurityPolicy(
      { ...pages.policy, scriptHash },
      {
        analytics: mayBeCounted(pathname) ? site.analytics : null,
        solvesCaptcha: maySolveCaptcha(pathname),
        mapStyleUrl: mayOpenMap(pathname) ? site.mapStyleUrl : null,
        nonce,
        isApplication,
        framesOwn: isApplication,
        framedByOwn,
      },
    )
    if (framedByOwn) headers['x-frame-options'] = 'SAMEORIGIN'
    if (isApplication) headers['cache-control'] = 'no-store'
    else headers['speculation-rules'] = `"${speculationRulesPath}"`
  }
  // The site's own error page, with the status that says to come back.
  if (unavailable) Object.assign(headers, { 'retry-after': String(retryAfterSeconds) })
  const status = unavailable ? 503 : response.status
  if (status >= 500) headers['cache-control'] = 'no-store'
  return toPage(status, headers, Buffer.from(text))
}

function newNonce(): string {
  return randomBytes(16).toString('base64')
}
