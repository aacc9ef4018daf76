import { expect, type Page, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { linkMailedTo } from './mailbox.ts'
import { addAccount } from './new-accounts.ts'
import { uniqueName } from './new-items.ts'
import { openPage } from './open-page.ts'
import { openPanel } from './open-panel.ts'
import { save } from './panel-form.ts'
import { site } from './site.ts'

const password = 'Viajar-Lejos-2026!'

/** Opens the newest mail to an address in the demonstration's mailbox. */
async function openMail(page: Page, email: string, subject: string): Promise<void> {
  const entry = page.getByRole('link').filter({ hasText: email }).filter({ hasText: subject })
  await expect(async () => {
    await page.goto('/mailbox')
    await expect(entry.first()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await entry.first().click()
}

function tab(page: Page, group: string) {
  return page.getByRole('tab', { name: group })
}

/** How many people a group's tab says it has. */
async function countIn(page: Page, group: string): Promise<number> {
  return Number(/\((\d+)\)/.exec(await tab(page, group).innerText())?.[1])
}

test('a registration is approved in the language that the admin chooses', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const email = `${uniqueName('agente').replace(' ', '-')}@example.com`
  const surname = uniqueName('Rivera')

  await test.step('an agent registers', async () => {
    await openPage(page, '/es/register')
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Inés')
    await page.getByRole('textbox', { name: 'Apellido' }).fill(surname)
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email)
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click()
    await expect(page.getByText(email)).toBeVisible({ timeout: 90_000 })
  })

  const panel = await browser.newPage()
  const row = panel.getByRole('row').filter({ hasText: email })
  await test.step('the panel lists them among unconfirmed e-mails', async () => {
    await openPanel(panel, '/admin-panel/users')
    await panel.getByRole('link', { name: 'Correos sin confirmar' }).click()
    await expect(panel).toHaveURL(/\/unconfirmed-users$/)
    await expect(row).toContainText('Correo sin confirmar')
  })

  await test.step('the agent opens the link in the mail', async () => {
    await openMail(page, email, 'Confirme')
    const text = await page.locator('pre').innerText()
    const link = /https?:\/\/\S+\/verify-email\/\S+/.exec(text)?.[0] ?? ''
    await openPage(page, new URL(link).pathname)
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su correo está confirmado')
    await panel.reload()
    await expect(panel.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  await test.step('an admin finds them and approves them in Portuguese', async () => {
    await openPanel(panel, '/admin-panel/users')
    const waiting = await countIn(panel, 'En espera')
    const approved = await countIn(panel, 'Aprobados')
    expect(await countIn(panel, 'Admins')).toBeGreaterThan(0)
    await panel.getByRole('searchbox').fill(surname)
    await expect(tab(panel, 'En espera')).toContainText('(1)')
    await row.getByRole('button', { name: `Aprobar: Inés ${surname}` }).click()
    const dialog = panel.getByRole('dialog', { name: `¿Aprobar a Inés ${surname}?` })
    await dialog.getByRole('combobox', { name: 'Idioma del mail' }).click()
    await panel.getByRole('option', { name: 'Português' }).click()
    await dialog.getByRole('button', { name: 'Aprobar' }).click()
    await expect(panel.getByText(/Se aprobó a Inés/)).toBeVisible()
    await expect(row).toContainText('nunca')
    await expect(tab(panel, 'Aprobados')).toHaveAttribute('aria-selected', 'true')
    await panel.getByRole('button', { name: 'Borrar la búsqueda' }).click()
    await expect(tab(panel, 'En espera')).toContainText(`(${waiting - 1})`)
    await expect(tab(panel, 'Aprobados')).toContainText(`(${approved + 1})`)
  })

  await test.step('the mail is in Portuguese; the agent logs in and sees the rates', async () => {
    await openMail(page, email, 'Sua conta está ativa')
    await openPage(page, '/es/login')
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email)
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL(/\/es\/agents$/)
    await openPage(page, '/es/rates')
    await expect(page.getByText('Todavía no vio las tarifas.')).toBeVisible()
    await page.getByRole('button', { name: 'Abrir las tarifas' }).click()
    await expect(page.getByText(/Vio las tarifas por última vez/)).toBeVisible()
  })

  await test.step('the panel says when they last looked at the rates', async () => {
    await openPanel(panel, `/admin-panel/users?group=users&q=${surname}`)
    const today = new Date().toLocaleDateString('es', { dateStyle: 'medium' })
    await expect(row).toContainText(today)
  })
})

test('admins are added and edited by the password rule, and the last one stays', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const surname = uniqueName('Sosa')
  const email = `${surname.replace(' ', '-').toLowerCase()}@example.com`
  const passwords = page.getByRole('textbox', { name: /contraseña/i })
  const row = page.getByRole('row').filter({ hasText: email })

  await test.step('a weak password and an e-mail in use are refused beside their fields', async () => {
    await openPanel(page, '/admin-panel/users')
    await page.getByRole('link', { name: 'Agregar usuario' }).click()
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Luz')
    await page.getByRole('textbox', { name: 'Apellido' }).fill(surname)
    await page.getByRole('textbox', { name: 'Correo' }).fill(site.admin.email)
    await page.getByRole('switch', { name: 'Invitar por mail' }).uncheck({ force: true })
    await passwords.fill('corta')
    await save(page)
    await expect(page.getByText('La contraseña debe tener al menos 8 caracteres')).toBeVisible()
    await passwords.fill('sinmayusculas')
    await save(page)
    await expect(page.getByText(/debe contener al menos una mayúscula/)).toBeVisible()
    await passwords.fill(password)
    await save(page)
    await expect(page.getByText('El email ya está en uso')).toBeVisible()
    await page.getByRole('textbox', { name: 'Correo' }).fill(email)
  })

  await test.step('a new user is no admin unless that is said twice', async () => {
    await expect(page.getByRole('combobox', { name: 'Rol' })).toHaveValue('Usuario')
    await page.getByRole('combobox', { name: 'Rol' }).click()
    await page.getByRole('option', { name: 'Administrador' }).click()
    await save(page)
    const question = page.getByRole('dialog', { name: `¿Hacer administrador a Luz ${surname}?` })
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL(/\/admins\/add/)
    await save(page)
    await question.getByRole('button', { name: 'Hacer administrador' }).click()
    await expect(page).toHaveURL(/\/admin-panel\/users/)
  })

  await test.step('is among the admins, and can be renamed', async () => {
    await tab(page, 'Admins').click()
    await row.getByRole('link', { name: `Luz ${surname}` }).click()
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Lucía')
    await save(page)
    await expect(page).toHaveURL(/\/admin-panel\/users/)
    await tab(page, 'Admins').click()
    await expect(row).toContainText(`Lucía ${surname}`)
    const { token } = await (
      await page.request.post('/api/login', { data: { email, password } })
    ).json()
    expect(token).toBeTruthy()
  })

  await test.step('a search goes through all groups, whichever is open', async () => {
    await tab(page, 'Aprobados').click()
    await page.getByRole('searchbox').fill(surname)
    await expect(tab(page, 'Admins')).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, 'Aprobados')).toContainText('(0)')
    await expect(row).toContainText(`Lucía ${surname}`)
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).click()
    await expect(tab(page, 'Aprobados')).toHaveAttribute('aria-selected', 'true')
    await tab(page, 'Admins').click()
  })

  await test.step('nobody takes themself away', async () => {
    await page.getByRole('searchbox').pressSequentially(site.admin.email)
    await expect(page.getByRole('searchbox')).toBeFocused()
    const own = page.getByRole('row').filter({ hasText: site.admin.email })
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1)
    await own.getByRole('button', { name: /Más acciones/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Eliminar' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await own.getByRole('link').click()
    await page.getByRole('combobox', { name: 'Rol' }).click()
    await page.getByRole('option', { name: 'Usuario' }).click()
    await save(page)
    await expect(page.locator('form').getByText('No es posible quitarse a uno mismo')).toBeVisible()
  })
})

test('somebody who is invited chooses their own password by the link in the mail', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const surname = uniqueName('Invitada')
  const email = `${surname.replace(' ', '-').toLowerCase()}@example.com`
  await openPanel(page, '/admin-panel/admins/add')
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Luz')
  await page.getByRole('textbox', { name: 'Apellido' }).fill(surname)
  await page.getByRole('textbox', { name: 'Correo' }).fill(email)
  await expect(page.getByRole('switch', { name: 'Invitar por mail' })).toBeChecked()
  await page.getByRole('combobox', { name: 'Idioma del mail' }).click()
  await page.getByRole('option', { name: 'Português' }).click()
  await save(page)
  await expect(page).toHaveURL(/\/admin-panel\/users/)

  const link = await linkMailedTo(email, '/reset-password/')
  expect(link).toMatch(/^\/pt\//)
  const invited = await browser.newPage()
  await openPage(invited, link)
  for (const field of await invited.locator('main input[type="password"]').all()) {
    await field.fill(password)
  }
  await invited.getByRole('main').getByRole('button', { name: /senha/i }).last().click()
  await expect
    .poll(async () => {
      const answer = await invited.request.post('/api/login', { data: { email, password } })
      return answer.status()
    })
    .toBe(200)
})

test('approving somebody whose e-mail nobody confirmed comes with a warning', async ({ page }) => {
  await openPanel(page, '/admin-panel/users?group=noApproved')
  const row = page.getByRole('row').filter({ hasText: 'Correo sin confirmar' }).first()
  await row.getByRole('button', { name: /^Aprobar/ }).click()
  const dialog = page.getByRole('dialog', { name: /^¿Aprobar a/ })
  await expect(dialog.getByText(/no se sabe si la dirección es suya/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Aprobar de todos modos' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(row).toBeVisible()
})

test('a demoted admin is turned out of an open panel at the next call', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const account = await addAccount(admin, 'admin')
  await openPanel(page, '/admin-panel/destinations', { account })
  await page.waitForLoadState('networkidle')

  await admin('editUserAdmin', { id: account.id, role: 'user' })
  await page.getByRole('link', { name: /Cotizaciones/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await dialog.getByRole('textbox', { name: 'Contraseña' }).fill(account.password)
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/unauthorized$/)
  await page.goto('/admin-panel/quotes')
  await expect(page).toHaveURL(/\/unauthorized$/)
  await admin('deleteUser', { id: account.id })
})
