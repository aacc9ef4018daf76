import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '#contract/operation.ts'
import { pageHeaders } from '#server/http/security-headers.ts'
import type { Limiter } from '#server/limits/concurrency-limiter.ts'
import type { Cache } from '#server/cache/versioned-cache.ts'
import { clientFiles } from './client-files.ts'
import type { Page } from './page.ts'
import { type LoadRenderer, loadBuilt, type Site } from './page-build.ts'
import type { PagePolicy } from './page-headers.ts'
import { servePages } from './serve-pages.ts'

/** Wherever the server was started. */
const projectRoot = join(import.meta.dirname, '../../..')

export interface WebPluginOptions {
  /** Through Vite, with the sources as they are; or from build/. */
  mode: 'development' | 'built'
  /** Origin without a trailing slash. */
  siteUrl: string
  /** Whose site it is when a page is made. */
  site: () => Promise<Site>
  /** The caller that a page's loaders use: anonymous, in process. */
  makeCaller: (request: FastifyRequest) => Caller
  /** Bounds how many pages are rendered at once. */
  admit: Limiter
  cache: Cache<Page>
  /** Further hosts that Vite answers while developing. */
  allowedHosts?: readonly string[]
  /** Folder of the project; it holds build/. */
  root?: string
  /** Hosts that pages may load the captcha provider's script from; none for altcha. */
  captchaHosts?: readonly string[]
}

/** Serves the public pages and the panel's shell on every address that nothing else has taken. */
export async function webPlugin(app: FastifyInstance, options: WebPluginOptions): Promise<void> {
  const root = options.root ?? projectRoot
  const development = options.mode === 'development'
  const policy: PagePolicy = {
    development,
    captchaHosts: options.captchaHosts ?? [],
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
    await clientFiles(app, root, pageHeaders(options.siteUrl), options.site)
  }
  const { siteUrl, site, makeCaller, admit, cache } = options
  servePages(app, { load, policy, siteUrl, site, makeCaller, admit, cache })
}
