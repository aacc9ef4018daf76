import { expect, test } from 'vitest'
import { servedPages, unchangedCaches } from '#testing/served-pages.ts'

const policyOf = async (url: string) => {
  const { headers } = await servedPages().app.inject(url)
  return { policy: String(headers['content-security-policy']), frame: headers['x-frame-options'] }
}

test.each(['/en/preview/token', '/preview/token', '/pt/Preview/token', '/en/%70review/token'])(
  'of a preview at %s is framed by the site itself, and made anew for each request',
  async (url) => {
    const { policy, frame } = await policyOf(url)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(frame).toBe('SAMEORIGIN')
    expect(policy).toContain("frame-src 'none'")
    const { app, requests } = servedPages({ caches: unchangedCaches() })
    await Promise.all([app.inject(url), app.inject(url)])
    await app.inject(url)
    expect(requests).toHaveLength(3)
  },
)

test.each([
  '/en',
  '/en/previews',
  '/en/preview',
  '/en/circuits/preview/token',
  '/admin-panel',
  '/requests/preview/',
])('of another page at %s is in no frame', async (url) => {
  const { policy, frame } = await policyOf(url)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(frame).toBe('DENY')
})

test('of the panel alone may hold a frame, with pages of this site', async () => {
  expect((await policyOf('/admin-panel/circuits/edit/1')).policy).toContain("frame-src 'self'")
  expect((await policyOf('/en/circuits/1')).policy).toContain("frame-src 'none'")
})
