import { expect, type Page, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { addAccount } from './new-accounts.ts'
import { addDestination } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { save, saveAndAddAnother, writeTexts } from './panel-form.ts'
import { site } from './site.ts'

const question = (page: Page) => page.getByRole('dialog', { name: '¿Salir sin guardar?' })
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nombre' })
const mark = (page: Page) => page.getByText('Cambios sin guardar', { exact: true })
const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'Hay cambios sin guardar' })

/** Closes the tab as a crash does, and opens the same address in a new one. */
async function crashAndComeBack(page: Page): Promise<Page> {
  const address = page.url()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toContain('adminDraft:')
  const context = page.context()
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto(address)
  return again
}

test('links, Back and closing ask before they leave unsaved changes behind', async ({ page }) => {
  const { id } = await addDestination(await callerOf(site.admin), 'Guarded')
  await openPanel(page, '/admin-panel/destinations')
  await page.goto(`/admin-panel/destinations/${id}`)
  await page.getByRole('link', { name: 'Editar' }).click()
  await nameField(page).fill('Guarded well')
  await expect(mark(page)).toBeVisible()

  await page.getByRole('link', { name: 'Circuitos' }).click()
  await question(page).getByRole('button', { name: 'Quedarse' }).click()
  await expect(nameField(page)).toHaveValue('Guarded well')

  await page.goBack()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/edit\//)
  await expect(nameField(page)).toHaveValue('Guarded well')

  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()

  await nameField(page).fill('Guarded')
  await expect(mark(page)).toBeHidden()
  await page.getByRole('link', { name: 'Circuitos' }).click()
  await expect(page).toHaveURL(/\/admin-panel\/circuits$/)
})

test('a draft survives a crash: it is taken back, or thrown away for good', async ({
  page: first,
}) => {
  await openPanel(first, '/admin-panel/destinations/add')
  await writeTexts(first, 'English', 'Before the crash', 'Written and not saved.')
  await writeTexts(first, 'Português', 'Antes da queda', 'Escrito e não salvo.')

  let page = await crashAndComeBack(first)
  await expect(nameField(page)).toHaveValue('')
  await offer(page).getByRole('button', { name: 'Recuperarlos' }).click()
  await expect(offer(page)).toBeHidden()
  await expect(nameField(page)).toHaveValue('Before the crash')
  await expect(page.getByRole('textbox', { name: 'Descripción' })).toHaveText(
    'Written and not saved.',
  )
  await expect(page.getByRole('tab', { name: 'Português (completo)' })).toBeVisible()

  page = await crashAndComeBack(page)
  await offer(page).getByRole('button', { name: 'Descartar' }).click()
  await expect(offer(page)).toBeHidden()
  await page.reload()
  await expect(nameField(page)).toHaveValue('')
  await expect(offer(page)).toBeHidden()
})

test('a draft over a version that somebody changed meanwhile is merged, not forced', async ({
  page: first,
}) => {
  const admin = await callerOf(site.admin)
  const { id } = await addDestination(admin, 'Old name')
  const account = await addAccount(admin, 'admin')
  await openPanel(first, `/admin-panel/destinations/edit/${id}`, { account })
  await nameField(first).fill('Name in the draft')
  const { list } = await admin('listRegions', {})
  const region = list.at(-1)
  await admin('editDestination', { id, regionId: region?.id, tags: ['nuevo'] })

  const page = await crashAndComeBack(first)
  await offer(page).getByRole('button', { name: 'Recuperarlos' }).click()
  await save(page)
  const dialog = page.getByRole('dialog', { name: /Otra persona/ })
  const theirs = dialog.getByRole('radiogroup', { name: 'Región' })
  await expect(theirs.getByRole('radio', { name: new RegExp(region?.name ?? '') })).toBeChecked()
  await dialog.getByRole('button', { name: 'Guardar mi elección' }).click()
  await expect(page.getByText('Guardado')).toBeVisible()
  const stored = await admin('detailDestination', { id, adminPanel: true })
  expect(stored).toMatchObject({ regionId: region?.id, tags: ['nuevo'] })
  expect(stored.details[0]?.name).toBe('Name in the draft')
})

test('Ctrl+S saves once, save and add another begins again, errors stand at their fields', async ({
  page,
}) => {
  await openPanel(page, '/admin-panel/destinations/add')

  await test.step('errors: the field takes the focus, its tab is marked', async () => {
    await writeTexts(page, 'English', 'Twins', 'The first of two.')
    await page.getByRole('tab', { name: /Português/ }).click()
    await nameField(page).fill('Gêmeos')
    await page.getByRole('tab', { name: /English/ }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Hay campos por corregir')).toBeVisible()
    await expect(page.getByRole('tab', { name: /Português.*con errores/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByText('La descripcion no puede ser vacío')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Descripción' })).toBeFocused()
    await expect(page.getByText('El campo es obligatorio')).toBeVisible()
    await page.getByRole('textbox', { name: 'Descripción' }).fill('Os primeiros.')
    await expect(page.getByText('La descripcion no puede ser vacío')).toBeHidden()
    await expect(page.getByRole('tab', { name: 'Português (completo)' })).toBeVisible()
  })

  let added = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/addDestination')) added += 1
  })
  await test.step('save and add another', async () => {
    await page.getByRole('combobox', { name: 'Región' }).click()
    await page.getByRole('option', { name: 'Mendoza' }).click()
    await saveAndAddAnother(page)
    await expect(page).toHaveURL(/\/destinations\/add\?again=/)
    await expect(nameField(page)).toHaveValue('')
    await expect(offer(page)).toBeHidden()
    expect(added).toBe(1)
  })

  await test.step('Ctrl+S pressed twice saves once', async () => {
    await writeTexts(page, 'English', 'Twins again', 'The second of two.')
    await expect(page.getByRole('combobox', { name: 'Región' })).toHaveValue('Mendoza')
    await page.keyboard.press('Control+s')
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/admin-panel\/destinations\/[0-9a-f-]{36}$/)
    expect(added).toBe(2)
  })
})

test('a server out of reach costs nothing: the same form is saved when it is back', async ({
  page,
}) => {
  const { id } = await addDestination(await callerOf(site.admin), 'Before the outage')
  await openPanel(page, `/admin-panel/destinations/edit/${id}`)
  await nameField(page).fill('After the outage')
  await page.context().setOffline(true)
  await save(page)
  await expect(page.getByText(/^No hay conexión con el servidor/)).toBeVisible()
  await expect(nameField(page)).toHaveValue('After the outage')
  await expect(mark(page)).toBeVisible()

  await page.context().setOffline(false)
  await save(page)
  await expect(page.getByText('Guardado')).toBeVisible()
  await expect(mark(page)).toBeHidden()
})

test('text that the visual editor would lose is edited as it is written', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const description = '![A lake](https://example.com/lake.jpg)\n\nA lake.'
  const { list } = await admin('listRegions', {})
  const regionId = list[0]?.id ?? ''
  const details = [{ lang: 'en' as const, name: 'With a picture', description }]
  const { id } = await admin('addDestination', { details, regionId })
  await openPanel(page, `/admin-panel/destinations/edit/${id}`)
  const field = page.getByRole('textbox', { name: 'Descripción' })
  await expect(field).toHaveValue(description)
  await expect(page.getByRole('button', { name: 'Editor visual' })).toBeDisabled()
  await field.fill(`${description} Cold and deep.`)
  await save(page)
  await expect(page.getByText('Guardado')).toBeVisible()
  const stored = await admin('detailDestination', { id, adminPanel: true })
  expect(stored.details[0]?.description).toBe(`${description} Cold and deep.`)

  await field.fill('Plain again.')
  await page.getByRole('button', { name: 'Editor visual' }).click()
  await expect(page.getByRole('button', { name: 'Negrita' })).toBeVisible()
  await expect(field).toHaveText('Plain again.')
})
