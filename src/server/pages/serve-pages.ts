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
import { isInquiry } from '#server/platform/site/redirects/served-status.ts'
import { followRedirects } from './follow-redirects.ts'
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

/** A document of an item, and the item's page. */
const documentOf = /^([^?]+)\.pdf(?:\?|$)/i

/** Time for which caches may keep a redirect. */
const redirectsKept = 'public, max-age=3600'

type PassedOptions =
  | 'siteUrl'
  | 'site'
  | 'makeCaller'
  | 'admit'
  | 'count'
  | 'caches'
  | 'isPurged'
  | 'findRedirect'
  | 'countHit'
  | 'countDead'

/** A request and what its answer depends on. */
interface Visit {
  request: FastifyRequest
  renderer: PageRenderer
  site: Site
  today: string
}

interface Answer {
  parsed: ParsedPage
  page: Page | Failure
}

export interface Pages extends Pick<WebPluginOptions, PassedOptions> {
  load: LoadRenderer
  policy: Omit<PagePolicy, 'scriptHash'>
}

/** Answers every address left over with a page; pages are only ever read. */
export function servePages(app: FastifyInstance, pages: Pages): void {
  const parseUrl = memoizeLru(addressesKept, (url) => parseAddress(new URL(pages.siteUrl + url)))
  const shares = makePageShares(pages.caches)

  /** The page at an address, as made before where it was; a failure where there is no room to make it. */
  async function answerAt(url: string, visit: Visit): Promise<Answer> {
    const { request, renderer, site, today } = visit
    const parsed = inPublicLanguage(parseUrl(url), site.languages)
    const [pathname = '/'] = url.split('?', 1)
    const language = parsed.language ?? languageOf(renderer, request, pathname, site.languages)
    const address = addressOf(parsed, language)
    const key = `${today} ${language} ${address}`
    const share = shares[parsed.audience]
    // Whoever asks for what is not there yet, is counted: it costs a hundred times as much.
    if (!share?.has(key) && !isInquiry()) {
      const taken = await pages.count(request)
      if (!taken.allowed) return { parsed, page: tooMany(taken.retryAfter) }
    }
    const renderPage = () =>
      pages.admit(request, () =>
        render(renderer, request, { address, site, language, today }, pages),
      )
    const made = share ? share.get(key, renderPage) : renderPage()
    return { parsed, page: await made.catch(refusalOf) }
  }

  /** Redirect in place of a missing page; it costs nothing to a visit of a page that is there. */
  async function instead(url: string, visit: Visit) {
    try {
      return await followRedirects(url, {
        find: pages.findRedirect,
        languages: visit.site.languages,
        answerAt: (address) => answerAt(address, visit),
        isMissing,
      })
    } catch (error) {
      visit.request.log.error(error, 'looking for a redirect failed')
      return undefined
    }
  }

  /** The page of a withdrawn item, in place of its document. */
  async function withdrawnDocument(url: string, visit: Visit): Promise<Answer | undefined> {
    const item = documentOf.exec(url)?.[1]
    if (item === undefined || parseUrl(item).id === undefined) return undefined
    const answer = await answerAt(item, visit)
    return !(answer.page instanceof Failure) && answer.page.status === 410 ? answer : undefined
  }

  app.get('/*', async (request, reply) => {
    void reply.headers(pageHeaders)
    if (request.url.length > urlMaxLength) return sendText(reply, 414, 'URI Too Long')
    const renderer = await pages.load()
    // What a page says of prices and departures changes with the agency's day.
    const site = await pages.site()
    const now = new Date()
    const today = localDay(site.office.timeZone, now)
    const visit = { request, renderer, site, today }
    let answer = await answerAt(request.url, visit)
    if (isMissing(answer) && !isInquiry()) {
      const led = await instead(request.url, visit)
      if (led) pages.countHit(led.id)
      if (led && 'location' in led) {
        void reply.header('cache-control', redirectsKept)
        return reply.redirect(led.location, 301)
      }
      if (led) answer = led.answer
      else {
        answer = (await withdrawnDocument(request.url, visit)) ?? answer
        pages.countDead(request.url, request.headers.referer)
      }
    }
    const { parsed, page } = answer
    if (page instanceof Failure) return refuse(reply, page)
    const { status } = page
    const cacheControl = page.headers['cache-control']
    const { isPurged } = pages
    const { timeZone } = site.office
    const shared = { parsed, status, cacheControl, isPurged, timeZone, now: now.getTime() }
    // One of endless many is seldom asked for again.
    const isKept = parsed.audience === 'plain' && status === 200
    return sendPage(request, reply, page, { isKept, headers: sharedCacheHeaders(shared) })
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

function isMissing({ page }: Answer): boolean {
  return !(page instanceof Failure) && (page.status === 404 || page.status === 410)
}

/** Too many pages are being rendered, or wait for who asks: this one is refused before any work. */
function refusalOf(error: unknown): Failure {
  if (error instanceof Failure && (error.status === 503 || error.status === 429)) return error
  throw error
}

const tooMany = (retryAfter: number) => new Failure('TOO_MANY_REQUESTS_ERROR', {}, { retryAfter })

function refuse(reply: FastifyReply, { status, retryAfter = retryAfterSeconds }: Failure) {
  void reply.header('retry-after', retryAfter)
  if (status === 429) return sendText(reply, 429, 'Too Many Requests')
  return sendText(reply, 503, 'Service Unavailable')
}

function isUnavailable(error: unknown): error is Failure {
  return error instanceof Failure && error.status === 503
}

/** The page of an address; one that asks for a file that is not there has none, whatever it begins with. */
function parseAddress(url: URL): ParsedPage {
  const parsed = parsePage(url)
  const isFile = fileName.test(url.pathname) && !writtenByPages.has(url.pathname)
  return isFile ? { ...unknownPage, language: parsed.language } : parsed
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
