import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'

const address = '/es/verify-email/nadie@example.com/no-es-un-token'

test('opening the link confirms nothing: a person does, by a button', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openPage(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirme su correo')
  await expect(page.getByText('nadie@example.com')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('verifyEmail'))).toEqual([])
})

test('an e-mail is being confirmed, then the link turns out to be wrong', async ({ page }) => {
  test.setTimeout(180_000)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/verifyEmail', async (route) => {
    await asked
    await route.continue()
  })
  const heading = page.getByRole('heading', { level: 1 })
  await openPage(page, address)
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(heading).toHaveText('Confirmando su correo…')
  answer()
  await expect(heading).toHaveText('No pudimos confirmar su correo')
  await expect(heading).toBeFocused()
  await expect(page.getByText('El enlace es incorrecto, ya se usó')).toBeVisible()

  await page.getByRole('button', { name: 'Enviar el enlace otra vez' }).click()
  await expect(page.getByText(/un enlace nuevo va en camino/)).toBeVisible({ timeout: 90_000 })
})

test('a server that is away is asked again', async ({ page }) => {
  await page.route('**/api/verifyEmail', (route) => route.abort())
  await openPage(page, address)
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page.getByText('No se pudo llegar al servidor.')).toBeVisible()
  await page.unroute('**/api/verifyEmail')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByText('El enlace es incorrecto, ya se usó')).toBeVisible()
})

test('an address that was confirmed before is told so', async ({ page }) => {
  await page.route('**/api/verifyEmail', (route) =>
    route.fulfill({ status: 409, json: { name: 'EMAIL_ALREADY_VERIFIED', context: {} } }),
  )
  await openPage(page, address.replace('/es/', '/pt/'))
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Seu e-mail já estava confirmado',
  )
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/pt\/login$/)
})

test('nobody keeps a page whose address carries a token', async ({ request }) => {
  for (const path of [address, '/es/reset-password/no-es-un-token']) {
    const headers = (await request.get(path)).headers()
    expect(headers['cache-control'], path).toBe('no-store')
    expect(headers['referrer-policy'], path).toBe('no-referrer')
    expect(headers['x-robots-tag'], path).toBe('noindex')
  }
})
