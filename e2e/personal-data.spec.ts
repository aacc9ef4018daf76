import { useTestServer } from './test-server.ts'
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { openDatabase } from '#server/platform/db/connect.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { pages } from '#server/platform/db/schema/index.ts'
import { signInAsAdmin } from './sign-in.ts'
import { site } from './site.ts'

const visitor = { name: 'Vera Visitante', email: 'vera@example.com', message: 'Dos en marzo' }

/** A site of its own, whose privacy notice is published. */
const { call } = useTestServer(async (dataDir) => {
  const database = await openDatabase({ dataDir, databaseUrl: null, databasePoolMax: 1 })
  await migrateDatabase(database)
  await database.db.update(pages).set({ status: true }).where(eq(pages.slug, 'privacy'))
  await database.close()
})

async function addDestination(): Promise<string> {
  const { token } = await call<{ token: string }>('login', site.admin)
  const add = (name: string, payload: object) => call<{ id: string }>(name, payload, token)
  const { id: countryId } = await add('addCountry', { name: 'Argentina' })
  const { id: regionId } = await add('addRegion', { countryId, name: 'Misiones' })
  const details = [{ name: 'Iguazú', description: 'Water.', lang: 'en' }]
  return (await add('addDestination', { details, regionId })).id
}

const rowsOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('a request takes a tick, its mails are listed, and its person is handed out and erased', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const id = await addDestination()
  await page.goto(`/es/destinations/${id}`)
  const form = page.locator('#quote form')
  const read = form.getByRole('checkbox', { name: 'Leí el aviso de privacidad' })
  const news = form.getByRole('checkbox', { name: /novedades y ofertas/ })
  const send = form.getByRole('button', { name: 'Enviar la consulta' })
  await expect(form.getByRole('link', { name: 'aviso de privacidad' })).toHaveAttribute(
    'href',
    '/es/pages/privacy',
  )
  await form.getByLabel('Nombre', { exact: true }).fill(visitor.name)
  await form.getByLabel('Correo electrónico', { exact: true }).fill(visitor.email)
  await form.getByLabel('Mensaje', { exact: true }).fill(visitor.message)
  await expect(read).not.toBeChecked()
  await expect(news).not.toBeChecked()
  await send.click()
  await expect(read).toBeFocused()
  await expect(read).toHaveAccessibleDescription('Confirme que leyó el aviso de privacidad')
  await read.check()
  await send.click()
  await expect(page.getByRole('heading', { name: 'Su consulta llegó' })).toBeFocused({
    timeout: 60_000,
  })

  await signInAsAdmin(page)
  await page.goto('/admin-panel/mails')
  const receipt = rowsOf(page, visitor.email)
  await expect(receipt).toContainText('Acuse de un pedido de cotización')
  await expect(receipt).toContainText('Enviado', { timeout: 60_000 })
  await receipt.getByRole('button', { name: `Enviar otra vez a ${visitor.email}` }).click()
  await expect(rowsOf(page, visitor.email)).toHaveCount(2)

  await page.goto('/admin-panel/people')
  await page.getByLabel('Su correo electrónico').fill(visitor.email)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar todo' }).click(),
  ])
  const kept: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(kept).toMatchObject({ quotes: [visitor], marketing: [] })

  await page.getByRole('button', { name: 'Borrar…' }).click()
  const dialog = page.getByRole('dialog', { name: `¿Borrar a ${visitor.email}?` })
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click()
  await expect(page.getByText(`${visitor.email} quedó borrado`)).toBeVisible()
  await expect(page.getByText('Pedidos: 1 · cuentas: 0 · mensajes: 0')).toBeVisible()

  await page.goto('/admin-panel/quotes')
  await expect(page.getByRole('button', { name: /Persona borrada/ }).first()).toBeVisible()
  await expect(page.getByText(visitor.name)).toHaveCount(0)
  await page.goto('/admin-panel/mails')
  await expect(rowsOf(page, visitor.email)).toHaveCount(0)
})

test('a notice that is published while somebody types asks for its tick, and nothing typed is lost', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { token } = await call<{ token: string }>('login', site.admin)
  const { list } = await call<{ list: { id: string; slug: string }[] }>(
    'listPages',
    { adminPanel: true },
    token,
  )
  const id = list.find(({ slug }) => slug === 'privacy')?.id
  const toggle = () => call('togglePageStatus', { id }, token)
  await toggle()
  const html = async () => (await page.request.get('/es/request')).text()
  const asked = ['name="consent"', 'Leí el', '/es/pages/privacy']
  const before = await html()
  expect(asked.filter((words) => before.includes(words))).toEqual([])

  await page.goto('/es/request')
  const form = page.locator('form[data-request]')
  const read = form.getByRole('checkbox', { name: 'Leí el aviso de privacidad' })
  const send = form.getByRole('button', { name: 'Enviar la consulta' })
  await form.getByLabel('Nombre', { exact: true }).fill(visitor.name)
  await form.getByLabel('Correo electrónico', { exact: true }).fill(visitor.email)
  await form.getByLabel('Mensaje', { exact: true }).fill(visitor.message)
  await expect(read).toHaveCount(0)
  await toggle()
  const after = await html()
  expect(asked.filter((words) => !after.includes(words))).toEqual([])
  await send.click()
  await expect(read).toBeFocused({ timeout: 60_000 })
  await expect(read).toHaveAccessibleDescription('Confirme que leyó el aviso de privacidad')
  await expect(form.getByLabel('Mensaje', { exact: true })).toHaveValue(visitor.message)
  await read.check()
  await send.click()
  await expect(page.getByRole('heading', { name: 'Su consulta llegó' })).toBeFocused({
    timeout: 60_000,
  })
})
