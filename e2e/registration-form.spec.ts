import { expect, type Page, test } from '@playwright/test'
import { visitor } from './caller.ts'
import { openPage } from './open-page.ts'
import { site } from './site.ts'

const texts = {
  es: {
    labels: ['Nombre', 'Apellido', 'Correo electrónico', 'Contraseña'],
    send: 'Registrarse',
    empty: 'El nombre no puede ser vacío',
    emailEmpty: 'El email no puede ser vacío',
    emailInvalid: 'El email no es válido',
    short: 'La contraseña debe tener al menos 8 caracteres',
    weak: 'La contraseña debe contener al menos una mayúscula, una minúscula, un número y un carácter especial',
  },
  en: {
    labels: ['First name', 'Surname', 'Email', 'Password'],
    send: 'Register',
    empty: 'The name cannot be empty',
    emailEmpty: 'The email cannot be empty',
    emailInvalid: 'The email is not valid',
    short: 'The password must have at least 8 characters',
    weak: 'The password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
  },
  pt: {
    labels: ['Nome', 'Sobrenome', 'E-mail', 'Senha'],
    send: 'Cadastrar-se',
    empty: 'O nome não pode ficar vazio',
    emailEmpty: 'O e-mail não pode ficar vazio',
    emailInvalid: 'O e-mail não é válido',
    short: 'A senha deve ter pelo menos 8 caracteres',
    weak: 'A senha deve conter pelo menos uma letra maiúscula, uma minúscula, um número e um caractere especial',
  },
}

const password = 'Viajar-Lejos-2026!'

function formOf(page: Page, language: keyof typeof texts) {
  const { labels, send } = texts[language]
  const field = (place: number) =>
    page.getByRole('main').getByRole('textbox', { name: labels[place], exact: true })
  return {
    name: field(0),
    surname: field(1),
    email: field(2),
    password: field(3),
    send: page.getByRole('main').getByRole('button', { name: send }),
  }
}

async function fill(form: ReturnType<typeof formOf>, email: string): Promise<void> {
  await form.name.fill('Ana')
  await form.surname.fill('Agente')
  await form.email.fill(email)
  await form.password.fill(password)
}

async function expectFilled(form: ReturnType<typeof formOf>, email: string): Promise<void> {
  await expect(form.name).toHaveValue('Ana')
  await expect(form.surname).toHaveValue('Agente')
  await expect(form.email).toHaveValue(email)
  await expect(form.password).toHaveValue(password)
  await expect(form.send).toBeEnabled()
}

for (const language of ['es', 'en', 'pt'] as const) {
  test(`the registration form says what is wrong, in ${language}`, async ({ page }) => {
    const said = texts[language]
    await openPage(page, `/${language}/register`)
    const form = formOf(page, language)

    await form.send.click()
    await expect(form.name).toHaveAccessibleDescription(said.empty)
    await expect(form.surname).toHaveAccessibleDescription(said.empty)
    await expect(form.email).toHaveAccessibleDescription(said.emailEmpty)
    await expect(form.password).toHaveAccessibleDescription(new RegExp(said.short))
    await expect(form.name).toBeFocused()
    await expect(form.name).toHaveAttribute('aria-invalid', 'true')

    await fill(form, 'ana@example.nosuchdomain')
    await form.name.fill('   ')
    await form.password.fill('todominusculas')
    await form.send.click()
    await expect(form.name).toHaveAccessibleDescription(said.empty)
    await expect(form.email).toHaveAccessibleDescription(said.emailInvalid)
    await expect(form.password).toHaveAccessibleDescription(new RegExp(said.weak))
    await expect(form.surname).not.toHaveAttribute('aria-invalid')
  })
}

test('an e-mail in use is told, and nothing typed is lost', async ({ page }) => {
  test.setTimeout(180_000)
  await openPage(page, '/es/register')
  const form = formOf(page, 'es')
  await fill(form, site.admin.email)
  await form.send.click()
  await expect(page.getByRole('alert')).toHaveText('El email ya está en uso', { timeout: 90_000 })
  await expect(form.email).toHaveAccessibleDescription('El email ya está en uso')
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  await expect(form.email).toBeFocused()
  await expectFilled(form, site.admin.email)
})

test('a registration survives a captcha, a server and a network that fail', async ({ page }) => {
  test.setTimeout(300_000)
  const email = `constancia-${Date.now()}@example.com`
  await openPage(page, '/en/register')
  const form = formOf(page, 'en')
  await fill(form, email)

  const toast = page.getByRole('alert')
  await page.route('**/api/getCaptchaChallenge', (route) => route.abort())
  await form.send.click()
  await expect(toast).toContainText('Unexpected error on the server')
  await expectFilled(form, email)
  await page.unroute('**/api/getCaptchaChallenge')
  await expect(toast).toHaveCount(0)

  await page.route('**/api/register', (route) =>
    route.fulfill({ status: 500, json: { name: 'UNEXPECTED_ERROR', context: {} } }),
  )
  await form.send.click()
  await expect(toast).toContainText('Unexpected error on the server', { timeout: 90_000 })
  await expectFilled(form, email)
  await page.unroute('**/api/register')

  await page.context().setOffline(true)
  const unsent = page.waitForEvent('requestfailed')
  await form.send.click()
  await unsent
  await expectFilled(form, email)
  await page.context().setOffline(false)

  await form.send.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('One more step: your inbox', { timeout: 90_000 })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('main')).toContainText(email)
  await expect(visitor('login', { email, password })).rejects.toThrow('NOT_CONFIRM_EMAIL_ERROR')
})
