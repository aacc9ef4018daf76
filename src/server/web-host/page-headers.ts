import { createHash } from 'node:crypto'

export interface PagePolicy {
  /** Vite's own socket and styles while developing. */
  development: boolean
  /** Hosts of the captcha provider whose script pages with a form load. */
  captchaHosts: readonly string[]
}

/** The policy of one rendered page: only the site's own scripts and this page's inline ones, by hash. */
export function contentSecurityPolicy(html: string, policy: PagePolicy): string {
  const captcha = policy.captchaHosts.join(' ')
  const directives = {
    'default-src': "'self'",
    'script-src': `'self' ${inlineScriptHashes(html).join(' ')} ${captcha}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': `'self' ${captcha} ${policy.development ? 'ws:' : ''}`,
    'frame-src': captcha || "'none'",
    'worker-src': "'self' blob:",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value.trim().replaceAll(/ +/g, ' ')}`)
    .join('; ')
}

const scripts = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g
/** Scripts with an address of their own, and data that no browser runs. */
const notInline = /\ssrc=|\stype="application\//

function inlineScriptHashes(html: string): string[] {
  const inline = [...html.matchAll(scripts)].filter(
    ({ groups }) => !notInline.test(groups?.attributes ?? ''),
  )
  const hashes = inline.map(({ groups }) =>
    createHash('sha256')
      .update(groups?.code ?? '')
      .digest('base64'),
  )
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}
