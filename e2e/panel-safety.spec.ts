import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { callerOf, visitor } from './caller.ts'
import { addAccountWithCodes, codeOf } from './factor-codes.ts'
import { storeToken } from './logged-in-page.ts'
import { addAccount } from './new-accounts.ts'
import { uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { save } from './panel-form.ts'
import { site } from './site.ts'

/** The server asks once to confirm who is there, as it does when the log-in is more than ten minutes ago. */
async function askOnce(page: Page, operation: string): Promise<void> {
  await page.route(
    `**/api/${operation}`,
    (route) => route.fulfill({ status: 401, json: { name: 'FRESH_LOGIN_ERROR', context: {} } }),
    { times: 1 },
  )
}

/** An admin with codes, in the panel. */
async function openAsAdminWithCodes(page: Page, path: string) {
  const admin = await addAccountWithCodes(await callerOf(site.admin), 'admin')
  const { email, password, secret } = admin
  const { token } = await visitor('login', { email, password, code: codeOf(secret) })
  await storeToken(page, token)
  await page.evaluate(() => localStorage.setItem('language', 'es'))
  await page.goto(path)
  await untilLoaded(page)
  return admin
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirme que es usted' })

test('what asks for a fresh log-in goes on by itself, and loses nothing that was typed', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const admin = await openAsAdminWithCodes(page, '/admin-panel/admins/add')
  const email = `${uniqueName('luz').replace(' ', '-').toLowerCase()}@example.com`
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Luz')
  await page.getByRole('textbox', { name: 'Apellido' }).fill('Sosa')
  await page.getByRole('textbox', { name: 'Correo' }).fill(email)

  await test.step('who does not confirm is told so, and everything stays', async () => {
    await askOnce(page, 'addUserAdmin')
    await save(page)
    await expect(question(page).getByRole('textbox')).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(page.getByText('Confirme que es usted e inténtelo de nuevo')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Correo' })).toHaveValue(email)
  })

  await test.step('a wrong code is said, the right one lets the call go on', async () => {
    await askOnce(page, 'addUserAdmin')
    await save(page)
    await question(page).getByRole('textbox').fill('000000')
    await question(page).getByRole('button', { name: 'Confirmar' }).click()
    await expect(question(page).getByRole('alert')).toHaveText(/El código no es correcto/)
    await question(page).getByRole('textbox').fill(codeOf(admin.secret, 1))
    await question(page).getByRole('textbox').press('Enter')
    await expect(question(page)).toBeHidden()
    await expect(page).toHaveURL(/\/admin-panel\/users/)
    const { users } = await (await callerOf(site.admin))('listUsers')
    expect(users.filter((user) => user.email === email)).toHaveLength(1)
  })
})

test('an admin ends a user’s sessions, and takes their second factor away', async ({ page }) => {
  test.setTimeout(120_000)
  const agent = await addAccountWithCodes(await callerOf(site.admin), 'user')
  const { email, password, secret } = agent
  const { token } = await visitor('login', { email, password, code: codeOf(secret) })
  await openPanel(page, `/admin-panel/users?group=users&q=${email}`)
  const row = page.getByRole('row').filter({ hasText: email })
  const choose = async (action: string) => {
    await row.getByRole('button', { name: /^Más acciones para/ }).click()
    await page.getByRole('menuitem', { name: action }).click()
    await page.getByRole('dialog').getByRole('button', { name: action }).click()
  }
  await choose('Cerrar todas las sesiones')
  await expect(page.getByText('Se cerraron todas las sesiones de Agustina Agencia')).toBeVisible()
  await expect(visitor('validateToken', { token })).rejects.toThrow('INVALID_TOKEN')

  await choose('Quitar el segundo factor')
  await expect(page.getByText(/ya no tiene segundo factor/)).toBeVisible()
  await callerOf({ email, password })
})

test('the panel’s own menu leads to the account', async ({ page }) => {
  const account = await addAccount(await callerOf(site.admin), 'admin')
  await openPanel(page, '/admin-panel/users', { account })
  await page.getByRole('button', { name: 'Su cuenta' }).click()
  await page.getByRole('menuitem', { name: 'Su cuenta y seguridad' }).click()
  await expect(page).toHaveURL(/\/es\/account$/)
  await expect(page.getByRole('region', { name: 'Segundo factor', exact: true })).toBeVisible()
})

test('a session that ran out asks for the code too', async ({ page }) => {
  test.setTimeout(120_000)
  const admin = await openAsAdminWithCodes(page, '/admin-panel/categories/add')
  const name = uniqueName('Con código')
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
  const authorization = await page.evaluate(() => localStorage.getItem('authToken') ?? '')
  await page.request.post('/api/logout', { headers: { authorization } })
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await dialog.getByRole('textbox', { name: 'Contraseña' }).fill(admin.password)
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click()
  const code = dialog.getByRole('textbox', { name: 'Código de verificación' })
  await expect(code).toBeFocused()
  await code.fill(codeOf(admin.secret, 1))
  await code.press('Enter')
  await expect(page).toHaveURL(/\/admin-panel\/categories$/)
})
