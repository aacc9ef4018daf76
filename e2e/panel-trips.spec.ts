import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { callerOf } from './caller.ts'
import { addJourney, uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { save } from './panel-form.ts'
import { site } from './site.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Chooses from a list by name. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const programme = [
  'Three days in the south',
  'Day 1: Arrival',
  'Welcome at the airport.',
  'Day 2: The walk',
  'Boots on.',
].join('\n')

test('an admin gives a circuit its days and facts, is warned, and finds all there again', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Valle')
  const { circuitId } = await addJourney(admin, name)
  const path = `/admin-panel/circuits/edit/${circuitId}`
  const days = card(page, 'Día por día')
  const dayHead = (day: number) => days.getByRole('button', { name: new RegExp(`^Día ${day} `) })

  await test.step('a programme is pasted and becomes days', async () => {
    await openPanel(page, path)
    await days.getByRole('button', { name: 'Pegar un programa' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pegar un programa' })
    await dialog.getByRole('combobox', { name: 'Está escrito en' }).click()
    await dialog.getByRole('option', { name: 'English' }).click()
    await dialog.getByRole('textbox', { name: 'Programa' }).fill(programme)
    await expect(dialog.getByText('2 días encontrados')).toBeVisible()
    await dialog.getByRole('button', { name: 'Pasar a los días' }).click()
    await expect(dayHead(1)).toContainText('Arrival')
    await expect(dayHead(2)).toContainText('The walk')
  })

  await test.step('what may be wrong stands beside the days as one types', async () => {
    await expect(days.getByText('Falta el día 3.')).toBeVisible()
    await dayHead(1).click()
    await choose(page, 'Lugar de la noche', `South ${name}`)
    await choose(page, 'Hotel de la noche', `Inn ${name}`)
    await expect(
      days.getByText(`Inn ${name} está en North ${name}, no donde se pasa esta noche.`),
    ).toBeVisible()
    await choose(page, 'Lugar de la noche', `North ${name}`)
    await expect(days.getByText(/no donde se pasa esta noche/)).toBeHidden()
    await days.getByText('Cena', { exact: true }).click()
    await days.getByRole('button', { name: 'Agregar un traslado' }).click()
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => beyondTheEdge(page)).toBe(0)
    await page.setViewportSize({ width: 1280, height: 720 })
    await dayHead(1).click()
    await days.getByRole('button', { name: 'Agregar el día 3' }).click()
    await expect(days.getByText('Falta el día 3.')).toBeHidden()
    await expect(days.getByText('3 de 3 días · 1 de 2 noches')).toBeVisible()
  })

  await test.step('days are copied, moved with the keys and removed', async () => {
    await days.getByRole('button', { name: 'Duplicar el día 2' }).click()
    await expect(dayHead(3)).toContainText('The walk')
    await days.getByRole('button', { name: 'Quitar el día 4' }).click()
    await days.getByRole('button', { name: 'Mover el día 1' }).press('ArrowDown')
    await expect(dayHead(2)).toContainText('Arrival')
    await days.getByRole('button', { name: 'Mover el día 2' }).press('ArrowUp')
    await expect(dayHead(1)).toContainText('Arrival')
  })

  await test.step('facts are said, and one that is wrong is refused at its field', async () => {
    const facts = card(page, 'Datos, calendario, lugar y venta')
    await facts.getByRole('button', { name: /^Datos/ }).click()
    await choose(page, 'Nivel', 'Moderado (3 de 5)')
    await facts.getByRole('textbox', { name: 'Mínimo' }).fill('9')
    await facts.getByRole('textbox', { name: 'Máximo' }).fill('4')
    await facts.getByRole('button', { name: /^Venta/ }).click()
    await facts.getByRole('textbox', { name: 'Importe' }).fill('1250.5')
    await facts.getByRole('textbox', { name: 'Código' }).fill('AR-9')
    await facts.getByRole('button', { name: /^Datos/ }).click()
    await save(page)
    await expect(facts.getByText('El mínimo no puede superar al máximo')).toBeVisible()
    await facts.getByRole('textbox', { name: 'Máximo' }).fill('12')
    await facts.getByRole('button', { name: /^Calendario/ }).click()
    await choose(page, 'Son', 'En días de la semana')
    await facts.getByText('lunes', { exact: true }).click()
    await page.getByRole('button', { name: /^Lo destacado/ }).click()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('textbox', { name: 'Lo destacado' }).fill('The river\nThe forest')
    await save(page)
    await expect(page.getByText('Guardado')).toBeVisible()
  })

  await test.step('after a reload all is there, and the page of the panel tells it', async () => {
    await page.reload()
    await untilLoaded(page)
    await expect(dayHead(1)).toContainText(`North ${name} · Inn ${name} · Cena`)
    await expect(page.getByRole('button', { name: /^Lo destacado/ })).toContainText('The forest')
    const facts = card(page, 'Datos, calendario, lugar y venta')
    await expect(facts.getByRole('button', { name: /^Datos/ })).toContainText('9–12')
    await expect(facts.getByRole('button', { name: /^Calendario/ })).toContainText('lunes')
    await expect(page.getByText('Cambios sin guardar')).toBeHidden()
    const stored = await admin('detailCircuit', { id: circuitId })
    expect(stored).toMatchObject({
      level: 3,
      code: 'AR-9',
      groupSize: { min: 9, max: 12 },
      priceFrom: { amount: 125_050, currency: 'USD' },
      departures: { kind: 'weekdays', weekdays: [1] },
    })
    await page.goto(path.replace('/edit/', '/'))
    await expect(days.getByRole('heading', { name: /^Día 2 · The walk/ })).toBeVisible()
    await expect(page.getByText('Moderado (3 de 5)')).toBeVisible()
  })
})

test('a country is called by a name in each language, and a tag too', async ({ page }) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Islas')
  const { countryId, destinationId } = await addJourney(admin, name)
  await admin('editDestination', { id: destinationId, tags: [`sal ${name}`.toLowerCase()] })

  await openPanel(page, `/admin-panel/countries/edit/${countryId}`)
  await page.getByRole('textbox', { name: 'English' }).first().fill(`Country ${name}`)
  const aliases = page.getByRole('combobox', { name: 'También conocido como' })
  await aliases.fill('Archipiélago')
  await aliases.press('Enter')
  await save(page)
  await expect(page).toHaveURL(/\/countries\/[0-9a-f-]{36}$/)
  expect(await admin('getCountry', { id: countryId })).toMatchObject({
    names: { en: `Country ${name}` },
    aliases: ['Archipiélago'],
  })

  await page.goto('/admin-panel/tags')
  await page.getByRole('searchbox').fill(`sal ${name}`)
  await page.getByRole('button', { name: /^Nombrar la etiqueta sal/ }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'English' }).fill(`Salt ${name}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('row').filter({ hasText: `Salt ${name}` })).toBeVisible()
})

test('a programme of Word gives a new circuit its route, nights, meals and what it left out', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const name = uniqueName('Paso')
  await addJourney(admin, name)
  await openPanel(page, '/admin-panel/circuits/add')
  const days = card(page, 'Día por día')
  await days.getByRole('button', { name: 'Pegar un programa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pegar un programa' })
  await dialog
    .getByRole('textbox', { name: 'Programa' })
    .fill(
      [
        'Norte y sur',
        `1er día: Llegada a North ${name}`,
        'Recepción y traslado al hotel.',
        `Días 2 y 3: South ${name} (D/A)`,
        '• Caminata',
        'El programa incluye:',
        'Traslados',
      ].join('\n'),
    )
  await expect(dialog.getByText('3 días encontrados')).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Está escrito en' })).toHaveValue('Español')
  await expect(
    dialog.getByText(`Se agregan al recorrido: North ${name} y South ${name}`),
  ).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Caminata' })).toContainText(
    `Noche: South ${name} · Comidas: Desayuno y Almuerzo`,
  )
  await expect(dialog.getByText('3 renglones no están en ningún día')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => beyondTheEdge(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await dialog.getByRole('button', { name: 'Pasar a los días' }).click()
  await expect(card(page, 'Recorrido').getByRole('listitem')).toHaveCount(2)
  await expect(days.getByText('3 de 3 días')).toBeVisible()
  const head = days.getByRole('button', { name: /^Día 3 / })
  await expect(head).toContainText(`South ${name}`)
})
