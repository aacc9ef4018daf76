import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CreateRequestHandlerFunction, RouterContextProvider, ServerBuild } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { Caller } from '#contract/operation.ts'

export interface Site {
  name: string
  /** Public address without a slash at the end. */
  url: string
}

/**
 * What the web room's server entry gives beside React Router's own. The router comes from there too:
 * context keys and classes are the bundle's, and Node's own copy would not know them.
 */
interface PageEntry {
  createRequestHandler: CreateRequestHandlerFunction
  pickLanguage(preferences: {
    pathname: string
    cookie: string | undefined
    acceptLanguage: string | undefined
  }): Language
  createPageContext(parts: {
    caller: Caller
    language: Language
    site: Site
    report: (error: unknown) => void
  }): RouterContextProvider
}

export type PageBuild = ServerBuild & { entry: { module: PageEntry } }

export type LoadPages = () => Promise<PageBuild>

/** The bundle that `react-router build` left in `root`. */
export async function loadBuilt(root: string): Promise<PageBuild> {
  return checked(await import(pathToFileURL(join(root, 'build/server/index.js')).href))
}

/** Fails at start, not at the first page, when a bundle is not ours. */
export function checked(build: PageBuild): PageBuild {
  const { createPageContext, pickLanguage } = build.entry.module
  if (typeof createPageContext !== 'function' || typeof pickLanguage !== 'function') {
    throw new TypeError('The page bundle lacks createPageContext or pickLanguage')
  }
  return build
}
