import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '#contract/index.ts'
import type { Taken } from '#server/platform/limits/rate-limits.ts'
import type { FindRedirect } from '#server/platform/site/redirects/redirect-index.ts'
import { clientFiles } from './client-files.ts'
import { type LoadRenderer, loadBuilt, type Site } from './page-build.ts'
import type { PageCaches } from './page-shares.ts'
import { type Pages, servePages } from './serve-pages.ts'

/** Wherever the server was started. */
const projectRoot = join(import.meta.dirname, '../../..')

export interface WebPluginOptions {
  /** Through Vite, with the sources as they are; or from build/. */
  mode: 'development' | 'built'
  /** Origin without a trailing slash. */
  siteUrl: string
  /** Returns the site's identity when a page is made. */
  site: () => Promise<Site>
  /** The caller that a page's loaders use: anonymous, in process. */
  makeCaller: (request: FastifyRequest) => Caller
  /** Bounds how many pages are rendered at once. */
  admit: <Result>(request: FastifyRequest, work: () => Promise<Result>) => Promise<Result>
  /** Counts a page that has to be made for who asks for it. */
  count: (request: FastifyRequest) => Promise<Taken>
  caches: PageCaches
  /** True when shared caches are notified of pages to drop, so that they may keep pages for longer. */
  isPurged: boolean
  /** The redirect of an address without a page. */
  findRedirect: FindRedirect
  /** Counts a visit that a redirect has led on, by the redirect's id. */
  countHit: (id: string) => void
  /** Counts a visit of an address without a page; the header `referer` says where the visitor was. */
  countDead: (address: string, referrer: string | undefined) => void
  /** Further hosts that Vite answers while developing. */
  allowedHosts?: readonly string[]
  /** Folder of the project; it holds build/. */
  root?: string
  /** Sources that pages with a form load from the captcha provider, down to a folder; nothing for altcha. */
  captchaSources?: readonly string[]
}

/** Serves the public pages and the panel's shell on every address that nothing else has taken. */
export async function webPlugin(app: FastifyInstance, options: WebPluginOptions): Promise<void> {
  const root = options.root ?? projectRoot
  const development = options.mode === 'development'
  const policy: Pages['policy'] = {
    development,
    captchaSources: options.captchaSources ?? [],
  }
  let load: LoadRenderer
  if (development) {
    const { developmentBuild } = await import('./development-build.ts')
    load = await developmentBuild(app, root, [
      new URL(options.siteUrl).hostname,
      ...(options.allowedHosts ?? []),
    ])
  } else {
    const built = await loadBuilt(root)
    load = async () => built
    await clientFiles(app, root, options.site)
  }
  servePages(app, { ...options, load, policy })
}
