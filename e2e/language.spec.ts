import { expect, test } from '@playwright/test'
import { addIllustratedDestination } from './illustrated-destination.ts'
import { openPage } from './open-page.ts'
import { publicPages } from './public-pages.ts'
import { site } from './site.ts'

test.describe('the browser’s language', () => {
  for (const [locale, language] of [
    ['pt-BR', 'pt'],
    ['en-GB', 'en'],
    ['es-MX', 'es'],
    // None of the site's: its default.
    ['fr-FR', 'es'],
  ] as const) {
    test(`${locale} gets ${language} first`, async ({ browser }) => {
      const context = await browser.newContext({ locale })
      const page = await context.newPage()
      await openPage(page, '/destinations')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe(language)
      await context.close()
    })
  }
})

test('a choice outlives the browser’s language', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es-AR' })
  const page = await context.newPage()
  await openPage(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Português' }).click()
  await expect(page).toHaveURL(/\/pt$/)
  const again = await context.newPage()
  await again.goto('/about-us')
  await expect(again.locator('html')).toHaveAttribute('lang', 'pt')
  await context.close()
})

test.describe('what local storage keeps', () => {
  const cases = [
    ['the cookie is gone', []],
    ['the cookie says otherwise', [{ name: 'language', value: 'en', url: site.url }]],
  ] as const
  for (const [when, cookies] of cases) {
    test(`counts where the address has no language, when ${when}`, async ({ browser }) => {
      const context = await browser.newContext({ locale: 'fr-FR' })
      await context.addCookies([...cookies])
      const page = await context.newPage()
      await page.goto('/robots.txt')
      await page.evaluate(() => localStorage.setItem('language', 'pt'))
      for (const address of ['/', '/destinations?sort=name', '/unauthorized']) {
        await page.goto(address)
        await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address)
      }
      await page.goto('/es')
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('pt')
      await context.close()
    })
  }

  test('is no language of ours: the browser’s counts', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'pt-BR' })
    const page = await context.newPage()
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('language', 'klingon'))
    await openPage(page, '/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('pt')
    await context.close()
  })
})

test('another language has the item’s address in that language', async ({ page }) => {
  await openPage(page, '/es')
  const banner = page.getByRole('banner')
  await banner.getByText('Destinos', { exact: true }).click()
  await banner.getByRole('link', { name: 'Bariloche y los lagos' }).click()
  await expect(page).toHaveURL(/\/bariloche-y-los-lagos$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/destinations\/[0-9a-f-]{36}\/bariloche-and-the-lakes$/)
})

test('the footer’s languages keep the page, its query and the scroll position', async ({
  page,
}) => {
  await openPage(page, '/es/destinations?sort=name')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'English' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL(/\/en\/destinations\?sort=name$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destinations')
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2)
})

test('what is missing in a language shows in English, marked as such', async ({ page }) => {
  const destination = await addIllustratedDestination('English Shore')
  try {
    await page.goto(`/pt/destinations/${destination.id}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
    const text = page.getByText('A shore with a view.')
    await expect(page.locator('[lang="en"]').filter({ has: text }).first()).toBeVisible()
    await expect(page.getByText('Este texto está disponível apenas em inglês.')).toBeVisible()

    // After all that are translated, whatever the order; and in no search engine in that language.
    await page.goto('/es/destinations?sort=newest&page=9')
    const names = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(names.filter({ hasText: 'English Shore' })).toHaveAttribute('lang', 'en')
    await page.goto(`/es/destinations/${destination.id}`)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[hreflang]')).toHaveCount(0)
    await page.goto(`/en/destinations/${destination.id}`)
    await expect(page.getByText('available in English')).toHaveCount(0)
  } finally {
    await destination.remove()
  }
})

test('a language that is not offered is a 404', async ({ request }) => {
  for (const address of ['/fr', '/de/destinations', '/zh/about-us', '/ES', '/es-AR/tours']) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
})

test('every page says where it is, in which languages, and which one is meant', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const pages = await publicPages()
  for (const name of ['landing', 'circuits', 'destination', 'tour', 'hotel', 'about', 'register']) {
    await page.goto(`/en${pages[name]}`)
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(canonical, name).toContain('/en')
    const alternates = await page
      .locator('link[rel="alternate"]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')] as const),
      )
    expect(new Set(alternates.map(([language]) => language))).toEqual(
      new Set(['es', 'en', 'pt', 'x-default']),
    )
    for (const [language, address] of alternates) {
      const response = await request.get(address ?? '', { headers: { 'accept-language': 'en' } })
      expect(response.status(), `${address}`).toBe(200)
      const html = await response.text()
      const shown = language === 'x-default' ? 'en' : language
      expect(html, `${address}`).toContain(`<html lang="${shown}"`)
      // Alternates name each other, whichever is asked.
      expect(html, `${address}`).toContain(`href="${canonical}"`)
    }
  }
})
