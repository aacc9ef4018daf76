import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { callerOf, visitor } from './caller.ts'
import { uniqueName } from './new-items.ts'
import { openPage } from './open-page.ts'
import { openPanel } from './open-panel.ts'
import { site } from './site.ts'

test('a testimonial is written on a phone, and its journey quotes it with its source', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const author = uniqueName('Ingrid')
  const { list: circuits } = await visitor('listCircuits', { brief: true })
  const circuit = circuits.at(-1)
  const name = circuit?.details.find(({ lang }) => lang === 'es')?.name ?? ''
  await page.setViewportSize({ width: 390, height: 844 })
  await openPanel(page, '/admin-panel/testimonials/add')
  await page.getByRole('textbox', { name: 'Palabras' }).fill('Volveríamos mañana.')
  await page.getByRole('textbox', { name: 'Viajero' }).fill(author)
  await page.getByLabel('Mes del viaje').fill('2026-03')
  await page.getByLabel('Publicado en').fill('Una revista')
  await page.getByLabel('Dirección de la fuente').fill('https://revista.example/ingrid')
  await page.getByRole('combobox', { name: 'Sobre' }).click()
  await page.getByRole('option', { name: 'Circuito' }).click()
  await page.getByRole('combobox', { name: 'Circuito' }).fill(name)
  await page.getByRole('option', { name }).first().click()
  expect(await beyondTheEdge(page)).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page).toHaveURL(/testimonials\/edit/)

  await openPage(page, `/es/circuits/${circuit?.id}`)
  const quotation = page.getByRole('figure').filter({ hasText: author })
  await expect(quotation).toContainText('Volveríamos mañana.')
  await expect(quotation).toContainText('viajó en marzo de 2026')
  await expect(quotation.getByRole('link')).toHaveAttribute(
    'href',
    'https://revista.example/ingrid',
  )
  expect(await axeViolations(page)).toEqual([])
  const { list } = await admin('listTestimonials', { adminPanel: true })
  for (const { id } of list.filter((each) => each.author === author)) {
    await admin('deleteTestimonial', { id })
  }
})

test('a specialist is written, and the about page introduces them', async ({ page }) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Lola')
  await openPanel(page, '/admin-panel/specialists/add')
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
  await page.getByRole('textbox', { name: 'Sobre esta persona' }).fill('Conoce cada glaciar.')
  await page.getByLabel('Correo electrónico').fill('lola@example.com')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page).toHaveURL(/specialists\/edit/)
  await openPage(page, '/es/about-us')
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  await expect(page.getByText('Conoce cada glaciar.')).toBeVisible()
  const { list } = await admin('listSpecialists', { adminPanel: true })
  for (const { id } of list.filter((each) => each.name === name)) {
    await admin('deleteSpecialist', { id })
  }
})

test('a section that is off has no page, no menu and no line in the sitemap', async ({ page }) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  // A published one: what others withdraw meanwhile answers 410 whatever the sections are.
  const incentive = (await visitor('listIncentives', { limit: 1 })).list[0]
  await openPanel(page, '/admin-panel/site/trust')
  try {
    await page.getByRole('switch', { name: 'Incentivos' }).uncheck()
    await page.getByRole('switch', { name: 'Para agencias de viajes' }).uncheck()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect
      .poll(async () => (await visitor('getSite')).sections)
      .toMatchObject({ incentives: false, agents: false, specialists: true })
    const status = async (path: string) => (await page.request.get(path)).status()
    expect(await status(`/es/incentives/${incentive?.id}`)).toBe(404)
    expect(await status('/es/incentives')).toBe(404)
    expect(await status('/es/register')).toBe(404)
    expect(await status('/es/login')).toBe(200)
    await openPage(page, '/es')
    await expect(page.locator('a[href*="/incentives"], a[href*="/register"]')).toHaveCount(0)
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    expect(sitemap).not.toMatch(/\/(?:incentives|register)/)
    await openPage(page, '/es/login')
    await expect(page.locator('a[href*="/register"]')).toHaveCount(0)
  } finally {
    await admin('editSite', { sections: null })
  }
})
