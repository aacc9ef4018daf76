import { expect, type Page, test } from '@playwright/test'
import type { Caller } from '#contract/index.ts'
import { type Account, callerOf } from './caller.ts'
import { addAccount } from './new-accounts.ts'
import { textsOf } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { save } from './panel-form.ts'
import { site } from './site.ts'

const description = 'Lo que había.'

const sections = ['destinations', 'circuits', 'packages', 'tours', 'hotels', 'incentives'] as const

/** An item for one of the forms, with texts in Spanish and English; gives its id. */
async function addItem(admin: Caller, section: (typeof sections)[number]) {
  const details = [
    ...textsOf('Shared work'),
    { lang: 'es' as const, name: 'Trabajo compartido', description },
  ]
  const { list: destinations } = await admin('listDestinations', { limit: 3 })
  const destinationIds = destinations.map(({ id }) => id)
  const { id: destinationId = '', regionId = '' } = destinations[0] ?? {}
  const journey = { details, destinationIds, days: 5, nights: 4, tags: ['tren'] }
  const add = {
    destinations: () => admin('addDestination', { details, regionId }),
    circuits: () => admin('addCircuit', journey),
    packages: () => admin('addPackage', journey),
    hotels: () => admin('addHotel', { details, destinationId, category: 4 }),
    incentives: () => admin('addIncentive', { details, destinationId }),
    tours: async () => {
      const { list } = await admin('listCategories', {})
      const categoryId = list[0]?.id ?? ''
      return admin('addTour', { details, destinationId, categoryId })
    },
  }
  const { id } = await add[section]()
  return id
}

const tabPanel = (page: Page) => page.getByRole('tabpanel', { name: /Español/ })
const nameField = (page: Page) => tabPanel(page).getByRole('textbox', { name: 'Nombre' })
const descriptionField = (page: Page) =>
  tabPanel(page).getByRole('textbox', { name: 'Descripción' })

async function openForm(page: Page, path: string, account?: Account): Promise<void> {
  await openPanel(page, path, account && { account })
  await page.getByRole('tab', { name: /Español/ }).click()
  await expect(nameField(page)).toHaveValue('Trabajo compartido')
}

/** The question about one field. */
const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('radiogroup', { name, exact: true })

for (const section of sections) {
  test(`two admins edit one of the ${section}: neither loses anything`, async ({
    page: first,
    browser,
  }) => {
    const admin = await callerOf(site.admin)
    const id = await addItem(admin, section)
    const second = await browser.newPage()
    const path = `/admin-panel/${section}/edit/${id}`
    await openForm(first, path)
    await openForm(second, path, await addAccount(admin, 'admin'))

    await nameField(first).fill('El nombre de la primera')
    await descriptionField(first).fill('La descripción de la primera.')
    await save(first)
    await expect(first.getByText('Guardado')).toBeVisible()

    await nameField(second).fill('El nombre de la segunda')
    await second.getByRole('switch', { name: 'Habilitado' }).press('Space')
    await save(second)

    const dialog = second.getByRole('dialog', { name: /Otra persona/ })
    await expect(dialog.getByText(/ lo guardó el /)).toBeVisible()
    await expect(dialog.getByRole('radiogroup')).toHaveCount(3)
    await expect(dialog.getByText('Lo cambiaron los dos: elija')).toHaveCount(1)
    const name = field(second, 'Nombre (Español)')
    await expect(name.getByRole('radio', { name: /El nombre de la primera/ })).not.toBeChecked()
    await expect(name.getByRole('radio', { name: /El nombre de la segunda/ })).toBeChecked()
    // What one of them alone changed is kept without a choice.
    const text = field(second, 'Descripción (Español)')
    await expect(text.getByRole('radio', { name: /La descripción de la primera/ })).toBeChecked()
    const status = field(second, 'Habilitado')
    await expect(status.getByRole('radio', { name: /La suya/ })).toBeChecked()

    await dialog.getByRole('button', { name: 'Guardar mi elección' }).click()
    await expect(second.getByText('Guardado')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(descriptionField(second)).toHaveText('La descripción de la primera.')
    await second.reload()
    await second.getByRole('tab', { name: /Español/ }).click()
    await expect(nameField(second)).toHaveValue('El nombre de la segunda')
    await expect(descriptionField(second)).toHaveText('La descripción de la primera.')
    await expect(second.getByRole('switch', { name: 'Habilitado' })).not.toBeChecked()
  })
}

test('a circuit edited by two: lists are compared by name, and a whole version can be taken', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const id = await addItem(admin, 'circuits')
  const { destinationIds } = await admin('detailCircuit', {
    id,
    adminPanel: true,
  })
  await openForm(page, `/admin-panel/circuits/edit/${id}`)
  await page.getByRole('textbox', { name: 'Días' }).fill('12')
  await page
    .getByRole('button', { name: /^Mover / })
    .first()
    .press('ArrowDown')

  const theirs = [...destinationIds].toReversed()
  const edit = { id, destinationIds: theirs, tags: ['tren', 'nieve'], nights: 7 }
  await admin('editCircuit', edit)
  await save(page)

  const dialog = page.getByRole('dialog', { name: /Otra persona/ })
  const itinerary = field(page, 'Recorrido')
  await expect(dialog.getByText('Lo cambiaron los dos: elija')).toHaveCount(1)
  await expect(dialog.getByText(/[0-9a-f]{8}-[0-9a-f]{4}/)).toHaveCount(0)
  await expect(field(page, 'Etiquetas').getByRole('radio', { name: /nieve/ })).toBeChecked()

  await test.step('leaving the question keeps everything typed, and it is asked again', async () => {
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Días' })).toHaveValue('12')
    await save(page)
    await expect(dialog).toBeVisible()
  })

  await dialog.getByRole('button', { name: 'Conservar todo lo ajeno' }).click()
  await itinerary.getByRole('radio', { name: /La suya/ }).click()
  await dialog.getByRole('button', { name: 'Guardar mi elección' }).click()
  await expect(page.getByText('Guardado')).toBeVisible()
  const kept = await admin('detailCircuit', { id, adminPanel: true })
  expect(kept).toMatchObject({ days: 5, nights: 7, tags: ['tren', 'nieve'] })
  expect(kept.destinationIds.slice(0, 2)).toEqual([destinationIds[1], destinationIds[0]])

  await test.step('the next save of the same form meets nobody', async () => {
    await page.getByRole('textbox', { name: 'Días' }).fill('6')
    await save(page)
    await expect(page.getByText('Cambios sin guardar')).toBeHidden()
    await expect(dialog).toBeHidden()
    const after = await admin('detailCircuit', { id, adminPanel: true })
    expect(after).toMatchObject({ days: 6, nights: 7 })
  })
})
