import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { callerOf } from './caller.ts'
import { addPlace, textsOf, uniqueName } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { site } from './site.ts'

test('an import is undone from its report; what changed since stays', async ({ page }) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Deshacer')
  const { regionId } = await addPlace(admin, name)
  const add = async (of: string) =>
    (await admin('addDestination', { details: textsOf(of), regionId, altitude: 100 })).id
  const [id, since] = [await add(`${name} uno`), await add(`${name} dos`)]
  const sheet = [
    'id;externalId;altitude;name.en;description.en;regionId',
    `${id};;300;${name} uno;Texto;${regionId}`,
    `${since};;300;${name} dos;Texto;${regionId}`,
    `;${name}-3;300;${name} tres;Texto;${regionId}`,
  ].join('\r\n')
  await openPanel(page, '/admin-panel/sheets?kind=destination')
  const card = page.getByRole('region', { name: 'Importar' })
  await card
    .getByLabel('Elegir archivos')
    .first()
    .setInputFiles([{ name: 'lugares.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) }])
  await card.getByRole('button', { name: 'Importar 3 filas' }).click()
  await expect(card.getByText('Se agregaron 1, se editaron 2')).toBeVisible()
  await admin('editDestination', { id: since, altitude: 400 })

  await card.getByRole('button', { name: 'Deshacer la importación' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 que se agregó va a la papelera.')).toBeVisible()
  await expect(dialog.getByText('2 que se cambiaron vuelven a ser lo que eran.')).toBeVisible()
  expect(await axeViolations(page), 'the question').toEqual([])
  await dialog.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(dialog.getByRole('status')).toContainText('Deshechos: 2. 1 quedó como está:')
  await expect(dialog.getByRole('link', { name: `${name} dos` })).toBeVisible()
  await expect(dialog.getByText('alguien lo cambió o eliminó después')).toBeVisible()
  expect(await axeViolations(page), 'the result').toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const altitudeOf = async (of: string) =>
    (await admin('detailDestination', { id: of, adminPanel: true })).altitude
  expect(await altitudeOf(id)).toBe(100)
  expect(await altitudeOf(since)).toBe(400)
  const { list } = await admin('listBin', { kind: 'destination' })
  expect(list.map((each) => each.name)).toContain(`${name} tres`)

  await card.getByRole('button', { name: 'Deshacer la importación' }).click()
  await expect(dialog.getByText('Aquí ya no hay nada que deshacer.')).toBeVisible()
})

test('a bulk change is undone from its message, and later from the list of works', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Lote')
  const { regionId } = await addPlace(admin, name)
  const add = async (of: string) =>
    (await admin('addDestination', { details: textsOf(of), regionId })).id
  const ids = [await add(`${name} uno`), await add(`${name} dos`)]
  const statuses = async () =>
    Promise.all(
      ids.map(async (id) => (await admin('detailDestination', { id, adminPanel: true })).status),
    )
  const disableBoth = async () => {
    await openPanel(page, `/admin-panel/destinations?q=${encodeURIComponent(name)}`)
    for (const each of ['uno', 'dos']) {
      await page.getByRole('checkbox', { name: `Elegir ${name} ${each}` }).check()
    }
    await page.getByRole('button', { name: 'Cambiar…' }).click()
    await page.getByRole('menuitem', { name: 'Deshabilitar' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Ver qué pasaría' }).click()
    await dialog.getByRole('button', { name: 'Hacerlo con 2' }).click()
    await expect(dialog).toBeHidden()
    expect(await statuses()).toEqual([false, false])
  }
  const confirm = async () => {
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('2 que se cambiaron vuelven a ser lo que eran.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Deshacer', exact: true }).click()
    await expect(dialog.getByRole('status')).toContainText('Deshechos: 2.')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await statuses()).toEqual([true, true])
  }

  await test.step('from the message', async () => {
    await disableBoth()
    await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
    await confirm()
  })

  await test.step('from the list', async () => {
    await disableBoth()
    await openPanel(page, '/admin-panel/works')
    const row = page.getByRole('row').filter({ hasText: 'Cambio en lote: Destino' }).first()
    await expect(row).toContainText('0 agregados, 2 cambiados, 0 eliminados')
    expect(await axeViolations(page), 'the list of works').toEqual([])
    await row.getByRole('button', { name: 'Deshacer' }).click()
    await confirm()
    await expect(row).toContainText('Deshecho')
    await expect(row.getByRole('button', { name: 'Deshacer' })).toBeHidden()
  })
})
