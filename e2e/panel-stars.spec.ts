import { expect, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { addJourney, textsOf, uniqueName } from './new-items.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { site } from './site.ts'

test('a destination has four starred experiences, counted before a fifth is refused', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const name = uniqueName('Estrella')
  const { destinationId, categoryId, tourId, circuitId } = await addJourney(admin, name)
  for (const place of ['One', 'Two', 'Three', 'Four']) {
    await admin('addTour', { details: textsOf(`${place} ${name}`), destinationId, categoryId })
  }
  const starOf = (tour: string) =>
    page.getByRole('switch', { name: `Primero en la página del destino: ${tour} ${name}` })

  await test.step('the count goes along with the stars', async () => {
    await openPanel(page, `/admin-panel/destinations/${destinationId}`)
    await expect(page.getByText('0 de 4')).toBeVisible()
    for (const [at, place] of ['One', 'Two', 'Three', 'Four'].entries()) {
      await starOf(place).click()
      await expect(starOf(place)).toBeChecked()
      await expect(page.getByText(`${at + 1} de 4`)).toBeVisible()
    }
    await expect(page.getByText('Quite una estrella para dar otra.')).toBeVisible()
  })

  await test.step('the fifth is refused and its switch goes back', async () => {
    // The rows are read again and change places, which takes a key's press from the one under it.
    const readAgain = page.waitForResponse((response) =>
      response.url().includes('/getDestinationRelatedTours'),
    )
    await starOf('Walk').click()
    await expect(
      page.getByText('Solo puede tener hasta 4 experiencias destacadas por destino.'),
    ).toBeVisible()
    await readAgain
    await expect(starOf('Walk')).not.toBeChecked()
    await expect(page.getByText('4 de 4')).toBeVisible()
  })

  await test.step('a disabled experience loses its star and cannot have one', async () => {
    const row = page.getByRole('listitem').filter({ hasText: `Four ${name}` })
    await page.getByRole('switch', { name: `Habilitado: Four ${name}` }).press('Space')
    // It comes first on the page of its destination: that is told before it goes.
    const question = page.getByRole('dialog', { name: `¿Deshabilitar Four ${name}?` })
    await expect(question.getByText(/Aparece primero en la página de/)).toBeVisible()
    await question.getByRole('button', { name: 'Deshabilitar' }).click()
    await expect(row.getByText('Deshabilitado')).toBeVisible()
    await expect(starOf('Four')).not.toBeChecked()
    await expect(page.getByText('3 de 4')).toBeVisible()
    await starOf('Four').click()
    await expect(page.getByText('Solo puede destacar experiencias habilitadas')).toBeVisible()
    await expect(starOf('Four')).not.toBeChecked()
  })

  await test.step('a circuit marks the part of it that is disabled', async () => {
    await admin('toggleTourStatus', { id: tourId })
    await page.goto(`/admin-panel/circuits/${circuitId}`)
    await untilLoaded(page)
    const part = page.getByRole('listitem').filter({ hasText: `Walk ${name}` })
    await expect(part.getByText('Deshabilitado')).toBeVisible()
  })
})
