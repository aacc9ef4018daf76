import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { site } from './site.ts'

/** The first link in the newest mail to `email` whose address contains `part`. */
async function linkMailedTo(email: string, part: string): Promise<string> {
  const folder = join(site.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const written = names.filter((name) => !name.startsWith('.'))
  for (const name of written.toSorted().toReversed()) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)))
    if (mail.to?.[0]?.address !== email) continue
    const link = mail.text?.match(/https?:\/\/\S+/g)?.find((each) => each.includes(part))
    if (link) return link
  }
  throw new Error(`No mail to ${email} with a link to ${part}`)
}

/** Approves the person as the panel does. */
async function approve(request: APIRequestContext, email: string): Promise<void> {
  const login = await request.post('/api/login', { data: site.admin })
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: token }
  const answer = await request.post('/api/listUsers', { headers, data: {} })
  const { noApproved } = (await answer.json()) as { noApproved: { id: string; email: string }[] }
  const id = noApproved.find((user) => user.email === email)?.id
  const data = { id, lang: 'es' }
  const approved = await request.post('/api/toggleUserApproved', { headers, data })
  expect(approved.status()).toBe(200)
}

test('an agent registers, confirms the e-mail, is approved and logs in', async ({
  page,
  request,
}) => {
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

  await test.step('cannot log in before the e-mail is confirmed', async () => {
    await logIn()
    await expect(page.getByText(/El email está registrado pero no fue confirmado/)).toBeVisible()
  })

  await test.step('opens the link of the mail, once and again', async () => {
    let link = ''
    await expect(async () => {
      link = await linkMailedTo(email, '/verify-email/')
    }).toPass({ timeout: 60_000 })
    const { pathname } = new URL(link)
    await page.goto(pathname)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Su correo está confirmado')
    await expect(page.getByText('Ahora un administrador revisará su solicitud.')).toBeVisible()
    await page.goto(pathname)
    await expect(heading).toHaveText('Su correo ya estaba confirmado')
  })

  await test.step('waits for the approval, and is told so', async () => {
    await logIn()
    await expect(page.getByText(/todavía no fue aprobada por un administrador/)).toBeVisible()
  })

  await test.step('logs in once an admin has approved', async () => {
    await approve(request, email)
    await logIn()
    await expect(page).toHaveURL(/\/es$/)
    await page.goto('/es/rates')
    await expect(page).toHaveURL(/\/es\/rates$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
