import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import type { Caller } from '#contract/index.ts'
import { axeViolations } from './axe.ts'
import { callerOf } from './caller.ts'
import { makePictures } from './drop-files.ts'
import { addPlace, textsOf, uniqueName } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { site } from './site.ts'

test('rows are chosen and changed together, after a look at what would be refused', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Muchos')
  const { regionId } = await addPlace(admin, name)
  const place = await admin('addDestination', { details: textsOf(name), regionId })
  const destinationId = place.id
  const free = await admin('addDestination', { details: textsOf(`${name} libre`), regionId })
  await admin('addHotel', { details: textsOf(`${name} hotel`), destinationId, category: 4 })
  await openPanel(page, `/admin-panel/destinations?q=${encodeURIComponent(name)}`)
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(2)

  await test.step('tags for both', async () => {
    await page.getByRole('checkbox', { name: `Elegir ${name} libre` }).check()
    const bar = page.getByRole('region', { name: 'Lo elegido' })
    await expect(bar.getByRole('status')).toHaveText('1 elegido')
    await bar.getByRole('button', { name: 'Elegir los 2 de esta página' }).click()
    expect(await axeViolations(page), 'chosen rows').toEqual([])
    await bar.getByRole('button', { name: 'Cambiar…' }).click()
    await page.getByRole('menuitem', { name: 'Agregar etiquetas' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Etiquetas' }).fill('prueba de lote')
    await dialog.getByRole('combobox', { name: 'Etiquetas' }).press('Enter')
    await dialog.getByRole('button', { name: 'Ver qué pasaría' }).click()
    await expect(dialog.getByText('Cambiarían 2.')).toBeVisible()
    expect(await axeViolations(page), 'what would happen').toEqual([])
    await dialog.getByRole('button', { name: 'Hacerlo con 2' }).click()
    await expect(dialog).toBeHidden()
    const { tags } = await admin('detailDestination', { id: free.id, adminPanel: true })
    expect(tags).toEqual(['prueba de lote'])
  })

  await test.step('of two deletions one is refused, and only the other is done', async () => {
    for (const each of [name, `${name} libre`]) {
      await page.getByRole('checkbox', { name: `Elegir ${each}`, exact: true }).check()
    }
    await page.getByRole('button', { name: 'Cambiar…' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Ver qué pasaría' }).click()
    await expect(dialog.getByText('Se rechazaría 1:')).toBeVisible()
    await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Hacerlo con 1' }).click()
    await expect(dialog).toBeHidden()
    await expect(rows).toHaveCount(1)
  })

  await test.step('what depends is shown before a deletion', async () => {
    await page.getByRole('button', { name: `Más acciones para ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Esto depende de él:')).toBeVisible()
    await dialog.getByRole('link', { name: `${name} hotel` }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${name} hotel` })).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})

/** A hotel in a circuit and in one of its days, and another one that can stand in its place. */
async function addUsedHotel(admin: Caller, name: string) {
  const { regionId } = await addPlace(admin, name)
  const place = await admin('addDestination', { details: textsOf(name), regionId })
  const destinationId = place.id
  const other = await admin('addDestination', { details: textsOf(`${name} otro`), regionId })
  const hotelOf = async (of: string) =>
    (await admin('addHotel', { details: textsOf(of), destinationId, category: 4 })).id
  const [old, by] = [await hotelOf(`${name} viejo`), await hotelOf(`${name} nuevo`)]
  const { id } = await admin('addCircuit', {
    details: textsOf(`${name} circuito`),
    destinationIds: [destinationId, other.id],
    hotelIds: [old],
    days: 2,
    nights: 1,
    itinerary: [{ day: 1, destinationId, overnight: 'hotel', hotelId: old }],
  })
  return { old, by, circuitId: id }
}

async function replaceBy(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Reemplazar en todas partes' }).last().click()
  const dialog = page.getByRole('dialog', { name: /^Reemplazar/ })
  await dialog.getByRole('combobox', { name: 'Por' }).fill(`${name} nuevo`)
  await page.getByRole('option', { name: `${name} nuevo` }).click()
  await dialog.getByRole('button', { name: 'Reemplazar', exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('a hotel is replaced everywhere', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const name = uniqueName('Reemplazo')
  const { old, by, circuitId } = await addUsedHotel(admin, name)
  await openPanel(page, `/admin-panel/hotels/${old}`)
  await page.getByRole('button', { name: 'Reemplazar en todas partes' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: `${name} circuito` })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Por' }).fill(`${name} nuevo`)
  await page.getByRole('option', { name: `${name} nuevo` }).click()
  expect(await axeViolations(page), 'a replacement').toEqual([])
  await dialog.getByRole('button', { name: 'Reemplazar', exact: true }).click()
  await expect(dialog).toBeHidden()
  const circuit = await admin('detailCircuit', { id: circuitId, adminPanel: true })
  expect(circuit.hotelIds).toEqual([by])
  expect(circuit.itinerary[0]?.hotelId).toBe(by)
})

test('the question before a hotel is disabled or deleted offers another one in its place', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)

  await test.step('disabled: the question stays, and says what depends on it now', async () => {
    const name = uniqueName('Apagado')
    const { by, circuitId } = await addUsedHotel(admin, name)
    await openPanel(page, `/admin-panel/hotels?q=${encodeURIComponent(name)}`)
    await page.getByRole('switch', { name: new RegExp(`${name} viejo`) }).press('Space')
    const question = page.getByRole('dialog', { name: new RegExp(`${name} viejo`) }).first()
    await expect(question.getByRole('link', { name: `${name} circuito` })).toBeVisible()
    await question.getByRole('button', { name: 'Reemplazar en todas partes' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(2)
    // Escape leaves the upper dialog alone, once its list of choices is closed.
    await page.getByRole('heading', { name: /^Reemplazar/ }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await replaceBy(page, name)
    await expect(question.getByRole('link')).toHaveCount(0)
    expect(await axeViolations(page), 'a question after a replacement').toEqual([])
    await question.getByRole('button', { name: 'Deshabilitar' }).click()
    await expect(page.getByRole('switch', { name: new RegExp(`${name} viejo`) })).not.toBeChecked()
    const circuit = await admin('detailCircuit', { id: circuitId, adminPanel: true })
    expect(circuit.hotelIds).toEqual([by])
  })

  await test.step('deleted: a refusal offers it too, and asks again', async () => {
    const name = uniqueName('Borrado')
    const { old } = await addUsedHotel(admin, name)
    await openPanel(page, `/admin-panel/hotels/edit/${old}`)
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
    const question = page.getByRole('dialog', { name: `¿Eliminar «${name} viejo»?` })
    await expect(question.getByRole('link', { name: `${name} circuito` })).toBeVisible()
    await question.getByRole('button', { name: 'Eliminar', exact: true }).click()
    const refusal = page.getByRole('dialog', { name: /todavía no se puede eliminar/ })
    await expect(refusal).toBeVisible()
    await replaceBy(page, name)
    await expect(refusal).toBeHidden()
    await question.getByRole('button', { name: 'Eliminar', exact: true }).click()
    await expect(page).toHaveURL(/\/destinations\//)
    await expect(admin('detailHotel', { id: old, adminPanel: true })).rejects.toThrow(
      'NOT_FOUND_ERROR',
    )
  })
})

test('a sheet is tried, corrected, imported, and its result kept', async ({ page }) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Planilla')
  await openPanel(page, '/admin-panel/sheets?kind=destination')
  const card = page.getByRole('region', { name: 'Importar' })
  const [picture = Buffer.alloc(0)] = await makePictures(['#14506b'])
  const chooseSheet = (rows: string[]) =>
    card
      .getByLabel('Elegir archivos')
      .first()
      .setInputFiles([
        {
          name: 'lugares.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(
            `externalId;name.en;description.en;altitude;region;country;images;colour\r\n${rows.join('\r\n')}`,
          ),
        },
        { name: 'uno.jpg', mimeType: 'image/jpeg', buffer: picture },
      ])

  await test.step('what would happen is told, and at which cell something is wrong', async () => {
    await chooseSheet([
      `${name}-1;${name} uno;Texto;120;Región ${name};País ${name};UNO.jpg;rojo`,
      `${name}-2;${name} dos;Texto;99999;Región ${name};País ${name};;`,
    ])
    await expect(card.getByText('Se agregarían 1,')).toBeVisible()
    await expect(card.getByText('Columnas como se entendieron (7 de 8)')).toBeVisible()
    await expect(card.getByRole('combobox', { name: 'description.en' })).toHaveValue(
      'Descripción · inglés (description.en)',
    )
    await expect(card.getByRole('combobox', { name: 'colour' })).toHaveValue('')
    await expect(card.getByRole('cell', { name: 'D3 altitude' })).toContainText('«99999»')
    expect(await axeViolations(page), 'a sheet that was tried').toEqual([])
    const { list } = await admin('listDestinations', { adminPanel: true, keyword: name })
    expect(list).toEqual([])
  })

  await test.step('a column that nobody knows is chosen', async () => {
    await card.getByRole('combobox', { name: 'colour' }).click()
    await page.getByRole('option', { name: 'Etiquetas (tags)', exact: true }).click()
    await card.getByRole('button', { name: 'Leer de nuevo con estas columnas' }).click()
    await expect(card.getByText('Columnas como se entendieron (8 de 8)')).toBeVisible()
  })

  await test.step('corrected, it is imported, and the chosen column is remembered', async () => {
    await chooseSheet([
      `${name}-1;${name} uno;Texto;120;Región ${name};País ${name};UNO.jpg;`,
      `${name}-2;${name} dos;Texto;999;Región ${name};País ${name};;`,
    ])
    await expect(card.getByText('Columnas como se entendieron (8 de 8)')).toBeVisible()
    await card.getByRole('button', { name: 'Importar 2 filas' }).click()
    await expect(card.getByText('Se agregaron 2,')).toBeVisible()
    const { list } = await admin('listDestinations', { adminPanel: true, keyword: name })
    expect(new Set(list.map(({ altitude }) => altitude))).toEqual(new Set([120, 999]))
    const kept = page.waitForEvent('download')
    await card.getByRole('button', { name: 'Descargar el resultado' }).click()
    const text = await readFile(await (await kept).path(), 'utf8')
    expect(text).toContain(`"${name}-1",add,`)
  })

  await test.step('a picture chosen beside it goes to the row that names it', async () => {
    await card.getByRole('button', { name: 'Subir 1 imagen' }).click()
    await expect(card.getByText('Las imágenes están con sus elementos.')).toBeVisible()
    const { list } = await admin('listDestinations', { adminPanel: true, keyword: `${name} uno` })
    await page.goto(`/admin-panel/destinations/${list[0]?.id}`)
    await expect(page.getByRole('button', { name: /^Mueva Imagen 1/ })).toHaveCount(1)
    const { mainImage } = list[0] ?? {}
    expect(mainImage).toBeTruthy()
    await page.goto('/admin-panel/sheets?kind=destination')
  })

  await test.step('and it leaves as a file', async () => {
    const left = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV', exact: true }).click()
    const file = await left
    expect(file.suggestedFilename()).toBe('destinations.csv')
    expect(await readFile(await file.path(), 'utf8')).toContain(`${name}-1`)
  })
})

test('a sheet that is older than an edit overwrites it only when told to', async ({ page }) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Conflicto')
  const { regionId } = await addPlace(admin, name)
  const { id } = await admin('addDestination', { details: textsOf(name), regionId, altitude: 100 })
  await openPanel(page, '/admin-panel/sheets?kind=destination')
  const left = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV', exact: true }).click()
  const [header = '', ...rows] = (await readFile(await (await left).path(), 'utf8')).split('\r\n')
  const row = rows.find((each) => each.includes(id)) ?? ''
  const buffer = Buffer.from(`${header}\r\n${row.replace(',100,', ',300,')}`)
  await admin('editDestination', { id, altitude: 200 })
  const altitude = async () => (await admin('detailDestination', { id, adminPanel: true })).altitude

  const card = page.getByRole('region', { name: 'Importar' })
  const sheet = { name: 'lugares.csv', mimeType: 'text/csv', buffer }
  await card.getByLabel('Elegir archivos').first().setInputFiles([sheet])
  const alert = card.getByRole('alert', {
    name: '1 fila cambió aquí después de que se exportó la planilla',
  })
  await expect(alert).toBeVisible()
  await expect(card.getByRole('button', { name: 'Nada que importar' })).toBeDisabled()
  expect(await axeViolations(page), 'a sheet in conflict').toEqual([])
  expect(await altitude()).toBe(200)

  await alert.getByRole('button', { name: 'Importar 1 fila y sobrescribir' }).click()
  await expect(card.getByText('se editaron 1')).toBeVisible()
  await expect(alert).toBeHidden()
  expect(await altitude()).toBe(300)
})
