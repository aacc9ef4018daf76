import { expect, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { logInPage, storeToken } from './logged-in-page.ts'
import { addAccount } from './new-accounts.ts'
import { openPage } from './open-page.ts'
import { site } from './site.ts'

const secret = 'a-secret-that-nobody-else-reads'

for (const path of [`/es/reset-password/${secret}`, `/es/verify-email/ana@example.com/${secret}`]) {
  test(`an old token sends nobody away from ${path}, and no address names the secret`, async ({
    page,
  }) => {
    await storeToken(page, 'not-a-token')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openPage(page, path)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(path)
    await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL(/\/es\/login$/)
    expect(asked.filter((url) => url.includes(secret) && !url.includes(path))).toEqual([])
  })
}

test('an old token on the log-in page is dropped without a word', async ({ page }) => {
  await storeToken(page, 'not-a-token')
  await openPage(page, '/es/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  await expect(page).toHaveURL(/\/es\/login$/)
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toBeVisible()
})

test('the log-in says why one stands before it', async ({ page }) => {
  await openPage(page, '/es/rates')
  await expect(page).toHaveURL(/login\?returnTo/)
  await expect(
    page.getByText(/^Las tarifas y las reservas en línea son para agencias/),
  ).toBeVisible()
  await openPage(page, '/admin-panel/quotes')
  await expect(page).toHaveURL(/login\?returnTo/)
  await expect(page.getByText(/^El panel es para administradores/)).toBeVisible()
})

test('who is logged out is offered the log-in where something is refused', async ({ page }) => {
  await page.context().addCookies([{ name: 'language', value: 'es', url: site.url }])
  await openPage(page, '/unauthorized')
  await expect(page.getByText('Esta página pide una cuenta que tenga acceso.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/es\/login$/)
})

test('who is logged in is told so, goes on or logs out', async ({ page }) => {
  const agent = await addAccount(await callerOf(site.admin), 'user')
  await logInPage(page, agent)
  const main = page.getByRole('main')
  for (const path of ['/es/register', '/es/login?returnTo=%2Fes%2Frates']) {
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ya inició sesión')
    await expect(main.getByText(`Como Agustina Agencia, con ${agent.email}.`)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveCount(0)
  }
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Registrarse' })).toHaveCount(0)
  await expect(footer.getByRole('link', { name: 'Tarifas y reservas' })).toBeVisible()
  await main.getByRole('link', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/\/es\/rates$/)
  await page.goBack()
  await main.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Registrarse' })).toBeVisible()
})
