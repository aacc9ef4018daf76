import { expect, type Page, test } from '@playwright/test'
import type { Details } from '#contract/catalogue/facts/details.ts'
import { visitor } from './caller.ts'
import { openPage } from './open-page.ts'

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

test('the list says how many of each kind there are', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/es')
  await ask(page, 'patagonia')
  const answer = { keyword: 'patagonia', lang: 'es', limit: 4, threshold: 0.4 } as const
  const { totals } = await visitor('getSearchResults', answer)
  const groups = page.getByRole('banner').getByRole('listbox').getByRole('group')
  for (const [kind, total] of [
    ['Destinos', totals.destinations],
    ['Circuitos', totals.circuits],
    ['Paquetes', totals.packages],
    ['Experiencias', totals.tours],
  ] as const) {
    const group = groups.filter({ hasText: `${kind} (${total})` })
    await expect(group).toHaveCount(total === 0 ? 0 : 1)
    expect(await groups.getByRole('option').count()).toBeGreaterThan(0)
    if (total > 0) await expect(group.getByRole('option')).toHaveCount(Math.min(total, 4))
  }
})

test('what was understood stands as chips, each with what is left without it', async ({ page }) => {
  const question = 'patagonia iguazu february 14 days'
  await openPage(page, `/en/search?${new URLSearchParams({ q: question })}`)
  await expect(page.getByText(/^Nothing matches all of it/)).toBeVisible()
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
  const names = ['February', '14 days', 'patagonia', 'iguazu']
  await expect(chips).toHaveCount(names.length)
  for (const [at, name] of names.entries()) {
    await expect(chips.nth(at)).toContainText(name)
    await expect(chips.nth(at)).toContainText(/without it: \d+/)
  }
  const left = /without it: (\d+)/.exec(await chips.last().innerText())?.[1] ?? ''
  await chips.last().getByRole('link', { name: 'Remove iguazu' }).click()
  await expect(page).toHaveURL(/q=patagonia\+february\+14\+days$/)
  await expect(chips.filter({ hasText: 'iguazu' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    new RegExp(`^${left} results?`),
  )
})

for (const [language, placeholder] of [
  ['es', '¿Adónde?'],
  ['en', 'Where to?'],
  ['pt', 'Para onde?'],
] as const) {
  test(`the search of the header shows its words at 1280 px, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(`/${language}`)
    const box = page.getByRole('banner').getByRole('combobox')
    await expect(box).toHaveAttribute('placeholder', placeholder)
    const room = await box.evaluate((input: HTMLInputElement) => {
      const { paddingLeft, paddingRight, font } = getComputedStyle(input)
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) return 0
      pen.font = font
      const words = pen.measureText(input.placeholder).width
      return (
        input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - words
      )
    })
    expect(room).toBeGreaterThan(0)
  })
}
