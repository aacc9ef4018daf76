import { expect, type Page, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { addDestination, uniqueName } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { save } from './panel-form.ts'
import { site } from './site.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Descripción' })
const notShown = (page: Page) => page.getByText(/^El sitio no muestra subrayado/)

/** Pastes into the editor what a clipboard holds. */
async function paste(page: Page, clipboard: Record<string, string>): Promise<void> {
  await editor(page).evaluate((element, kept) => {
    const clipboardData = new DataTransfer()
    for (const [type, content] of Object.entries(kept)) clipboardData.setData(type, content)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, clipboard)
}

async function openNew(page: Page) {
  const admin = await callerOf(site.admin)
  const { id } = await addDestination(admin, uniqueName('Textos'))
  await openPanel(page, `/admin-panel/destinations/edit/${id}`)
  await editor(page).click()
  await page.keyboard.press('Control+a')
  return { admin, id }
}

test('what the site cannot show is not taken, and the editor says so', async ({ page }) => {
  const { admin, id } = await openNew(page)
  await page.keyboard.press('Control+u')
  await expect(notShown(page)).toBeVisible()
  await paste(page, { 'text/plain': 'Plain.' })
  await expect(notShown(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await paste(page, {
    'text/html':
      '<p><u>Under</u>, <s>through</s>, <b>bold</b></p><table><tr><td>Day</td><td>Place</td></tr><tr><td>1</td><td>Salta</td></tr></table>',
  })
  await expect(notShown(page)).toBeVisible()
  await expect(editor(page).locator('p')).toHaveText([
    'Plain.',
    'Under, through, bold',
    'Day · Place',
    '1 · Salta',
  ])
  await save(page)
  await expect(page.getByText('Guardado')).toBeVisible()
  const stored = await admin('detailDestination', { id, adminPanel: true })
  expect(stored.details[0]?.description).toBe(
    'Plain.\n\nUnder, through, **bold**\n\nDay · Place\n\n1 · Salta',
  )
})

test('pasted Markdown becomes formatting at once; the panel shows it as the site does', async ({
  page,
}) => {
  const { id } = await openNew(page)
  await paste(page, { 'text/plain': '## Days\n\n- **First** day\n- Second day\n\n3. Third' })
  await expect(editor(page).getByRole('heading', { name: 'Days' })).toBeVisible()
  await expect(editor(page).getByRole('listitem')).toHaveText(['First day', 'Second day', 'Third'])
  await save(page)
  await expect(page.getByText('Guardado')).toBeVisible()
  for (const path of [`/admin-panel/destinations/${id}`, `/en/destinations/${id}`]) {
    await page.goto(path)
    const main = page.getByRole('main')
    if (path.startsWith('/admin')) await page.getByRole('tab', { name: 'English' }).click()
    await expect(main.getByRole('heading', { name: 'Days' })).toBeVisible()
    await expect(main.getByRole('strong').filter({ hasText: 'First' })).toBeVisible()
    await expect(main.locator('ol[start="3"] li')).toHaveText('Third')
  }
})
