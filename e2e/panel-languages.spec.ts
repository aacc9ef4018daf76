import { expect, type Page, test } from '@playwright/test'
import { addCatalogue, callersOf } from './another-agencys-people.ts'
import { axeViolations } from './axe.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { untilLoaded } from './open-panel.ts'
import { save } from './panel-form.ts'
import { signInAsAdmin } from './sign-in.ts'
import { useTestServer } from './test-server.ts'

const server = useTestServer()

const stateOf = (page: Page, language: string) =>
  page.getByRole('radiogroup', { name: `Estado de ${language}` })

async function setState(page: Page, language: string, state: string): Promise<void> {
  const choice = stateOf(page, language).getByRole('radio', { name: state, exact: true })
  await stateOf(page, language).getByText(state, { exact: true }).click()
  await expect(choice).toBeChecked()
  await saveLanguages(page)
}

async function saveLanguages(page: Page): Promise<void> {
  // "Saved" of the change before may still be there.
  const answered = page.waitForResponse('**/api/editLanguages')
  await save(page)
  expect((await answered).status()).toBe(200)
}

const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status()

test('a language is prepared, shown to visitors and taken away again', async ({ page }) => {
  const { admin } = await callersOf(server)
  const { destinationId: id } = await addCatalogue(admin)
  await signInAsAdmin(page)
  await page.goto('/admin-panel/site/languages')
  await untilLoaded(page)
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => beyondTheEdge(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })

  await test.step('editors write in what is prepared; visitors do not see it', async () => {
    await setState(page, 'Alemán', 'En preparación')
    expect(await statusOf(page, '/de')).toBe(404)
    await page.goto(`/admin-panel/destinations/edit/${id}`)
    await untilLoaded(page)
    await expect(page.getByRole('tab', { name: /Deutsch|Alemán/ })).toBeVisible()
    await page.goto('/admin-panel/site/languages')
    await untilLoaded(page)
    await expect(page.getByText(/fichas? sin textos/).first()).toBeVisible()
  })

  await test.step('public, it is in addresses and menus', async () => {
    await setState(page, 'Alemán', 'Público')
    expect(await statusOf(page, '/de')).toBe(200)
    const home = await (await page.request.get('/es')).text()
    expect(home).toContain('Deutsch')
  })

  await test.step('unused, its pages are gone and its texts are kept', async () => {
    await setState(page, 'Portugués', 'Sin usar')
    expect(await statusOf(page, '/pt')).toBe(404)
    expect(await (await page.request.get('/es')).text()).not.toContain('hreflang="pt"')
    await setState(page, 'Portugués', 'Público')
    expect(await statusOf(page, '/pt')).toBe(200)
  })

  await test.step('the default is a public language, and English stays', async () => {
    await page.getByRole('combobox', { name: 'Idioma por omisión' }).click()
    await page.getByRole('option', { name: 'Inglés', exact: true }).click()
    await saveLanguages(page)
    await expect(stateOf(page, 'Inglés').getByRole('radio', { name: 'Sin usar' })).toBeDisabled()
    await setState(page, 'Español', 'En preparación')
    expect(await statusOf(page, '/es')).toBe(404)
    const home = await page.request.get('/', { headers: { 'accept-language': 'es' } })
    expect(await home.text()).toContain('<html lang="en"')
  })
})
