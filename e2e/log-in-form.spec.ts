import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { site } from './site.ts'

const texts = {
  es: ['Correo electrónico', 'Contraseña', 'Iniciar sesión'],
  en: ['Email', 'Password', 'Log in'],
  pt: ['E-mail', 'Senha', 'Entrar'],
} as const

const said = {
  es: ['El email no puede ser vacío', 'La contraseña no puede ser vacía', 'Credenciales inválidas'],
  en: ['The email cannot be empty', 'The password cannot be empty', 'Invalid credentials'],
  pt: ['O e-mail não pode ficar vazio', 'A senha não pode ficar vazia', 'Credenciais inválidas'],
} as const

for (const language of ['es', 'en', 'pt'] as const) {
  test(`the log-in form says what is wrong, in ${language}`, async ({ page }) => {
    const [emailLabel, passwordLabel, send] = texts[language]
    const [emailEmpty, passwordEmpty, refused] = said[language]
    await openPage(page, `/${language}/login`)
    const email = page.getByRole('textbox', { name: emailLabel, exact: true })
    const password = page.getByRole('textbox', { name: passwordLabel, exact: true })
    const enter = page.getByRole('main').getByRole('button', { name: send, exact: true })

    await enter.click()
    await expect(email).toHaveAccessibleDescription(emailEmpty)
    await expect(password).toHaveAccessibleDescription(passwordEmpty)
    await expect(email).toBeFocused()

    await email.fill(site.admin.email)
    await password.fill('Otra-Cosa-1!')
    await password.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(refused)
    await expect(password).toHaveAccessibleDescription(refused)
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveValue(site.admin.email)
    await expect(password).toHaveValue('Otra-Cosa-1!')
    await expect(page).toHaveURL(new RegExp(`/${language}/login$`))
  })
}

test('a server that is away costs the visitor nothing but the wait', async ({ page }) => {
  await openPage(page, '/es/login')
  const email = page.getByRole('textbox', { name: 'Correo electrónico' })
  const password = page.getByRole('textbox', { name: 'Contraseña' })
  await email.fill(site.admin.email)
  await password.fill(site.admin.password)
  await page.route('**/api/login', (route) => route.abort())
  await password.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Error inesperado en el servidor')
  await expect(email).toHaveValue(site.admin.email)
  await expect(password).toHaveValue(site.admin.password)

  await page.unroute('**/api/login')
  await password.press('Enter')
  await expect(page).toHaveURL(/\/admin-panel\/destinations/)
})

test('who logs in from the landing page comes to the panel, from elsewhere back with the query', async ({
  page,
}) => {
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })
  const password = page.getByRole('textbox', { name: 'Contraseña' })
  for (const [from, to] of [
    ['/es', /\/admin-panel\/destinations$/],
    ['/es/search?q=salta', /\/es\/search\?q=salta$/],
  ] as const) {
    await openPage(page, from)
    await logIn.click()
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(site.admin.email)
    await password.fill(site.admin.password)
    await password.press('Enter')
    await expect(page).toHaveURL(to)
    await page.evaluate(() => localStorage.removeItem('authToken'))
  }
})

test('a toast can be closed, and what it said stays at the field', async ({ page }) => {
  await openPage(page, '/es/login')
  const password = page.getByRole('textbox', { name: 'Contraseña' })
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('nadie@example.com')
  await password.fill('Otra-Cosa-1!')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await password.press('Enter')
  const toast = page.getByRole('alert')
  await expect(toast).toHaveText('Credenciales inválidas')
  await toast.getByRole('button', { name: 'Cerrar' }).click()
  await expect(toast).not.toHaveAttribute('data-visible', 'true')
  await expect(password).toHaveAccessibleDescription('Credenciales inválidas')
})

test('the password can be looked at, and an error toast goes after five seconds', async ({
  page,
}) => {
  await openPage(page, '/es/login')
  const password = page.getByRole('textbox', { name: 'Contraseña' })
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('checkbox', { name: 'Mostrar la contraseña' }).check()
  await expect(password).toHaveAttribute('type', 'text')

  await page.clock.install()
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('nadie@example.com')
  await password.fill('Otra-Cosa-1!')
  await password.press('Enter')
  const toast = page.getByRole('alert')
  await expect(toast).toHaveText('Credenciales inválidas')
  await page.clock.fastForward(4_500)
  await expect(toast).toHaveAttribute('data-visible', 'true')
  await page.clock.fastForward(600)
  await expect(toast).not.toHaveAttribute('data-visible', 'true')
})

test('an account that is guessed at asks for a captcha, which the form solves by itself', async ({
  page,
}) => {
  const captchas: (string | undefined)[] = []
  await page.route('**/api/login', async (route) => {
    const captcha = route.request().headers()['captcha-token']
    captchas.push(captcha)
    if (captcha) return route.continue()
    const context = { captchaRequired: true }
    return route.fulfill({ status: 429, json: { name: 'TOO_MANY_REQUESTS_ERROR', context } })
  })
  await openPage(page, '/es/login')
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(site.admin.email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(site.admin.password)
  await page.getByRole('textbox', { name: 'Contraseña' }).press('Enter')
  await expect(page).toHaveURL(/\/admin-panel\/destinations/, { timeout: 45_000 })
  expect(captchas).toEqual([undefined, expect.stringMatching(/.{100}/)])
})
