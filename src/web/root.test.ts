import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { unknownSite } from '#contract/site/identity/site-defaults.ts'
import { sampleSite } from '#testing/sample-site.ts'
import { pageContext } from './page-context.ts'
import { loader } from './root.tsx'

const analytics = { ...sampleSite.analytics, address: 'https://counts.example/script.js' }
const site = { ...unknownSite, analytics, url: 'https://example.com', mapStyleUrl: null }

/** The site's data in the panel's HTML. */
function toldTo(pathname: string): string {
  const context = new RouterContextProvider()
  const parts = { language: 'en', site, customTexts: {}, today: '2026-03-02' } as const
  const report = () => undefined
  const caller = async () => {
    throw new Error('no operation is called here')
  }
  context.set(pageContext, { ...parts, caller, t: (key) => key, report })
  const url = new URL(pathname, site.url)
  const request = new Request(url)
  return JSON.stringify(loader({ context, request, url, params: {}, pattern: '' }))
}

it.each(['/en', '/en/tours', '/en/about'])('visits of %s are counted', (pathname) => {
  expect(toldTo(pathname)).toContain('counts.example')
})

it.each([
  '/admin-panel',
  '/admin-panel/site',
  '/en/login',
  '/account',
  '/en/my-requests',
  '/en/requests/token',
  '/pt/proposals/token',
])('%s is not told by whom visits are counted', (pathname) => {
  expect(toldTo(pathname)).not.toContain('counts.example')
})
