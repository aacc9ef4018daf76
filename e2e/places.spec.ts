import { expect, test } from '@playwright/test'
import { visitor } from './caller.ts'
import { openPage } from './open-page.ts'

test('a country’s page shows its map, its months and what is there, and leads to its regions', async ({
  page,
}) => {
  const { list } = await visitor('listDestinations', { brief: true })
  const { country, region } = list.at(-1) ?? {}
  await openPage(page, `/en/countries/${country?.id}`)
  const name = country?.names.en ?? country?.name ?? ''
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('main').getByRole('group', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Month by month' })).toBeVisible()
  const links = page.getByRole('heading', { name: 'Its regions' }).locator('xpath=../..')
  await links.getByRole('link', { name: region?.names.en ?? region?.name ?? '' }).click()
  await expect(page).toHaveURL(/\/en\/regions\/[0-9a-f-]{36}\//)
})

test('a month’s page says where it is ideal and why, and which season it is in the south', async ({
  page,
}) => {
  await openPage(page, '/en/when/10')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where to go in October')
  await expect(page.getByText('In the south it is spring.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ideal in October' })).toBeVisible()
  await page.getByRole('link', { name: 'November' }).click()
  await expect(page).toHaveURL(/\/en\/when\/11$/)
})

test('the landing page asks when one travels', async ({ page }) => {
  await openPage(page, '/es')
  await page.getByRole('link', { name: /^julio invierno/ }).click()
  await expect(page).toHaveURL(/\/es\/when\/7$/)
})

test('an experience’s category and a theme have pages; what nobody sees has none', async ({
  page,
}) => {
  const { list } = await visitor('listTours', { brief: true })
  const categoryId = list.at(-1)?.categoryId
  await openPage(page, `/es/categories/${categoryId}`)
  await expect(
    page.getByRole('heading', { level: 2, name: 'Experiencias', exact: true }),
  ).toBeVisible()
  for (const path of ['/es/themes/nadie-lo-conoce', '/es/when/13', '/es/when/0']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
  }
})

test('a search reads a month and a length out of the words, each to be taken away', async ({
  page,
}) => {
  await openPage(page, '/en/search?q=patagonia+in+october')
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips.getByRole('link', { name: 'October', exact: true })).toHaveAttribute(
    'href',
    '/en/when/10',
  )
  await chips.getByRole('link', { name: 'Remove October' }).click()
  await expect(page).toHaveURL(/\/en\/search\?q=patagonia$/i)
  await expect(chips.getByRole('link', { name: 'October', exact: true })).toHaveCount(0)
})

test('a theme has an address in each language, and its others lead there', async ({ page }) => {
  const { list } = await visitor('getTagNames')
  const theme = list.find(({ names }) => names.en === 'honeymoon')
  const old = await page.request.get(`/en/themes/${encodeURIComponent(theme?.tag ?? '')}`, {
    maxRedirects: 0,
  })
  expect([old.status(), old.headers()['location']]).toEqual([301, '/en/themes/honeymoon'])
  await page.goto('/es/themes/honeymoon')
  await expect(page).toHaveURL(/\/es\/themes\/luna-de-miel$/)
  const portuguese = page.locator('link[hreflang="pt"]').first()
  await expect(portuguese).toHaveAttribute('href', /\/pt\/themes\/lua-de-mel$/)
})
