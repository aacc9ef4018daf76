import { expect, type Page, test } from '@playwright/test'
import type { Details } from '#contract/catalogue/facts/details.ts'
import { visitor } from './caller.ts'

/** Types until the list opens: before the page is hydrated, typing reaches nobody. */
async function ask(page: Page, keyword: string) {
  const box = page.getByRole('banner').getByRole('combobox')
  await expect(async () => {
    await box.fill('')
    await box.pressSequentially(keyword)
    await expect(box).toHaveAttribute('aria-expanded', 'true', { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  return box
}

test('a visitor finds a place by keyboard', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/es')
  const box = await ask(page, 'iguazu')

  const options = page.getByRole('banner').getByRole('option')
  await expect(options.first()).toContainText('Cataratas del Iguazú')
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', /-0$/)
  await box.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(options.last()).toBeInViewport()
  await box.press('Escape')
  await expect(box).toHaveAttribute('aria-expanded', 'false')

  await ask(page, 'iguazu')
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/es\/destinations\/[0-9a-f-]{36}\/cataratas-del-iguazu$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cataratas del Iguazú')
})

test('a word with a slip of the pen leads on', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/es')
  const box = await ask(page, 'glasiares')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/es\/search\?q=glasiares$/)
  await expect(page.getByText('¿Quiso decir')).toBeVisible()
  await page.getByRole('link', { name: 'glaciares', exact: true }).click()
  await expect(page).toHaveURL(/q=glaciares$/)
  await expect(page.getByRole('heading', { name: 'Destinos', level: 2 })).toBeVisible()
  await expect(page.getByText('¿Quiso decir')).toHaveCount(0)

  await page.goto('/es/search?q=qqqqqqqq')
  await expect(page.getByText('No se encontraron resultados')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Para seguir desde aquí' })).toBeVisible()
})

test('what is meant is a name that was found, and nothing far-fetched', async ({ page }) => {
  await page.goto('/es/search?q=bariloshe')
  await expect(page.getByRole('link', { name: 'Bariloche', exact: true })).toHaveAttribute(
    'href',
    '/es/search?q=Bariloche',
  )
  for (const keyword of ['zzzzqq', 'honeymoon']) {
    await page.goto(`/es/search?q=${keyword}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(keyword)
    await expect(page.getByText('¿Quiso decir')).toHaveCount(0)
  }
})

test('a name that shares few letters with the keyword is not shown', async ({ page }) => {
  await page.goto('/es/search?q=salta')
  const results = page.getByRole('main')
  await expect(results.getByRole('link', { name: 'Salta y los Valles Calchaquíes' })).toBeVisible()
  await expect(results.getByRole('link', { name: /Bariloche/ })).toHaveCount(0)
})

test('hotels and incentives are found by their names', async ({ page }) => {
  for (const [operation, heading] of [
    ['listHotels', 'Hoteles'],
    ['listIncentives', 'Incentivos'],
  ] as const) {
    const { list } = await visitor(operation, {})
    const items: { details: Details }[] = list
    const texts = items.flatMap(({ details }) => details)
    // The oldest: the demonstration's own, not what another story left behind.
    const { name = '' } = texts.findLast(({ lang }) => lang === 'es') ?? {}
    await page.goto(`/es/search?${new URLSearchParams({ q: name.toLowerCase() })}`)
    await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
    await expect(page.getByText('¿Quiso decir')).toHaveCount(0)
  }
})

test('another language keeps the page, the query and the scroll position', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/es/search?q=glaciar')
  await ask(page, 'gl')
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.scrollTo(0, 600))
  const languages = page.getByRole('banner').getByText('ES', { exact: true })
  await languages.click()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/search\?q=glaciar$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('glaciar')
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')

  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
