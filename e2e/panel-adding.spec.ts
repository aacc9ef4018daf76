import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { storeToken } from './logged-in-page.ts'
import { untilLoaded } from './open-panel.ts'
import { saveAndAddAnother, writeTexts } from './panel-form.ts'
import { site } from './site.ts'
import { useTestServer } from './test-server.ts'

const { call } = useTestServer()

/** Opens a page of the empty installation's panel, logged in there. */
async function openOwnPanel(page: Page, path: string): Promise<void> {
  const { token } = await call<{ token: string }>('login', site.admin)
  await storeToken(page, token)
  await page.evaluate(() => localStorage.setItem('language', 'es'))
  await page.goto(path)
  await untilLoaded(page)
}

const question = (page: Page) => page.getByRole('dialog', { name: '¿Descartar lo que escribió?' })
const chosen = (page: Page, field: string) => page.getByRole('combobox', { name: field })
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nombre', exact: true })

test('an empty catalogue grows from its first destination, and each form begins where the last one was', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const steps = page.getByRole('region', { name: 'Primeros pasos' })

  await test.step('the panel opens with the first steps, each with its way', async () => {
    await openOwnPanel(page, '/admin-panel')
    await expect(steps).toContainText('1 de 8 listos')
    expect(await axeViolations(page), 'first steps').toEqual([])
    await steps.getByRole('link', { name: 'Primer destino' }).click()
    await expect(page).toHaveURL(/\/destinations\/add$/)
  })

  await test.step('the first region and its country are made in the form of the first destination', async () => {
    await writeTexts(page, 'English', 'El Chaltén', 'A village below the peaks.')
    await page.getByRole('button', { name: 'Región nueva' }).click()
    const dialog = page.getByRole('dialog', { name: 'Región nueva' })
    const country = dialog.getByLabel('Nombre del país')
    const region = dialog.getByLabel('Nombre de la región')
    await expect(country).toBeFocused()
    await region.fill('Santa Cruz')
    await region.press('Enter')
    await expect(dialog.getByText(/^El nombre no puede/)).toBeVisible()
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Seguir escribiendo' }).click()
    await expect(region).toHaveValue('Santa Cruz')
    await country.fill('Argentina')
    expect(await axeViolations(page), 'a region in place').toEqual([])
    await country.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(chosen(page, 'Región')).toHaveValue('Santa Cruz')
    await expect(nameField(page)).toHaveValue('El Chaltén')
  })

  await test.step('the next destination begins with the same region; a second one joins the country', async () => {
    await saveAndAddAnother(page)
    await expect(page).toHaveURL(/\/destinations\/add\?again=/)
    await expect(nameField(page)).toHaveValue('')
    await expect(chosen(page, 'Región')).toHaveValue('Santa Cruz')
    await page.getByRole('button', { name: 'Región nueva' }).click()
    const dialog = page.getByRole('dialog', { name: 'Región nueva' })
    await dialog.getByLabel('Nombre de la región').fill('santa cruz')
    await expect(dialog.getByText('Santa Cruz')).toBeVisible()
    await dialog.getByLabel('Nombre de la región').fill('Chubut')
    await dialog.getByRole('button', { name: 'Agregar', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(chosen(page, 'Región')).toHaveValue('Chubut')
    await chosen(page, 'Región').click()
    await expect(page.getByRole('option')).toHaveText(['Chubut', 'Santa Cruz'])
    await page.keyboard.press('Escape')
    await writeTexts(page, 'English', 'Puerto Madryn', 'Whales from the beach.')
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/destinations\/[0-9a-f-]{36}$/)
  })

  await test.step('the first experience is added from its list, with a first category', async () => {
    await openOwnPanel(page, '/admin-panel/tours')
    await page.getByRole('link', { name: 'Agregar experiencia' }).first().click()
    await expect(page).toHaveURL(/\/tours\/add$/)
    await writeTexts(page, 'English', 'Laguna de los Tres', 'A day on foot.')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('El campo es obligatorio')).toHaveCount(2)
    await chosen(page, 'Destino').fill('chalten')
    await page.getByRole('option', { name: 'El Chaltén' }).click()
    await page.getByRole('button', { name: 'Categoría nueva' }).click()
    const dialog = page.getByRole('dialog', { name: 'Categoría nueva' })
    await dialog.getByLabel('Nombre').fill('Trekking')
    await dialog.getByRole('button', { name: 'Agregar', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(chosen(page, 'Categoría')).toHaveValue('Trekking')
    await saveAndAddAnother(page)
    await expect(page).toHaveURL(/\/tours\/add\?again=/)
    await expect(chosen(page, 'Destino')).toHaveValue(/^El Chaltén/)
    await expect(chosen(page, 'Categoría')).toHaveValue('Trekking')
    await expect(page.getByText(/sin guardar/)).toBeHidden()
  })

  await test.step('the list of a category and that of hotels have their way, too', async () => {
    await page.goto('/admin-panel/categories')
    await page.getByRole('link', { name: 'Trekking' }).click()
    await page.getByRole('link', { name: 'Agregar experiencia' }).click()
    await expect(chosen(page, 'Categoría')).toHaveValue('Trekking')
    await page.goto('/admin-panel/hotels')
    await page.getByRole('link', { name: 'Agregar hotel' }).first().click()
    await writeTexts(page, 'English', 'Refuge', 'Wood and stone.')
    await chosen(page, 'Destino').fill('madryn')
    await page.getByRole('option', { name: 'Puerto Madryn' }).click()
    await saveAndAddAnother(page)
    await expect(page).toHaveURL(/\/hotels\/add\?again=/)
    await expect(chosen(page, 'Destino')).toHaveValue(/^Puerto Madryn/)
    expect(await axeViolations(page), 'a hotel from its list').toEqual([])
  })

  await test.step('first steps that are done say so; put away, they come back when that is undone', async () => {
    await page.goto('/admin-panel/dashboard')
    await expect(steps).toContainText('3 de 8 listos')
    await expect(steps.getByRole('listitem').filter({ hasText: 'Primer destino' })).toContainText(
      'Listo',
    )
    await steps.getByRole('button', { name: 'Ocultar' }).click()
    await expect(steps).toBeHidden()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(steps).toBeVisible()
    await steps.getByRole('button', { name: 'Ocultar' }).click()
    await expect(steps).toBeHidden()
    await page.goto('/admin-panel')
    await expect(page.getByRole('heading', { level: 1, name: 'Destinos' })).toBeVisible()
    await expect(steps).toBeHidden()
  })
})

test('an experience made in a circuit may have a category that is made there, Escape by Escape', async ({
  page,
}) => {
  await openOwnPanel(page, '/admin-panel/circuits/add')
  for (const [typed, name] of [
    ['chalten', 'El Chaltén'],
    ['madryn', 'Puerto Madryn'],
  ] as const) {
    const row = page
      .getByRole('region', { name: 'Recorrido' })
      .getByRole('listitem')
      .filter({ hasText: name })
    // A click may meet the list of options while it closes: who sees no row chooses again.
    await expect(async () => {
      if (await row.isVisible()) return
      await chosen(page, 'Agregar un destino').fill(typed)
      await page.getByRole('option', { name }).click({ timeout: 5_000 })
      await expect(row).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }
  await page.getByRole('button', { name: 'Experiencia nueva' }).click()
  const outer = page.getByRole('dialog', { name: 'Experiencia nueva' })
  await outer.getByRole('button', { name: 'Categoría nueva' }).click()
  const inner = page.getByRole('dialog', { name: 'Categoría nueva' })
  await expect(inner.getByLabel('Nombre')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(inner).toBeHidden()
  await expect(outer).toBeVisible()
  await outer.getByRole('button', { name: 'Categoría nueva' }).click()
  await inner.getByLabel('Nombre').fill('Navegación')
  await inner.getByLabel('Nombre').press('Enter')
  await expect(inner).toBeHidden()
  await expect(outer.getByRole('combobox', { name: 'Categoría' })).toHaveValue('Navegación')

  await test.step('a day that is added is open, and all that are missing are added at once', async () => {
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Descartar' }).click()
    await expect(outer).toBeHidden()
    await page.getByRole('textbox', { name: 'Días' }).fill('4')
    await page.getByRole('button', { name: 'Agregar un día' }).click()
    await expect(page.getByRole('button', { name: /^Día 1/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await page.getByRole('button', { name: 'Agregar todos los que faltan' }).click()
    await expect(page.getByRole('button', { name: /^Día \d/ })).toHaveCount(4)
    await expect(page.getByRole('button', { name: /^Día 1/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  })
})
