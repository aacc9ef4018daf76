import { browserReportsPath } from '#contract/base/addresses/addresses.ts'
import type { Site } from './page-build.ts'

/** Common parts of the policies of all pages. */
export interface PagePolicy {
  /** Vite's own socket and styles while developing. */
  development: boolean
  /** Sources from the captcha's provider that pages with a captcha form load: addresses down to a folder. */
  captchaSources: readonly string[]
  /** Hash (`sha256-…`) of the inline script that is the same on every page, known since the build. */
  scriptHash: string
}

/** Additional needs of one page. */
export interface PageOptions {
  /** Analytics that count its visit. */
  analytics?: Site['analytics'] | null
  /** Whether it has a form that solves a captcha. */
  solvesCaptcha?: boolean
  /** The style of a map that may be opened on it. */
  mapStyleUrl?: string | null
  /** The panel: text becomes no element of it, but through its one policy (`src/web/trusted-types.ts`). */
  isApplication?: boolean
  /** Nonce of inline scripts in this one answer: the panel's, which nothing keeps. */
  nonce?: string | undefined
  /** The page may show pages of this site in a frame. */
  framesOwn?: boolean
  /** Pages of this site may show it in a frame. */
  framedByOwn?: boolean
}

/**
 * The policy of a page: the site's own scripts, the constant inline one by hash, and what it needs. Nothing in it is
 * taken from the page as it was rendered, or a script that came with somebody's text would be allowed too.
 */
export function contentSecurityPolicy(policy: PagePolicy, options: PageOptions = {}): string {
  const { analytics = null, nonce } = options
  const counter = originOf(analytics)
  const tiles = options.mapStyleUrl ? new URL(options.mapStyleUrl).origin : ''
  const captcha = options.solvesCaptcha ? policy.captchaSources.join(' ') : ''
  const directives = {
    'default-src': "'self'",
    'script-src': `'self' '${policy.scriptHash}' ${nonce ? `'nonce-${nonce}'` : ''} ${captcha} ${counter}`,
    'style-src': "'self' 'unsafe-inline'",
    // Matomo falls back to a picture where nothing else gets through.
    'img-src': `'self' data: blob: ${analytics?.provider === 'matomo' ? counter : ''} ${tiles}`,
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': `'self' ${captcha} ${counter} ${tiles} ${policy.development ? 'ws:' : ''}`,
    'frame-src': `${options.framesOwn ? "'self'" : ''} ${captcha}`.trim() || "'none'",
    'worker-src': "'self' blob:",
    'form-action': "'self'",
    'frame-ancestors': options.framedByOwn ? "'self'" : "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    // The second is what the editor of Markdown names its own, for what is pasted into a document without a window.
    ...(options.isApplication && {
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default ProseMirrorClipboard',
    }),
    'report-uri': browserReportsPath,
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value.trim().replaceAll(/ +/g, ' ')}`)
    .join('; ')
}

/** The one host that counts visits, or nothing. */
function originOf(analytics: Site['analytics'] | null): string {
  const { provider = 'none', address = null } = analytics ?? {}
  return provider === 'none' || address === null ? '' : new URL(address).origin
}
