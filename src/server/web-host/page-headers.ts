import type { Site } from './page-build.ts'
import { createHash } from 'node:crypto'

/** What the policy of every page begins with. */
export interface PagePolicy {
  /** Vite's own socket and styles while developing. */
  development: boolean
  /** Hosts of the captcha provider whose script pages with a form load. */
  captchaHosts: readonly string[]
}

/** Which pages of the site stand in frames of which: previews in the panel's, and no other in any. */
export interface Framing {
  /** The page may show pages of this site in a frame. */
  framesOwn?: boolean
  /** Pages of this site may show it in a frame. */
  framedByOwn?: boolean
}

/** The policy of one rendered page: only the site's own scripts, this page's inline ones by hash, and what counts its visit. */
export function contentSecurityPolicy(
  html: string,
  policy: PagePolicy,
  analytics: Site['analytics'] | null = null,
  framing: Framing = {},
): string {
  const counter = originOf(analytics)
  const captcha = policy.captchaHosts.join(' ')
  const directives = {
    'default-src': "'self'",
    'script-src': `'self' ${inlineScriptHashes(html).join(' ')} ${captcha} ${counter}`,
    'style-src': "'self' 'unsafe-inline'",
    // Matomo falls back to a picture where nothing else gets through.
    'img-src': `'self' data: blob: ${analytics?.provider === 'matomo' ? counter : ''}`,
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': `'self' ${captcha} ${counter} ${policy.development ? 'ws:' : ''}`,
    'frame-src': `${framing.framesOwn ? "'self'" : ''} ${captcha}`.trim() || "'none'",
    'worker-src': "'self' blob:",
    'form-action': "'self'",
    'frame-ancestors': framing.framedByOwn ? "'self'" : "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
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

/** Scripts with an address of their own, and data that no browser runs. */
const notInline = /\ssrc=|\stype="application\//

/** Looked for by hand: an expression over a whole page costs a tenth of what making it does. */
function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  let start = html.indexOf('<script')
  while (start >= 0) {
    const code = html.indexOf('>', start) + 1
    const end = html.indexOf('</script>', code)
    if (code === 0 || end < 0) break
    if (!notInline.test(html.slice(start, code))) hashes.add(hashOf(html.slice(code, end)))
    start = html.indexOf('<script', end)
  }
  return [...hashes].map((hash) => `'sha256-${hash}'`)
}

const known = new Map<string, string>()
const knownMax = 100

/** Pages have the same few inline scripts, so that most are hashed once. */
function hashOf(code: string): string {
  const hash = known.get(code) ?? createHash('sha256').update(code).digest('base64')
  if (known.size < knownMax) known.set(code, hash)
  return hash
}
