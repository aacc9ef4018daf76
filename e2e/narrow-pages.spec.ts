import { expect, test } from '@playwright/test'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { openPage } from './open-page.ts'
import { smallTargets } from './small-targets.ts'

test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })

test('the open menu, the filters and the tray fit as well', async ({ page }) => {
  const fits = async (what: string) => {
    expect.soft(await beyondTheEdge(page), what).toBe(0)
    expect.soft(await smallTargets(page), what).toEqual([])
  }
  await openPage(page, '/es/destinations')
  await page.getByRole('button', { name: 'Menú', exact: true }).click()
  await page.getByRole('banner').getByText('Destinos', { exact: true }).click()
  await fits('menu')
  await page.getByRole('button', { name: 'Cerrar el menú' }).click()

  await page.getByRole('main').getByRole('button', { name: 'Filtros' }).click()
  await fits('filters')
  await page.locator('#filters').getByRole('button', { name: 'Cerrar' }).click()

  const compare = page.locator('#results').getByRole('button', { name: /^Comparar\b/ })
  for (let step = 0; step < 3; step += 1) await compare.first().click()
  await expect(page.getByRole('region', { name: 'Comparación' })).toBeVisible()
  await fits('tray')

  const box = page.getByRole('main').getByRole('combobox')
  await openPage(page, '/es')
  await box.fill('salta')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await fits('search list')
})
