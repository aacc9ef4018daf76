import { expect, type Locator, type Page, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { addDestination, uniqueName } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { save } from './panel-form.ts'
import { site } from './site.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Descripción' })
const notShown = (page: Page) => page.getByText(/^El sitio no muestra subrayado/)

/** Pastes into a field what a clipboard holds. */
async function paste(field: Locator, clipboard: Record<string, string>): Promise<void> {
  await field.evaluate((element, kept) => {
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
  await paste(editor(page), { 'text/plain': 'Plain.' })
  await expect(notShown(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await paste(editor(page), {
    'text/html':
      '<p><u>Under</u>, <s>through</s>, <b>bold</b></p><table><tr><td>Day</td><td>Place</td></tr><tr><td>1</td><td>Salta</td></tr></table>',
  })
  await expect(notShown(page)).toBeVisible()
  await expect(editor(page).locator('> p')).toHaveText(['Plain.', 'Under, through, bold', ''])
  await expect(editor(page).locator('tr')).toHaveText(['DayPlace', '1Salta'])
  await editor(page).getByText('Salta').click()
  await page.getByRole('button', { name: 'Agregar una fila abajo' }).click()
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  await save(page)
  await expect(page.getByText('Guardado')).toBeVisible()
  const stored = await admin('detailDestination', { id, adminPanel: true })
  expect(stored.details[0]?.description).toBe(
    'Plain.\n\nUnder, through, **bold**\n\n| Day | Place |\n| - | - |\n| 1 | Salta |\n| 2 | |',
  )
})

test('a list of Word and the lines of a plain text stay what they are', async ({ page }) => {
  const { admin, id } = await openNew(page)
  const entry = (words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`
  await paste(editor(page), { 'text/html': entry('Transfer to the hotel') + entry('City tour') })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await paste(editor(page), { 'text/plain': 'Day 1: Arrival\nTransfer\n\n• Dinner\n• Wine' })
  await expect(editor(page).locator('li')).toHaveText([
    'Transfer to the hotel',
    'City tour',
    'Dinner',
    'Wine',
  ])
  await save(page)
  await expect(page.getByText('Guardado')).toBeVisible()
  const stored = await admin('detailDestination', { id, adminPanel: true })
  expect(stored.details[0]?.description).toBe(
    '- Transfer to the hotel\n- City tour\n\nDay 1: Arrival\\\nTransfer\n\n- Dinner\n- Wine',
  )
})

test('pasted Markdown becomes formatting at once; the panel shows it as the site does', async ({
  page,
}) => {
  const { id } = await openNew(page)
  await paste(editor(page), {
    'text/plain': '## Days\n\n- **First** day\n- Second day\n\n3. Third',
  })
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

test('a pasted list has an entry a line, without bullets; a typed dash stays', async ({ page }) => {
  const { admin, id } = await openNew(page)
  const highlights = page.getByRole('textbox', { name: 'Lo destacado' })
  await page.getByRole('button', { name: 'Lo destacado' }).click()
  await highlights.fill('- 5 °C\n')
  await highlights.press('Control+End')
  await paste(highlights, { 'text/plain': '• Glaciar\r\n\u00b7\u00a0Cena\n' })
  await expect(highlights).toHaveValue('- 5 °C\nGlaciar\nCena\n')
  await save(page)
  await expect(page.getByText('Guardado')).toBeVisible()
  const stored = await admin('detailDestination', { id, adminPanel: true })
  expect(stored.details[0]?.highlights).toEqual(['- 5 °C', 'Glaciar', 'Cena'])
})
