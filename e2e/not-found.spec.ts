import { expect, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { openPage } from './open-page.ts'
import { site } from './site.ts'

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
  await page.getByRole('main').getByRole('link', { name: 'Ir para o início' }).click()
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

test('an address of a former site’s program shows the site’s page with the ways on', async ({
  request,
}) => {
  for (const address of ['/index.php?id=7', '/es/viaje.aspx', '/folleto.pdf']) {
    const response = await request.get(address, { headers: { 'accept-language': 'es' } })
    const html = await response.text()
    expect([address, response.status()]).toEqual([address, 404])
    expect(response.headers()['content-type']).toContain('text/html')
    for (const text of ['El camino termina aquí', 'Buscar', 'href="/es/circuits"', 'noindex']) {
      expect(html).toContain(text)
    }
  }
})

test('a withdrawn experience says so with alternatives, and never its name', async ({
  page,
  request,
}) => {
  const admin = await callerOf(site.admin)
  const { list } = await admin('listTours', { limit: 1 })
  const [tour] = list
  if (!tour) throw new Error('The demonstration has experiences')
  const { name = '' } = tour.details.find(({ lang }) => lang === 'en') ?? {}
  await admin('toggleTourStatus', { id: tour.id })
  try {
    const response = await openPage(page, `/en/tours/${tour.id}`)
    expect(response?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This journey is no longer offered',
    )
    await expect(page.getByRole('main')).not.toContainText(name)
    const alternatives = page.getByRole('region', { name: 'Similar journeys' }).getByRole('link')
    await expect(alternatives).toHaveCount(6)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    for (const [address, status] of [
      [`/en/tours/${tour.id}.pdf`, 410],
      [`/en/hotels/${tour.id}`, 404],
    ] as const) {
      expect([address, (await request.get(address)).status()]).toEqual([address, status])
    }
    await alternatives.first().click()
    await expect(page).toHaveURL(/\/en\/tours\//)
  } finally {
    await admin('toggleTourStatus', { id: tour.id })
  }
})
