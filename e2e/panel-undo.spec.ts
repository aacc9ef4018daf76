import { expect, type Page, test } from '@playwright/test'
import { makePicture } from '#testing/factories.ts'
import { callerOf } from './caller.ts'
import { addDestination, addJourney, textsOf, uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { site } from './site.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
/** Of the toast that is shown; the one before it fades. */
const undo = (page: Page) =>
  page.locator('[data-visible=true]').getByRole('button', { name: 'Deshacer', exact: true })

async function confirm(page: Page, title: string, answer: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: answer, exact: true }).click()
}

async function chooseInMenu(page: Page, name: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Más', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('a deletion is undone from its toast, or later from the trash', async ({ page }) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Papel')
  const ids = await addJourney(admin, name)
  const hotel = { kind: 'hotel' as const, id: ids.hotelId }
  await admin('deleteCircuit', { id: ids.circuitId })

  await test.step('at once', async () => {
    await openPanel(page, `/admin-panel/hotels/${ids.hotelId}`)
    await main(page).getByRole('button', { name: 'Eliminar', exact: true }).click()
    await confirm(page, `¿Eliminar «Inn ${name}»?`, 'Eliminar')
    await expect(page).toHaveURL(new RegExp(`/destinations/${ids.destinationId}$`))
    await undo(page).click()
    await expect(page.getByText('Deshecho')).toBeVisible()
    await expect(page.getByRole('link', { name: `Inn ${name}` })).toBeVisible()
    const { status } = await admin('detailHotel', { id: hotel.id, adminPanel: true })
    expect(status).toBe(false)
  })

  await test.step('what is needed first is named', async () => {
    await admin('deleteHotel', { id: hotel.id })
    await page.goto('/admin-panel/bin')
    await untilLoaded(page)
    await page.getByRole('button', { name: `Más acciones para Round ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Restaurar' }).click()
    await expect(page.getByRole('alert')).toContainText(`Inn ${name} (en la papelera)`)
  })

  await test.step('from the trash, narrowed by kind', async () => {
    await page.getByRole('combobox', { name: 'Tipo' }).click()
    await page.getByRole('option', { name: 'Hotel' }).click()
    await expect(page.getByText(`Round ${name}`)).toHaveCount(0)
    const row = page.getByRole('row', { name: new RegExp(`Inn ${name}`) })
    await expect(row).toContainText('30 días')
    await row.getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Restaurar' }).click()
    await expect(page.getByText(`Se recuperó «Inn ${name}»`)).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  await test.step('or goes for good', async () => {
    await page.goto('/admin-panel/bin?kind=circuit')
    await untilLoaded(page)
    await page.getByRole('button', { name: `Más acciones para Round ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Eliminar para siempre' }).click()
    await confirm(page, `¿Eliminar «Round ${name}» para siempre?`, 'Eliminar para siempre')
    await expect(page.getByText(`Se eliminó «Round ${name}» para siempre`)).toBeVisible()
    const { list } = await admin('listBin', { kind: 'circuit' })
    expect(list.map(({ id }) => id)).not.toContain(ids.circuitId)
  })
})

test('an earlier version is compared in words and restored', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const name = uniqueName('Antes')
  const { circuitId: id } = await addJourney(admin, name)
  const day = { day: 1, details: [{ lang: 'en' as const, title: 'Arrival', text: '' }] }
  await admin('editCircuit', { id, itinerary: [day] })
  await admin('editCircuit', { id, details: textsOf(`Later ${name}`), level: 3, itinerary: [] })
  await openPanel(page, `/admin-panel/circuits/${id}`)
  await chooseInMenu(page, 'Versiones')
  await expect(heading(page)).toHaveText(`Versiones de Later ${name}`)
  await page.getByRole('link', { name: /Versión 2/ }).click()
  const comparison = page.getByRole('region', { name: 'La versión 2 y hoy' })
  const field = (label: string) =>
    comparison.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label }) })
  await expect(field('Nombre (English)')).toContainText(`Round ${name}`)
  await expect(field('Nombre (English)')).toContainText(`Later ${name}`)
  await expect(field('Día 1: Título (English)')).toContainText('Arrival')
  await comparison.getByRole('button', { name: 'Restaurar esta versión' }).click()
  await confirm(page, '¿Restaurar la versión 2?', 'Restaurar esta versión')
  await expect(heading(page)).toHaveText(`Versiones de Round ${name}`)
  await expect(comparison).toContainText('No hay diferencias')
  await undo(page).click()
  await expect(heading(page)).toHaveText(`Versiones de Later ${name}`)
})

test('pictures, their order and switches are undone', async ({ page }) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const { id } = await addDestination(admin, uniqueName('Fotos'))
  const file = await makePicture()
  const [first, second] = [
    await admin('addDestinationMedia', { id, position: 'detail', file }),
    await admin('addDestinationMedia', { id, position: 'detail', file }),
  ]
  const stored = async () => (await admin('detailDestination', { id, adminPanel: true })).media
  await openPanel(page, `/admin-panel/destinations/${id}`)

  await test.step('a picture that was deleted comes back from the board', async () => {
    await page.getByRole('button', { name: 'Acciones para Imagen 1' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await confirm(page, '¿Eliminar Imagen 1?', 'Eliminar')
    await page.getByText('Imágenes y videos eliminados (1)').click()
    await page.getByRole('button', { name: /^Recuperar Imagen/ }).click()
    await expect
      .poll(async () => (await stored()).map((each) => each.id))
      .toEqual([first.id, second.id])
    await expect(page.getByText('Imágenes y videos eliminados (1)')).toHaveCount(0)
  })

  await test.step('a step in the order', async () => {
    const handle = page.getByRole('button', { name: /^Mueva Imagen 1 / })
    await handle.focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(async () => (await stored()).map((each) => each.id))
      .toEqual([second.id, first.id])
    await undo(page).click()
    await expect
      .poll(async () => (await stored()).map((each) => each.id))
      .toEqual([first.id, second.id])
  })

  await test.step('a switch', async () => {
    await main(page).getByRole('switch').first().press('Space')
    await expect(main(page).getByRole('switch').first()).not.toBeChecked()
    await undo(page).click()
    await expect(main(page).getByRole('switch').first()).toBeChecked()
  })
})

test('an item is duplicated, and its copy opened', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const name = uniqueName('Doble')
  const { id } = await addDestination(admin, name)
  await admin('addDestinationMedia', { id, position: 'main', file: await makePicture() })
  await openPanel(page, `/admin-panel/destinations/${id}`)
  await chooseInMenu(page, 'Duplicar')
  const dialog = page.getByRole('dialog', { name: `¿Duplicar «${name}»?` })
  await expect(dialog.getByRole('checkbox')).toBeChecked()
  await dialog.getByRole('button', { name: 'Duplicar' }).click()
  await expect(heading(page)).toHaveText(`${name} (copy)`)
  await expect(page.getByRole('button', { name: 'Acciones para Imagen 1' })).toBeVisible()
})
