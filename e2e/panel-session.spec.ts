import { expect, type Page, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { dropFiles, makePictures } from './drop-files.ts'
import { addAccount } from './new-accounts.ts'
import { addDestination } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { save, writeTexts } from './panel-form.ts'
import { site } from './site.ts'

/** Ends the page's session on the server, past the page. */
async function endSession(page: Page): Promise<void> {
  const authorization = await page.evaluate(() => localStorage.getItem('authToken') ?? '')
  const ended = await page.request.post('/api/logout', { headers: { authorization } })
  expect(ended.status()).toBe(204)
}

const logInDialog = (page: Page) => page.getByRole('dialog', { name: 'Su sesión terminó' })

async function logInAgain(page: Page, password: string): Promise<void> {
  const dialog = logInDialog(page)
  await dialog.getByRole('textbox', { name: 'Contraseña' }).fill(password)
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click()
}

test('a session that ends in the middle of a form costs nothing that was typed', async ({
  page,
}) => {
  const account = await addAccount(await callerOf(site.admin), 'admin')
  const name = `Half Written ${Date.now()}`
  await openPanel(page, '/admin-panel/destinations/add', { account })
  await writeTexts(page, 'English', name, 'Written before the session ended.')
  await page.getByRole('combobox', { name: 'Región' }).click()
  await page.getByRole('option', { name: 'Mendoza' }).click()

  await test.step('the panel asks to log in over the page, as long as it takes', async () => {
    await endSession(page)
    // A read in the background may notice first; then the dialog stands over the button already.
    await page.getByRole('button', { name: 'Guardar', exact: true }).dispatchEvent('click')
    await expect(logInDialog(page)).toBeVisible()
    await expect(logInDialog(page).getByLabel('Correo')).toHaveValue(account.email)
    await logInAgain(page, 'Equivocada-2026!')
    await expect(logInDialog(page).getByRole('alert')).toBeVisible()
  })

  await test.step('then the save that waited is carried out', async () => {
    await logInAgain(page, account.password)
    await expect(page).toHaveURL(/\/admin-panel\/destinations\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.getByRole('tab', { name: 'English' }).click()
    await expect(page.getByText('Written before the session ended.')).toBeVisible()
    await expect(logInDialog(page)).toBeHidden()
  })

  await test.step('uploads wait for it as well', async () => {
    await endSession(page)
    const [picture] = await makePictures(['#14506b'])
    if (!picture) throw new Error('No picture was drawn')
    await dropFiles(page.getByRole('button', { name: 'Agregar archivos a: Slider' }), [picture])
    await logInAgain(page, account.password)
    await expect(page.getByRole('button', { name: /^Vista previa de/ })).toHaveCount(1)
  })
})

test('a password changed by another admin ends the session at once; the edit goes on after it', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const account = await addAccount(admin, 'admin')
  const { id } = await addDestination(admin, 'Before')
  await openPanel(page, `/admin-panel/destinations/edit/${id}`, { account })
  await page.getByRole('textbox', { name: 'Nombre' }).fill('After')

  const password = 'Otra-Clave-2026!'
  await admin('editUserAdmin', { id: account.id, password })
  await page.keyboard.press('Control+s')
  await expect(logInDialog(page)).toBeVisible()
  await logInAgain(page, password)
  await expect(page.getByText('Guardado')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('After')
  const stored = await admin('detailDestination', { id, adminPanel: true })
  expect(stored.details[0]?.name).toBe('After')
})

test('a log-in in another tab lets the waiting one go on', async ({ page }) => {
  const account = await addAccount(await callerOf(site.admin), 'admin')
  await openPanel(page, '/admin-panel/categories/add', { account })
  const name = `Otra pestaña ${Date.now()}`
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
  await endSession(page)
  await save(page)
  await expect(logInDialog(page)).toBeVisible()

  const other = await page.context().newPage()
  await other.goto('/es/login')
  await other.getByRole('textbox', { name: 'Correo electrónico' }).fill(account.email)
  await other.getByRole('textbox', { name: 'Contraseña' }).fill(account.password)
  await other.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()

  await expect(logInDialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/admin-panel\/categories$/)
  // There may be more categories than stand on a page.
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('link', { name })).toBeVisible()
})
