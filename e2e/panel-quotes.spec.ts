import { expect, test } from '@playwright/test'
import { callerOf, visitor } from './caller.ts'
import { addJourney, uniqueName } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { site } from './site.ts'

test('quotes are counted, read beside the list, marked, filtered, answered and deleted', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const name = uniqueName('Consulta')
  const admin = await callerOf(site.admin)
  const ids = await addJourney(admin, name)
  const person = { email: 'ana+viaje@example.com', name: `Ana ${name}` }
  const about = {
    destination: { entityType: 'destination', entityId: ids.destinationId },
    tour: { entityType: 'tour', entityId: ids.tourId },
    circuit: { entityType: 'circuit', entityId: ids.circuitId },
  } as const
  const first = { ...about.destination, message: '¿En marzo?\nSomos 2.', lang: 'en' } as const
  const { reference } = await visitor('createQuote', { ...person, ...first })
  await visitor('createQuote', { ...person, ...about.tour, message: 'Con niños' })
  await visitor('createQuote', { ...person, ...about.circuit, message: 'En otoño' })

  const link = page.getByRole('link', { name: /Cotizaciones/ })
  const unread = async () => Number(/(\d+)/.exec(await link.innerText())?.[1] ?? 0)
  const rows = page.getByRole('table').locator('tbody tr')
  const pane = page.getByRole('dialog')

  await openPanel(page, `/admin-panel/quotes?q=${name}`)
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Round')
  await expect(link).toContainText(/\d/)
  const before = await unread()

  await test.step('opening one beside the list marks it as read', async () => {
    await rows.last().getByRole('button').click()
    await expect(pane.getByText('¿En marzo?')).toBeVisible()
    await expect(pane.getByRole('link', { name: `North ${name}` })).toHaveAttribute(
      'href',
      `/admin-panel/destinations/${ids.destinationId}`,
    )
    await expect.poll(unread).toBe(before - 1)
    await expect(rows.last()).not.toHaveAccessibleName(/sin leer/)
  })

  await test.step('a reply is a mail to the visitor in their language, with their words', async () => {
    const href = await pane.getByRole('link', { name: 'Responder por mail' }).getAttribute('href')
    const address = new URL(href ?? '')
    expect(address.protocol).toBe('mailto:')
    expect(decodeURIComponent(address.pathname)).toBe(person.email)
    expect(address.searchParams.get('subject')).toBe(`Your request ${reference}: North ${name}`)
    expect(address.searchParams.get('body')).toContain(`Dear Ana ${name},\r\n`)
    expect(address.searchParams.get('body')).toContain('> ¿En marzo?\r\n> Somos 2.')
  })

  await test.step('leafing goes on to the next one, Back closes the pane', async () => {
    await pane.getByRole('button', { name: 'Cotización anterior' }).click()
    await expect(pane.getByText('Con niños')).toBeVisible()
    await expect.poll(unread).toBe(before - 2)
    await page.goBack()
    await expect(pane).toHaveCount(0)
    await expect(page).not.toHaveURL(/open=/)
  })

  await test.step('one marked as unread is bold and counted again', async () => {
    await rows.last().getByRole('button').click()
    await pane.getByRole('button', { name: 'Marcar como no leída' }).click()
    await expect(pane).toHaveCount(0)
    await expect(rows.last()).toHaveAccessibleName(/sin leer/)
    await expect.poll(unread).toBe(before - 1)
  })

  await test.step('filters leave a kind, or what is unread', async () => {
    await page.getByRole('combobox', { name: 'Consulta sobre' }).click()
    await page.getByRole('option', { name: 'Experiencia' }).click()
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(`Walk ${name}`)
    await page.getByRole('combobox', { name: 'Estado' }).click()
    await page.getByRole('option', { name: 'Sin leer' }).click()
    await expect(page.getByText('No se encontraron resultados')).toBeVisible()
    await page.goto(`/admin-panel/quotes?q=${name}`)
  })

  await test.step('the reference that a visitor names finds the quote', async () => {
    await page.goto(`/admin-panel/quotes?q=${reference}`)
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(reference)
    await page.goto(`/admin-panel/quotes?q=${name}`)
    await expect(rows).toHaveCount(3)
  })

  await test.step('deleting asks, and takes it away for good', async () => {
    await rows.first().getByRole('button').click()
    await pane.getByRole('button', { name: 'Eliminar cotización' }).click()
    const question = page.getByRole('dialog', { name: '¿Eliminar esta cotización?' })
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('Cotización eliminada')).toBeVisible()
    await expect(rows).toHaveCount(2)
    const { list } = await admin('listQuote')
    expect(list.filter((quote) => quote.name === person.name)).toHaveLength(2)
  })
})
