import { expect, type Page, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { addJourney, textsOf, uniqueName } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { site } from './site.ts'

const rows = (page: Page) => page.getByRole('table').locator('tbody tr')

async function choose(page: Page, filter: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: filter })
  await box.click()
  if (await box.isEditable()) await box.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('experiences of all destinations stand in one list, by destination, category and language', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Vuelta')
  const ids = await addJourney(admin, name)
  const { id } = await admin('addTour', {
    details: [...textsOf(`Ride ${name}`), { name: `Paseo ${name}`, description: '.', lang: 'es' }],
    destinationId: ids.destinationIds[1] ?? '',
    categoryId: ids.categoryId,
    tags: ['bicicletas'],
  })

  await openPanel(page, '/admin-panel/destinations')
  await page.getByRole('link', { name: 'Experiencias', exact: true }).click()
  await expect(page).toHaveURL(/\/admin-panel\/tours$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Experiencias')
  await page.getByRole('searchbox').fill(name)
  await expect(rows(page)).toHaveCount(2)
  await choose(page, 'Idioma faltante', 'Español')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(`Walk ${name}`)
  await page.goto('/admin-panel/tours?q=bicicletas')
  await choose(page, 'Destino', `South ${name}`)
  await choose(page, 'Categoría', `Categoría ${name}`)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByRole('link', { name: `South ${name}` })).toBeVisible()
  await rows(page)
    .getByRole('link', { name: `Paseo ${name}` })
    .click()
  await expect(page).toHaveURL(new RegExp(`/admin-panel/tours/${id}$`))
  await page.goBack()
  await expect(rows(page)).toHaveCount(1)

  await openPanel(page, `/admin-panel/tours?q=${name}`, { language: 'pt' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Experiências')
  await page.getByRole('button', { name: 'Ordenar por Nome' }).click()
  await expect(rows(page).first()).toContainText(`Ride ${name}`)
})

test('hotels of all destinations stand in one list; the next row has the focus when one goes', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Posada')
  const { destinationId } = await addJourney(admin, name)
  for (const category of [1, 4.5]) {
    await admin('addHotel', {
      details: textsOf(`Lodge ${category} ${name}`),
      destinationId,
      category,
    })
  }
  await openPanel(page, `/admin-panel/hotels?q=${name}&sort=category`, { language: 'en' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels')
  await expect(rows(page)).toHaveText([/Lodge 1 /, /Inn/, /Lodge 4.5/])
  await page.getByRole('button', { name: `More actions for Inn ${name}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Edit' }).press('ArrowDown')
  // It is on a circuit: nothing goes, and the place is kept.
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('dialog', { name: /cannot be deleted yet/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)

  await page.getByRole('button', { name: `More actions for Lodge 1 ${name}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Edit' }).press('ArrowDown')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(rows(page)).toHaveCount(2)
  await expect(
    rows(page)
      .first()
      .getByRole('link', { name: `Inn ${name}` }),
  ).toBeFocused()
  await choose(page, 'Stars', '4.5 stars')
  await expect(rows(page)).toHaveCount(1)
})
