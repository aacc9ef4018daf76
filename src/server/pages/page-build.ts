import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { SiteColors } from '#contract/base/colors.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import type { Caller } from '#contract/index.ts'
import type { SiteAnswer } from '#contract/site/identity/site.ts'
import { operatorError } from '#server/platform/runtime/operator-error.ts'
import { chooseReactForProduction } from '#server/platform/settings/env.ts'

/** The operator's identity, as everybody may know it. */
export interface Site extends SiteAnswer {
  /** Public address without a slash at the end. */
  url: string
  /** The style of maps that visitors may open; null: there are none. */
  mapStyleUrl: string | null
  colors: SiteColors
  languages: SiteLanguages
}

/** Exports of the web room's server entry beside React Router's own. */
interface PageEntry {
  /** Hash of the inline script that never changes, as a policy names it. */
  scriptHash: string
  pickLanguage: (preferences: {
    pathname: string
    cookie: string | undefined
    accepted: Language | undefined
    languages: SiteLanguages
  }) => Language
  createPageContext: (parts: {
    caller: Caller
    language: Language
    site: Site
    today: string
    nonce?: string | undefined
    report: (error: unknown) => void
  }) => Promise<RouterContextProvider>
}

/** A page as the bundle renders it. */
interface Document {
  html: string
  status: number
  headers: Headers
}

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response | Document>

/**
 * A bundle of the web room. The router comes from there too: context keys and classes are the bundle's,
 * and Node's own copy would not know them.
 */
export type PageBuild = ServerBuild & {
  entry: {
    module: PageEntry & { createRequestHandler: (build: ServerBuild, mode: string) => Handle }
  }
}

/** Renderer of pages: the bundle's entry, and its router ready to answer. */
export interface PageRenderer extends PageEntry {
  handle: Handle
}

export type LoadRenderer = () => Promise<PageRenderer>

/** The bundle that `react-router build` left in `root`. Fails with one line where there is none. */
export async function loadBuilt(root: string): Promise<PageRenderer> {
  chooseReactForProduction()
  const bundle = join(root, 'build/server/index.js')
  if (!existsSync(bundle)) throw operatorError('The pages are not built yet: nandu build')
  const build: PageBuild = await import(pathToFileURL(bundle).href)
  return toRenderer(build, 'production')
}

/** Fails at start, not at the first page, when a bundle is not ours. */
export function toRenderer(build: PageBuild, mode: 'development' | 'production'): PageRenderer {
  const { createPageContext, createRequestHandler, pickLanguage, scriptHash } = build.entry.module
  if (!createPageContext || !createRequestHandler || !pickLanguage || !scriptHash) {
    throw new TypeError('The page bundle lacks what the web host needs')
  }
  const handle = createRequestHandler(build, mode)
  return { createPageContext, pickLanguage, scriptHash, handle }
}
