import { expect, type Page, test } from '@playwright/test'
import { callerOf, visitor } from './caller.ts'
import { openPanel } from './open-panel.ts'
import { save, writeTexts } from './panel-form.ts'
import { site } from './site.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Chooses so many destinations, by their order in the picker. */
async function chooseDestinations(page: Page, count: number): Promise<void> {
  for (let chosen = 0; chosen < count; chosen += 1) {
    await page.getByRole('combobox', { name: 'Agregar un destino' }).click()
    await page.getByRole('option').first().click()
    await expect(region(page, 'Recorrido').getByRole('listitem')).toHaveCount(chosen + 1)
  }
}

test('a circuit says what it asks for before it is refused', async ({ page }) => {
  await openPanel(page, '/admin-panel/circuits/add')

  await expect(region(page, 'Textos').getByText('El inglés es obligatorio')).toBeVisible()
  await expect(region(page, 'Recorrido').getByText('Al menos dos destinos')).toBeVisible()
  await expect(region(page, 'Duración').getByText('Números enteros de 1 a 365')).toBeVisible()
  await expect(region(page, 'Experiencias incluidas').getByText(/Elija primero/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Agregar una experiencia' })).toBeDisabled()
  await expect(page.getByText('0 de 255 caracteres')).toBeVisible()
  await expect(page.getByText(/0 de 20\D?000 caracteres/)).toBeVisible()
  await expect(page.getByText(/0 de 40$/)).toBeVisible()

  await test.step('texts count their characters, and too long ones are told, not cut', async () => {
    await writeTexts(page, 'English', 'n'.repeat(256), 'Long name.')
    await expect(page.getByText('256 de 255 caracteres')).toBeVisible()
  })
  await test.step('lengths out of range and too few destinations are named at their fields', async () => {
    await page.getByRole('textbox', { name: 'Días' }).fill('366')
    await page.getByRole('textbox', { name: 'Noches' }).fill('')
    await chooseDestinations(page, 1)
    await save(page)
    await expect(page.getByText('El texto es demasiado largo')).toBeVisible()
    await expect(region(page, 'Duración').getByText('El número es demasiado grande')).toBeVisible()
    await expect(region(page, 'Duración').getByText('El campo es obligatorio')).toBeVisible()
    await expect(
      region(page, 'Recorrido').getByText('El circuito debe contener al menos dos destinos'),
    ).toBeVisible()
  })
  await test.step('each message goes as its field is put right', async () => {
    await page.getByRole('textbox', { name: 'Nombre' }).fill('A circuit')
    await page.getByRole('textbox', { name: 'Días' }).fill('3')
    await page.getByRole('textbox', { name: 'Noches' }).fill('2')
    await page.getByRole('combobox', { name: 'Agregar un destino' }).click()
    await page.getByRole('option').first().click()
    await expect(page.getByRole('main').locator('[aria-invalid="true"]')).toHaveCount(0)
    await save(page)
    await expect(page).toHaveURL(/\/admin-panel\/circuits\/[0-9a-f-]{36}$/)
  })
})

test('what a destination leaves behind when it leaves a circuit is named, and can be removed', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const { list } = await admin('listCircuits', { adminPanel: true })
  const circuit = list.find((each) => each.tourIds.length > 2 && each.destinationIds.length > 3)
  await openPanel(page, `/admin-panel/circuits/edit/${circuit?.id}`)
  const tours = region(page, 'Experiencias incluidas').getByRole('listitem')
  await expect(tours).toHaveCount(circuit?.tourIds.length ?? 0)
  await expect(tours.filter({ hasText: 'no está en el recorrido' })).toHaveCount(0)
  // An ellipsis stands for a name that is on its way.
  await expect(tours.first()).not.toContainText('…')
  const before = await tours.first().textContent()
  await region(page, 'Recorrido')
    .getByRole('button', { name: /^Quitar/ })
    .first()
    .click()
  await expect(tours.first()).toContainText('su destino no está en el recorrido')
  expect(await tours.first().textContent()).toContain(before?.slice(1, 12))
})

test('a package takes two or three destinations, and no fourth', async ({ page }) => {
  await openPanel(page, '/admin-panel/packages/add')
  await expect(region(page, 'Recorrido').getByText('Dos o tres destinos')).toBeVisible()
  await writeTexts(page, 'English', 'A package', 'Short.')
  await save(page)
  await expect(page.getByText('El paquete debe contener dos o tres destinos')).toBeVisible()
  await chooseDestinations(page, 3)
  await expect(region(page, 'Recorrido').getByText('Son 3 como máximo.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Agregar un destino' })).toHaveCount(0)
  await save(page)
  await expect(page).toHaveURL(/\/admin-panel\/packages\/[0-9a-f-]{36}$/)
})

test('tours, hotels and incentives name what is missing', async ({ page }) => {
  const { list } = await visitor('listDestinations', { limit: 1 })
  const destinationId = list[0]?.id ?? ''

  await test.step('a tour may go without texts, and is then stored disabled', async () => {
    await openPanel(page, `/admin-panel/tours/add/${destinationId}`)
    await expect(page.getByText('Sin textos en inglés se guarda deshabilitada.')).toBeVisible()
    await save(page)
    await expect(region(page, 'Lugar').getByText('El campo es obligatorio')).toBeVisible()
    await page.getByRole('combobox', { name: 'Categoría' }).click()
    await page.getByRole('option').first().click()
    await save(page)
    await expect(page).toHaveURL(/\/admin-panel\/tours\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('switch', { name: /Habilitado/ })).not.toBeChecked()
  })
  await test.step('it cannot be enabled until it has English: the message stands at the texts', async () => {
    await page.getByRole('link', { name: 'Editar' }).click()
    // By its whole name: the view, shown until the form is there, has a switch «Habilitado: …» too.
    await page.getByRole('switch', { name: 'Habilitado Los visitantes lo ven' }).press('Space')
    await save(page)
    await expect(page.getByText('Los textos en inglés son obligatorios')).toBeVisible()
    await writeTexts(page, 'English', 'A tour', 'With texts now.')
    await save(page)
    await expect(page.getByText('Guardado').first()).toBeVisible()
  })
  await test.step('a hotel has 1 to 5 stars, halves too, and its page leads to its destination', async () => {
    await page.goto(`/admin-panel/hotels/add/${destinationId}`)
    await expect(page.getByText('De 1 a 5, con medias estrellas')).toBeVisible()
    const name = `A hotel ${Date.now()}`
    await writeTexts(page, 'English', name, 'With a view.')
    const stars = page.getByRole('combobox', { name: 'Estrellas' })
    await expect(stars.getByRole('option')).toHaveCount(9)
    await expect(stars.getByRole('option').first()).toHaveText('1 estrella')
    await stars.selectOption('4,5 estrellas')
    await save(page)
    await expect(page).toHaveURL(/\/admin-panel\/hotels\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const facts = region(page, 'Datos').locator(`a[href$="/destinations/${destinationId}"]`)
    await expect(facts).toBeVisible()
  })
  await test.step('an incentive belongs to a destination', async () => {
    await page.goto('/admin-panel/incentives/add')
    await save(page)
    await expect(page.getByText('El nombre no puede ser vacío')).toBeVisible()
    await expect(region(page, 'Lugar').getByText('El campo es obligatorio')).toBeVisible()
    await writeTexts(page, 'English', 'An incentive', 'For companies.')
    await page.getByRole('combobox', { name: 'Destino' }).click()
    await page.getByRole('option').first().click()
    await save(page)
    await expect(page).toHaveURL(/\/admin-panel\/incentives\/[0-9a-f-]{36}$/)
  })
})
