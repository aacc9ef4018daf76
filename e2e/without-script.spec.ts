import { expect, test } from '@playwright/test'
import { publicPages } from './public-pages.ts'

test.use({ javaScriptEnabled: false })

test('the landing page reads and leads on', async ({ page }) => {
  await page.goto('/es')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Por dónde empezar' })).toBeVisible()
  const banner = page.getByRole('banner')
  await banner.getByText('Destinos', { exact: true }).click()
  await banner.getByRole('link', { name: 'Bariloche y los lagos' }).click()
  await expect(page).toHaveURL(/\/es\/destinations\/[0-9a-f-]{36}\/bariloche-y-los-lagos$/)
})

test('on a phone the menu opens and closes by its address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/es')
  const destinations = page.getByRole('banner').getByText('Destinos', { exact: true })
  await expect(destinations).toBeHidden()
  await page.getByRole('banner').getByText('Menú', { exact: true }).click()
  await expect(destinations).toBeVisible()
  await page.getByRole('banner').getByText('Cerrar el menú').click()
  await expect(destinations).toBeHidden()
})

test('a list narrows, sorts and goes on by links', async ({ page }) => {
  await page.goto('/es/tours')
  const cards = page.locator('#results').getByRole('heading', { level: 2 })
  await expect(cards).toHaveCount(12)
  await page.getByRole('link', { name: 'Cargar más' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards).toHaveCount(24)

  const country = page.locator('#filters').getByRole('link', { name: /^Argentina/ })
  const count = Number((await country.innerText()).match(/\d+/)?.[0])
  await country.click()
  await expect(page).toHaveURL(/country=/)
  await expect(page.getByRole('status').first()).toHaveText(`${count} resultados`)
  await page.getByRole('link', { name: 'Por nombre' }).click()
  await expect(page).toHaveURL(/sort=name/)
  await page.getByRole('link', { name: 'Quitar Argentina' }).click()
  await expect(page).not.toHaveURL(/country=/)
})

test('on a phone the filters are a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/es/destinations')
  const close = page.locator('#filters').getByLabel('Cerrar')
  await expect(close).toBeHidden()
  await page.locator('#results').getByText('Filtros', { exact: true }).click()
  await expect(close).toBeVisible()
  await close.click()
  await expect(close).toBeHidden()
})

test('every page of an item tells what it is, and what needs JavaScript says so', async ({
  page,
}) => {
  const pages = await publicPages()
  for (const kind of ['destination', 'tour', 'circuit', 'package', 'incentive', 'hotel'] as const) {
    await page.goto(`/es${pages[kind]}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const text = page.getByRole('article').locator('p').filter({ hasText: /.{80}/ }).first()
    await expect(text, kind).toBeVisible()
    const needs = page.locator('#quote noscript p')
    await expect(needs, kind).toBeVisible()
    expect(await needs.evaluate((words) => words.textContent)).toMatch(/^El formulario necesita/)
  }
  await page.goto('/es/login')
  const needs = page.locator('main noscript p')
  await expect(needs).toBeVisible()
  expect(await needs.evaluate((words) => words.textContent)).toMatch(/^Esta página necesita/)
})

test('search is a form that leads to its results', async ({ page }) => {
  await page.goto('/es')
  await page.getByRole('main').getByRole('combobox').fill('glaciar')
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL(/\/es\/search\?q=glaciar$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «glaciar»')
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/es\/[a-z]+\/[0-9a-f-]{36}\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\w/)
})

test('a comparison reads as a table', async ({ page }) => {
  const pages = await publicPages()
  await page.goto(`/es${pages.comparison}`)
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await expect(page.getByRole('rowheader', { name: 'Región' })).toBeVisible()
})

test('another language is a link to the same page', async ({ page }) => {
  await page.goto('/es/search?q=salta')
  await page.getByRole('banner').getByText('ES', { exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Português' }).click()
  await expect(page).toHaveURL(/\/pt\/search\?q=salta$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
})

test('an unknown address is a readable 404 with next links', async ({ page }) => {
  const response = await page.goto('/es/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El camino termina aquí')
  await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page).toHaveURL(/\/es$/)
})

test('a form that is sent before its script has come keeps what was typed', async ({ page }) => {
  await page.goto('/es/login')
  const email = page.getByLabel('Correo electrónico')
  await email.fill('ana@example.com')
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/es\/login$/)
  await expect(email).toHaveValue('ana@example.com')
})
