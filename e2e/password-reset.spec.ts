import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { type Account, callerOf, visitor } from './caller.ts'
import { addAccountWithCodes } from './factor-codes.ts'
import { logInPage } from './logged-in-page.ts'
import { linkMailedTo } from './mailbox.ts'
import { addAccount } from './new-accounts.ts'
import { openPage } from './open-page.ts'
import { site } from './site.ts'
import { addAuthenticator } from './virtual-authenticator.ts'

const after = 'Camino-Nuevo-2!'

test('a forgotten password is set again by a mailed link, once', async ({ page }) => {
  test.setTimeout(240_000)
  const { email, password: before } = await addAccount(await callerOf(site.admin), 'user')
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('asks for the link', async () => {
    await openPage(page, '/es/login')
    await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click()
    const address = page.getByRole('textbox', { name: 'Correo electrónico' })
    const send = page.getByRole('button', { name: 'Enviar el enlace' })
    await send.click()
    await expect(address).toHaveAccessibleDescription('El email no puede ser vacío')
    await expect(address).toBeFocused()
    await address.fill(email)
    await send.click()
    await expect(heading).toHaveText('Revise su casilla de correo', { timeout: 90_000 })
    await expect(heading).toBeFocused()
  })

  const link = await linkMailedTo(email, '/reset-password/')
  const first = page.getByRole('textbox', { name: 'Contraseña nueva', exact: true })
  const second = page.getByRole('textbox', { name: 'Repita la contraseña nueva' })
  const save = page.getByRole('button', { name: 'Guardar la contraseña' })

  await test.step('is told what a password must be', async () => {
    await openPage(page, link)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await save.click()
    await expect(first).toHaveAccessibleDescription(
      /La contraseña debe tener al menos 8 caracteres/,
    )
    await expect(second).toHaveAccessibleDescription('Es necesario confirmar la contraseña')
    await first.fill(after)
    await second.fill(`${after}?`)
    await save.click()
    await expect(second).toHaveAccessibleDescription('Las contraseñas deben coincidir')
    await expect(second).toBeFocused()
  })

  await test.step('loses nothing to a server that is away, and saves', async () => {
    await second.fill(after)
    await page.route('**/api/resetPassword', (route) => route.abort())
    await save.click()
    await expect(page.getByRole('alert')).toContainText('Error inesperado en el servidor')
    await expect(first).toHaveValue(after)
    await expect(second).toHaveValue(after)
    await page.unroute('**/api/resetPassword')
    await save.click()
    await expect(page).toHaveURL(/\/es\/login$/)
    await expect(page.getByText('Su contraseña fue cambiada.')).toBeVisible()
  })

  await test.step('logs in with the new password, and not with the old one', async () => {
    await expect(visitor('login', { email, password: before })).rejects.toThrow(
      'INVALID_CREDENTIALS_ERROR',
    )
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email)
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(after)
    await page.getByRole('textbox', { name: 'Contraseña' }).press('Enter')
    await expect(page).toHaveURL(/\/es\/agents$/)
  })

  await test.step('the same link is refused, with the way to another', async () => {
    await openPage(page, link)
    await first.fill(before)
    await second.fill(before)
    await save.click()
    const refusal = page.getByRole('main').getByRole('alert')
    await expect(refusal).toContainText('Este enlace ya se usó o venció.')
    await expect(first).toHaveValue(before)
    await refusal.getByRole('link', { name: 'Enviar el enlace' }).click()
    await expect(page).toHaveURL(/\/es\/reset-password-request$/)
  })
})

test('an address that nobody has gets the same answer', async ({ page }) => {
  test.setTimeout(180_000)
  await openPage(page, '/en/reset-password-request')
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody-at-all@example.com')
  await page.getByRole('textbox', { name: 'Email' }).press('Enter')
  await expect(page.getByRole('main')).toContainText(
    'If there is an account for nobody-at-all@example.com',
    { timeout: 90_000 },
  )
})

test('a reset takes away the factor that was lost, by another one', async ({ page }) => {
  test.setTimeout(240_000)
  const agent = await addAccountWithCodes(await callerOf(site.admin), 'user')
  const { email, recoveryCodes } = agent
  await visitor('resetPasswordRequest', { email, lang: 'es' })
  await openPage(page, await linkMailedTo(email, '/reset-password/'))
  await page.getByRole('textbox', { name: 'Contraseña nueva', exact: true }).fill(after)
  await page.getByRole('textbox', { name: 'Repita la contraseña nueva' }).fill(after)
  await page.getByRole('checkbox', { name: 'Quitar mis otros segundos factores' }).check()
  expect(await axeViolations(page)).toEqual([])
  const code = page.getByRole('textbox', { name: 'Código de la aplicación o de recuperación' })
  await code.fill('000000')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(/El código no es correcto o ya se usó/)
  await code.fill(recoveryCodes[0] ?? '')
  await code.press('Enter')
  await expect(page).toHaveURL(/\/es\/login$/)
  await expect(visitor('login', { email, password: after })).rejects.toThrow('SECOND_FACTOR_ERROR')
})

test('a box that is ticked before the form acts counts once it does', async ({ page }) => {
  test.setTimeout(240_000)
  const agent = await addAccountWithCodes(await callerOf(site.admin), 'user')
  await visitor('resetPasswordRequest', { email: agent.email, lang: 'es' })
  await openPage(page, await linkMailedTo(agent.email, '/reset-password/'))
  const arriving = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await arriving.promise
    await route.continue()
  })
  await page.getByRole('checkbox', { name: 'Quitar mis otros segundos factores' }).check()
  arriving.resolve()
  const code = page.getByRole('textbox', { name: 'Código de la aplicación o de recuperación' })
  await expect(code).toBeVisible()
  await expect(
    page.getByRole('checkbox', { name: 'Quitar mis otros segundos factores' }),
  ).toBeChecked()
})

test('a reset by a passkey leaves the passkey alone', async ({ page }) => {
  test.setTimeout(240_000)
  await addAuthenticator(page)
  const agent = await addAccount(await callerOf(site.admin), 'user')
  await addPasskey(page, agent)
  const { email } = agent
  await visitor('resetPasswordRequest', { email, lang: 'es' })
  await openPage(page, await linkMailedTo(email, '/reset-password/'))
  await page.getByRole('textbox', { name: 'Contraseña nueva', exact: true }).fill(after)
  await page.getByRole('textbox', { name: 'Repita la contraseña nueva' }).fill(after)
  await page.getByRole('checkbox', { name: 'Quitar mis otros segundos factores' }).check()
  await page.getByRole('button', { name: 'Guardar con una clave de acceso' }).click()
  await expect(page).toHaveURL(/\/es\/login$/)
  await page.getByRole('button', { name: 'Entrar con una clave de acceso' }).click()
  await expect(page).toHaveURL(/\/es\/agents$/)
})

test('after a plain reset a passkey is shown beside the new password first', async ({ page }) => {
  test.setTimeout(240_000)
  await addAuthenticator(page)
  const agent = await addAccount(await callerOf(site.admin), 'user')
  await addPasskey(page, agent)
  const { email } = agent
  await visitor('resetPasswordRequest', { email, lang: 'es' })
  const token = (await linkMailedTo(email, '/reset-password/')).split('/').at(-1) ?? ''
  await visitor('resetPassword', { token, newPass: after, lang: 'es' })
  await page.evaluate(() => localStorage.removeItem('authToken'))
  await openPage(page, '/es/login')
  await page.getByRole('button', { name: 'Entrar con una clave de acceso' }).click()
  await expect(page.getByText(/o su contraseña es nueva/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(after)
  await page.getByRole('textbox', { name: 'Contraseña' }).press('Enter')
  await page.getByRole('button', { name: 'Usar una clave de acceso' }).click()
  await expect(page).toHaveURL(/\/es\/agents$/)
})

/** Logs in and adds a passkey, which the page's browser keeps. */
async function addPasskey(page: Page, agent: Account): Promise<void> {
  await logInPage(page, agent)
  await openPage(page, '/es/account')
  const passkeys = page.getByRole('region', { name: 'Claves de acceso', exact: true })
  await passkeys.getByRole('button', { name: 'Agregar una clave de acceso' }).click()
  await passkeys.getByRole('textbox', { name: 'Nombre de la clave de acceso' }).fill('Teléfono')
  await passkeys.getByRole('button', { name: 'Crear la clave de acceso' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('Teléfono')
}
