import { expect, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { linkMailedTo } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { site } from './site.ts'

/** Approves the person as the panel does. */
async function approve(email: string): Promise<void> {
  const admin = await callerOf(site.admin)
  const { noApproved } = await admin('listUsers')
  const id = noApproved.find((user) => user.email === email)?.id ?? ''
  await admin('toggleUserApproved', { id, lang: 'es' })
}

test('an agent registers, confirms the e-mail, is approved and logs in', async ({ page }) => {
  test.setTimeout(300_000)
  const email = `agente-${Date.now()}@example.com`
  const password = 'Viajar-Lejos-2026!'

  const logIn = async () => {
    await page.goto('/es/login')
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email)
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  }

  await test.step('registers, with the captcha solved by the browser', async () => {
    await page.goto('/es/register')
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana')
    await page.getByRole('textbox', { name: 'Apellido' }).fill('Agente')
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email)
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Un paso más: su casilla de correo',
      { timeout: 90_000 },
    )
    await expect(page.getByText(email)).toBeVisible()
  })

  await test.step('cannot log in before the e-mail is confirmed, and asks for another link', async () => {
    await logIn()
    await expect(page.getByRole('heading', { name: 'Falta confirmar su correo' })).toBeVisible()
    const first = await linkMailedTo(email, '/verify-email/')
    await page.getByRole('button', { name: 'Enviar el enlace otra vez' }).click()
    await expect(page.getByText(/un enlace nuevo va en camino/)).toBeVisible({ timeout: 90_000 })
    const newest = () => linkMailedTo(email, '/verify-email/')
    await expect.poll(newest, { timeout: 60_000 }).not.toBe(first)
  })

  await test.step('opens the link of the mail, once and again', async () => {
    const link = await linkMailedTo(email, '/verify-email/')
    await openPage(page, link)
    const heading = page.getByRole('heading', { level: 1 })
    const confirm = page.getByRole('button', { name: 'Confirmar mi correo' })
    await confirm.click()
    await expect(heading).toHaveText('Su correo está confirmado')
    await expect(page.getByText('Ahora un administrador revisará su solicitud.')).toBeVisible()
    await openPage(page, link)
    await confirm.click()
    await expect(heading).toHaveText('Su correo ya estaba confirmado')
    await expect(page.getByText('le escribiremos en cuanto esté aprobada')).toBeVisible()
  })

  await test.step('waits for the approval, and is told so', async () => {
    await logIn()
    await expect(page.getByRole('heading', { name: 'Su solicitud está en revisión' })).toBeVisible()
    // One thing is said of an account, and nothing beside it.
    await expect(page.getByText(/todavía no fue aprobada por un administrador/)).toHaveCount(0)
  })

  await test.step('logs in once an admin has approved', async () => {
    await approve(email)
    await logIn()
    await expect(page).toHaveURL(/\/es\/agents$/)
    await page.goto('/es/rates')
    await expect(page).toHaveURL(/\/es\/rates$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
