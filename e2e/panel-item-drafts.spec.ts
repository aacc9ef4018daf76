import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { callerOf } from './caller.ts'
import { addDestination, addJourney, textsOf, uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { publish, save, writeTexts } from './panel-form.ts'
import { makePictures } from './drop-files.ts'
import { site } from './site.ts'

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last()

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Más formas de guardar' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a new item is saved unpublished with its pictures, says what it lacks, and is published', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('First')
  const missing = page.getByRole('region', { name: 'Antes de publicar' })
  const required = missing.getByRole('list', { name: 'Obligatorio' })

  await openPanel(page, '/admin-panel/destinations/add')
  await test.step('what is missing leads to its field', async () => {
    await expect(required).toContainText('Región')
    await expect(missing.getByText('Una imagen principal')).toBeVisible()
    await required.getByRole('button', { name: /^Nombre/ }).click()
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused()
    await writeTexts(page, 'English', name, 'For the first time.')
    await page.getByRole('combobox', { name: 'Región' }).click()
    await page.getByRole('option', { name: 'Mendoza' }).click()
    await expect(required.getByRole('listitem')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
  })

  await test.step('pictures wait in the form', async () => {
    const pictures = page.getByRole('region', { name: 'Imágenes y videos' })
    const chooser = page.waitForEvent('filechooser')
    await pictures.getByRole('button', { name: 'Elegir archivos' }).click()
    await (
      await chooser
    ).setFiles(
      (await makePictures(['#14506b', '#7b1e3a', '#c9822b'])).map((buffer, at) => ({
        name: `picture-${at}.jpg`,
        mimeType: 'image/jpeg',
        buffer,
      })),
    )
    await expect(pictures.getByRole('listitem')).toHaveCount(3)
    await expect(missing.getByText('Una imagen principal')).toBeHidden()
    await pictures.getByRole('combobox').last().selectOption('Detalles')
  })

  await test.step('saved, it is there for the agency alone', async () => {
    await save(page)
    await expect(page).toHaveURL(/\/admin-panel\/destinations\/[0-9a-f-]{36}$/)
    const id = page.url().split('/').at(-1) ?? ''
    const stored = await admin('detailDestination', { id, adminPanel: true })
    expect(stored.status).toBe(false)
    expect(stored.media.map(({ position }) => position)).toEqual(['slider', 'main', 'detail'])
    expect((await page.request.get(`/en/destinations/${id}`)).status()).toBe(404)

    await page.goto(`/admin-panel/destinations/edit/${id}`)
    await untilLoaded(page)
    await publish(page)
    await expect(toast(page, 'Guardado')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publicar' })).toHaveCount(0)
    expect((await page.request.get(`/en/destinations/${id}`)).status()).toBe(200)
  })
})

test('a draft is kept apart, marked, previewed beside its form, and published', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Live')
  const next = uniqueName('Next')
  const { id } = await addDestination(admin, name)
  const edit = `/admin-panel/destinations/edit/${id}`
  const isPublic = async (text: string) =>
    (await (await page.request.get(`/en/destinations/${id}`)).text()).includes(text)

  await openPanel(page, edit)
  await test.step('what is written is kept, and visitors see nothing of it', async () => {
    await writeTexts(page, 'English', next, 'Not for everybody yet.')
    await choose(page, 'Guardar como borrador')
    await expect(toast(page, 'Borrador guardado')).toBeVisible()
    await expect(page.getByText('Un borrador todavía sin publicar')).toBeVisible()
    await expect(page.getByText('Cambios sin guardar')).toHaveCount(0)
    expect(await isPublic(next)).toBe(false)
    await page.goto(`/admin-panel/destinations?q=${name}`)
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row.getByText('Borrador', { exact: true })).toBeVisible()
    await page.goto(edit)
    await untilLoaded(page)
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue(next)
  })

  await test.step('the preview shows what is typed, in three widths and languages', async () => {
    await page.getByRole('textbox', { name: 'Nombre' }).fill(`${next} II`)
    await page.getByRole('button', { name: 'Vista previa', exact: true }).click()
    const pane = page.getByRole('region', { name: /^Vista previa de/ })
    const frame = pane.frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`${next} II`)
    await expect(frame.getByText('todavía no se publicó nada de él')).toBeVisible()
    const iframe = pane.locator('iframe')
    await expect(iframe).toHaveAttribute('sandbox', 'allow-same-origin')
    for (const width of [820, 1440, 390]) {
      await pane.getByText(String(width)).click()
      await expect(iframe).toHaveCSS('width', `${width}px`)
    }
    await pane.getByText('PT', { exact: true }).click()
    await expect(frame.getByText('nada dele foi publicado ainda')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })

  await test.step('the link is a page that nobody keeps, frames or counts', async () => {
    const address = (await page.locator('iframe').getAttribute('src')) ?? ''
    const stranger = await browser.newPage()
    const response = await stranger.goto(address)
    const headers = response?.headers() ?? {}
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(`${next} II`)
    const html = await stranger.content()
    expect(html).not.toMatch(/rel="canonical"|og:image|hreflang="x-default"/)
    const other = await stranger.goto(`/en/destinations/${id}`)
    expect(other?.headers()).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(await stranger.content()).not.toContain(next)
    expect((await stranger.goto('/es/preview/unknown'))?.status()).toBe(404)
    await stranger.close()
  })

  await test.step('an item that was changed meanwhile asks before it is replaced', async () => {
    await page.getByRole('button', { name: 'Cerrar la vista previa' }).click()
    await admin('editDestination', { id, tags: ['mientras tanto'] })
    await publish(page)
    const question = page.getByRole('dialog', { name: 'El ítem cambió mientras tanto' })
    await question.getByRole('button', { name: 'Publicar de todos modos' }).click()
    await expect(toast(page, 'Publicado')).toBeVisible()
    await expect(page.getByText('Un borrador todavía sin publicar')).toHaveCount(0)
    expect(await isPublic(`${next} II`)).toBe(true)
  })

  await test.step('a draft that is thrown away leaves the form with what is live', async () => {
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Never')
    await choose(page, 'Guardar como borrador')
    await expect(page.getByText('Un borrador todavía sin publicar')).toBeVisible()
    await choose(page, 'Descartar el borrador')
    const question = page.getByRole('dialog', { name: '¿Descartar el borrador?' })
    await question.getByRole('button', { name: 'Descartar el borrador' }).click()
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue(`${next} II`)
    await expect(page.getByText('Cambios sin guardar')).toHaveCount(0)
    expect(await admin('getDraft', { kind: 'destination', id })).toBeNull()
  })
})

test('every kind has a preview that looks like its page', async ({ page }) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Six')
  const journey = await addJourney(admin, name)
  const incentive = await admin('addIncentive', {
    details: textsOf(`Prize ${name}`),
    destinationId: journey.destinationId,
    status: false,
  })
  const kinds = [
    ['destination', journey.destinationId],
    ['circuit', journey.circuitId],
    ['tour', journey.tourId],
    ['hotel', journey.hotelId],
    ['incentive', incentive.id],
  ] as const
  for (const [kind, id] of kinds) {
    const { url } = await admin('addPreviewLink', { kind, id })
    await page.goto(new URL(url).pathname)
    await expect(page.getByRole('complementary', { name: 'Vista previa' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    expect(await axeViolations(page)).toEqual([])
  }
})

test('what is planned stands in its form and on a page, and can be taken back', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const name = uniqueName('Later')
  const { id } = await addDestination(admin, name)
  await openPanel(page, `/admin-panel/destinations/edit/${id}`)
  const card = page.getByRole('region', { name: 'Cuándo se publica' })
  await expect(card.getByText('America/Argentina/Buenos_Aires')).toBeVisible()

  await card.getByLabel('Deshabilitar el').fill('2020-01-01T09:00')
  await card.getByRole('button', { name: 'Programar' }).click()
  await expect(card.getByText('La fecha ya pasó')).toBeVisible()
  await card.getByLabel('Deshabilitar el').fill('2035-03-01T09:30')
  await card.getByRole('button', { name: 'Programar' }).click()
  await expect(toast(page, 'Programado')).toBeVisible()
  const { list } = await admin('listSchedule', {})
  expect(list.find((plan) => plan.id === id)?.disableAt).toEqual('2035-03-01T12:30:00.000Z')

  await page.goto('/admin-panel/schedule')
  await untilLoaded(page)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Deshabilitar')
  await expect(row).toContainText('09:30')
  expect(await axeViolations(page)).toEqual([])
  await row.getByRole('button', { name: `Quitar: Deshabilitar, ${name}` }).click()
  await expect(page.getByText(name)).toHaveCount(0)
  expect((await admin('listSchedule', {})).list.some((plan) => plan.id === id)).toBe(false)
})

test('a hotel is added from the form of a circuit, and what is disabled is marked', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Place')
  const { circuitId } = await addJourney(admin, name)
  await openPanel(page, `/admin-panel/circuits/edit/${circuitId}`)
  const hotels = page.getByRole('region', { name: 'Hoteles incluidos' })
  await hotels.getByRole('button', { name: 'Hotel nuevo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hotel nuevo' })
  await dialog.getByRole('textbox', { name: 'Nombre en inglés' }).fill(`Cabin ${name}`)
  await dialog.getByRole('button', { name: 'Agregar' }).click()
  await expect(dialog.getByText('La descripcion no puede ser vacío')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Descripción en inglés' }).fill('By the river.')
  await dialog.getByRole('button', { name: 'Agregar' }).click()
  const row = hotels.getByRole('listitem').filter({ hasText: `Cabin ${name}` })
  await expect(row).toContainText('deshabilitado')
  await save(page)
  await expect(toast(page, 'Guardado')).toBeVisible()
  const stored = await admin('detailCircuit', { id: circuitId, adminPanel: true })
  expect(stored.hotelIds).toHaveLength(2)
})
