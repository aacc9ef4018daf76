import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { type Account, callerOf } from './caller.ts'
import { addAccountWithCodes, codeOf } from './factor-codes.ts'
import { logInPage } from './logged-in-page.ts'
import { addAccount } from './new-accounts.ts'
import { openPage } from './open-page.ts'
import { site } from './site.ts'
import { addAuthenticator } from './virtual-authenticator.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const codes = (page: Page) => part(page, 'Códigos de una aplicación')
const passkeys = (page: Page) => part(page, 'Claves de acceso')
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Código de verificación' })

async function typeCredentials(page: Page, { email, password }: Account): Promise<void> {
  await openPage(page, '/es/login')
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password)
  await page.getByRole('textbox', { name: 'Contraseña' }).press('Enter')
}

async function openAccount(page: Page, account: Account): Promise<void> {
  await logInPage(page, account)
  await openPage(page, '/es/account')
  await expect(part(page, 'Segundo factor')).toBeVisible()
}

const logOutHere = (page: Page) => page.evaluate(() => localStorage.removeItem('authToken'))

test('codes are switched on, asked for at the log-in, and switched off', async ({ page }) => {
  test.setTimeout(180_000)
  const agent = await addAccount(await callerOf(site.admin), 'user')
  await openAccount(page, agent)
  let secret = ''

  await test.step('the app gets its secret, and the first code switches them on', async () => {
    await codes(page).getByRole('button', { name: 'Activar los códigos' }).click()
    await expect(codes(page).getByRole('img', { name: /^Código QR/ })).toBeVisible()
    secret = (await codes(page).locator('code').innerText()).replaceAll(' ', '')
    await codes(page).getByLabel('Después escriba el código').fill('000000')
    await codes(page).getByRole('button', { name: 'Confirmar y activar' }).click()
    const first = codes(page).getByLabel('Después escriba el código')
    await expect(first).toHaveAccessibleDescription('El código no es correcto o ya se usó')
    await expect(first).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    await first.fill(codeOf(secret, -1))
    await first.press('Enter')
  })

  await test.step('the recovery codes are shown once, and can be kept as a file', async () => {
    const shown = codes(page).getByRole('group', { name: 'Sus códigos de recuperación' })
    await expect(shown).toBeFocused()
    await expect(shown.getByRole('listitem')).toHaveCount(10)
    expect(await axeViolations(page)).toEqual([])
    const [first = ''] = await shown.getByRole('listitem').allInnerTexts()
    const saving = page.waitForEvent('download')
    await shown.getByRole('button', { name: 'Descargar' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('codigos-de-recuperacion.txt')
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain(agent.email)
    expect(text).toContain(first)
    await shown.getByRole('button', { name: 'Ya los guardé' }).click()
    await expect(codes(page).getByText('Quedan 10 códigos de recuperación.')).toBeVisible()
    await expect(codes(page).getByRole('heading')).toBeFocused()
  })

  await test.step('the log-in asks for a code, and says at the field that one is wrong', async () => {
    await logOutHere(page)
    await typeCredentials(page, agent)
    await expect(codeField(page)).toBeFocused()
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
    expect(await axeViolations(page)).toEqual([])
    await codeField(page).fill('000000')
    await codeField(page).press('Enter')
    await expect(codeField(page)).toHaveAccessibleDescription(
      /El código no es correcto o ya se usó/,
    )
    await expect(codeField(page)).toHaveValue('000000')
    await page.getByRole('button', { name: 'Volver al correo y la contraseña' }).click()
    await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(agent.email)
    await page.getByRole('textbox', { name: 'Contraseña' }).press('Enter')
    await codeField(page).fill(codeOf(secret))
    await codeField(page).press('Enter')
    await expect(page).toHaveURL(/\/es\/agents$/)
  })

  await test.step('password and code switch them off', async () => {
    await openPage(page, '/es/account')
    await codes(page).getByRole('button', { name: 'Desactivar los códigos' }).click()
    await codes(page).getByRole('textbox', { name: 'Contraseña' }).fill(agent.password)
    await codes(page).getByRole('textbox', { name: 'Código' }).fill(codeOf(secret, 1))
    await codes(page).getByRole('button', { name: 'Desactivar los códigos' }).click()
    await expect(page.getByText('Se desactivaron los códigos.')).toBeVisible()
    await expect(codes(page).getByRole('button', { name: 'Activar los códigos' })).toBeVisible()
  })
})

test('a recovery code serves once in the place of a code, and new ones can be made', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const agent = await addAccountWithCodes(await callerOf(site.admin), 'user')
  const [code = ''] = agent.recoveryCodes
  await typeCredentials(page, agent)
  await page.getByRole('button', { name: 'Escribir un código de recuperación' }).click()
  const field = page.getByRole('textbox', { name: 'Código de recuperación' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('inputmode', 'text')
  await field.fill(code.toUpperCase())
  await field.press('Enter')
  await expect(page).toHaveURL(/\/es\/agents$/)

  await openPage(page, '/es/account')
  await expect(codes(page).getByText('Quedan 9 códigos de recuperación.')).toBeVisible()
  await codes(page).getByRole('button', { name: 'Códigos de recuperación nuevos' }).click()
  await codes(page).getByRole('textbox', { name: 'Código' }).fill(code)
  await codes(page).getByRole('button', { name: 'Hacer nuevos' }).click()
  await expect(codes(page).getByRole('textbox', { name: 'Código' })).toHaveAccessibleDescription(
    /El código no es correcto o ya se usó/,
  )
  await codes(page).getByRole('textbox', { name: 'Código' }).fill(codeOf(agent.secret))
  await codes(page).getByRole('button', { name: 'Hacer nuevos' }).click()
  await expect(codes(page).getByRole('listitem')).toHaveCount(10)
})

test('a passkey is added, logs in without a password, and is deleted', async ({ page }) => {
  test.setTimeout(120_000)
  await addAuthenticator(page)
  const agent = await addAccount(await callerOf(site.admin), 'user')
  await openAccount(page, agent)
  await passkeys(page).getByRole('button', { name: 'Agregar una clave de acceso' }).click()
  await passkeys(page).getByRole('button', { name: 'Crear la clave de acceso' }).click()
  const name = passkeys(page).getByRole('textbox', { name: 'Nombre de la clave de acceso' })
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Mi teléfono')
  await name.press('Enter')
  await expect(passkeys(page).getByRole('listitem')).toContainText('Mi teléfono')
  await expect(passkeys(page).getByRole('heading')).toBeFocused()

  await logOutHere(page)
  await openPage(page, '/es/login')
  await page.getByRole('button', { name: 'Entrar con una clave de acceso' }).click()
  await expect(page).toHaveURL(/\/es\/agents$/)
  // Until the page knows who is there, a token that is gone would lead it back to the log-in.
  await expect(page.getByRole('banner').getByText('Agustina')).toBeVisible()

  await logOutHere(page)
  await typeCredentials(page, agent)
  await page.getByRole('button', { name: 'Usar una clave de acceso' }).click()
  await expect(page).toHaveURL(/\/es\/agents$/)

  await openPage(page, '/es/account')
  await passkeys(page)
    .getByRole('button', { name: 'Eliminar la clave de acceso Mi teléfono' })
    .click()
  await passkeys(page).getByRole('button', { name: 'Sí, eliminar' }).click()
  await expect(passkeys(page).getByText('Todavía no tiene claves de acceso.')).toBeVisible()
})

test('a passkey that nobody shows is said below the button', async ({ page }) => {
  await addAuthenticator(page)
  await openPage(page, '/es/login')
  await page.getByRole('button', { name: 'Entrar con una clave de acceso' }).click()
  await expect(page.getByText('No se usó ninguna clave de acceso.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toBeVisible()
})

test('another session is ended from here, and a new password ends the rest', async ({ page }) => {
  test.setTimeout(120_000)
  const agent = await addAccount(await callerOf(site.admin), 'user')
  const elsewhere = await callerOf(agent)
  await callerOf(agent)
  await openAccount(page, agent)
  const sessions = part(page, 'Dónde tiene sesiones abiertas')
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByRole('listitem').filter({ hasText: 'Esta' })).toHaveCount(1)
  await sessions
    .getByRole('button', { name: /^Cerrar la sesión/ })
    .first()
    .click()
  await expect(page.getByText('Se cerró la sesión.')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)

  const password = 'Otro-Camino-2026!'
  const form = part(page, 'Contraseña')
  await form.getByRole('textbox', { name: 'Contraseña actual' }).fill('Equivocada-1!')
  await form.getByRole('textbox', { name: 'Contraseña nueva', exact: true }).fill(password)
  await form.getByRole('textbox', { name: 'Repita la contraseña nueva' }).fill(password)
  await form.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  const current = form.getByRole('textbox', { name: 'Contraseña actual' })
  await expect(current).toHaveAccessibleDescription('La contraseña no es correcta')
  await current.fill(agent.password)
  await form.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await expect(page.getByText(/^Se cambió su contraseña/)).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(elsewhere('getMe')).rejects.toThrow('INVALID_TOKEN')
  await callerOf({ ...agent, password })
})

test('one’s own name is changed, and the header says it', async ({ page }) => {
  const agent = await addAccount(await callerOf(site.admin), 'user')
  await openAccount(page, agent)
  const details = part(page, 'Sus datos')
  await expect(details.getByText(agent.email)).toBeVisible()
  await details.getByRole('textbox', { name: 'Nombre' }).fill('Aurora')
  await details.getByRole('combobox', { name: 'Idioma de nuestros correos' }).selectOption('pt')
  await details.getByRole('button', { name: 'Guardar sus datos' }).click()
  await expect(page.getByText('Se guardaron sus datos.')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Aurora')).toBeVisible()
  const me = await (await callerOf(agent))('getMe')
  expect(me).toMatchObject({ name: 'Aurora', lang: 'pt' })
})

test('the account is nobody’s who is not logged in', async ({ page }) => {
  await openPage(page, '/es/account')
  await expect(page).toHaveURL(/\/es\/login\?returnTo=%2Fes%2Faccount$/)
})

test('the account page has no axe violation, and fits 320 px', async ({ page }) => {
  test.setTimeout(180_000)
  const agent = await addAccountWithCodes(await callerOf(site.admin), 'user')
  const own = await logInWithCode(page, agent)
  for (const language of ['es', 'en', 'pt']) {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await own(`/${language}/account`)
    expect.soft(await axeViolations(page), language).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await axeViolations(page, ['color-contrast']), `${language}, dark`).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await beyondTheEdge(page), `${language}, narrow`).toBe(0)
  }
})

/** Logs in by the form, with a code; gives what opens a page of the account and waits for it. */
async function logInWithCode(page: Page, agent: Account & { secret: string }) {
  await typeCredentials(page, agent)
  await codeField(page).fill(codeOf(agent.secret))
  await codeField(page).press('Enter')
  await expect(page).toHaveURL(/\/es\/agents$/)
  return async (address: string) => {
    await openPage(page, address)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4)
    await expect(page.getByRole('main').locator('code, [role="status"]')).toHaveCount(0)
  }
}
