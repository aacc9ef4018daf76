import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'

for (const address of [
  '/no-such-page',
  '/es/no-such-page',
  '/no/such/page',
  '/es/destinations/a/b/c/d',
  '/fr',
  '/fr/destinations',
]) {
  test(`${address} is a 404, says so and goes to the landing page`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'es'))
    await page.context().addCookies([{ name: 'language', value: 'es', url: 'http://localhost' }])
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveURL(/\/es$/)
    await expect(page.getByRole('alert')).toHaveText('Pagina no disponible')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Viajes hasta donde termina el mapa',
    )
  })
}

test('a 404 page has the whole header, also where a language should stand', async ({ request }) => {
  for (const address of ['/nada', '/es/nada', '/fr/destinations']) {
    const html = await (await request.get(address, { headers: { 'accept-language': 'es' } })).text()
    expect(html, address).toContain('Todos los circuitos')
    expect(html, address).toContain('El camino termina aquí')
  }
})

test('an item that is not there stays a 404 page with next links', async ({ page }) => {
  for (const address of [
    '/pt/tours/00000000-0000-4000-8000-000000000000',
    '/pt/hotels/not-an-id/some-name',
  ]) {
    const response = await openPage(page, address)
    expect(response?.status(), address).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O caminho termina aqui')
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible()
  }
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/\/pt$/)
})

test('a link to a page that is gone shows the 404 page, and Back returns', async ({ page }) => {
  await openPage(page, '/es/destinations')
  const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()
  // As if it had gone since the list was made.
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href = element.href.replace(/[0-9a-f-]{36}/, '00000000-0000-4000-8000-000000000000')
  })
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El camino termina aquí')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destinos')
})
