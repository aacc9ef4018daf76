import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { callerOf, visitor } from './caller.ts'
import { uniqueName } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { site } from './site.ts'

test('terms for groups are written once, and a group’s proposal begins with them', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Grupos')
  await page.setViewportSize({ width: 390, height: 844 })
  await openPanel(page, '/admin-panel/term-sets')
  await page.getByRole('link', { name: 'Agregar condiciones' }).first().click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
  await page.getByLabel('Desde tantos pasajeros').fill('77')
  await page.getByLabel('Días de validez').fill('5')
  await page.getByLabel('Cómo pagar').fill('By bank transfer.')
  expect(await beyondTheEdge(page)).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()

  const { list } = await visitor('listDestinations', { brief: true })
  const asked = { entityType: 'destination' as const, entityId: list.at(-1)?.id ?? '' }
  const email = `${name.replaceAll(' ', '-').toLowerCase()}@example.com`
  const wish = { email, name, message: 'A group', lang: 'en' as const, adults: 80 }
  const { id: quoteId } = await visitor('createQuote', { ...asked, ...wish })
  const { id } = await admin('addProposal', { quoteId })
  expect(await admin('detailProposal', { id })).toMatchObject({ validDays: 5 })

  await page.getByRole('link', { name }).click()
  await page.getByLabel('Días de validez').fill('9')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect
    .poll(async () => (await admin('listTermSets')).list.find((each) => each.name === name))
    .toMatchObject({ validDays: 9 })
  const { list: sets } = await admin('listTermSets')
  for (const set of sets.filter((each) => each.name === name)) {
    await admin('deleteTermSet', { id: set.id })
  }
})
