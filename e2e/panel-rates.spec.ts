import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Caller } from '#contract/index.ts'
import { axeViolations } from './axe.ts'
import { callerOf, visitor } from './caller.ts'
import { logInPage } from './logged-in-page.ts'
import { addAccount } from './new-accounts.ts'
import { addJourney, uniqueName } from './new-items.ts'
import { openPage } from './open-page.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { save } from './panel-form.ts'
import { site } from './site.ts'

const year = new Date().getFullYear() + 1

/** A journey with a hotel, whose rates the story is about. */
async function addHotel(admin: Caller) {
  const name = uniqueName('Tarifa')
  const { hotelId } = await addJourney(admin, name)
  return { hotelId, hotel: `Inn ${name}`, sheet: name.slice(-20) }
}

/** An agent of a new agency that sees one rate list. */
async function addAgent(admin: Caller, sheet: string) {
  const name = uniqueName('Agencia')
  const terms = { kind: 'net' as const }
  const { id: agencyId } = await admin('addAgency', { name, country: 'ES', terms, sheets: [sheet] })
  return { name, account: await addAccount(admin, 'user', { agencyId }) }
}

/** Fills what a season says first: its name, its days and the net price of its first line. */
async function fillSeason(season: Locator, name: string, days: [string, string], net: string) {
  await season.getByRole('textbox', { name: 'Nombre' }).fill(name)
  await season.getByLabel('Desde', { exact: true }).fill(days[0])
  await season.getByLabel('Hasta', { exact: true }).fill(days[1])
  await season.getByRole('textbox', { name: 'Neto' }).first().fill(net)
}

const seasonsOf = (page: Page) =>
  page.getByRole('region', { name: 'Temporadas' }).locator('ol').first().locator(':scope > li')

test('a rate is written, corrected, sold to an agency, and next year’s made of it', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const admin = await callerOf(site.admin)
  const { hotelId, hotel, sheet } = await addHotel(admin)
  const agent = await addAgent(admin, sheet)

  await test.step('from the hotel to its rates, and to a new one', async () => {
    await openPanel(page, `/admin-panel/hotels/${hotelId}`)
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Tarifas' }).click()
    await untilLoaded(page)
    await page.getByRole('link', { name: 'Agregar tarifa' }).first().click()
    await expect(page.getByRole('combobox', { name: 'Hotel', exact: true })).toHaveValue(hotel)
  })

  await test.step('two seasons that overlap are told at their days', async () => {
    await page.getByRole('combobox', { name: 'Tarifario' }).fill(sheet)
    const add = page.getByRole('button', { name: 'Agregar temporada' })
    await add.click()
    await fillSeason(seasonsOf(page).nth(0), 'Baja', [`${year}-03-01`, `${year}-06-30`], '')
    await add.click()
    await fillSeason(seasonsOf(page).nth(1), 'Alta', [`${year}-06-30`, `${year}-08-31`], '120.5')
    await save(page)
    const net = seasonsOf(page).nth(0).getByRole('textbox', { name: 'Neto' })
    await expect(net).toBeFocused()
    await expect(net).toHaveAttribute('aria-invalid', 'true')
    await net.fill('80')
    await seasonsOf(page).nth(0).getByRole('textbox', { name: 'Bruto' }).fill('100')
    await save(page)
    await expect(page.getByText('Las temporadas se superponen: Baja / Alta')).toBeVisible()
    expect(await axeViolations(page), 'a refused rate').toEqual([])
    await seasonsOf(page).nth(1).getByLabel('Desde', { exact: true }).fill(`${year}-07-01`)
  })

  await test.step('what is rarely said is behind the price', async () => {
    const season = seasonsOf(page).nth(1)
    await season.getByRole('button', { name: /Detalles de Precio 1/ }).click()
    await season.getByRole('textbox', { name: 'Habitación' }).fill('Vista al lago')
    await season.getByRole('combobox', { name: 'Comidas' }).click()
    await page.getByRole('option', { name: 'con desayuno' }).click()
    await save(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${hotel}, ${sheet}`)
    const [rate] = (await admin('listRates', { sheet })).list
    expect(rate).toMatchObject({
      entityId: hotelId,
      validFrom: `${year}-03-01`,
      validTo: `${year}-08-31`,
      seasons: [
        { name: 'Baja', lines: [{ basis: 'double', net: 8_000, gross: 10_000, perNight: true }] },
        { name: 'Alta', lines: [{ net: 12_050, gross: null, room: 'Vista al lago', board: 'BB' }] },
      ],
    })
  })

  await test.step('it is seen as the agency sees it', async () => {
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Ver como una agencia' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Agencia' }).fill(agent.name)
    await page.getByRole('option', { name: agent.name }).click()
    await expect(dialog.getByText(/USD\s120,50/)).toBeVisible()
    await expect(dialog.getByText(/USD\s100$/)).toHaveCount(0)
    expect(await axeViolations(page), 'as an agency sees it').toEqual([])
    await page.keyboard.press('Escape')
  })

  await test.step('next year’s is a copy with other days and prices', async () => {
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Tarifa del año próximo' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Cambiar los precios' }).fill('10')
    await dialog.getByRole('button', { name: 'Hacer la copia' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Esta es la copia. Las agencias todavía no la ven.')).toBeVisible()
    const { list } = await admin('listRates', { sheet, sort: 'newest' })
    expect(list).toMatchObject([
      {
        status: false,
        validTo: `${year + 1}-08-31`,
        seasons: [{ lines: [{ net: 8_800 }] }, { lines: [{ net: 13_300 }] }],
      },
      { validTo: `${year}-08-31` },
    ])
  })

  await test.step('the agent finds both once the copy is shown', async () => {
    const [copy] = (await admin('listRates', { sheet, sort: 'newest' })).list
    await admin('editRate', { id: copy?.id ?? '', status: true })
    await logInPage(page, agent.account)
    await openPage(page, '/es/rates')
    await expect(page.getByRole('table').getByText(/USD\s120,50/)).toBeVisible()
    await expect(page.getByRole('table').getByText(/USD\s133/)).toBeVisible()
  })
})

test('a sheet of rates is dropped, tried, corrected and imported; an agent sees it', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const { hotelId, hotel, sheet } = await addHotel(admin)
  const agent = await addAgent(admin, sheet)
  await openPanel(page, '/admin-panel/rates')
  await page.getByRole('link', { name: 'Importar' }).click()
  const card = page.getByRole('region', { name: 'Importar' })
  const header =
    'rateRef;sheet;entityType;entityId;currency;season;ranges;basis;net;gross;colour\r\n'
  const rows = (net: string) =>
    [
      `${sheet};${sheet};hotel;${hotelId};USD;Alta;${year}-07-01/${year}-08-31;double;${net};150;x`,
      `${sheet};;;;;Alta;;single;200,25;;x`,
    ].join('\r\n')
  const choose = (net: string) =>
    card
      .getByLabel('Elegir archivos')
      .first()
      .setInputFiles({
        name: 'tarifas.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(header + rows(net)),
      })

  await test.step('what is wrong is told at its cell, and nothing changes', async () => {
    await choose('1.000')
    await expect(card.getByRole('cell', { name: 'I2 net' })).toContainText('1000 / 1.0')
    await expect(card.getByText('Otra fila de la misma tarifa está mal')).toBeVisible()
    await expect(card.getByRole('combobox', { name: 'colour' })).toHaveValue('')
    expect(await axeViolations(page), 'a sheet that was tried').toEqual([])
    await expect(card.getByRole('button', { name: 'Nada que importar' })).toBeDisabled()
  })

  await test.step('what is right is imported once it is said so', async () => {
    await choose('100,5')
    await card.getByRole('button', { name: /^Importar 2/ }).click()
    await expect(card.getByRole('link', { name: 'Ver las tarifas' })).toBeVisible()
    const [rate] = (await admin('listRates', { sheet })).list
    expect(rate).toMatchObject({
      externalId: sheet,
      seasons: [
        {
          lines: [
            { net: 10_050, gross: 15_000 },
            { basis: 'single', net: 20_025 },
          ],
        },
      ],
    })
  })

  await test.step('a large change is told; what was exported is unchanged', async () => {
    await choose('130')
    await expect(card.getByText('1 precio cambia más de un 25 %.')).toBeVisible()
    await page.goto(`/admin-panel/rates?sheet=${encodeURIComponent(sheet)}`)
    await untilLoaded(page)
    await expect(page.getByRole('link', { name: hotel })).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar' }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    const file = new Blob([await readFile(await (await saved).path())])
    const again = await admin('importRates', { file, dryRun: true })
    expect(again).toMatchObject({ counts: { add: 0, edit: 0, unchanged: 2, refused: 0 } })
  })

  await test.step('the agent sees it', async () => {
    await logInPage(page, agent.account)
    await openPage(page, '/es/rates')
    await expect(page.getByRole('table').getByText(/USD\s100,50/)).toBeVisible()
  })
})

test('prices of a proposal are suggested from a rate, and stay to be changed', async ({ page }) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const { hotelId, hotel, sheet } = await addHotel(admin)
  await admin('addRate', {
    entityType: 'hotel',
    entityId: hotelId,
    sheet,
    currency: 'USD',
    seasons: [
      {
        name: 'Alta',
        from: `${year}-07-01`,
        to: `${year}-08-31`,
        minNights: 4,
        lines: [
          { basis: 'double', net: 8_000, gross: 10_000 },
          { basis: 'double', supplement: true, board: 'HB', net: 1_000, gross: null },
        ],
      },
    ],
  })
  const { id: quoteId } = await visitor('createOpenQuote', {
    email: `${sheet.replaceAll(' ', '-').toLowerCase()}@example.com`,
    name: 'Ana',
    message: 'Somos dos.',
    lang: 'es',
    rooms: [{ kind: 'double', count: 1 }],
    travel: { from: `${year}-07-10`, to: `${year}-07-13` },
    nights: 3,
  })
  const { id } = await admin('addProposal', { quoteId })
  await openPanel(page, `/admin-panel/proposals/${id}`)
  await page.getByRole('button', { name: 'Sugerir con tarifas' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Tarifa' }).fill(hotel)
  await page.getByRole('option', { name: hotel }).click()
  await dialog.getByRole('button', { name: 'Sugerir precios' }).click()
  await expect(dialog.getByText('La temporada pide al menos 4 noches; estas son 3.')).toBeVisible()
  expect(await axeViolations(page), 'suggested prices').toEqual([])
  await expect(dialog.getByText('Precios brutos, para pasajeros sin agencia.')).toBeVisible()
  const netLine = dialog.getByRole('listitem').filter({ hasText: 'Neto: lo que usted paga' })
  await expect(netLine.getByRole('checkbox', { name: /^Tomar/ })).not.toBeChecked()
  await dialog.getByRole('textbox', { name: 'Cada uno (USD)' }).first().fill('310')
  await dialog.getByRole('button', { name: 'Tomar 1 línea' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Qué', exact: true })).toHaveValue(
    `${hotel}, por persona en base doble, 3 noches`,
  )
  await save(page)
  await expect
    .poll(async () => (await admin('detailProposal', { id })).prices)
    .toMatchObject([{ quantity: 2, unit: { amount: 31_000, currency: 'USD' }, optional: false }])
})

test('many rates are raised at once, after it is said what happens, and the work is undone', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const { list } = await admin('listDestinations', { limit: 1 })
  const name = `Posada ${Date.now()}`
  const details = [{ lang: 'en' as const, name, description: 'An inn.' }]
  const hotel = { destinationId: list[0]?.id ?? '', category: 3, details }
  const { id: entityId } = await admin('addHotel', hotel)
  const season = { from: '2036-01-01', to: '2036-12-31' }
  for (const sheet of ['one', 'two']) {
    await admin('addRate', {
      entityType: 'hotel',
      entityId,
      sheet: `${name} ${sheet}`,
      currency: 'USD',
      seasons: [{ ...season, lines: [{ basis: 'double', net: 10_000, gross: 20_000 }] }],
    })
  }
  await openPanel(page, '/admin-panel/rates')
  await page.getByRole('searchbox').last().fill(name)
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: name })
  await expect(rows).toHaveCount(2)
  await rows.first().getByRole('checkbox').check()
  await rows.last().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Cambiar…' }).click()
  await page.getByRole('menuitem', { name: 'Cambiar precios' }).click()
  const dialog = page.getByRole('dialog', { name: /Cambiar precios/ })
  await dialog.getByRole('textbox').first().fill('50')
  await dialog.getByRole('button', { name: 'Ver qué pasaría' }).click()
  await expect(dialog.getByText(/más de un cuarto/).first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Hacerlo con 2/ }).click()
  await expect(dialog).toBeHidden()
  await expect(rows.first()).toContainText('USD 300')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Deshacer/ })
    .click()
  await expect(rows.first()).toContainText('USD 200')
})
