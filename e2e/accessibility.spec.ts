import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { signInAsAdmin } from './sign-in.ts'

/** The id of the destination that lists begin with. */
async function firstDestination(page: Page): Promise<string> {
  const response = await page.request.post('/api/listDestinations', { data: { limit: 1 } })
  const { list } = (await response.json()) as { list: { id: string }[] }
  return list[0]?.id ?? ''
}

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)
}

for (const language of ['es', 'en', 'pt']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`public pages have no axe violation in ${language}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const id = await firstDestination(page)
      for (const path of ['', `/destinations/${id}`, '/destinations', '/login', '/no-such-page']) {
        await page.goto(`/${language}${path}`)
        await page.waitForLoadState('load')
        expect(await violations(page), path).toEqual([])
      }
    })
  }
}

test('the panel has no axe violation', async ({ page }) => {
  await signInAsAdmin(page)
  const id = await firstDestination(page)
  for (const path of ['', '/add', `/${id}`, `/edit/${id}`]) {
    await page.goto(`/admin-panel/destinations${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await violations(page), path).toEqual([])
  }
  await page.goto('/admin-panel/quotes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violations(page), 'quotes').toEqual([])
})

test('pages fit 320 px, and every heading is in order', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const id = await firstDestination(page)
  for (const path of ['/es', `/es/destinations/${id}`, '/es/login']) {
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(320)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})
