import { expect, type Page, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { uniqueName } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { save, saveAndAddAnother, writeTexts } from './panel-form.ts'
import { site } from './site.ts'

/** Lets the server do what the next call of an operation asks, and loses its answer. */
async function loseAnswer(page: Page, operation: string): Promise<void> {
  await page.route(
    `**/api/${operation}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

const lost = (page: Page) => page.getByText(/^No hay conexión con el servidor/)

test('a new category whose answer was lost and that is saved again is one category', async ({
  page,
}) => {
  const name = uniqueName('Perdida')
  await openPanel(page, '/admin-panel/categories/add')
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
  await loseAnswer(page, 'addCategory')
  await save(page)
  await expect(lost(page)).toBeVisible()
  await save(page)
  await expect(page).toHaveURL(/\/admin-panel\/categories$/)
  const { list } = await (await callerOf(site.admin))('listCategories', {})
  expect(list.filter((category) => category.name === name)).toHaveLength(1)
})

test('so is a new destination, and another one saved after it is another', async ({ page }) => {
  const name = uniqueName('Lost')
  const write = async () => {
    await writeTexts(page, 'English', name, 'Once.')
    await page.getByRole('combobox', { name: 'Región' }).click()
    await page.getByRole('option', { name: 'Mendoza' }).click()
  }
  await openPanel(page, '/admin-panel/destinations/add')
  await write()
  await loseAnswer(page, 'addDestination')
  await saveAndAddAnother(page)
  await expect(lost(page)).toBeVisible()
  await saveAndAddAnother(page)
  await expect(page).toHaveURL(/\/destinations\/add\?again=/)
  const stored = async () => {
    const { list } = await (await callerOf(site.admin))('listDestinations', { adminPanel: true })
    return list.filter(({ details }) => details[0]?.name === name).length
  }
  expect(await stored()).toBe(1)

  // The same words on purpose: a success ends what a key stands for.
  await write()
  await save(page)
  await expect(page).toHaveURL(/\/admin-panel\/destinations\/[0-9a-f-]{36}$/)
  expect(await stored()).toBe(2)
})
