import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { addDestination, textsOf, uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { site } from './site.ts'

/** Keeps the answers to an operation back until the returned function is called. */
async function holdBack(page: Page, operation: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/api/${operation}`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a list that was read before shows its rows at once, and what changed meanwhile after', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const name = uniqueName('Memoria')
  const { id } = await addDestination(admin, name)
  await openPanel(page, `/admin-panel/destinations?q=${name}`)
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(1)
  const menu = page.getByRole('navigation', { name: 'Secciones del panel' })
  await menu.getByRole('link', { name: 'Etiquetas' }).click()
  await untilLoaded(page)

  const release = await holdBack(page, 'listDestinations')
  await admin('editDestination', { id, details: textsOf(`${name} nueva`) })
  // For so long an answer counts as fresh, and nothing is asked.
  await pause(15_500)
  await page.goBack()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible({ timeout: 3_000 })
  release()
  await expect(rows).toHaveText(/nueva/)
  await admin('deleteDestination', { id })
})

test('a search of the palette and a picker answer from memory while the server is away', async ({
  page,
}) => {
  await openPanel(page, '/admin-panel/tours/add')
  const palette = page.getByRole('dialog')
  const find = async () => {
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('iguazu')
    await expect(palette.getByText('Cataratas del Iguazú').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
  }
  const choose = async () => {
    const picker = page.getByRole('combobox', { name: 'Destino' })
    await picker.click()
    await expect(page.getByRole('option', { name: /Cataratas del Iguazú/ })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await find()
  await choose()
  const menu = page.getByRole('navigation', { name: 'Secciones del panel' })
  await menu.getByRole('link', { name: 'Experiencias' }).click()
  await untilLoaded(page)

  await page.route('**/api/**', (route) => route.abort())
  await find()
  await page.getByRole('link', { name: 'Agregar experiencia' }).click()
  await choose()
})
