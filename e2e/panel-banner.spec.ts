import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { callerOf, visitor } from './caller.ts'
import { makePictures } from './drop-files.ts'
import { openPanel } from './open-panel.ts'
import { site } from './site.ts'

/** The first bytes of an MP4 file: all that the server looks at. */
const video = Buffer.concat([
  Buffer.from([0, 0, 0, 32]),
  Buffer.from('ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'),
  Buffer.alloc(1_024),
])

/** Gives files to one of the two fields of the page that adds to the banner. */
async function upload(
  page: Page,
  field: 'Imágenes' | 'Videos',
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const chosen = page.waitForEvent('filechooser')
  const card = page.getByRole('region', { name: field })
  await card.getByRole('button', { name: 'Elegir archivos', exact: true }).click()
  await (await chosen).setFiles(files)
}

test('the banner takes pictures and videos, and the landing page shows what is switched on', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const old = new Set((await visitor('getBannerContent')).list.map(({ id }) => id))
  const [picture = Buffer.alloc(0), large = Buffer.alloc(0)] = await makePictures([
    '#14506b',
    '#7a2136',
  ])
  const landing = await browser.newPage()
  const stage = landing.getByRole('main').locator('section').first()

  await test.step('wrong files are refused beside their field', async () => {
    await openPanel(page, '/admin-panel/banner')
    await page.getByRole('link', { name: 'Agregar al banner' }).click()
    await expect(page).toHaveURL(/\/banner\/create$/)
    await upload(page, 'Imágenes', [{ name: 'clip.mp4', mimeType: 'video/mp4', buffer: video }])
    const pictures = page.getByRole('region', { name: 'Imágenes' })
    await expect(pictures.getByRole('alert')).toHaveText(
      'Tipo de archivo no válido. Se aceptan JPEG, PNG, WebP y GIF.',
    )
    await pictures.getByRole('button', { name: 'Descartar clip.mp4' }).click()
    await expect(pictures.getByRole('alert')).toHaveCount(0)
    // A video by its name alone: the server reads the bytes.
    await upload(page, 'Videos', [{ name: 'no.mp4', mimeType: 'video/mp4', buffer: picture }])
    await expect(page.getByRole('region', { name: 'Videos' }).getByRole('alert')).toHaveText(
      'El archivo está dañado o no es lo que dice su nombre: expórtelo o cópielo otra vez.',
    )
  })

  await test.step('a picture and a video are taken', async () => {
    await upload(page, 'Imágenes', [
      // The first one arrives last: it takes the server longer.
      {
        name: 'lago.png',
        mimeType: 'image/png',
        buffer: await sharp(large).resize(6_000).png().toBuffer(),
      },
      { name: 'cerro.jpg', mimeType: 'image/jpeg', buffer: picture },
    ])
    await upload(page, 'Videos', [{ name: 'ola.mp4', mimeType: 'video/mp4', buffer: video }])
    await expect
      .poll(async () => (await visitor('getBannerContent')).list.length)
      .toBe(old.size + 3)
    await expect(page.getByText('2 archivos agregados')).toBeVisible()
    await page.getByRole('link', { name: 'Volver al banner' }).click()
    await expect(page.getByRole('button', { name: /^Vista previa de/ })).toHaveCount(old.size + 3)
  })

  await test.step('pictures stand as they were chosen, until they are put in another order', async () => {
    const added = async () => {
      const { list } = await visitor('getBannerContent')
      return list.filter(({ id, type }) => type === 'image' && !old.has(id))
    }
    const colourOf = async (url: string) => {
      const { dominant } = await sharp(await (await page.request.get(url)).body()).stats()
      return dominant.r > dominant.b ? 'wine' : 'lake'
    }
    const colours = async () => Promise.all((await added()).map(({ url }) => colourOf(url)))
    await expect.poll(colours).toEqual(['wine', 'lake'])
    const pictures = page.getByRole('region', { name: 'Imágenes' })
    const handles = pictures.getByRole('button', { name: /^Mueva Imagen/ })
    await handles.last().press('ArrowLeft')
    await expect(handles.nth(-2)).toBeFocused()
    await expect.poll(colours).toEqual(['lake', 'wine'])
    const said = page.locator('[data-visible=true]')
    await expect(said.getByText('Se cambió el orden')).toBeVisible()
    await said.getByRole('button', { name: 'Deshacer', exact: true }).click()
    await expect.poll(colours).toEqual(['wine', 'lake'])
    await page.reload()
    await expect(handles).toHaveCount(old.size + 2)
  })

  await test.step('with videos off, visitors see every picture', async () => {
    await expect(page.getByText('No se muestra ahora')).toHaveCount(1)
    await landing.goto('/es')
    await expect(stage.locator('video')).toHaveCount(0)
    await expect(stage.getByText(`1 / ${old.size + 2}`)).toBeVisible()
  })

  await test.step('with videos on, they see the first video', async () => {
    await page.getByRole('switch', { name: 'Mostrar el video' }).press('Space')
    await expect(page.getByText('La página de inicio muestra el video')).toBeVisible()
    await expect(page.getByText('No se muestra ahora')).toHaveCount(old.size + 2)
    await landing.goto('/es')
    await expect(stage.locator('video')).toHaveCount(1)
    await page.getByRole('switch', { name: 'Mostrar el video' }).press('Space')
    await expect(page.getByText('No se muestra ahora')).toHaveCount(1)
  })

  await test.step('what was added is taken away again, after a question', async () => {
    await page.getByRole('button', { name: 'Eliminar: Video 1' }).click()
    const question = page.getByRole('dialog', { name: '¿Eliminar Video 1?' })
    await expect(question.locator('video')).toBeVisible()
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByRole('button', { name: /^Vista previa de/ })).toHaveCount(old.size + 2)
    const { list } = await visitor('getBannerContent')
    expect(list.filter(({ type }) => type === 'video')).toEqual([])
    for (const { id } of list) if (!old.has(id)) await admin('removeBannerImage', { id })
  })
})
