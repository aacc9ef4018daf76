import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'

test('a page that is followed to begins at its top, and Back finds the one before as it was', async ({
  page,
}) => {
  await openPage(page, '/es/circuits')
  const card = page.locator('#results').getByRole('heading', { level: 2 }).getByRole('link').nth(5)
  const name = await card.innerText()
  await card.focus()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveTitle(`${name} · Ñandú Travel`)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Circuitos')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

test('another language leaves the focus where it was', async ({ page }) => {
  await openPage(page, '/es/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^About us/)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'English' })).toBeFocused()
})

test('more of a list is said, and the first of it has the focus', async ({ page }) => {
  await openPage(page, '/es/tours')
  const cards = page.locator('#results').getByRole('heading', { level: 2 })
  const status = page.locator('#results').getByRole('status')
  await expect(status).toHaveText('60 resultados')
  for (const shown of [24, 36]) {
    await page.getByRole('link', { name: 'Cargar más' }).focus()
    await page.keyboard.press('Enter')
    await expect(cards).toHaveCount(shown)
    await expect(status).toHaveText(`${shown} de 60`)
    await expect(cards.nth(shown - 12).getByRole('link')).toBeFocused()
    await expect(cards.nth(shown - 12)).toBeInViewport()
  }
})

test('a menu too long to show says how much it leaves out, and leads to the whole list', async ({
  page,
}) => {
  await openPage(page, '/es')
  const banner = page.getByRole('banner')
  await banner.locator('summary').filter({ hasText: 'Circuitos' }).click()
  const rest = banner.getByRole('link', { name: /^y \d+ más$/ })
  await rest.scrollIntoViewIfNeeded()
  await rest.click()
  await expect(page).toHaveURL(/\/es\/circuits$/)
})

test('what is printed at once has its pictures', async ({ page }) => {
  await openPage(page, '/es')
  const missing = () =>
    page
      .locator('main img')
      .evaluateAll(
        (all: HTMLImageElement[]) =>
          all.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length,
      )
  expect(await page.locator('main img[loading="lazy"]').count()).toBeGreaterThan(0)
  await page.pdf()
  await expect.poll(missing).toBe(0)
})

for (const [name, address, opener, drawer] of [
  ['the menu', '/es/about-us', 'Menú', '#site-menu'],
  ['the filters', '/es/destinations', 'Filtros', '#filters'],
] as const) {
  test(`on a phone Back closes ${name} and stays on the page`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openPage(page, '/es/circuits')
    await openPage(page, address)
    const open = page.getByRole('button', { name: opener, exact: true })
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await open.click()
    await expect(page.locator(drawer)).toBeVisible()
    await page.goBack()
    await expect(page.locator(drawer)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

    // Closed by its button it leaves nothing behind: Back leaves the page.
    await open.click()
    await page
      .locator(drawer)
      .getByRole('button', { name: /^Cerrar/ })
      .click()
    await expect(page.locator(drawer)).toBeHidden()
    await page.waitForTimeout(300)
    await page.goBack()
    await expect(page).toHaveURL(/\/es\/circuits$/)
  })
}

test('a page reached through the menu on a phone is left by one step back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, '/es/about-us')
  await page.getByRole('button', { name: 'Menú', exact: true }).click()
  const menu = page.locator('#site-menu')
  await menu.locator('summary').filter({ hasText: 'Circuitos' }).click()
  await menu.getByRole('link', { name: 'Todos los circuitos' }).click()
  await expect(page).toHaveURL(/\/es\/circuits$/)
  await expect(menu).toBeHidden()
  await page.waitForTimeout(300)
  await page.goBack()
  await expect(page).toHaveURL(/\/es\/about-us$/)
  await expect(menu).toBeHidden()
})

test('an island that wakes brings no style sheet that the page has already', async ({ page }) => {
  await openPage(page, '/es/about-us')
  const styleSheets = () => page.locator('link[rel="stylesheet"]').count()
  const before = await styleSheets()
  await page.getByRole('banner').getByRole('combobox').pressSequentially('iguazu')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await styleSheets()).toBe(before)
})
