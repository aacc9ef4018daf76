import { expect, type Page, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { logInPage } from './logged-in-page.ts'
import { addAccount } from './new-accounts.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { site } from './site.ts'

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nombre' })
const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'Hay cambios sin guardar' })

const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('adminDraft:')))

async function type(page: Page, name: string, drafts: number): Promise<void> {
  await nameField(page).fill(name)
  await expect.poll(async () => (await draftsIn(page)).length).toBe(drafts)
}

test('two tabs that add the same kind keep a draft each; both come back when the tabs are gone', async ({
  page: one,
}) => {
  const account = await addAccount(await callerOf(site.admin), 'admin')
  await openPanel(one, '/admin-panel/packages/add', { account })
  const two = await one.context().newPage()
  await two.goto('/admin-panel/packages/add')
  await untilLoaded(two)
  await type(one, 'In the first tab', 1)
  await type(two, 'In the second tab', 2)

  const three = await one.context().newPage()
  await three.goto('/admin-panel/packages/add')
  await untilLoaded(three)
  await expect(offer(three)).toHaveCount(0)

  await one.close({ runBeforeUnload: false })
  await expect(offer(three)).toBeVisible()
  await offer(three).getByRole('button', { name: 'Recuperarlos' }).click()
  await expect(nameField(three)).toHaveValue('In the first tab')
  await two.close({ runBeforeUnload: false })

  const four = await three.context().newPage()
  await four.goto('/admin-panel/packages/add')
  await offer(four).getByRole('button', { name: 'Recuperarlos' }).click()
  await expect(nameField(four)).toHaveValue('In the second tab')
  await expect(offer(four)).toBeHidden()
})

test('drafts are their author’s alone, outlive a session that ran out, and go with a log-out', async ({
  page: first,
}) => {
  const admin = await callerOf(site.admin)
  const [author, other] = [await addAccount(admin, 'admin'), await addAccount(admin, 'admin')]
  await openPanel(first, '/admin-panel/packages/add', { account: author })
  await type(first, 'Mine', 1)
  const context = first.context()
  await first.close({ runBeforeUnload: false })

  const page = await context.newPage()
  await logInPage(page, other)
  await page.goto('/admin-panel/packages/add')
  await untilLoaded(page)
  await expect(offer(page)).toHaveCount(0)

  await logInPage(page, author)
  await page.goto('/admin-panel/packages/add')
  await expect(offer(page)).toBeVisible()
  await page.getByRole('button', { name: 'Su cuenta' }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  const question = page.getByRole('dialog', { name: '¿Cerrar sesión sin guardar?' })
  await question.getByRole('button', { name: 'Quedarse' }).click()
  expect(await draftsIn(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Su cuenta' }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await question.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/es$/)
  expect(await draftsIn(page)).toEqual([])
})

test('a log-out in another tab leaves nothing of the panel to read, and no draft', async ({
  page,
}) => {
  const account = await addAccount(await callerOf(site.admin), 'admin')
  await openPanel(page, '/admin-panel/users?group=admins', { account })
  await expect(page.locator('body')).toContainText(site.admin.email)
  const form = await page.context().newPage()
  await form.goto('/admin-panel/packages/add')
  await untilLoaded(form)
  await type(form, 'Half written', 1)

  const visitorTab = await page.context().newPage()
  await visitorTab.goto('/es')
  await visitorTab.getByRole('banner').getByText('Agustina').click()
  await visitorTab.getByRole('button', { name: 'Cerrar sesión' }).click()

  for (const tab of [page, form]) {
    await expect(tab).toHaveURL(/\/login\?returnTo=/)
    expect(await tab.content()).not.toContain('Half written')
    await expect(tab.locator('body')).not.toContainText(site.admin.email)
  }
  expect(await draftsIn(form)).toEqual([])
})

test('anyone else who logs in over the page gets a panel of their own', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const [author, other] = [await addAccount(admin, 'admin'), await addAccount(admin, 'admin')]
  await openPanel(page, '/admin-panel/categories/add', { account: author })
  const name = `Ajena ${Date.now()}`
  await nameField(page).fill(name)
  const authorization = await page.evaluate(() => localStorage.getItem('authToken') ?? '')
  await page.request.post('/api/logout', { headers: { authorization } })
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await expect(dialog).toBeVisible()
  // What waits behind cannot be read over somebody's shoulder.
  const cover = page.locator('.mantine-Modal-overlay')
  expect(await cover.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toMatch(
    /rgba|\/ 0/,
  )
  await dialog.getByLabel('Correo').fill(other.email)
  await dialog.getByRole('textbox', { name: 'Contraseña' }).fill(other.password)
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(dialog).toBeHidden()
  await expect(nameField(page)).toHaveValue('')
  const { list } = await admin('listCategories', {})
  expect(list.map((category) => category.name)).not.toContain(name)
})
