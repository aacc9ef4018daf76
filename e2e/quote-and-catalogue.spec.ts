import { expect, test } from '@playwright/test'
import { dropFiles, makePictures } from './drop-files.ts'
import { publish, writeTexts } from './panel-form.ts'
import { signInAsAdmin } from './sign-in.ts'

test('a visitor asks for a quote; an admin sees it and adds a destination', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const message = `Somos dos, en marzo. ${Date.now()}`

  await test.step('a visitor opens the landing page in Spanish and goes to a destination', async () => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page
      .getByRole('link', { name: /Iguazú/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/es\/destinations\/[0-9a-f-]{36}\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Iguazú')
  })

  await test.step('sends a quote', async () => {
    const form = page.locator('form').filter({ has: page.getByLabel('Mensaje') })
    await form.getByLabel('Nombre').fill('Ana Visitante')
    await form.getByLabel('Correo electrónico').fill('no es un correo')
    await form.getByLabel('Mensaje').fill(message)
    await form.getByRole('button', { name: 'Enviar la consulta' }).click()
    await expect(page.getByText('El email no es válido')).toBeVisible()
    await expect(form.getByLabel('Correo electrónico')).toBeFocused()
    await form.getByLabel('Correo electrónico').fill('ana@example.com')
    await form.getByRole('button', { name: 'Enviar la consulta' }).click()
    await expect(page.getByText(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)).toBeVisible()
  })

  const panel = await browser.newPage()
  await test.step('the admin logs in, sees the quote unread and opens it', async () => {
    await signInAsAdmin(panel)
    await panel.getByRole('link', { name: /Cotizaciones/ }).click()
    const list = panel.getByRole('list', { name: 'Cotizaciones' })
    const row = list.getByRole('listitem').filter({ hasText: 'Ana Visitante' }).first()
    await expect(row.getByText('sin leer')).toBeAttached()
    await row.getByRole('button', { name: /Ana Visitante/ }).click()
    await expect(panel.getByRole('article').getByText(message)).toBeVisible()
    await expect(row.getByText('sin leer')).toHaveCount(0)
  })

  const address =
    await test.step('adds a destination in three languages with pictures', async () => {
      await panel.goto('/admin-panel/destinations/add')
      await writeTexts(panel, 'English', 'Wine Harbour', 'A harbour among vineyards.')
      await writeTexts(panel, 'Español', 'Puerto del Vino', 'Un puerto entre viñedos.')
      await writeTexts(panel, 'Português', 'Porto do Vinho', 'Um porto entre vinhedos.')
      await panel.getByRole('combobox', { name: 'Región' }).click()
      await panel.getByRole('option', { name: 'Mendoza' }).click()
      await publish(panel)
      await expect(panel).toHaveURL(/\/admin-panel\/destinations\/[0-9a-f-]{36}$/)

      const sliders = panel.getByRole('button', { name: 'Agregar archivos a: Slider' })
      await dropFiles(sliders, await makePictures(['#14506b', '#7b1e3a']))
      const mains = panel.getByRole('button', { name: 'Agregar archivos a: Imagen principal' })
      await dropFiles(mains, await makePictures(['#c9822b']))
      await expect(panel.getByRole('button', { name: /^Vista previa de/ })).toHaveCount(3)
      return panel.url().replace('/admin-panel/', '/pt/')
    })

  await test.step('the visitor sees it in Portuguese, with its pictures', async () => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Porto do Vinho')
    await expect(page.getByText('Um porto entre vinhedos.')).toBeVisible()
    const picture = page.getByRole('img', { name: /Porto do Vinho/ }).first()
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    )
  })

  await test.step('the admin disables it and it is gone for the visitor', async () => {
    await panel.getByRole('switch', { name: /Habilitado/ }).press('Space')
    await expect(panel.getByRole('switch', { name: /Habilitado/ })).not.toBeChecked()
    await expect(async () => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(410)
    }).toPass()
  })
})
