import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { pageHeaders } from '#server/http/security-headers.ts'
import { contentSecurityPolicy } from './page-headers.ts'

const policy = { development: false, captchaHosts: [] }
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('the content security policy of a page', () => {
  test('names the hash of each inline script, exactly as written', () => {
    const html =
      '<script>let a = 1\n</script><script type="module" async="">import "/b.js"</script>'
    const header = contentSecurityPolicy(html, policy)
    expect(header).toContain(hashOf('let a = 1\n'))
    expect(header).toContain(hashOf('import "/b.js"'))
  })

  test('leaves scripts with an address to the site itself', () => {
    expect(contentSecurityPolicy('<script src="/a.js"></script>', policy)).toContain(
      "script-src 'self';",
    )
  })

  test('never allows frames, bases, plugins or unhashed scripts', () => {
    const header = contentSecurityPolicy('', policy)
    for (const directive of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]) {
      expect(header).toContain(directive)
    }
    expect(header.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe-inline')
  })

  test('lets the captcha provider in where it is configured', () => {
    const header = contentSecurityPolicy('', {
      ...policy,
      captchaHosts: ['https://captcha.example'],
    })
    expect(header).toContain("script-src 'self' https://captcha.example;")
    expect(header).toContain('frame-src https://captcha.example')
  })

  test('grows by exactly the address that counts visits, where one does', () => {
    const address = 'https://stats.example/below'
    const added = (provider: 'none' | 'plausible' | 'matomo') => {
      const header = contentSecurityPolicy('', policy, { provider, address, siteId: '1' })
      const plain = contentSecurityPolicy('', policy).split('; ')
      return header.split('; ').filter((directive) => !plain.includes(directive))
    }
    expect(added('none')).toEqual([])
    expect(added('plausible')).toEqual([
      "script-src 'self' https://stats.example",
      "connect-src 'self' https://stats.example",
    ])
    expect(added('matomo')).toEqual([
      "script-src 'self' https://stats.example",
      "img-src 'self' data: blob: https://stats.example",
      "connect-src 'self' https://stats.example",
    ])
  })
})

test('transport security is promised only behind TLS', () => {
  expect(pageHeaders('http://agency.example')).not.toHaveProperty('strict-transport-security')
  expect(pageHeaders('https://agency.example')).toHaveProperty('strict-transport-security')
})
