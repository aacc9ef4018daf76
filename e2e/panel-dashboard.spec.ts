import { expect, test } from '@playwright/test'
import { callerOf, visitor } from './caller.ts'
import { addDestination, momentInLetters, uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { site } from './site.ts'
import { readWholeDashboard } from '#testing/dashboard.ts'

test('every figure of the dashboard leads to the list behind it', async ({ page }) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Gap')
  const { id } = await addDestination(admin, name)
  await openPanel(page, '/admin-panel/dashboard', { language: 'en' })
  const main = page.getByRole('main')
  const figure = main.getByRole('link', { name: /Without a place on the map/ })
  const { content } = await readWholeDashboard(admin)
  await expect(figure).toContainText(String(content.withoutLocation))

  await test.step('a gap, kind by kind, and its list', async () => {
    await figure.click()
    await untilLoaded(page)
    await expect(page).toHaveURL(/\/dashboard\/location$/)
    await main
      .getByRole('region', { name: 'Destinations' })
      .getByRole('link', { name: /in the list$/ })
      .click()
    await untilLoaded(page)
    await expect(page).toHaveURL(/\/destinations\?gap=location$/)
    await expect(page.getByRole('table').getByRole('link', { name })).toBeVisible()
  })

  await test.step('links that lead somewhere', async () => {
    await page.goto('/admin-panel/dashboard')
    await untilLoaded(page)
    const hrefs = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const own = [...new Set(hrefs.map((href) => href.split('?')[0] ?? ''))]
    expect(own.length).toBeGreaterThan(10)
    for (const path of own.filter((each) => !/[\da-f]{8}-/.test(each))) {
      await page.goto(path)
      await untilLoaded(page)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/i)
    }
  })
  await admin('deleteDestination', { id })
})

test('a search in vain becomes a tag, and what is dismissed is gone', async ({ page }) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Found')
  const word = `zq${momentInLetters()}`
  const { id } = await addDestination(admin, name)
  const search = () => visitor('getSearchResults', { keyword: word, lang: 'es', threshold: 1 })
  await search()
  await search()
  await expect
    .poll(async () => (await admin('listMissedSearches')).list.map(({ keyword }) => keyword), {
      timeout: 15_000,
    })
    .toContain(word)

  await openPanel(page, '/admin-panel/missed-searches', { language: 'en' })
  const row = page.getByRole('row').filter({ hasText: word })
  await expect(row).toContainText('2')
  await row.getByRole('button', { name: `What to do about ${word}` }).click()
  await page.getByRole('menuitem', { name: 'Add as tag to…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Item' }).fill(name)
  await page.getByRole('option', { name }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)
  expect((await admin('detailDestination', { id })).tags).toEqual([word])
  expect((await search()).destinations.map((each) => each.id)).toContain(id)
  await admin('deleteDestination', { id })
})

test('the activity tells what a value was and became', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const name = uniqueName('Values')
  const { id } = await addDestination(admin, name)
  const details = [{ lang: 'en' as const, name, description: 'Said otherwise.' }]
  await admin('editDestination', { id, details, starred: true })
  await openPanel(page, `/admin-panel/activity?item=${id}`, { language: 'en' })
  const row = page.getByRole('row').filter({ hasText: 'Changed' }).nth(1)
  await row.getByText('What changed').click()
  await expect(row).toContainText('texts · English · description')
  await expect(row.locator('ins').first()).toContainText('Said otherwise')
  await expect(row.locator('dd').filter({ hasText: 'Before' })).toContainText('no')
  await admin('deleteDestination', { id })
})
