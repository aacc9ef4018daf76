import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { addIllustratedDestination } from './illustrated-destination.ts'
import { openPage } from './open-page.ts'
import { publicPages } from './public-pages.ts'
import { tabTo } from './tab-to.ts'

test.use({ reducedMotion: 'reduce' })

test('the skip link comes first and leads past the header', async ({ page }) => {
  await openPage(page, '/es')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Ir al contenido' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const inside = page.getByRole('main').locator(':focus')
  await expect(inside).toHaveCount(1)
})

test('a header menu opens, closes by Escape and leads to an item', async ({ page }) => {
  await openPage(page, '/es')
  const banner = page.getByRole('banner')
  const menu = banner.locator('summary').filter({ hasText: 'Circuitos' })
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  const all = banner.getByRole('link', { name: 'Todos los circuitos' })
  await expect(all).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(all).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(all).toBeHidden()
  await expect(menu).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/es\/circuits\/[0-9a-f-]{36}\//)
  await expect(banner.locator('details[open]')).toHaveCount(0)
})

test('on a phone the menu holds the focus, and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, '/es')
  const opener = page.getByRole('button', { name: 'Menú', exact: true })
  await tabTo(page, opener)
  await page.keyboard.press('Space')
  const closer = page.getByRole('button', { name: 'Cerrar el menú' })
  await expect(closer).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('#site-menu').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(closer).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(closer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the search list’s last entry leads to all results', async ({ page }) => {
  await openPage(page, '/es')
  const box = page.getByRole('banner').getByRole('combobox')
  await tabTo(page, box)
  await page.keyboard.type('salta')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowUp')
  const all = page.getByRole('banner').getByRole('option', { name: 'Ver todos los resultados' })
  await expect(all).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/es\/search\?q=salta$/)
})

test('on a phone the filters hold the focus, narrow the list and close', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, '/es/destinations')
  const opener = page.getByRole('main').getByRole('button', { name: 'Filtros' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const drawer = page.locator('#filters')
  await expect(drawer.getByRole('button', { name: 'Cerrar' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  const show = drawer.getByRole('button', { name: /^Ver \d+ resultados$/ })
  await expect(show).toBeFocused()

  await tabTo(page, drawer.getByRole('link', { name: /^Chile/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/country=/)
  await expect(drawer.getByRole('link', { name: /^Chile/ })).toHaveAttribute('aria-current', 'true')
  await tabTo(page, show)
  await page.keyboard.press('Enter')
  await expect(show).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.getByRole('link', { name: 'Quitar Chile' })).toBeVisible()
})

test('destinations are put into the tray and compared', async ({ page }) => {
  await openPage(page, '/es/destinations')
  const buttons = page.locator('#results').getByRole('button', { name: /^Comparar\b/ })
  const tray = page.getByRole('region', { name: 'Comparación' })
  await tabTo(page, buttons.first())
  await page.keyboard.press('Enter')
  await expect(tray).toContainText('Elija uno más')
  await tabTo(page, buttons.first())
  await page.keyboard.press('Space')
  await expect(tray.getByRole('listitem')).toHaveCount(2)
  await tabTo(page, tray.getByRole('button').first())
  await page.keyboard.press('Enter')
  await expect(tray.getByRole('listitem')).toHaveCount(1)
  await tabTo(page, buttons.first(), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, tray.getByRole('link', { name: 'Comparar (2)' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/es\/compare\?ids=/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
})

test('pictures are paged, opened large, and closed where one was', async ({ page }) => {
  const destination = await addIllustratedDestination('Keyboard Shore')
  try {
    await openPage(page, `/en/destinations/${destination.id}`)
    const slider = page.getByRole('main').getByRole('group', { name: 'Keyboard Shore' })
    const next = slider.getByRole('button', { name: 'Next picture' })
    await tabTo(page, next)
    await page.keyboard.press('Enter')
    await expect(slider).toContainText('2 / 3')
    await tabTo(page, slider.getByRole('button', { name: 'Previous picture' }), 'Shift+Tab')
    await page.keyboard.press('Space')
    await expect(slider).toContainText('1 / 3')

    const picture = page.getByRole('link', { name: 'Keyboard Shore, picture 2 of 3' })
    await tabTo(page, picture)
    await page.keyboard.press('Enter')
    const lightbox = page.getByRole('dialog', { name: 'Keyboard Shore' })
    await expect(lightbox).toContainText('2 / 3')
    await page.keyboard.press('ArrowRight')
    await expect(lightbox).toContainText('3 / 3')
    expect(await axeViolations(page)).toEqual([])
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab')
      // Past its last control the browser's own may come, but nothing of the page behind.
      await expect(page.locator('main :focus:not(dialog *)')).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
    await expect(picture).toBeFocused()
  } finally {
    await destination.remove()
  }
})

test('a quote is written and sent', async ({ page }) => {
  test.setTimeout(180_000)
  const pages = await publicPages()
  await openPage(page, `/es${pages.tour}`)
  const ask = page.getByRole('link', { name: 'Pedir una cotización' }).first()
  await tabTo(page, ask)
  await page.keyboard.press('Enter')
  const form = page.locator('#quote form')
  await expect(form).toBeVisible()
  await tabTo(page, form.getByLabel('Nombre'))
  await page.keyboard.type('Teo Teclado')
  await page.keyboard.press('Tab')
  await page.keyboard.type('teo@example.com')
  await tabTo(page, form.getByLabel('Mensaje'))
  await page.keyboard.type('Solo con el teclado.')
  await tabTo(page, form.getByRole('button', { name: 'Enviar la consulta' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Su consulta llegó' })).toBeFocused({
    timeout: 60_000,
  })
})
