import { unknownSite } from '#contract/site-defaults.ts'
import Fastify from 'fastify'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { makeCaches } from '#server/cache/caches.ts'
import { servePages } from './serve-pages.ts'

const site = { ...unknownSite, name: 'Ñandú', url: 'https://travel.example' }

function serve() {
  let made = 0
  const app = Fastify()
  servePages(app, {
    siteUrl: site.url,
    site: async () => site,
    policy: { development: false, captchaHosts: [] },
    makeCaller: () => async () => {
      throw new Error('no operation is called here')
    },
    admit: (work) => work(),
    cache: makeCaches({ version: () => 1 }).pages,
    load: async () => ({
      pickLanguage: () => 'en',
      createPageContext: async () => new RouterContextProvider(),
      handle: async () => {
        made += 1
        return new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } })
      },
    }),
  })
  return { app, made: () => made }
}

const policyOf = async (url: string) => {
  const { headers } = await serve().app.inject(url)
  return { policy: String(headers['content-security-policy']), frame: headers['x-frame-options'] }
}

test.each(['/en/preview/token', '/preview/token', '/pt/Preview/token', '/en/%70review/token'])(
  'of a preview at %s is framed by the site itself, and made anew for each request',
  async (url) => {
    const { policy, frame } = await policyOf(url)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(frame).toBe('SAMEORIGIN')
    expect(policy).toContain("frame-src 'none'")
    const { app, made } = serve()
    await Promise.all([app.inject(url), app.inject(url)])
    await app.inject(url)
    expect(made()).toBe(3)
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
