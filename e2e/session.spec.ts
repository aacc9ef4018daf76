import { expect, type Page, test } from '@playwright/test'
import { callerOf, visitor } from './caller.ts'
import { logInPage, storeToken } from './logged-in-page.ts'
import { addAccount } from './new-accounts.ts'
import { openPage } from './open-page.ts'
import { publicPages } from './public-pages.ts'
import { site } from './site.ts'

const addAgent = async () => addAccount(await callerOf(site.admin), 'user')
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'))
const accountMenu = (page: Page) => page.getByRole('banner').getByText('Agustina')

test('a stored token is asked about at the start', async ({ page }) => {
  const agent = await addAgent()
  await logInPage(page, agent)
  const asked = page.waitForRequest('**/api/validateToken')
  await openPage(page, '/es')
  await asked
  await expect(accountMenu(page)).toBeVisible()
})

test('a refused token logs out and leads to the log-in, and from there back', async ({ page }) => {
  await storeToken(page, 'not-a-token')
  await openPage(page, '/es/search?q=salta')
  await expect(page).toHaveURL(/\/es\/login\?returnTo=/)
  await expect(page.getByRole('alert')).toHaveText(/^Su sesión terminó/)
  expect(await tokenOf(page)).toBeNull()
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(site.admin.email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(site.admin.password)
  await page.getByRole('textbox', { name: 'Contraseña' }).press('Enter')
  await expect(page).toHaveURL(/\/es\/search\?q=salta$/)
})

test('a server that is away or fails logs nobody out', async ({ page }) => {
  const agent = await addAgent()
  await logInPage(page, agent)
  await page.clock.install()
  let answer: 'away' | 'failing' = 'away'
  await page.route('**/api/validateToken', (route) =>
    answer === 'away'
      ? route.abort()
      : route.fulfill({ status: 500, json: { name: 'UNEXPECTED_ERROR', context: {} } }),
  )
  const refused = page.waitForEvent('requestfailed')
  await openPage(page, '/es')
  await refused
  answer = 'failing'
  const failed = page.waitForResponse('**/api/validateToken')
  await page.clock.runFor(5_000)
  await failed
  expect(await tokenOf(page)).not.toBeNull()
  await expect(page).toHaveURL(/\/es$/)
  await page.unroute('**/api/validateToken')
  await page.clock.runFor(5_000)
  await expect(accountMenu(page)).toBeVisible()
})

test('who is logged out is sent to log in, and comes to the page that was wanted', async ({
  page,
}) => {
  const agent = await addAgent()
  await openPage(page, '/es/rates')
  await expect(page).toHaveURL(/\/es\/login\?returnTo=%2Fes%2Frates$/)
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(agent.email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(agent.password)
  await page.getByRole('textbox', { name: 'Contraseña' }).press('Enter')
  await expect(page).toHaveURL(/\/es\/rates$/)
})

test('who logs in is led to no other site', async ({ page }) => {
  const agent = await addAgent()
  await openPage(page, '/es/login?returnTo=https://elsewhere.example.com/')
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(agent.email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(agent.password)
  await page.getByRole('textbox', { name: 'Contraseña' }).press('Enter')
  await expect(page).toHaveURL(/localhost:\d+\/es\/agents$/)
})

test('an agent has no way into the panel', async ({ page }) => {
  await logInPage(page, await addAgent())
  await page.context().addCookies([{ name: 'language', value: 'es', url: site.url }])
  await openPage(page, '/admin-panel/users')
  await expect(page).toHaveURL(/\/unauthorized$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Su cuenta no tiene acceso a esta sección',
  )
  await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page).toHaveURL(/\/es$/)
})

test('opening the rates is recorded first, and shown', async ({ page }) => {
  const agent = await addAgent()
  await logInPage(page, agent)
  await openPage(page, '/es')
  await accountMenu(page).click()
  await page.getByRole('banner').getByRole('link', { name: 'Tarifas y reservas' }).click()
  await expect(page.getByText('Todavía no vio las tarifas.')).toBeVisible()
  const recorded = page.waitForResponse('**/api/setLastViewTariff')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Abrir las tarifas' }).click()
  expect((await recorded).status()).toBe(204)
  await expect((await opened).getByRole('heading', { name: 'Tarifas' }).first()).toBeVisible()
  expect((await opened).url()).toBe(site.priceList)
  await expect(page.getByText(/^Vio las tarifas por última vez el \d/)).toBeVisible()
  const { users } = await (await callerOf(site.admin))('listUsers')
  expect(users.find(({ id }) => id === agent.id)?.lastViewTariff).toBeTruthy()
})

test('a session that has run out leads from the rates to the log-in and back', async ({
  page,
  context,
}) => {
  const agent = await addAgent()
  await logInPage(page, agent)
  await openPage(page, '/es/rates')
  await expect(page.getByRole('button', { name: 'Abrir las tarifas' })).toBeVisible()
  await page.route('**/api/setLastViewTariff', (route) =>
    route.fulfill({ status: 401, json: { name: 'INVALID_TOKEN', context: {} } }),
  )
  await page.getByRole('button', { name: 'Abrir las tarifas' }).click()
  await expect(page).toHaveURL(/\/es\/login\?returnTo=%2Fes%2Frates$/)
  await expect.poll(() => context.pages().length).toBe(1)
})

test('logging out clears the session, and Back shows nothing', async ({ page }) => {
  const agent = await addAgent()
  await logInPage(page, agent)
  await openPage(page, '/es')
  await accountMenu(page).click()
  await page.getByRole('banner').getByRole('link', { name: 'Tarifas y reservas' }).click()
  await expect(page.getByRole('button', { name: 'Abrir las tarifas' })).toBeVisible()
  const token = (await tokenOf(page)) ?? ''
  await accountMenu(page).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/es$/)
  expect(await tokenOf(page)).toBeNull()
  await expect(visitor('validateToken', { token })).rejects.toThrow('INVALID_TOKEN')
  await page.goBack()
  await expect(page).toHaveURL(/\/es\/login\?returnTo=%2Fes%2Frates$/)
  await expect(page.getByRole('button', { name: 'Abrir las tarifas' })).toHaveCount(0)
})

test('whoever logs out of a closed page comes home, however slow the server is', async ({
  page,
}) => {
  const agent = await addAgent()
  await logInPage(page, agent)
  await openPage(page, '/es/rates')
  await page.route('**/api/logout', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
  await accountMenu(page).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/es$/)
})

test('a session that runs out while a quote is being written loses nothing', async ({ page }) => {
  test.setTimeout(180_000)
  const agent = await addAgent()
  await logInPage(page, agent)
  const pages = await publicPages()
  await openPage(page, `/es${pages.circuit}`)
  const form = page.locator('#quote form')
  await expect(form.getByLabel('Nombre')).toHaveValue('Agustina Agencia')
  await expect(form.getByLabel('Correo electrónico')).toHaveValue(agent.email)
  await form.getByLabel('Mensaje').fill('Una consulta larga que no se pierde.')
  // What the page itself still asks for would lead to the log-in.
  await page.waitForLoadState('networkidle')
  await (
    await callerOf(site.admin)
  )('deleteUser', { id: agent.id })
  await form.getByRole('button', { name: 'Enviar la consulta' }).click()
  await expect(page.getByRole('heading', { name: 'Su consulta llegó' })).toBeVisible({
    timeout: 60_000,
  })
})
