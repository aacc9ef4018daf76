import { expect, test } from '@playwright/test'
import { visitor } from './caller.ts'
import { openPage } from './open-page.ts'

/** The demonstration's oldest destinations. */
const threeIds = async () =>
  (await visitor('listDestinations', { brief: true })).list.slice(-3).map(({ id }) => id)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a comparison of one is kept, and grows and shrinks by links', async ({ page }) => {
    const [id = ''] = await threeIds()
    await page.goto(`/es/compare?ids=${id}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^Quitar/ })).toHaveCount(1)
    await main
      .getByRole('link', { name: /^Comparar/ })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`ids=${id}%2C`))
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await main
      .getByRole('link', { name: /^Comparar/ })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(4)
    await expect(main.getByRole('link', { name: /^Comparar/ })).toHaveCount(0)
    await main
      .getByRole('link', { name: /^Quitar/ })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await expect(page).not.toHaveURL(new RegExp(id))
  })

  test('destinations say how long, when and in what weather, and which circuit joins them', async ({
    page,
  }) => {
    const { list } = await visitor('listCircuits', { brief: true })
    const [first, second] = list.at(-1)?.destinationIds ?? []
    await page.goto(`/en/compare?ids=${first},${second}`)
    for (const name of ['Nights we advise', 'Best months', 'Climate', 'Region']) {
      await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible()
    }
    const joined = page.getByRole('row', { name: /^A circuit joins them/ })
    await expect(joined.locator(`a[href*="${list.at(-1)?.id}"]`)).toBeVisible()
  })

  test('destinations are compared for a month, which stays as they come and go', async ({
    page,
  }) => {
    const ids = (await threeIds()).slice(0, 2)
    await page.goto(`/en/compare?ids=${ids.join()}`)
    const months = page.getByRole('navigation', { name: 'When to go' })
    await months.getByRole('link', { name: 'Feb' }).click()
    await expect(months.getByRole('link', { name: 'Feb' })).toHaveAttribute('aria-current', 'true')
    const row = page.getByRole('row', { name: /^When to go/ })
    await expect(row.getByRole('cell').filter({ hasText: / in February/ })).toHaveCount(2)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Compare/ })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(4)
    await expect(page).toHaveURL(/month=2/)
    const ask = page.getByRole('link', { name: 'Ask for a quote for all of it' })
    const address = await ask.getAttribute('href')
    await months.getByRole('link', { name: 'Any month' }).click()
    await expect(row).toHaveCount(0)

    // The request begins with the month.
    await page.goto(address ?? '')
    await expect(page.getByLabel('Month', { exact: true })).toHaveValue(/-02$/)
    await expect(page.getByLabel('Or another month').first()).toHaveValue('')
  })

  test('circuits and packages are compared day by day, and grow and shrink by links', async ({
    page,
  }) => {
    const { list } = await visitor('listCircuits', { brief: true })
    const circuit = list.at(-1)
    await page.goto(`/en/circuits/${circuit?.id}`)
    await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/en/compare\\?circuits=${circuit?.id}$`))
    const choices = page.getByRole('main').locator('a[href*="/compare?circuits="]')
    await choices.first().click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    const firstDay = page.getByRole('row', { name: /^Day 1 / }).getByRole('link')
    await expect(firstDay).toHaveCount(2)
    await expect(firstDay.first()).toHaveAttribute('href', /#day-1$/)
    await page.getByRole('checkbox', { name: 'Only differences' }).check()
    await expect(page.getByRole('row', { name: /^Day 1 / })).toBeVisible()
    await page.goto(`/en/compare?circuits=${circuit?.id},00000000-0000-4000-8000-000000000000`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Compare journeys')
  })

  test('what a comparison names leads to its page', async ({ page }) => {
    await page.goto(`/es/compare?ids=${(await threeIds()).join()}`)
    for (const kind of ['tours', 'circuits', 'hotels']) {
      const link = page.getByRole('table').locator(`a[href^="/es/${kind}/"]`).first()
      const name = await link.innerText()
      const to = (await link.getAttribute('href')) ?? ''
      await page.goto(to)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await page.goBack()
    }
  })
})

test('the tray speaks the page’s language, whatever was chosen in', async ({ page }) => {
  const [id = ''] = await threeIds()
  const { details } = await visitor('landingDetailDestination', { id })
  const nameIn = (language: string) => details.find(({ lang }) => lang === language)?.name ?? ''
  await page.goto('/robots.txt')
  await page.evaluate(
    (kept) => localStorage.setItem('comparison', JSON.stringify(kept)),
    [{ id, name: 'As it was called elsewhere' }],
  )
  for (const language of ['es', 'en', 'pt']) {
    await openPage(page, `/${language}/about-us`)
    await expect(page.locator('section li').filter({ hasText: nameIn(language) })).toBeVisible()
  }
})

test('a comparison that somebody shared leaves the visitor’s own as it is', async ({ page }) => {
  const ids = await threeIds()
  const own = ids.slice(0, 2).map((id) => ({ id, name: `Own ${id}` }))
  await page.goto('/robots.txt')
  await page.evaluate((kept) => localStorage.setItem('comparison', JSON.stringify(kept)), own)
  await openPage(page, `/es/compare?ids=${ids.join()}`)
  const remove = page.getByRole('main').getByRole('link', { name: /^Quitar/ })
  await remove.last().click()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await openPage(page, '/es/circuits')
  const tray = page.getByRole('region', { name: 'Comparación' })
  await expect(tray.getByRole('listitem')).toHaveCount(2)
  // Their own they change on its page.
  await tray.getByRole('link', { name: /^Comparar/ }).click()
  await remove.first().click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Circuitos' }).click()
  await expect(tray.getByRole('listitem')).toHaveCount(1)
})

test('a comparison changed on its page is what the tray holds', async ({ page }) => {
  const ids = await threeIds()
  await openPage(page, `/es/compare?ids=${ids.join()}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Quitar/ })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  const tray = page.getByRole('region', { name: 'Comparación' })
  // The table itself is there already.
  await expect(tray).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Circuitos' }).click()
  await expect(tray.getByRole('listitem')).toHaveCount(2)
})
