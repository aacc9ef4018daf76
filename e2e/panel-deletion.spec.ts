import { expect, type Page, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { addJourney, uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { site } from './site.ts'

async function confirmDeletion(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `¿Eliminar «${name}»?` })
  await dialog.getByRole('button', { name: 'Eliminar' }).click()
}

/** The explanation of a blocked deletion, with the links in it. */
function blocked(page: Page, name: string) {
  return page.getByRole('dialog', { name: `«${name}» todavía no se puede eliminar` })
}

async function deleteFromRow(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Más acciones para ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await confirmDeletion(page, name)
}

test('a blocked deletion explains itself with links that lead there', async ({ page }) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Ancla')
  const ids = await addJourney(admin, name)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })

  await test.step('a destination: its circuit, experience and hotel', async () => {
    await openPanel(page, `/admin-panel/destinations/${ids.destinationId}`)
    await page.getByRole('main').getByRole('button', { name: 'Eliminar', exact: true }).click()
    await confirmDeletion(page, `North ${name}`)
    const dialog = blocked(page, `North ${name}`)
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
      'Circuitos',
      'Experiencias',
      'Hoteles',
    ])
    await dialog.getByRole('link', { name: `Round ${name}` }).click()
    await expect(page).toHaveURL(new RegExp(`/admin-panel/circuits/${ids.circuitId}$`))
    await expect(heading).toHaveText(`Round ${name}`)
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a tour and a hotel: the circuit that includes them', async () => {
    for (const [path, own] of [
      [`tours/${ids.tourId}`, `Walk ${name}`],
      [`hotels/edit/${ids.hotelId}`, `Inn ${name}`],
    ] as const) {
      await page.goto(`/admin-panel/${path}`)
      await untilLoaded(page)
      await page.getByRole('main').getByRole('button', { name: 'Eliminar', exact: true }).click()
      await confirmDeletion(page, own)
      await blocked(page, own)
        .getByRole('link', { name: `Round ${name}` })
        .click()
      await expect(heading).toHaveText(`Round ${name}`)
    }
  })

  await test.step('a category: its experience', async () => {
    await page.getByRole('link', { name: 'Categorías' }).click()
    await deleteFromRow(page, `Categoría ${name}`)
    const link = blocked(page, `Categoría ${name}`).getByRole('link', { name: `Walk ${name}` })
    await link.click()
    await expect(page).toHaveURL(new RegExp(`/admin-panel/tours/${ids.tourId}$`))
  })

  await test.step('a country and a region: their destinations', async () => {
    await page.getByRole('link', { name: 'Países y regiones' }).click()
    await deleteFromRow(page, `País ${name}`)
    await blocked(page, `País ${name}`)
      .getByRole('link', { name: `South ${name}` })
      .click()
    await expect(heading).toHaveText(`South ${name}`)
    await page.goto(`/admin-panel/countries/${ids.countryId}`)
    await untilLoaded(page)
    await deleteFromRow(page, `Región ${name}`)
    await blocked(page, `Región ${name}`)
      .getByRole('link', { name: `North ${name}` })
      .click()
    await expect(heading).toHaveText(`North ${name}`)
  })
})

test('what may be deleted is asked about, and then gone everywhere', async ({ page }) => {
  test.setTimeout(180_000)
  const admin = await callerOf(site.admin)
  const name = uniqueName('Humo')
  const ids = await addJourney(admin, name)
  const toast = (own: string) => page.getByText(`Se eliminó «${own}»`)

  await test.step('a circuit stays when the question is answered with no', async () => {
    await openPanel(page, `/admin-panel/circuits?q=${name}`)
    await page.getByRole('button', { name: `Más acciones para Round ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    const dialog = page.getByRole('dialog', { name: `¿Eliminar «Round ${name}»?` })
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('link', { name: `Round ${name}` })).toBeVisible()
  })

  await test.step('then goes, from the list, the palette, its destination and the public site', async () => {
    await deleteFromRow(page, `Round ${name}`)
    await expect(toast(`Round ${name}`)).toBeVisible()
    await expect(page.getByRole('link', { name: `Round ${name}` })).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('textbox').fill(name)
    await expect(page.getByRole('dialog').getByText(`North ${name}`)).toBeVisible()
    await expect(page.getByRole('dialog').getByText(`Round ${name}`)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.goto(`/admin-panel/destinations/${ids.destinationIds[1]}`)
    await untilLoaded(page)
    await expect(page.getByText('Nada lo usa todavía.')).toBeVisible()
    expect((await page.request.get(`/es/circuits/${ids.circuitId}`)).status()).toBe(410)
  })

  await test.step('with it gone, everything else may go too', async () => {
    await page.goto(`/admin-panel/destinations/${ids.destinationId}`)
    await untilLoaded(page)
    await deleteFromRow(page, `Walk ${name}`)
    await expect(toast(`Walk ${name}`)).toBeVisible()
    await deleteFromRow(page, `Inn ${name}`)
    await expect(page.getByText('Sin hoteles todavía.')).toBeVisible()
    for (const [at, side] of ['North', 'South'].entries()) {
      await page.goto(`/admin-panel/destinations/${ids.destinationIds[at]}`)
      await untilLoaded(page)
      await page.getByRole('main').getByRole('button', { name: 'Eliminar', exact: true }).click()
      await confirmDeletion(page, `${side} ${name}`)
      await expect(page).toHaveURL(/\/admin-panel\/destinations$/)
    }
    await page.goto('/admin-panel/categories')
    await deleteFromRow(page, `Categoría ${name}`)
    await expect(page.getByRole('link', { name: `Categoría ${name}` })).toHaveCount(0)
    await page.goto(`/admin-panel/countries/${ids.countryId}`)
    await deleteFromRow(page, `Región ${name}`)
    await expect(page.getByText('Todavía no hay nada')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Eliminar', exact: true }).click()
    await confirmDeletion(page, `País ${name}`)
    await expect(page).toHaveURL(/\/admin-panel\/countries$/)
    await expect(page.getByRole('link', { name: `País ${name}` })).toHaveCount(0)
  })
})
