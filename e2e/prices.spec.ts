import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { callerOf } from './caller.ts'
import { addJourney, uniqueName } from './new-items.ts'
import { openPage } from './open-page.ts'
import { openPanel } from './open-panel.ts'
import { save } from './panel-form.ts'
import { site } from './site.ts'

test('an admin says prices by season, and visitors read them on the page of the journey', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const { circuitId } = await addJourney(admin, uniqueName('Cumbre'))
  const facts = page.getByRole('region', { name: 'Datos, calendario, lugar y venta', exact: true })
  const seasons = facts.getByRole('group', { name: 'Precios por temporada', exact: true })

  await test.step('a season waits for a price, and one that costs less is refused at its row', async () => {
    await openPanel(page, `/admin-panel/circuits/edit/${circuitId}`)
    await facts.getByRole('button', { name: /^Datos/ }).click()
    await facts.getByRole('combobox', { name: 'Privado o regular' }).click()
    await page.getByRole('option', { name: 'Cualquiera de los dos, a elección' }).click()
    await facts.getByRole('button', { name: /^Venta/ }).click()
    const add = seasons.getByRole('button', { name: 'Agregar una temporada' })
    await expect(add).toBeDisabled()
    await facts.getByRole('textbox', { name: 'Importe' }).fill('1250.5')
    await facts.getByRole('textbox', { name: 'Para cuántos viajeros' }).fill('2')
    await add.click()
    await seasons.getByText('ene', { exact: true }).click()
    await seasons.getByText('dic', { exact: true }).click()
    await seasons.getByRole('textbox', { name: 'Importe, USD' }).fill('900')
    await seasons.getByRole('textbox', { name: 'Español' }).fill('Verano')
    await save(page)
    const refusal = 'No puede ser menor que el precio desde'
    await expect(seasons.getByText(refusal)).toBeVisible()
  })

  await test.step('the form stands on a phone, and says nothing wrong to those who listen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => beyondTheEdge(page)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('days may cost yet more', async () => {
    await seasons.getByRole('textbox', { name: 'Importe, USD' }).fill('1500')
    await seasons.getByRole('button', { name: 'Agregar una temporada' }).click()
    await seasons.getByRole('button', { name: 'Agregar fechas' }).last().click()
    await seasons.getByRole('checkbox', { name: 'Todos los años' }).check()
    for (const [end, month, day] of [
      ['Desde', 'diciembre', '27'],
      ['Hasta', 'enero', '5'],
    ] as const) {
      await seasons.getByRole('combobox', { name: `${end}: Mes` }).click()
      await page.getByRole('option', { name: month, exact: true }).click()
      await seasons.getByRole('textbox', { name: `${end}: Día` }).fill(day)
    }
    await seasons.getByRole('textbox', { name: 'Importe, USD' }).last().fill('1900')
    await save(page)
    await expect(page.getByText('Guardado')).toBeVisible()
    expect(await admin('detailCircuit', { id: circuitId })).toMatchObject({
      service: 'either',
      priceFromPax: 2,
      priceBands: [
        { months: [1, 12], amount: 150_000, name: { es: 'Verano' } },
        { spans: [{ from: '12-27', to: '01-05' }], amount: 190_000 },
      ],
    })
  })

  await test.step('the page tells each season', async () => {
    await openPage(page, `/es/circuits/${circuitId}`)
    await expect(page.getByText(/^desde USD.1\.250,50 \(feb–nov\)$/)).toBeVisible()
    await expect(page.getByText('Privado o regular', { exact: true })).toBeVisible()
    const rows = page.getByRole('region', { name: 'Precios por temporada' }).getByRole('row')
    const table = page.getByRole('table', { name: /si viajan 2 personas/ })
    await expect(table.getByRole('row', { name: /^Verano/ })).toContainText(/USD.1\.500/)
    await expect(table.getByRole('row', { name: /27 de diciembre/ })).toContainText(/USD.1\.900/)
    await expect(table.getByRole('row', { name: /febrero–noviembre/i })).toContainText(
      /USD.1\.250,50/,
    )
    expect(await rows.count()).toBeLessThanOrEqual(4)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain('"lowPrice":1250.5')
    expect(data.join()).toContain('"highPrice":1900')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => beyondTheEdge(page)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
  })
})

test('journeys are found by service and by what they cost in a month', async ({ page }) => {
  await openPage(page, '/es/circuits')
  const filters = page.locator('#filters')
  const chips = page.getByRole('list', { name: 'Filtros activos' })
  const lines = page.locator('[data-list="cards"]').getByText(/USD/)

  await filters.getByRole('link', { name: /^Regular/ }).click()
  await expect(page).toHaveURL(/service=shared/)
  await expect(page.locator('#results').getByText('· Regular ·').first()).toBeVisible()
  await chips.getByRole('link', { name: 'Quitar Regular' }).click()

  await filters
    .getByRole('link', { name: /^hasta USD/ })
    .last()
    .click()
  await expect(page).toHaveURL(/price=USD-\d+/)
  await expect(chips.getByRole('link', { name: /^Quitar hasta USD/ })).toBeVisible()
  await page.getByRole('link', { name: 'Por precio' }).click()
  await expect(page).toHaveURL(/sort=price/)
  // Journeys of other stories are not translated, and stand last.
  const amounts = (await lines.allTextContents())
    .slice(0, 4)
    .map((line) => Number(line.match(/USD.([\d.]+)/)?.[1]?.replace('.', '')))
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))

  await chips.getByRole('link', { name: 'Quitar todos' }).click()
  await filters.getByRole('link', { name: /^noviembre/i }).click()
  await expect(lines.first()).toContainText(/noviembre: desde USD/)
  await expect(lines.first()).toContainText('por persona')
})

test('comparison and shortlist tell the prices of a month', async ({ page }) => {
  const admin = await callerOf(site.admin)
  const { list } = await admin('listCircuits', { brief: true })
  const priced = list.filter(({ priceBands }) => priceBands.length > 0).slice(0, 2)
  await openPage(page, `/es/compare?circuits=${priced.map(({ id }) => id).join()}`)
  await page.getByRole('navigation', { name: 'Precios en' }).getByText('nov').click()
  await expect(page).toHaveURL(/month=11/)
  const price = page.getByRole('row', { name: /^Precio/ })
  await expect(price).toContainText(/noviembre: desde USD/)
  await expect(price).toContainText('por persona en base doble')
  await expect(page.getByRole('row', { name: /^Servicio/ })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await openPage(page, `/es/shortlist?items=${priced.map(({ id }) => `circuit:${id}`).join()}`)
  const months = page.getByRole('navigation', { name: 'Precios en' })
  await months.getByText('nov').click()
  await expect(page.getByText(/noviembre: desde USD/).first()).toBeVisible()
  await months.getByRole('link', { name: 'Cualquier mes' }).click()
  await expect(page.getByText(/noviembre: desde USD/)).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
})
