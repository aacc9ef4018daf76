import { expect, type Page, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { addJourney, uniqueName } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { publish, save, writeTexts } from './panel-form.ts'
import { site } from './site.ts'

async function choose(page: Page, field: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field })
  await box.fill(option)
  await page.getByRole('option', { name: option }).click()
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('a hotel and an experience are added to a destination, seen and edited', async ({ page }) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Puerto')
  const { destinationId } = await addJourney(admin, name)

  await test.step('a hotel, with its stars', async () => {
    await openPanel(page, `/admin-panel/destinations/${destinationId}`)
    await page.getByRole('link', { name: 'Agregar hotel' }).click()
    await expect(page).toHaveURL(new RegExp(`/hotels/add/${destinationId}$`))
    await writeTexts(page, 'English', `Lodge ${name}`, 'Wood and stone.')
    await page.getByRole('combobox', { name: 'Estrellas' }).selectOption('4 estrellas')
    await save(page)
    await expect(page).toHaveURL(/\/hotels\/[0-9a-f-]{36}$/)
    await openPanel(page, `/admin-panel/destinations/${destinationId}`)
    const row = page.getByRole('listitem').filter({ hasText: `Lodge ${name}` })
    await expect(row.getByRole('img', { name: '4 estrellas' })).toBeVisible()
    await row.getByRole('link').click()
    await expect(heading(page)).toHaveText(`Lodge ${name}`)
    await page.getByRole('link', { name: 'Editar' }).click()
    await expect(page).toHaveURL(/\/hotels\/edit\//)
    await writeTexts(page, 'English', `Lodge grande ${name}`, 'Wood, stone and a fire.')
    await save(page)
    await expect(heading(page)).toHaveText(`Lodge grande ${name}`)
    await page.getByRole('link', { name: `North ${name}` }).click()
    await expect(page.getByRole('link', { name: `Lodge grande ${name}` })).toBeVisible()
  })

  await test.step('an experience, with its category', async () => {
    await page.getByRole('link', { name: 'Agregar experiencia' }).click()
    await expect(page).toHaveURL(new RegExp(`/tours/add/${destinationId}$`))
    await writeTexts(page, 'English', `Kayak ${name}`, 'Two hours on the water.')
    await save(page)
    await expect(page.getByText('El campo es obligatorio')).toBeVisible()
    await choose(page, 'Categoría', `Categoría ${name}`)
    await publish(page)
    await expect(page).toHaveURL(/\/admin-panel\/tours\/[0-9a-f-]{36}$/)
    await expect(heading(page)).toHaveText(`Kayak ${name}`)
    await expect(page.getByRole('link', { name: `Categoría ${name}` })).toBeVisible()
    await page.getByRole('link', { name: 'Editar', exact: true }).click()
    await writeTexts(page, 'English', `Kayak al alba ${name}`, 'Two hours on the water, at dawn.')
    await save(page)
    await expect(heading(page)).toHaveText(`Kayak al alba ${name}`)
    await page.goto(page.url().replace('/edit/', '/'))
    await expect(page.getByText('Two hours on the water, at dawn.')).toBeVisible()
    const publicPage = await page.request.get(page.url().replace('/admin-panel/', '/en/'))
    expect(await publicPage.text()).toContain('Two hours on the water, at dawn.')
  })
})

test('a package along two destinations, and an incentive at one', async ({ page }) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Bahía')
  await addJourney(admin, name)

  await test.step('a package wants two or three destinations', async () => {
    await openPanel(page, '/admin-panel/packages/add')
    await writeTexts(page, 'English', `Weekend ${name}`, 'Friday to Sunday.')
    await save(page)
    await expect(page.getByText('El paquete debe contener dos o tres destinos')).toBeVisible()
    await choose(page, 'Agregar un destino', `North ${name}`)
    await choose(page, 'Agregar un destino', `South ${name}`)
    await choose(page, 'Agregar una experiencia', `Walk ${name}`)
    await choose(page, 'Agregar un hotel', `Inn ${name}`)
    await save(page)
    await expect(page).toHaveURL(/\/admin-panel\/packages\/[0-9a-f-]{36}$/)
    await expect(heading(page)).toHaveText(`Weekend ${name}`)
    await page.goto(`/admin-panel/packages?q=${name}`)
    const row = page.getByRole('row').filter({ hasText: `Weekend ${name}` })
    await expect(row).toContainText(`North ${name} → South ${name}`)
  })

  await test.step('an incentive, which has no star', async () => {
    await page.goto('/admin-panel/incentives/add')
    await writeTexts(page, 'English', `Summit ${name}`, 'For sales teams.')
    await choose(page, 'Destino', `North ${name}`)
    await publish(page)
    await expect(page).toHaveURL(/\/admin-panel\/incentives\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('link', { name: `North ${name}` })).toBeVisible()
    await page.goto(`/admin-panel/incentives?q=${name}`)
    const row = page.getByRole('row').filter({ hasText: `Summit ${name}` })
    await expect(row.getByRole('switch')).toHaveCount(1)
    await row.getByRole('switch').press('Space')
    await expect(row.getByRole('switch')).not.toBeChecked()
  })
})
