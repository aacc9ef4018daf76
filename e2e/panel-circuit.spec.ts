import { expect, type Locator, type Page, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { dropFiles, makePictures } from './drop-files.ts'
import { openPanel } from './open-panel.ts'
import { publish, writeTexts } from './panel-form.ts'
import { site } from './site.ts'

const red = '#b42318'
const green = '#1f7a3a'
const blue = '#1d4f9e'

/** Which of red, green and blue a picture's middle is. */
async function coloursOf(pictures: Locator): Promise<string[]> {
  return pictures.evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) return 'none'
        const answer = await fetch(image.src)
        // One that was deleted may still be on the page.
        if (!answer.ok) return 'none'
        const bitmap = await createImageBitmap(await answer.blob())
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')
        canvas?.drawImage(bitmap, 0, 0, 1, 1)
        const channels = [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
        return ['red', 'green', 'blue'][channels.indexOf(Math.max(...channels))] ?? 'none'
      }),
    ),
  )
}

const zone = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const pictures = (page: Page, name: string) =>
  zone(page, name).getByRole('button', { name: /^Vista previa de/ })

const shown = (page: Page, name: string) => coloursOf(pictures(page, name).locator('img'))

const handleOf = (tile: Locator) => tile.getByRole('button', { name: /^Mueva/ })

/** Drags something, by its handle or its middle, onto another place; `meanwhile` it is held there. */
async function drag(
  page: Page,
  held: Locator,
  target: Locator,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  await held.hover()
  await page.mouse.down()
  const place = await target.boundingBox()
  if (!place) throw new Error('The place to drop on is not on the page')
  const x = place.x + place.width / 2
  const y = place.y + place.height / 2
  await page.mouse.move(x - 8, y - 8, { steps: 12 })
  await page.mouse.move(x, y, { steps: 4 })
  // Where something would fall is looked for once a frame.
  for (let frame = 0; frame < 2; frame += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await meanwhile?.()
  await page.mouse.up()
}

test('an editor builds a circuit with pictures; a visitor sees it in Portuguese', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const visitor = await browser.newPage()
  const mark = Date.now()
  const names = { en: `Three Waters ${mark}`, es: `Tres Aguas ${mark}`, pt: `Três Águas ${mark}` }
  let banned = ''

  await test.step('three destinations are found by name, in any language, and put in order', async () => {
    await openPanel(page, '/admin-panel/circuits')
    await page.getByRole('link', { name: 'Agregar circuito' }).click()
    const picker = page.getByRole('combobox', { name: 'Agregar un destino' })
    for (const typed of ['iguazu falls', 'ushuaia', 'bariloche']) {
      await picker.click()
      await expect(page.getByRole('option').first()).toBeVisible()
      await picker.pressSequentially(typed, { delay: 40 })
      await expect(page.getByRole('option')).toHaveCount(1)
      await picker.press('Enter')
      await expect(picker).toHaveValue('')
    }
    const itinerary = page.getByRole('region', { name: 'Recorrido' }).getByRole('listitem')
    await expect(itinerary).toHaveText([/Iguazú/, /Ushuaia/, /Bariloche/])
    await page.getByRole('button', { name: /^Mover .*Bariloche/ }).press('ArrowUp')
    await expect(itinerary).toHaveText([/Iguazú/, /Bariloche/, /Ushuaia/])
    await expect(page.getByRole('status').getByText(/ahora es el número 2/)).toBeAttached()
    await drag(page, page.getByRole('button', { name: /^Mover .*Ushuaia/ }), itinerary.nth(0))
    await expect(itinerary).toHaveText([/Ushuaia/, /Iguazú/, /Bariloche/])
  })

  await test.step('an inherited tag is hidden', async () => {
    const chip = page.getByRole('button', { name: /^Ocultar la etiqueta/ }).first()
    banned = (await chip.textContent()) ?? ''
    await chip.click()
    await expect(
      page.getByRole('button', { name: `Volver a mostrar la etiqueta ${banned}` }),
    ).toBeVisible()
  })

  await test.step('texts are written in three languages, Portuguese from the English copy', async () => {
    await writeTexts(page, 'English', names.en, 'Falls, lakes and the channel.')
    await expect(page.getByRole('tab', { name: 'English (completo)' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Português (vacío)' })).toBeVisible()
    await writeTexts(page, 'Español', names.es, 'Cataratas, lagos y el canal.')
    await page.getByRole('tab', { name: /Português/ }).click()
    await page.getByRole('button', { name: 'Copiar del inglés' }).click()
    const tabPanel = page.getByRole('tabpanel', { name: /Português/ })
    await expect(tabPanel.getByRole('textbox', { name: 'Nombre' })).toHaveValue(names.en)
    await expect(tabPanel.getByRole('textbox', { name: 'Descripción' })).toHaveText(/Falls/)
    await page.getByRole('button', { name: 'Copiar del inglés' }).click()
    const question = page.getByRole('dialog', { name: '¿Reemplazar lo escrito?' })
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(question).toBeHidden()
    await writeTexts(page, 'Português', names.pt, 'Cataratas, lagos e o canal.')
    await expect(page.getByRole('tab', { name: 'Português (completo)' })).toBeVisible()
  })

  await test.step('it is saved and leads to its own page', async () => {
    await page.getByRole('textbox', { name: 'Días' }).fill('9')
    await page.getByRole('textbox', { name: 'Noches' }).fill('8')
    await publish(page)
    await expect(page).toHaveURL(/\/admin-panel\/circuits\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.es)
  })
  const id = page.url().split('/').at(-1) ?? ''

  await test.step('pictures are dropped, and stay in the order of the files', async () => {
    const files = await makePictures([red, green, blue])
    await dropFiles(page.getByRole('button', { name: 'Agregar archivos a: Slider' }), files)
    await expect(pictures(page, 'Slider')).toHaveCount(3)
    await expect.poll(() => shown(page, 'Slider')).toEqual(['red', 'green', 'blue'])
  })

  await test.step('they are put in another order by keyboard, then by mouse', async () => {
    const held = Promise.withResolvers<void>()
    await page.route('**/api/updateCircuitMediaOrder', async (route) => {
      await held.promise
      await route.continue()
    })
    const saving = page.getByText('Guardando…')
    const first = zone(page, 'Slider').getByRole('button', { name: /^Mueva Imagen 1/ })
    await first.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shown(page, 'Slider')).toEqual(['green', 'blue', 'red'])
    const tiles = zone(page, 'Slider').getByRole('listitem')
    const stored = async () =>
      (await admin('detailCircuit', { id })).media.map(({ position }) => position)
    // What was still being saved comes back in the middle of the drag, and leaves it alone.
    await drag(page, tiles.nth(2), tiles.nth(0), async () => {
      await expect(saving).toBeVisible()
      held.resolve()
      await expect(saving).toBeHidden()
    })
    await expect.poll(() => shown(page, 'Slider')).toEqual(['red', 'green', 'blue'])
    await drag(
      page,
      handleOf(tiles.nth(1)),
      zone(page, 'Detalles').getByText('Suelte archivos aquí'),
    )
    await expect.poll(() => shown(page, 'Detalles')).toEqual(['green'])
    await expect.poll(stored).toContain('detail')
    await expect(saving).toBeHidden()
    await page.reload()
    await expect.poll(() => shown(page, 'Slider')).toEqual(['red', 'blue'])
    await expect.poll(() => shown(page, 'Detalles')).toEqual(['green'])
  })

  await test.step('one is looked at, moved by the menu, and deleted after a question', async () => {
    await pictures(page, 'Detalles').click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Vista previa' })).toBeVisible()
    await page.keyboard.press('Escape')
    await zone(page, 'Detalles')
      .getByRole('button', { name: /^Acciones/ })
      .click()
    await page.getByRole('menuitem', { name: 'Mover a: Slider' }).click()
    await expect.poll(() => shown(page, 'Slider')).toEqual(['red', 'blue', 'green'])
    await zone(page, 'Slider').getByRole('button', { name: 'Acciones para Imagen 1' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect.poll(() => shown(page, 'Slider')).toEqual(['blue', 'green'])
    const { media } = await admin('detailCircuit', { id })
    const orders = media.map(({ position, order }) => [position, order])
    expect(orders).toEqual([
      ['slider', 1],
      ['slider', 2],
    ])
  })

  await test.step('a visitor sees all that in Portuguese', async () => {
    await visitor.goto(`/pt/circuits/${id}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(names.pt)
    await expect(visitor.getByText('Cataratas, lagos e o canal.')).toBeVisible()
    const slides = visitor.getByRole('group', { name: names.pt }).locator('li img')
    // The second is fetched when the page has come to rest.
    await expect(slides.last()).not.toHaveAttribute('src', /^data:/)
    expect(await coloursOf(slides)).toEqual(['blue', 'green'])
    const tags = visitor.getByRole('list', { name: 'Temas' }).getByRole('listitem')
    await expect(tags.first()).toBeVisible()
    await expect(tags.filter({ hasText: new RegExp(`^${banned}$`) })).toHaveCount(0)
  })
})
