import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openPanel } from './open-panel.ts'

test('an old address leads on as soon as a redirect is added, and no more when it is deleted', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPanel(page, '/admin-panel/redirects')
  await page.getByRole('button', { name: 'Agregar una redirección' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Dirección antigua').fill('/en/circuits')
  await dialog.getByLabel('Dirección nueva').fill('/es/about-us')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('El sitio ya muestra una página en esta dirección')).toBeVisible()
  await dialog.getByLabel('Dirección antigua').fill('/Viajes.php?id=7')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: '/Viajes.php?id=7' })
  await expect(row).toContainText('/es/about-us')
  expect(await axeViolations(page)).toEqual([])
  const visit = () => request.get('/viajes.php?utm=1&id=7', { maxRedirects: 0 })
  expect((await visit()).status()).toBe(301)
  expect((await visit()).headers()['location']).toBe('/es/about-us')
  await row.getByRole('button', { name: /Más/ }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(row).toHaveCount(0)
  expect((await visit()).status()).toBe(404)
})

test('an address that visitors ask for in vain becomes a redirect from its suggestion', async ({
  page,
  request,
}) => {
  await request.get('/trekking/perito-moreno.html')
  await request.get('/trekking/perito-moreno.html')
  await expect(async () => {
    await openPanel(page, '/admin-panel/redirects')
    await expect(page.getByText('/trekking/perito-moreno.html')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page
    .getByRole('button', { name: 'Crear una redirección desde /trekking/perito-moreno.html' })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Dirección antigua')).toHaveValue('/trekking/perito-moreno.html')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Descartar /trekking/perito-moreno.html' }).click()
  await expect(page.getByText('/trekking/perito-moreno.html')).toHaveCount(0)
})

test('redirects are imported from a sheet that is tried first', async ({ page }) => {
  await openPanel(page, '/admin-panel/redirects/sheets')
  const rows = 'from,to\r\n/hoja-uno.html,/es/about-us\r\n/api/no,/es\r\n'
  await page.locator('input[type=file]').setInputFiles({
    name: 'viejas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows),
  })
  await expect(page.getByText('El sitio usa esta dirección para otra cosa')).toBeVisible()
})
