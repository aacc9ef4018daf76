import { expect, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { addAccount } from './new-accounts.ts'
import { addDestination, uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { site } from './site.ts'
import { tabTo } from './tab-to.ts'

const stored = () =>
  Object.entries(localStorage)
    .filter(([key]) => /^admin(?:Pins|Groups|Trail):/.test(key))
    .map(([key, value]) => `${key} ${String(value)}`)
    .join('\n')

test('groups open and close, stay as they were left, and sum up what waits in them', async ({
  page,
}) => {
  await openPanel(page, '/admin-panel/destinations')
  const menu = page.getByRole('navigation', { name: 'Secciones del panel' })
  const group = (name: string) => menu.getByRole('button', { name })
  await expect(menu.getByRole('link', { name: 'Hoteles' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Redirecciones' })).toHaveCount(0)

  await test.step('one click opens a group, and it is open the next time', async () => {
    await group('Sitio').click()
    await expect(menu.getByRole('link', { name: 'Redirecciones' })).toBeVisible()
    await group('Ventas').click()
    await expect(menu.getByRole('link', { name: 'Cifras' })).toHaveCount(0)
    await page.reload()
    await expect(menu.getByRole('link', { name: 'Redirecciones' })).toBeVisible()
    await expect(group('Ventas')).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('a closed group says what waits in it', async () => {
    await expect(group('Ventas')).toHaveAccessibleName(/^Ventas Nuevas: \d+/)
  })

  await test.step('the group of the page in sight is open', async () => {
    await page.goto('/admin-panel/figures')
    await expect(menu.getByRole('link', { name: 'Cifras' })).toHaveAttribute('aria-current', 'page')
    await group('Ventas').click()
    await expect(menu.getByRole('link', { name: 'Cifras' })).toHaveCount(0)
  })
})

test('pages are pinned on top by keyboard, and stay there', async ({ page }) => {
  await openPanel(page, '/admin-panel/destinations')
  const menu = page.getByRole('navigation', { name: 'Secciones del panel' })
  const pinned = menu.getByRole('list', { name: 'Fijadas' })
  for (const name of ['Hoteles', 'Cifras']) {
    await tabTo(page, menu.getByRole('button', { name: `Fijar ${name} arriba` }))
    await page.keyboard.press('Enter')
    await expect(pinned.getByRole('link', { name })).toBeVisible()
    await page.reload()
    await untilLoaded(page)
  }
  await expect(pinned.getByRole('link')).toHaveText(['Hoteles', 'Cifras'])
  await pinned.getByRole('button', { name: 'Fijar Hoteles arriba' }).click()
  await expect(pinned.getByRole('link')).toHaveText(['Cifras'])
})

test('the trail knows what was opened last, by addresses alone, and goes with the log-out', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const name = uniqueName('Huella')
  const { id } = await addDestination(admin, name)
  await openPanel(page, `/admin-panel/destinations/${id}`)
  const menu = page.getByRole('navigation', { name: 'Secciones del panel' })
  await menu.getByRole('link', { name: 'Hoteles' }).click()
  await untilLoaded(page)

  await test.step('in the menu, and first in the palette', async () => {
    await menu.getByRole('button', { name: 'Recientes' }).click()
    await expect(menu.getByRole('link', { name })).toBeVisible()
    await page.keyboard.press('Control+k')
    const entries = page.getByRole('dialog').locator('[data-action]')
    await expect(entries.first()).toContainText(name)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/destinations/${id}$`))
  })

  await test.step('only ids and addresses are stored, and nothing after the log-out', async () => {
    const before = await page.evaluate(stored)
    expect(before).toContain(id)
    expect(before).not.toContain(name)
    await page.getByRole('button', { name: 'Su cuenta' }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL(/\/es$/)
    expect(await page.evaluate(stored)).not.toContain('adminTrail')
  })
  await admin('deleteDestination', { id })
})

test('the palette finds pages of closed groups, by other words and in other languages', async ({
  page,
}) => {
  await openPanel(page, '/admin-panel/destinations')
  const palette = page.getByRole('dialog')
  for (const [words, address] of [
    ['tarifario', 'rates'],
    ['cores', 'site/look'],
    ['audit log', 'activity'],
    ['feriados', 'site/hours'],
    ['glosario', 'glossary'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('textbox')).toBeFocused()
    await page.keyboard.type(words)
    await expect(palette.locator('[data-action]').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/admin-panel/${address}$`))
    await untilLoaded(page)
  }
})

test('a seller begins with the requests, and is offered nothing of other duties', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const seller = await addAccount(admin, 'admin', { duties: ['requests'] })
  await openPanel(page, '/admin-panel', { account: seller })
  await expect(page).toHaveURL(/\/admin-panel\/quotes$/)
  const menu = page.getByRole('navigation', { name: 'Secciones del panel' })
  await expect(menu.locator('[aria-expanded]').nth(1)).toHaveAccessibleName(/^Ventas/)
  await expect(menu.getByRole('link', { name: 'Cifras' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Catálogo' })).toHaveCount(0)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await expect(palette.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('tarifas')
  await expect(palette.getByText('No se encontraron resultados')).toBeVisible()
  await admin('deleteUser', { id: seller.id })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('one thumb suffices: a bar below, and the menu as a sheet', async ({ page }) => {
    await openPanel(page, '/admin-panel/destinations')
    const bar = page.getByRole('navigation', { name: 'Atajos' })
    const targets = bar.locator('a, button')
    await expect(targets).toHaveText([/Resumen/, /Cotizaciones/, /Buscar/, /Menú/])
    for (const box of await Promise.all((await targets.all()).map((each) => each.boundingBox()))) {
      expect(box?.height).toBeGreaterThanOrEqual(48)
      expect(box?.width).toBeGreaterThanOrEqual(48)
    }

    await test.step('the sheet opens from below, with the same groups', async () => {
      await bar.getByRole('button', { name: 'Menú' }).tap()
      const sheet = page.getByRole('dialog', { name: 'Secciones del panel' })
      await expect(sheet).toBeVisible()
      const box = await sheet.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
      await sheet.getByRole('button', { name: 'Sitio' }).tap()
      await sheet.getByRole('link', { name: 'Redirecciones' }).tap()
      await expect(page).toHaveURL(/\/redirects$/)
      await expect(sheet).toHaveCount(0)
    })

    await test.step('a request is two touches away, the search one', async () => {
      await bar.getByRole('link', { name: 'Cotizaciones' }).tap()
      await expect(page).toHaveURL(/\/quotes$/)
      await bar.getByRole('button', { name: 'Buscar' }).tap()
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
      await page.keyboard.press('Escape')
    })

    await test.step('the end of a page stands above the bar', async () => {
      await untilLoaded(page)
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        const end = await page
          .locator('#content > *')
          .last()
          .evaluate((each) => each.getBoundingClientRect().bottom)
        expect(Math.floor(end)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
      }).toPass()
    })
  })

  test('what saves a form stands above the bar, which gives way to the keyboard', async ({
    page,
  }) => {
    await openPanel(page, '/admin-panel/categories/add')
    const bar = page.getByRole('navigation', { name: 'Atajos' })
    const save = page.getByRole('button', { name: 'Guardar', exact: true })
    const bottom = async () => {
      const box = await save.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    expect(await bottom()).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
    const field = page.getByRole('textbox', { name: 'Nombre' })
    await field.tap()
    // As where a keyboard shrinks the page.
    await page.setViewportSize({ width: 390, height: 480 })
    await expect(bar).toHaveCount(0)
    await expect(field).toBeInViewport()
    expect(await bottom()).toBeLessThanOrEqual(480)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(bar).toBeVisible()
  })
})
