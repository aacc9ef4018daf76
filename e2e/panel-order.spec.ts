import { expect, type Locator, type Page, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { addDestination, textsOf, uniqueName } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { save } from './panel-form.ts'
import { site } from './site.ts'

const itinerary = (page: Page) =>
  page.getByRole('region', { name: 'Recorrido' }).getByRole('list').getByRole('listitem')
const mark = (page: Page) => page.getByText('Cambios sin guardar', { exact: true })

/** A circuit along four destinations, open in its form. */
async function openCircuit(page: Page) {
  const admin = await callerOf(site.admin)
  const word = uniqueName('Orden')
  const destinationIds: string[] = []
  for (const place of ['Uno', 'Dos', 'Tres', 'Cuatro']) {
    destinationIds.push((await addDestination(admin, `${place} ${word}`)).id)
  }
  const details = textsOf(`Circuit ${word}`)
  const { id } = await admin('addCircuit', { details, destinationIds, days: 4, nights: 3 })
  await openPanel(page, `/admin-panel/circuits/edit/${id}`)
  await expect(itinerary(page)).toHaveText([/Uno/, /Dos/, /Tres/, /Cuatro/])
  await itinerary(page)
    .nth(1)
    .evaluate((row) => row.scrollIntoView({ block: 'center' }))
  return { admin, id }
}

async function frames(page: Page): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
}

async function boxOf(row: Locator) {
  const box = await row.boundingBox()
  if (!box) throw new Error('The row is not on the page')
  return box
}

/** Takes a row by its middle and leads it there; the mouse stays down. */
async function lead(page: Page, row: Locator, to: { x: number; y: number }): Promise<void> {
  const box = await boxOf(row)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 25 })
  await frames(page)
}

/** The places as the form shows them, each by the word that tells it apart. */
const shown = async (page: Page) =>
  (await itinerary(page).allTextContents()).map((text) => /Uno|Dos|Tres|Cuatro/.exec(text)?.[0])

const drops = [
  { name: 'above the list', from: 2, expected: ['Tres', 'Uno', 'Dos', 'Cuatro'] },
  { name: 'below the list', from: 1, expected: ['Uno', 'Tres', 'Cuatro', 'Dos'] },
  { name: 'beside the list', from: 3, expected: undefined },
] as const

for (const drop of drops) {
  test(`a stop dropped ${drop.name} stands where it is shown, and is saved there`, async ({
    page,
  }) => {
    const { admin, id } = await openCircuit(page)
    const first = await boxOf(itinerary(page).first())
    const last = await boxOf(itinerary(page).last())
    const middle = first.x + first.width / 2
    const target = {
      'above the list': { x: middle, y: first.y - 60 },
      'below the list': { x: middle, y: last.y + last.height + 70 },
      'beside the list': { x: first.x - 120, y: first.y + 4 },
    }[drop.name]
    await lead(page, itinerary(page).nth(drop.from), target)
    await page.mouse.up()
    await frames(page)
    const order = await shown(page)
    if (drop.expected) expect(order).toEqual(drop.expected)
    // Numbered from one, in the order shown.
    const numbers = (await itinerary(page).allTextContents()).map((text) => text[0])
    expect(numbers).toEqual(['1', '2', '3', '4'])
    const moved = order.join() !== 'Uno,Dos,Tres,Cuatro'
    await expect(mark(page)).toBeVisible({ visible: moved })
    if (moved) {
      await save(page)
      await expect(page.getByText('Guardado')).toBeVisible()
    }
    const { destinations } = await admin('detailCircuit', { id, adminPanel: true })
    const names = destinations.map(({ details }) => details[0]?.name.split(' ')[0])
    expect(names).toEqual(order)
  })
}

test('a hand that overshoots while the page scrolls leaves the stop where it is shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 620 })
  const { admin, id } = await openCircuit(page)
  await lead(page, itinerary(page).first(), { x: 400, y: 615 })
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(800)
  await page.mouse.move(420, 612, { steps: 5 })
  await frames(page)
  await page.mouse.up()
  await frames(page)
  const order = await shown(page)
  expect(order).not.toEqual(['Uno', 'Dos', 'Tres', 'Cuatro'])
  await save(page)
  await expect(page.getByText('Guardado')).toBeVisible()
  const { destinations } = await admin('detailCircuit', { id, adminPanel: true })
  expect(destinations.map(({ details }) => details[0]?.name.split(' ')[0])).toEqual(order)
})

test('Escape in the middle of a drag puts the stop back; the keyboard moves one as well', async ({
  page,
}) => {
  const { admin, id } = await openCircuit(page)
  const first = await boxOf(itinerary(page).first())
  await lead(page, itinerary(page).nth(2), { x: first.x + 80, y: first.y - 40 })
  expect(await shown(page)).toEqual(['Tres', 'Uno', 'Dos', 'Cuatro'])
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(itinerary(page)).toHaveText([/Uno/, /Dos/, /Tres/, /Cuatro/])
  await expect(mark(page)).toBeHidden()

  await page.getByRole('button', { name: /^Mover Cuatro/ }).press('ArrowUp')
  await page.getByRole('button', { name: /^Mover Cuatro/ }).press('ArrowUp')
  await expect(itinerary(page)).toHaveText([/Uno/, /Cuatro/, /Dos/, /Tres/])
  await save(page)
  await expect(page.getByText('Guardado')).toBeVisible()
  const { destinations } = await admin('detailCircuit', { id, adminPanel: true })
  const names = destinations.map(({ details }) => details[0]?.name.split(' ')[0])
  expect(names).toEqual(['Uno', 'Cuatro', 'Dos', 'Tres'])
})
