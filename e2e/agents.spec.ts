import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { callerOf } from './caller.ts'
import { logInPage } from './logged-in-page.ts'
import { addAccount } from './new-accounts.ts'
import { openPage } from './open-page.ts'
import { site } from './site.ts'

/** An agent of a new agency that is shown net rates. */
async function addAgent() {
  const admin = await callerOf(site.admin)
  const terms = { kind: 'net' as const }
  const { id: agencyId } = await admin('addAgency', { name: 'Agencia', country: 'ES', terms })
  return addAccount(admin, 'user', { agencyId })
}

test('an agent’s first page tells what changed, what they asked for and where their rates are', async ({
  page,
}) => {
  await logInPage(page, await addAgent())
  await openPage(page, '/es/agents')
  const news = page.getByRole('region', { name: 'Novedades' })
  await expect(news.getByRole('listitem').first()).toBeVisible()
  await news.getByRole('button', { name: /Mostrar \d+ más/ }).click()
  await expect(news.getByText('nuevo').first()).toBeVisible()
  await expect(page.getByText(/tarifas para su agencia/)).toBeVisible()
  await expect(page.getByText('Todavía no pidió ninguna cotización.')).toBeVisible()
  await news.getByLabel(/una vez por mes/).check()
  await expect(page.getByText('Las recibirá dentro de un mes', { exact: false })).toBeVisible()
  await openPage(page, '/es/agents')
  await expect(news.getByLabel(/una vez por mes/)).toBeChecked()
  expect(await axeViolations(page)).toEqual([])
})

test('an item’s page shows agents what it costs them, until they present it to somebody', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logInPage(page, await addAgent())
  const admin = await callerOf(site.admin)
  const { list } = await admin('listRates', { entityType: 'circuit', limit: 1 })
  await openPage(page, `/es/circuits/${list[0]?.entityId}`)
  const strip = page.getByRole('complementary', { name: 'Para su agencia' })
  await expect(strip.getByText(/Tarifa neta: USD/)).toBeVisible()
  await strip.getByRole('button', { name: 'Português' }).click()
  await expect(page.getByText('Textos copiados: Português')).toBeVisible()
  const kit = page.waitForEvent('download')
  await strip.getByRole('button', { name: 'Descargar el material de ventas' }).click()
  expect((await kit).suggestedFilename()).toMatch(/\.zip$/)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.length).toBeGreaterThan(100)
  expect(await axeViolations(page)).toEqual([])

  await page.locator('summary', { hasText: 'Agustina' }).click()
  await page.getByRole('button', { name: 'Modo presentación' }).click()
  await expect(strip).toBeHidden()
  await openPage(page, '/es/rates')
  await expect(page.getByText('El modo presentación oculta esta página.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Salir del modo' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})
