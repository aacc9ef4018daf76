import { expect, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { site } from './site.ts'

const entry = (lang: 'en' | 'pt', name: string, description: string) => ({
  lang,
  name,
  description,
})

/** A destination that was translated to Portuguese before its English changed. */
async function addOutdated(word: string) {
  const admin = await callerOf(site.admin)
  const { list } = await admin('listRegions', {})
  const portuguese = entry('pt', `Lago ${word}`, 'Um lago tranquilo.')
  const { id } = await admin('addDestination', {
    details: [entry('en', `Lake ${word}`, 'A quiet lake.'), portuguese],
    regionId: list[0]?.id ?? '',
  })
  const english = entry('en', `Lake ${word}`, 'A deep lake with a glacier.')
  await admin('editDestination', { id, details: [english, portuguese] })
  return id
}

test('a translator goes from the queue to the English that changed, and says what is still right', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const word = uniqueName('T')
  const id = await addOutdated(word)

  await openPanel(page, '/admin-panel/translations?lang=pt&state=outdated', { language: 'en' })
  const row = page.getByRole('row').filter({ hasText: `Lake ${word}` })
  await expect(row).toContainText('Outdated')
  await expect(row).toContainText('description')
  await row.getByRole('link').click()
  await untilLoaded(page)
  await expect(page).toHaveURL(new RegExp(`/destinations/edit/${id}\\?translate=pt$`))

  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText('English has changed since this was translated.')
  await expect(panel.locator('del')).toContainText('quiet')
  await expect(panel.locator('ins').first()).toContainText('deep')
  // A term of the demonstration's glossary.
  await expect(panel.getByText('“glacier” is “geleira” here')).toBeVisible()

  await panel.getByRole('button', { name: 'Still right' }).click()
  await expect(panel).toContainText('Translated from today’s English.')
  await expect(panel.getByRole('button', { name: 'Still right' })).toHaveCount(0)
  await expect(panel.locator('del')).toHaveCount(0)

  await page.goto(`/admin-panel/destinations?q=${word.split(' ')[1]}`)
  await untilLoaded(page)
  const dots = page.getByRole('row').filter({ hasText: word })
  await expect(dots).toContainText('Português: Complete')
  await expect(dots).toContainText('Español: Missing')
  await admin('deleteDestination', { id })
})

test('the glossary takes words that stay and words with a name of their own', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const kept = uniqueName('Kept')
  const said = uniqueName('Said')
  await openPanel(page, '/admin-panel/glossary', { language: 'en' })
  const add = async (term: string, portuguese?: string) => {
    await page.getByRole('button', { name: 'Add term' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Term in English' }).fill(term)
    if (portuguese) {
      await dialog.getByRole('checkbox').uncheck()
      await dialog.getByRole('textbox', { name: 'Português' }).fill(portuguese)
    }
    await dialog.getByRole('button', { name: 'Add term' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await add(kept)
  await add(said, 'Dito')
  await expect(page.getByRole('row').filter({ hasText: kept })).toContainText('stays as it is')
  await expect(page.getByRole('row').filter({ hasText: said })).toContainText('Dito')

  await page.getByRole('button', { name: 'Add term' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Term in English' }).fill(kept)
  await dialog.getByRole('button', { name: 'Add term' }).click()
  await expect(dialog).toContainText('already uses it')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  for (const term of [kept, said]) {
    await page.getByRole('button', { name: `Take ${term} out of the glossary` }).click()
    await expect(page.getByRole('row').filter({ hasText: term })).toHaveCount(0)
  }
  expect((await admin('listTerms')).list.map(({ term }) => term)).not.toContain(kept)
})
