import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { callerOf } from './caller.ts'
import { addPlace, textsOf, uniqueName } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { site } from './site.ts'

const name = uniqueName('Lista')
const total = 30
let regionId = ''

/** Thirty destinations of one region: the first disabled, the second starred, the third written in Spanish too. */
test.beforeAll(async () => {
  const admin = await callerOf(site.admin)
  const place = await addPlace(admin, name)
  regionId = place.regionId
  for (let at = 1; at <= total; at += 1) {
    const own = `${name} número ${at}`
    const spanish = { name: `${name} en castellano`, description: 'Texto.', lang: 'es' as const }
    const details = at === 3 ? [...textsOf(own), spanish] : textsOf(own)
    const flags = { status: at !== 1, starred: at === 2 }
    await admin('addDestination', { details, regionId, tags: ['prueba de lista'], ...flags })
  }
})

test.afterAll(async () => {
  const admin = await callerOf(site.admin)
  const { list } = await admin('listDestinations', { adminPanel: true })
  for (const { id } of list.filter((each) => each.regionId === regionId)) {
    await admin('deleteDestination', { id })
  }
})

const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const nameIn = (page: Page, at: number) => rows(page).nth(at).getByRole('link')

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a list is searched, filtered, sorted and paged, and the address keeps it', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await openPanel(page, '/admin-panel/destinations')

  await test.step('filters narrow it one by one', async () => {
    await choose(page, 'Región', `País ${name} · Región ${name}`)
    await expect(page.getByText(`${total} resultados`)).toBeVisible()
    await choose(page, 'Estado', 'Deshabilitado')
    await expect(rows(page)).toHaveCount(1)
    await expect(nameIn(page, 0)).toHaveText(`${name} número 1`)
    await choose(page, 'Estado', 'Habilitado')
    await choose(page, 'Destacado', 'Destacado')
    await expect(rows(page)).toHaveCount(1)
    await expect(nameIn(page, 0)).toHaveText(`${name} número 2`)
    await page.getByRole('button', { name: 'Quitar filtros', exact: true }).last().click()
    await choose(page, 'Región', `País ${name} · Región ${name}`)
    // The list of a filter that takes several values stays open, above the others.
    await page.keyboard.press('Escape')
    await choose(page, 'Idioma faltante', 'Español')
    await expect(page.getByText(`${total - 1} resultados`)).toBeVisible()
  })

  await test.step('the search asks for words in any language, and tags', async () => {
    await page.goto(`/admin-panel/destinations?region=${regionId}`)
    await page.getByRole('searchbox').fill('CASTELLANO')
    await expect(rows(page)).toHaveCount(1)
    await expect(page).toHaveURL(/q=CASTELLANO/)
    await page.getByRole('searchbox').fill('numero 17')
    await expect(nameIn(page, 0)).toHaveText(`${name} número 17`)
    await page.getByRole('searchbox').fill('')
    await page.getByRole('searchbox').pressSequentially('prueba lista', { delay: 120 })
    await expect(page.getByRole('searchbox')).toHaveValue('prueba lista')
    await expect(page.getByText(`${total} resultados`)).toBeVisible()
    await page.getByRole('searchbox').fill('numero 17')
    await expect(page).toHaveURL(/q=numero/)
    await expect(rows(page)).toHaveCount(1)
    await nameIn(page, 0).click()
    await expect(page).toHaveURL(/\/admin-panel\/destinations\/[0-9a-f-]{36}$/)
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('numero 17')
    await page.getByRole('searchbox').fill('nada así')
    await expect(page.getByText('No se encontraron resultados')).toBeVisible()
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).click()
    await expect(page.getByText(`${total} resultados`)).toBeVisible()
  })

  await test.step('a column sorts up, then down; numbers go by their value', async () => {
    const sort = page.getByRole('button', { name: 'Ordenar por Nombre' })
    await sort.click()
    await expect(page.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(nameIn(page, 2)).toHaveText(`${name} número 2`)
    await sort.click()
    await expect(nameIn(page, 0)).toHaveText(`${name} número 30`)
  })

  await test.step('pages of 25, 50 or 100 rows', async () => {
    await expect(rows(page)).toHaveCount(25)
    await expect(page.getByText(`1–25 de ${total}`)).toBeVisible()
    await page.getByRole('button', { name: 'Página siguiente' }).click()
    await expect(page.getByText(`26–${total} de ${total}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Página siguiente' })).toBeDisabled()
    await page.getByRole('combobox', { name: 'Filas por página' }).selectOption('50')
    await expect(rows(page)).toHaveCount(total)
    await page.getByRole('combobox', { name: 'Filas por página' }).selectOption('25')
    await page.getByRole('button', { name: 'Página siguiente' }).click()
  })

  await test.step('Back from an item brings all of it back', async () => {
    await expect(page.getByText(`26–${total} de ${total}`)).toBeVisible()
    const first = await nameIn(page, 0).innerText()
    const address = page.url()
    await nameIn(page, 0).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(nameIn(page, 0)).toHaveText(first)
    await expect(page.getByText(`26–${total} de ${total}`)).toBeVisible()
    await page.reload()
    await expect(nameIn(page, 0)).toHaveText(first)
  })
})

test('a filter holds several values; filters and order are kept as a view', async ({ page }) => {
  test.setTimeout(120_000)
  await openPanel(page, `/admin-panel/destinations?region=${regionId}`)
  const menu = (label: string) => page.getByRole('button', { name: label, exact: true })
  // The menu has it, and so has what opens beside it.
  const viewBelow = () => page.getByRole('menuitem', { name: 'Por traducir' }).nth(1)

  await test.step('any of the values will do', async () => {
    await choose(page, 'Idioma faltante', 'Español')
    await expect(page.getByText(`${total - 1} resultados`)).toBeVisible()
    await page.getByRole('option', { name: 'Português', exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/missing=es%2Cpt/)
    await expect(page.getByText(`${total} resultados`)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`${total} resultados`)).toBeVisible()
  })

  await test.step('a view is kept under a name, by keyboard', async () => {
    await menu('Vistas').press('Enter')
    await page.getByRole('menuitem', { name: 'Guardar estos filtros…' }).press('Enter')
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Por traducir')
    await page.keyboard.press('Enter')
    await expect(menu('Por traducir')).toBeVisible()
    expect(await axeViolations(page), 'a kept view').toEqual([])
    await page.goto('/admin-panel/destinations?q=numero')
    await menu('Vistas').click()
    await page.getByRole('menuitem', { name: 'Por traducir' }).click()
    await expect(page).toHaveURL(/missing=es%2Cpt/)
    await expect(page).toHaveURL(/q=numero/)
    await expect(page.getByText(`${total} resultados`)).toBeVisible()
  })

  await test.step('it is of this list alone', async () => {
    await page.goto('/admin-panel/hotels')
    await menu('Vistas').click()
    await expect(page.getByText('Todavía no hay vistas guardadas')).toBeVisible()
  })

  await test.step('other filters take its place, and it goes, which can be undone', async () => {
    await page.goto(`/admin-panel/destinations?region=${regionId}&sort=-name`)
    await menu('Vistas').click()
    await page.getByRole('menuitem', { name: 'Reemplazar una vista' }).click()
    await viewBelow().click()
    await expect(page.getByText('Se guardó la vista «Por traducir»')).toBeVisible()
    await menu('Por traducir').click()
    await page.getByRole('menuitem', { name: 'Eliminar una vista' }).click()
    await viewBelow().click()
    await expect(menu('Vistas')).toBeVisible()
    await page.locator('[data-visible=true]').getByRole('button', { name: 'Deshacer' }).click()
    await expect(menu('Por traducir')).toBeVisible()
  })
})

for (const [what, field] of [
  ['Habilitado', 'Status'],
  ['Destacado', 'Starred'],
] as const) {
  test(`a switch shows at once and goes back when the server refuses: ${what}`, async ({
    page,
  }) => {
    await openPanel(page, `/admin-panel/destinations?region=${regionId}&q=10`)
    const { promise: asked, resolve: refuse } = Promise.withResolvers<void>()
    await page.route(`**/api/toggleDestination${field}`, async (route) => {
      await asked
      await route.fulfill({ status: 500, json: { name: 'UNEXPECTED_ERROR', context: {} } })
    })
    const toggle = page.getByRole('switch', { name: `${what}: ${name} número 10` })
    const before = await toggle.isChecked()
    await toggle.press('Space')
    await expect(toggle).toBeChecked({ checked: !before })
    refuse()
    await expect(page.getByText(/Error inesperado en el servidor/)).toBeVisible()
    await expect(toggle).toBeChecked({ checked: before })
    await expect(toggle).toBeFocused()
  })
}
