import { expect, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { addDestination, uniqueName } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { site } from './site.ts'

test('a star clicked without a network goes back, with a word', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const name = uniqueName('Sin red')
  const { id } = await addDestination(admin, name)
  await openPanel(page, `/admin-panel/destinations?q=${encodeURIComponent(name)}`)
  const star = page
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('switch', {
      name: /destac/i,
    })
  await expect(star).toHaveAttribute('aria-checked', 'false')
  await page.context().setOffline(true)
  await star.click()
  await expect(page.getByText(/^No hay conexión con el servidor/)).toBeVisible()
  await expect(star).toHaveAttribute('aria-checked', 'false')
  await page.context().setOffline(false)
  expect((await admin('detailDestination', { id, adminPanel: true })).starred).toBe(false)
})

test('a section that is opened without a network offers itself again, inside the panel', async ({
  page,
}) => {
  await openPanel(page, '/admin-panel/categories')
  const content = page.locator('#content')
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Sitio/ })
    .click()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Banner' }).click()
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('No se pudo cargar')
  await content.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('No se pudo cargar')
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Catálogo/ })
    .click()
  await page.getByRole('link', { name: 'Categorías' }).click()
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Categorías')

  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Banner' }).click()
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Banner')
})
