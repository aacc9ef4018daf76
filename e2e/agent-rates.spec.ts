import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { PayloadOf } from '#contract/index.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { callerOf, visitor } from './caller.ts'
import { axeViolations } from './axe.ts'
import { logInPage } from './logged-in-page.ts'
import { addAccount } from './new-accounts.ts'
import { openPage } from './open-page.ts'
import { publicPages } from './public-pages.ts'
import { site } from './site.ts'

/** An agent of a new agency with these terms. */
async function addAgent(terms: PayloadOf<'addAgency'>['terms']) {
  const admin = await callerOf(site.admin)
  const { id: agencyId } = await admin('addAgency', { name: 'Agencia', country: 'ES', terms })
  return addAccount(admin, 'user', { agencyId })
}

test('an agent finds what a circuit costs on a day in March, and takes the table along', async ({
  page,
}) => {
  await logInPage(page, await addAgent({ kind: 'net' }))
  await openPage(page, '/es/rates')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader', { name: 'Tarifa neta' })).toBeVisible()
  await page.getByLabel('Buscar', { exact: true }).last().fill('esencial')
  await page.getByLabel('Válida el').fill(`${new Date().getFullYear() + 1}-03-12`)
  await expect(page.getByText('1 de 1')).toBeVisible()
  await expect(table.getByRole('rowheader', { name: /Temporada media/ })).toBeVisible()
  await expect(table.getByText(/USD\s3\.361/)).toBeVisible()
  // The season of that day alone; the others are a click away.
  await expect(table.getByRole('rowheader', { name: /Temporada/ })).toHaveCount(1)
  await page.getByRole('button', { name: /^Otras? temporadas?: \d/ }).click()
  expect(await table.getByRole('rowheader', { name: /Temporada/ }).count()).toBeGreaterThan(1)
  await expect(table.getByText('Comisión')).toHaveCount(0)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const csv = await readFile(await (await saved).path(), 'utf8')
  expect(csv).toContain('3361')
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('Buscar', { exact: true }).last().fill('no existe')
  await expect(page.getByText('Ninguna tarifa coincide.')).toBeVisible()
})

test('an agency that gets a commission is shown gross and what it keeps', async ({ page }) => {
  await logInPage(page, await addAgent({ kind: 'commission', percent: 12 }))
  await openPage(page, '/pt/rates')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader', { name: 'Comissão' })).toBeVisible()
  await expect(page.getByText('Tarifa neto')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(table.getByText('Base dupla').first()).toBeVisible()
  expect(await beyondTheEdge(page)).toBe(0)
})

test('no page, no page’s data and no header has a rate, whoever asks', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const { list } = await admin('listRates')
  const figures = list
    .flatMap(({ seasons }) => seasons.flatMap(({ lines }) => lines))
    .flatMap(({ net = 0, gross }) => [net, gross ?? 0])
  // Prices from which something costs stand on its page, and are no rate.
  const items = [await admin('listCircuits'), await admin('listPackages'), await admin('listTours')]
  const prices = new Set(
    items.flatMap(({ list: each }) => each.map((item) => item.priceFrom?.amount)),
  )
  // Smaller numbers are also heights, widths and distances.
  const isTelling = (figure: number) => figure >= 20_000 && !prices.has(figure)
  const secret = new Set(figures.filter(isTelling))
  expect(secret.size).toBeGreaterThan(500)
  const { token } = await visitor('login', await addAgent({ kind: 'net' }))
  const headers = { authorization: token }
  const spanish = Object.values(await publicPages()).map((path) => `/es${path}`)
  for (const path of [...spanish, '/es/rates', '/en/rates', '/es/my-requests', '/sitemap.xml']) {
    for (const address of [path, path.replace(/(\?.*)?$/, '.data$1')]) {
      const answer = await page.request.get(address, { headers })
      // A length is a number of its own.
      const { 'content-length': _length, ...told } = answer.headers()
      const text = (await answer.text()) + JSON.stringify(told)
      const found = (text.match(/\b\d+\b/g) ?? []).filter((figure) => secret.has(Number(figure)))
      expect([address, found]).toEqual([address, []])
    }
  }
})

test('two adults and a child of nine know what a lodge costs over the new year, without a pencil', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const { list } = await admin('listDestinations', { limit: 1 })
  const details = [{ lang: 'en' as const, name: `Lodge ${Date.now()}`, description: 'A lodge.' }]
  const { id: hotelId } = await admin('addHotel', {
    destinationId: list[0]?.id ?? '',
    category: 4,
    details,
  })
  const year = new Date().getFullYear()
  const lines = (factor: number) => [
    { basis: 'double' as const, net: 1, gross: 22_000 * factor },
    { basis: 'child' as const, net: 1, gross: 11_000 * factor },
  ]
  await admin('addRate', {
    entityType: 'hotel',
    entityId: hotelId,
    currency: 'USD',
    seasons: [
      { name: 'Low', from: `${year}-12-01`, to: `${year}-12-31`, lines: lines(1) },
      { name: 'High', from: `${year + 1}-01-01`, to: `${year + 1}-01-31`, lines: lines(2) },
    ],
    extras: [{ label: { en: 'Park fee' }, amount: 4_500, payable: 'onSpot' }],
  })
  await logInPage(page, await addAgent({ kind: 'commission', percent: 10 }))
  await openPage(page, '/en/rates')
  await expect(page.getByRole('table')).toBeVisible()
  await page
    .getByRole('search')
    .getByRole('searchbox', { name: 'Search' })
    .last()
    .fill(details[0]?.name ?? '')
  await expect(page.getByText('1 of 1')).toBeVisible()
  await page.getByRole('link', { name: 'Calculate a stay' }).click()
  const stay = page.getByRole('region', { name: 'Calculate a stay' })
  await stay.getByRole('button', { name: 'Calculate', exact: true }).click()
  await expect(stay.getByLabel('First night')).toBeFocused()
  await stay.getByLabel('First night').fill(`${year}-12-27`)
  await stay.getByLabel('Nights').fill('9')
  await stay.getByLabel('Children’s ages').fill('9')
  await stay.getByRole('button', { name: 'Calculate', exact: true }).click()
  // Five nights of 220 and four of 440 for each adult, half of it for the child.
  await expect(stay.getByRole('row', { name: /^Total/ })).toContainText('USD 7,150')
  await expect(stay.getByRole('row', { name: /^Your commission/ })).toContainText('USD 715')
  await expect(stay.getByRole('row', { name: /^You pay/ })).toContainText('USD 6,435')
  await expect(stay.getByRole('row', { name: /^Park fee/ })).toContainText('USD 135')
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await beyondTheEdge(page)).toBe(0)
  const address = page.url()

  await test.step('it is asked for with its days and travellers', async () => {
    await stay.getByRole('link', { name: 'Ask for this stay' }).click()
    await expect(page.getByLabel('From', { exact: true })).toHaveValue(`${year}-12-27`)
    await expect(page.getByLabel('Until', { exact: true })).toHaveValue(`${year + 1}-01-05`)
    await expect(page.getByLabel('Adults')).toHaveValue('2')
  })

  await test.step('it begins a client view with its total', async () => {
    await page.goto(address)
    await stay.getByLabel('First night').fill(`${year}-12-27`)
    await stay.getByRole('button', { name: 'Calculate', exact: true }).click()
    await stay.getByRole('link', { name: 'Client view of this stay' }).click()
    await expect(page.getByLabel('Starts on')).toHaveValue(`${year}-12-27`)
    await expect(page.getByLabel('Amount')).toHaveValue('1320')
  })
})
