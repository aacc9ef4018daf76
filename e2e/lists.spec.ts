import { expect, type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'

const cardsOf = (page: Page) => page.locator('#results').getByRole('heading', { level: 2 })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('more of a list comes in place, and Back finds it as it was left', async ({ page }) => {
  await openPage(page, '/es/tours')
  const more = page.getByRole('link', { name: 'Cargar más' })
  await more.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(0)
  await more.click()
  await expect(cardsOf(page)).toHaveCount(24)
  expect(await scrolled(page)).toBe(before)

  const late = cardsOf(page).nth(20).getByRole('link')
  const name = await late.innerText()
  await late.scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  await late.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(cardsOf(page)).toHaveCount(24)
  await expect.poll(() => scrolled(page)).toBe(left)
})

test('filters narrow each other, say how many are left, and go one by one or at once', async ({
  page,
}) => {
  await openPage(page, '/es/destinations')
  const total = page.locator('#results').getByRole('status')
  const filters = page.locator('#filters')
  const chips = page.getByRole('list', { name: 'Filtros activos' })
  const all = await total.innerText()

  await filters.getByRole('link', { name: /^Argentina/ }).click()
  await expect(chips.getByRole('link', { name: 'Quitar Argentina' })).toBeVisible()
  const region = filters.getByRole('link', { name: /^Santa Cruz/ })
  const count = Number((await region.innerText()).match(/\d+/)?.[0])
  await region.click()
  await expect(total).toHaveText(`${count} resultados`)
  await expect(cardsOf(page)).toHaveCount(count)
  const narrowed = page.url()

  await chips.getByRole('link', { name: 'Quitar Santa Cruz' }).click()
  await expect(chips.getByRole('listitem')).toHaveCount(2)
  await chips.getByRole('link', { name: 'Quitar todos' }).click()
  await expect(total).toHaveText(all)
  await expect(page).toHaveURL(/\/es\/destinations$/)

  await page.goto(narrowed)
  await expect(cardsOf(page)).toHaveCount(count)
})

test('sorting is kept in the address', async ({ page }) => {
  await openPage(page, '/es/circuits')
  await page.getByRole('link', { name: 'Más cortos' }).click()
  await expect(page).toHaveURL(/sort=shortest/)
  await expect(page.getByRole('link', { name: 'Más cortos' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const lengths = await page
    .locator('#results')
    .getByText(/^\d+ días, \d+ noches?$/)
    .evaluateAll((all) => all.map((length) => Number.parseInt(length.textContent ?? '', 10)))
  expect(lengths.length).toBe(12)
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
})
