import { expect, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { site } from './site.ts'

test('items are called by their names in the language of the panel', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const word = uniqueName('')
  const { list } = await admin('listRegions', {})
  const named = (en: string, es: string) => [
    { lang: 'en' as const, name: `${en}${word}`, description: 'Far.' },
    { lang: 'es' as const, name: `${es}${word}`, description: 'Lejos.' },
  ]
  const regionId = list[0]?.id ?? ''
  const place = await admin('addDestination', { details: named('Lake', 'Lago'), regionId })
  const details = named('Inn', 'Posada')
  await admin('addHotel', { details, destinationId: place.id, category: 3 })

  await openPanel(page, '/admin-panel/activity', { language: 'en' })
  await expect(page.getByRole('link', { name: `Inn${word}` })).toBeVisible()
  await openPanel(page, `/admin-panel/destinations/${place.id}`, { language: 'en' })
  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: `Inn${word}` })).toBeVisible()
})

test('an admin sees who changed what, and goes to what is still there', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const [kept, gone] = [uniqueName('Kayak'), uniqueName('Rafting')]
  const { id } = await admin('addCategory', { name: kept })
  await admin('editCategory', { id, name: `${kept} II` })
  await admin('deleteCategory', await admin('addCategory', { name: gone }))

  await openPanel(page, '/admin-panel/activity')
  const rows = page.getByRole('table', { name: 'Actividad' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(`${gone}Categoría · Se eliminó`)
  await expect(rows.nth(1).getByRole('link')).toHaveCount(0)
  await expect(rows.nth(3)).toContainText(`${kept} IICategoría · Se cambió`)
  await expect(rows.nth(3)).toContainText('nombre')

  await page.getByRole('combobox', { name: 'Acción' }).click()
  await page.getByRole('option', { name: 'Se cambió' }).click()
  await expect(rows.nth(1)).toContainText(`${kept} II`)
  await rows.nth(1).getByRole('link').click()
  await untilLoaded(page)
  await expect(page).toHaveURL(`/admin-panel/categories/edit/${id}`)
})
