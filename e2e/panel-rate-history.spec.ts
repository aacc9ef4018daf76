import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { callerOf } from './caller.ts'
import { addJourney, uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { site } from './site.ts'

const year = new Date().getFullYear() + 1

test('a rate goes back to what it was, and comes back from the bin', async ({ page }) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Historia')
  const { hotelId } = await addJourney(admin, name)
  const sheet = name.slice(-20)
  const seasonOf = (net: number) => ({
    name: 'Alta',
    from: `${year}-01-01`,
    to: `${year}-03-31`,
    lines: [{ basis: 'double' as const, net, gross: net * 2 }],
  })
  const { id } = await admin('addRate', {
    entityType: 'hotel',
    entityId: hotelId,
    sheet,
    currency: 'USD',
    seasons: [seasonOf(10_000)],
  })
  await admin('editRate', { id, seasons: [seasonOf(12_500)] })

  await test.step('its versions are compared in words, and one is restored', async () => {
    await openPanel(page, `/admin-panel/rates/edit/${id}`)
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Versiones' }).click()
    await untilLoaded(page)
    await page.getByRole('link', { name: /^Versión 1/ }).click()
    const difference = page.getByRole('listitem').filter({ hasText: 'Entonces' })
    await expect(difference).toContainText('100 / 200')
    await expect(difference).toContainText('125 / 250')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Restaurar esta versión' }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'Restaurar esta versión' }).click()
    await expect(page.getByRole('link', { name: /^Versión 3/ })).toBeVisible()
    const { seasons } = await admin('detailRate', { id })
    expect(seasons[0]?.lines[0]?.net).toBe(10_000)
  })

  await test.step('what somebody changed meanwhile is not overwritten', async () => {
    await page.getByRole('link', { name: /^Versión 2/ }).click()
    await admin('editRate', { id, commission: 7 })
    await page.getByRole('button', { name: 'Restaurar esta versión' }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'Restaurar esta versión' }).click()
    await expect(page.getByRole('link', { name: /^Versión 4/ })).toBeVisible()
    expect((await admin('detailRate', { id })).commission).toBe(7)
  })

  await test.step('deleted, it is in the bin by item, sheet and days', async () => {
    await openPanel(page, `/admin-panel/rates/edit/${id}`)
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(page).toHaveURL(/admin-panel\/rates$/)
    await openPanel(page, '/admin-panel/bin?kind=rate')
    const row = page.getByRole('row').filter({ hasText: sheet })
    await expect(row).toContainText(`mar ${year}`)
    await expect(row).toContainText('Tarifa')
    expect(await axeViolations(page)).toEqual([])
    await row.getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Restaurar' }).click()
    await expect(row).toHaveCount(0)
    expect(await admin('detailRate', { id })).toMatchObject({ status: false, commission: 7 })
  })
})
