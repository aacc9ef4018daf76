import { expect, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { addJourney, uniqueName } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { save } from './panel-form.ts'
import { site } from './site.ts'

test('a country with its regions is added, renamed and leads to its destinations', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const name = uniqueName('Guayana')
  const field = page.getByRole('textbox', { name: 'Nombre' })
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })

  await test.step('an empty name is refused beside the field', async () => {
    await openPanel(page, '/admin-panel/countries')
    await page.getByRole('link', { name: 'Agregar país' }).click()
    await save(page)
    await expect(page.getByText('El nombre no puede quedar vació')).toBeVisible()
    await field.fill(`  ${name}  `)
    await field.press('Enter')
    await expect(heading).toHaveText(name)
  })

  await test.step('an empty country says what comes next: regions', async () => {
    await expect(page.getByText('Todavía no hay nada')).toBeVisible()
    await page.getByRole('link', { name: 'Agregar región' }).last().click()
    await field.fill('Costa')
    await page.getByRole('button', { name: 'Guardar y agregar otro' }).click()
    await expect(page).toHaveURL(/again=/)
    await expect(field).toHaveValue('')
    await field.fill('Selva')
    await save(page)
    await expect(page.getByRole('row').filter({ hasText: 'Costa' })).toContainText('0 destinos')
  })

  await test.step('a region is renamed, and the country too', async () => {
    await page.getByRole('link', { name: 'Selva' }).click()
    await field.fill('Sierra')
    await save(page)
    await expect(page.getByRole('link', { name: 'Sierra' })).toBeVisible()
    await page.getByRole('link', { name: 'Editar', exact: true }).click()
    await field.fill(`${name} Nueva`)
    await save(page)
    await expect(heading).toHaveText(`${name} Nueva`)
    await page.getByRole('navigation', { name: 'Usted está aquí' }).getByRole('link').click()
    await page.getByRole('searchbox').fill(name)
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('2 regiones')
  })

  await test.step('the destinations of a region are one click away', async () => {
    const admin = await callerOf(site.admin)
    const ids = await addJourney(admin, name)
    await page.goto(`/admin-panel/countries/${ids.countryId}`)
    await page.getByRole('link', { name: '2 destinos' }).click()
    await expect(page).toHaveURL(new RegExp(`/destinations\\?region=${ids.regionId}`))
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(2)
  })
})

test('a category is added, renamed and shows its experiences', async ({ page }) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Cielo')
  const { categoryId, destinationId } = await addJourney(admin, name)
  const field = page.getByRole('textbox', { name: 'Nombre' })

  await test.step('a new one has no experiences', async () => {
    await openPanel(page, '/admin-panel/categories')
    await page.getByRole('link', { name: 'Agregar categoría' }).click()
    await save(page)
    await expect(page.getByText('El nombre no puede ser vacío')).toBeVisible()
    await field.fill(`Otra ${name}`)
    await save(page)
    await page.getByRole('searchbox').fill(name)
    await expect(page).toHaveURL(/q=/)
    const row = page.getByRole('row').filter({ hasText: `Otra ${name}` })
    await row.getByRole('link', { name: '0 experiencias' }).click()
    const next = page.getByRole('link', { name: 'Agregar experiencia' }).first()
    await expect(next).toHaveAttribute('href', /^\/admin-panel\/tours\/add\?categoryId=/)
  })

  await test.step('one in use leads to its experiences and their destination', async () => {
    await page.goto(`/category/${categoryId}/tours`)
    const row = page.getByRole('row').filter({ hasText: `Walk ${name}` })
    await expect(row.getByRole('link', { name: `North ${name}` })).toHaveAttribute(
      'href',
      `/admin-panel/destinations/${destinationId}`,
    )
    await row.getByRole('switch', { name: `Destacado: Walk ${name}` }).click()
    await expect(row.getByRole('switch', { name: `Destacado: Walk ${name}` })).toBeChecked()
    await page.getByRole('link', { name: 'Editar categoría' }).click()
    await field.fill(`Cielo abierto ${name}`)
    await save(page)
    await expect(page).toHaveURL(/\/admin-panel\/categories$/)
    await page.getByRole('searchbox').fill('cielo abierto')
    const renamed = page.getByRole('row').filter({ hasText: `Cielo abierto ${name}` })
    await expect(renamed).toContainText('1 experiencia')
  })
})
