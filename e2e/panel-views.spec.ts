import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { callerOf } from './caller.ts'
import { addAccount } from './new-accounts.ts'
import { addDestination, uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { site } from './site.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const headersOf = async (page: Page) => {
  const texts = await page.getByRole('columnheader').filter({ visible: true }).allInnerTexts()
  return texts.map((text) => text.trim())
}

test('a view for everybody is seen by a colleague; what fails loses no name', async ({
  page,
  browser,
}) => {
  const admin = await callerOf(site.admin)
  const account = await addAccount(admin, 'admin')
  const name = uniqueName('Ocultos')
  await openPanel(page, '/admin-panel/incentives?status=disabled')

  await test.step('a name outlives a server out of reach', async () => {
    await button(page, 'Vistas').click()
    await item(page, 'Guardar estos filtros…').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name)
    await dialog.getByRole('checkbox', { name: 'Para todas las personas del panel' }).check()
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Nombre' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expect(dialog.getByRole('textbox', { name: 'Nombre' })).toHaveValue(name)
    await page.context().setOffline(false)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(button(page, name)).toBeVisible()
  })

  const colleague = await browser.newPage()
  await test.step('a colleague shows it and gives it another name', async () => {
    await openPanel(colleague, '/admin-panel/incentives', { account })
    await button(colleague, 'Vistas').click()
    await expect(colleague.getByText('Vistas de todos')).toBeVisible()
    await item(colleague, name).click()
    await expect(colleague).toHaveURL(/status=disabled/)
    await button(colleague, name).click()
    await item(colleague, 'Renombrar o compartir una vista').hover()
    await item(colleague, name).last().click()
    const dialog = colleague.getByRole('dialog')
    await expect(
      dialog.getByRole('checkbox', { name: 'Para todas las personas del panel' }),
    ).toBeDisabled()
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill(`${name} hoy`)
    expect(await axeViolations(colleague), 'the form of a view').toEqual([])
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(button(colleague, `${name} hoy`)).toBeVisible()
  })

  await test.step('and it goes', async () => {
    await page.reload()
    await button(page, `${name} hoy`).click()
    await item(page, 'Eliminar una vista').hover()
    await item(page, `${name} hoy`).last().click()
    await expect(button(page, 'Vistas')).toBeVisible()
  })
})

test('views of an earlier release move from the browser to the server', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const account = await addAccount(admin, 'admin')
  await openPanel(page, '/admin-panel/mails', { account })
  const key = `savedViews:${account.id}:/admin-panel/tours`
  const old = [{ name: 'De antes', params: { status: 'disabled' } }]
  await page.evaluate(([at, views]) => localStorage.setItem(at, views), [
    key,
    JSON.stringify(old),
  ] as const)
  await page.goto('/admin-panel/tours')
  await untilLoaded(page)
  await button(page, 'Vistas').click()
  await expect(item(page, 'De antes')).toBeVisible()
  const views = await (await callerOf(account))('listViews', { list: 'tours' })
  expect(views.list).toMatchObject([{ ...old[0], shared: false, own: true }])
  await expect.poll(() => page.evaluate((at) => localStorage.getItem(at), key)).toBeNull()
})

test('the columns of a list are chosen and ordered by keyboard, and stay', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const account = await addAccount(admin, 'admin')
  await openPanel(page, '/admin-panel/destinations', { account })
  const before = await headersOf(page)
  const [, name = '', second = '', third = ''] = before
  await button(page, 'Columnas').press('Enter')
  await page.getByRole('checkbox', { name: second, exact: true }).press('Space')
  await expect.poll(() => headersOf(page)).not.toContain(second)
  expect(await axeViolations(page), 'the menu of columns').toEqual([])
  const later = page.getByRole('button', { name: `Mover «${third}» hacia atrás` })
  await later.press('Enter')
  await expect(later).toBeFocused()
  await expect.poll(async () => (await headersOf(page)).indexOf(third)).toBe(3)
  const chosen = await headersOf(page)
  expect(chosen).toContain(name)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Columnas')).toBeFocused()

  await page.reload()
  await untilLoaded(page)
  await expect.poll(() => headersOf(page)).toEqual(chosen)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(
    page
      .getByRole('cell')
      .filter({ hasText: `${third}:` })
      .first(),
  ).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await button(page, 'Columnas').click()
  await button(page, 'Columnas como al principio').click()
  await expect.poll(() => headersOf(page)).toEqual(before)
})

test('two who have an item open are told of one another', async ({ page, browser }) => {
  const admin = await callerOf(site.admin)
  const account = await addAccount(admin, 'admin')
  const { id } = await addDestination(admin, uniqueName('Compartido'))
  const path = `/admin-panel/destinations/edit/${id}`
  const second = await browser.newPage()
  await openPanel(second, path, { account })
  await openPanel(page, path)
  const notice = page.getByRole('status').filter({ hasText: 'también está aquí' })
  await expect(notice).toContainText(/Agustina Agencia también está aquí, desde las \d/)
  expect(await axeViolations(page), 'a form with a colleague').toEqual([])
  // Who was there first hears of the other within half a minute.
  await expect(second.getByText(/ también está aquí, desde las /)).toBeVisible({ timeout: 40_000 })
  await admin('deleteDestination', { id })
})
