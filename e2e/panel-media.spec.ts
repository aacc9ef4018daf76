import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { callerOf } from './caller.ts'
import { dropFiles } from './drop-files.ts'
import { addDestination } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { site } from './site.ts'

const narrowest = 301

/** Small pictures whose width tells which they are: 301, 302, … pixels. */
async function makeNumbered(count: number): Promise<Buffer[]> {
  const widths = Array.from({ length: count }, (_, place) => narrowest + place)
  return Promise.all(
    widths.map((width) =>
      sharp({ create: { width, height: 200, channels: 3, background: '#14506b' } })
        .jpeg()
        .toBuffer(),
    ),
  )
}

const details = (page: Page) => page.getByRole('region', { name: 'Detalles' })

const entry = (page: Page, name: string) =>
  details(page).getByRole('listitem').filter({ hasText: name })

test('30 files dropped at once: each has its own fate, and none is lost', async ({ page }) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const { id } = await addDestination(admin, 'Thirty pictures')
  await openPanel(page, `/admin-panel/destinations/${id}`)

  let sent = 0
  await page.route('**/api/addDestinationMedia', async (route) => {
    sent += 1
    if (sent === 3) return route.abort('connectionreset')
    if (sent === 5) {
      const json = { name: 'UNEXPECTED_ERROR', context: {} }
      return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json })
    }
    return route.continue()
  })

  await test.step('what the server would refuse is refused at once, and the others go on', async () => {
    await dropFiles(
      page.getByRole('button', { name: 'Agregar archivos a: Detalles' }),
      await makeNumbered(28),
      [
        { name: 'drawing.svg', type: 'image/svg+xml', size: 100 },
        { name: 'enormous.jpg', type: 'image/jpeg', size: 15 * 1024 * 1024 + 1 },
      ],
    )
    await expect(entry(page, 'drawing.svg').getByRole('alert')).toHaveText(
      'Tipo de archivo no válido. Se aceptan JPEG, PNG, WebP, GIF, MP4 y WebM.',
    )
    await expect(entry(page, 'enormous.jpg').getByRole('alert')).toHaveText(
      'El archivo es demasiado grande',
    )
    await expect(entry(page, 'drawing.svg').getByRole('button', { name: /otra vez/ })).toHaveCount(
      0,
    )
    await expect(details(page).getByRole('progressbar').first()).toBeVisible()
    await expect(details(page).getByText(/^Subidos: \d+ de 28$/)).toBeVisible()
  })

  await test.step('leaving while files are on their way is asked about', async () => {
    await page.getByRole('link', { name: 'Circuitos' }).click()
    const question = page.getByRole('dialog', { name: '¿Salir mientras se guardan archivos?' })
    await question.getByRole('button', { name: 'Quedarse' }).click()
    await expect(question).toBeHidden()
  })

  await test.step('those that failed on the way are tried again, all together', async () => {
    await expect(details(page).getByRole('button', { name: /^Vista previa de/ })).toHaveCount(26, {
      timeout: 90_000,
    })
    await expect(details(page).getByRole('progressbar')).toHaveCount(0)
    await expect(details(page).getByText(/^No hay conexión con el servidor/)).toHaveCount(1)
    await details(page).getByRole('button', { name: 'Reintentar los que fallaron (2)' }).click()
    await expect(details(page).getByRole('button', { name: /^Vista previa de/ })).toHaveCount(28)
    expect(sent).toBe(30)
  })

  await test.step('they are numbered without a gap, in the order of the files', async () => {
    const { media } = await admin('detailDestination', { id, adminPanel: true })
    expect(media.map(({ order }) => order)).toEqual(media.map((_, place) => place + 1))
    const widths = media.map(({ width }) => width ?? 0)
    const first = widths.slice(0, 26)
    expect(first).toEqual(first.toSorted((one, other) => one - other))
    expect(new Set(widths).size).toBe(28)
  })

  await test.step('what was refused is dismissed', async () => {
    for (const name of ['drawing.svg', 'enormous.jpg']) {
      await page.getByRole('button', { name: `Descartar ${name}` }).click()
      await expect(entry(page, name)).toHaveCount(0)
    }
  })

  await test.step('a picture goes to another zone, and its old one closes the gap', async () => {
    await details(page).getByRole('button', { name: 'Acciones para Imagen 2', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Mover a: Slider' }).click()
    await expect(details(page).getByRole('button', { name: /^Vista previa de/ })).toHaveCount(27)
    await expect
      .poll(async () => {
        const { media } = await admin('detailDestination', { id, adminPanel: true })
        return media.map(({ position, order }) => `${position} ${order}`)
      })
      .toEqual(['slider 1', ...Array.from({ length: 27 }, (_, place) => `detail ${place + 1}`)])
  })
})

test('quick steps by keyboard all arrive, whatever the server takes', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const { id } = await addDestination(admin, 'Four pictures')
  await openPanel(page, `/admin-panel/destinations/${id}`)
  // The first file arrives last: the board has it first all the same, before the server does.
  let sent = 0
  let arrived = 0
  let letFirstGo = () => {}
  const others = new Promise<void>((resolve) => (letFirstGo = resolve))
  await page.route('**/api/addDestinationMedia', async (route) => {
    sent += 1
    if (sent === 1) await others
    await route.fulfill({ response: await route.fetch() })
    arrived += 1
    if (arrived === 3) letFirstGo()
  })
  await page.route('**/api/updateDestinationMediaOrder', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await dropFiles(
    page.getByRole('button', { name: 'Agregar archivos a: Detalles' }),
    await makeNumbered(4),
  )
  await expect(details(page).getByRole('button', { name: /^Vista previa de/ })).toHaveCount(4)
  const widths = async () => {
    const { media } = await admin('detailDestination', { id, adminPanel: true })
    return media.map(({ width }) => (width ?? 0) - narrowest + 1)
  }
  await details(page)
    .getByRole('button', { name: /^Mueva Imagen 1 / })
    .focus()
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(details(page).getByRole('button', { name: /^Mueva Imagen 3 / })).toBeFocused()
  await expect.poll(widths).toEqual([2, 3, 1, 4])
})
