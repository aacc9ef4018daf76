import { describe, expect, test } from 'vitest'
import { protectiveHeaders } from '#server/platform/http/security-headers.ts'
import { contentSecurityPolicy } from './page-headers.ts'

const policy = { development: false, captchaSources: [], scriptHash: 'sha256-constant' }

describe('the content security policy of a page', () => {
  test('allows the site’s own scripts, and the inline one that is known since the build', () => {
    expect(contentSecurityPolicy(policy)).toContain("script-src 'self' 'sha256-constant';")
  })

  test('allows what carries the nonce of this answer, where it has one', () => {
    const header = contentSecurityPolicy(policy, { nonce: 'once' })
    expect(header).toContain("script-src 'self' 'sha256-constant' 'nonce-once';")
  })

  test('says where what it forbids is reported', () => {
    expect(contentSecurityPolicy(policy)).toContain('report-uri /browser-reports')
  })

  test('never allows frames, bases, plugins or unhashed scripts', () => {
    const header = contentSecurityPolicy(policy)
    for (const directive of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]) {
      expect(header).toContain(directive)
    }
    expect(header.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe-inline')
  })

  test('lets the captcha provider in on pages that have a form for it, and on no other', () => {
    const captchaSources = ['https://captcha.example/folder/']
    const withCaptcha = { ...policy, captchaSources }
    const header = contentSecurityPolicy(withCaptcha, { solvesCaptcha: true })
    expect(header).toContain("script-src 'self' 'sha256-constant' https://captcha.example/folder/;")
    expect(header).toContain('frame-src https://captcha.example/folder/')
    expect(contentSecurityPolicy(withCaptcha)).toBe(contentSecurityPolicy(policy))
  })

  test('grows by exactly the host of the map that may be opened, where there is one', () => {
    const mapStyleUrl = 'https://tiles.example:8443/styles/plain.json?key=public'
    const header = contentSecurityPolicy(policy, { mapStyleUrl })
    const plain = contentSecurityPolicy(policy).split('; ')
    expect(header.split('; ').filter((directive) => !plain.includes(directive))).toEqual([
      "img-src 'self' data: blob: https://tiles.example:8443",
      "connect-src 'self' https://tiles.example:8443",
    ])
    expect(contentSecurityPolicy(policy, { mapStyleUrl: null })).toBe(contentSecurityPolicy(policy))
  })

  test('grows by exactly the address that counts visits, where one does', () => {
    const address = 'https://stats.example/below'
    const added = (provider: 'none' | 'plausible' | 'matomo') => {
      const header = contentSecurityPolicy(policy, {
        analytics: { provider, address, siteId: '1' },
      })
      const plain = contentSecurityPolicy(policy).split('; ')
      return header.split('; ').filter((directive) => !plain.includes(directive))
    }
    expect(added('none')).toEqual([])
    expect(added('plausible')).toEqual([
      "script-src 'self' 'sha256-constant' https://stats.example",
      "connect-src 'self' https://stats.example",
    ])
    expect(added('matomo')).toEqual([
      "script-src 'self' 'sha256-constant' https://stats.example",
      "img-src 'self' data: blob: https://stats.example",
      "connect-src 'self' https://stats.example",
    ])
  })
})

test('transport security is promised only behind TLS', () => {
  expect(protectiveHeaders('http://agency.example')).not.toHaveProperty('strict-transport-security')
  expect(protectiveHeaders('https://agency.example')).toHaveProperty('strict-transport-security')
})
