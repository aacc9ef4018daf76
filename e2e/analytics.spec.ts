import { expect, type Page, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { site } from './site.ts'

const address = 'https://stats.example'

/** A page's requests to the visit counter: at least so much, or nothing for a while. */
async function askedBy(page: Page, path: string, least = 0): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${address}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'text/javascript', body: 'window.counted = true' })
  })
  await page.goto(path, { waitUntil: 'load' })
  if (least > 0) await expect.poll(() => asked.length).toBeGreaterThanOrEqual(least)
  // What would be loaded is loaded as soon as the page is there.
  else await page.waitForTimeout(1_000)
  return asked
}

test.afterEach(async () => {
  const admin = await callerOf(site.admin)
  await admin('editSite', { analytics: null })
})

test('nothing is loaded, and nothing allowed, where nobody counts visits', async ({ page }) => {
  const response = await page.request.get('/es')
  expect(response.headers()['content-security-policy']).not.toContain('stats.example')
  expect(await askedBy(page, '/es')).toEqual([])
})

for (const [provider, script, siteId] of [
  ['plausible', '/js/script.js', 'agency.example'],
  ['matomo', '/matomo.js', '7'],
] as const) {
  test(`${provider} counts public pages, and no others`, async ({ page, browser }) => {
    const admin = await callerOf(site.admin)
    await admin('editSite', { analytics: { provider, address, siteId } })
    expect(await askedBy(page, '/es', 1)).toEqual([script])
    await expect.poll(() => page.evaluate(() => 'counted' in window)).toBe(true)
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['language'])
    for (const path of [
      '/es/login',
      '/es/register',
      '/es/rates',
      '/es/my-requests',
      '/admin-panel',
    ]) {
      const other = await browser.newPage({ baseURL: site.url })
      expect(await askedBy(other, path), path).toEqual([])
      const response = await other.request.get(path)
      expect(response.headers()['content-security-policy'], path).not.toContain('stats.example')
      expect(await response.text(), path).not.toContain('stats.example')
      await other.close()
    }
  })
}

test('who asks not to be tracked is not counted', async ({ browser }) => {
  const admin = await callerOf(site.admin)
  await admin('editSite', {
    analytics: { provider: 'plausible', address, siteId: 'agency.example' },
  })
  for (const signal of ['doNotTrack', 'globalPrivacyControl'] as const) {
    const page = await browser.newPage({ baseURL: site.url })
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true })
    }, signal)
    expect(await askedBy(page, '/en'), signal).toEqual([])
    await page.close()
  }
})
