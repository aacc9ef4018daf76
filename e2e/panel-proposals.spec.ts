import { expect, type Page, test } from '@playwright/test'
import type { Caller } from '#contract/index.ts'
import { axeViolations } from './axe.ts'
import { callerOf, visitor } from './caller.ts'
import { linkMailedTo } from './mailbox.ts'
import { addAccount } from './new-accounts.ts'
import { addJourney, uniqueName } from './new-items.ts'
import { openPanel } from './open-panel.ts'
import { save } from './panel-form.ts'
import { site } from './site.ts'

const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const path = (id: string) => `/admin-panel/proposals/${id}`

/** A request for a circuit of its own, and a draft that begins with it. */
async function addDraft(admin: Caller) {
  const name = uniqueName('Propuesta')
  const email = `${name.replaceAll(' ', '-').toLowerCase()}@example.com`
  const { circuitId } = await addJourney(admin, name)
  await admin('editCircuit', {
    id: circuitId,
    itinerary: [1, 2, 3].map((day) => ({
      day,
      meals: ['breakfast' as const],
      details: [{ lang: 'en' as const, title: `Stage ${day}`, text: `We go on, day ${day}.` }],
    })),
  })
  const quote = await visitor('createQuote', {
    email,
    name: `Ana ${name}`,
    message: 'Two of us, in spring.',
    lang: 'en',
    entityType: 'circuit',
    entityId: circuitId,
    adults: 2,
    travel: { from: inDays(100), to: inDays(110) },
  })
  const fromItem = { kind: 'circuit', id: circuitId } as const
  const { id } = await admin('addProposal', { quoteId: quote.id, fromItem, termSetId: null })
  return { id, email, name: `Ana ${name}`, reference: quote.reference, quoteId: quote.id }
}

/** Fills a price line, by its place. */
async function fillPrice(page: Page, place: number, label: string, amount: string) {
  await page.getByRole('textbox', { name: 'Qué', exact: true }).nth(place).fill(label)
  await page.getByRole('textbox', { name: 'Cada uno (USD)' }).nth(place).fill(amount)
}

test('a proposal goes from a circuit to the traveller, with options and an extra', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const admin = await callerOf(site.admin)
  const draft = await addDraft(admin)
  await openPanel(page, path(draft.id))
  const dialog = page.getByRole('dialog')
  const region = (name: string) => page.getByRole('region', { name, exact: true })

  await test.step('it begins with the days of the circuit and what was asked for', async () => {
    await expect(
      region('Día por día').getByRole('button', { name: /Día 3 · Stage 3/ }),
    ).toBeVisible()
    await expect(region('Lo que pide')).toContainText('Two of us, in spring.')
    await expect(region('Lo que pide')).toContainText('2 adultos')
    await expect(page.getByRole('textbox', { name: 'Adultos' })).toHaveValue('2')
  })

  await test.step('what it lacks is said before it can be sent', async () => {
    await page.getByRole('textbox', { name: 'Título', exact: true }).fill('')
    await page.getByRole('button', { name: 'Enviar…' }).click()
    await expect(dialog).toContainText('un título')
    await expect(dialog).toContainText('un último día en que es válida')
    await dialog.getByRole('button', { name: 'Seguir escribiendo' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('days are moved by keys, duplicated and removed, and show their dates', async () => {
    await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Patagonia for two')
    await page.getByLabel('Primer día del viaje').fill('2030-05-03')
    const days = region('Día por día')
    await expect(days.getByRole('button', { name: /Día 2 · Stage 2/ })).toContainText('4 may')
    await days.getByRole('button', { name: 'Mover el día 3' }).press('ArrowUp')
    await expect(days.getByRole('button', { name: /Día 2 · Stage 3/ })).toBeVisible()
    await days.getByRole('button', { name: 'Duplicar el día 1' }).click()
    await expect(days.getByRole('button', { name: /^Día 4 · / })).toContainText('6 may')
    await days.getByRole('button', { name: 'Quitar el día 2' }).click()
    await expect(days.getByRole('button', { name: /^Día 4 · / })).toHaveCount(0)
  })

  await test.step('totals follow what is typed: an option counts for itself, an extra for none', async () => {
    for (const [place, name] of ['Comfort', 'Superior'].entries()) {
      await page.getByRole('button', { name: 'Agregar una opción' }).click()
      await page.getByRole('textbox', { name: 'Nombre', exact: true }).nth(place).fill(name)
    }
    const prices = region('Precio')
    for (const [place, [label, amount]] of [
      ['Circuit', '1000.5'],
      ['Superior hotels', '300'],
      ['Whale watching', '90'],
    ].entries()) {
      await prices.getByRole('button', { name: 'Agregar un precio' }).click()
      await fillPrice(page, place, label ?? '', amount ?? '')
    }
    const superior = prices.getByRole('listitem').nth(1)
    await superior.getByRole('combobox', { name: 'Opción' }).click()
    await page.getByRole('option', { name: 'Superior' }).click()
    await prices.getByRole('listitem').nth(2).getByRole('checkbox', { name: 'Opcional' }).check()
    await expect(prices.getByRole('term')).toHaveText(['Comfort', 'Superior'])
    await expect(prices.getByRole('definition')).toHaveText([/USD\s2\.001/, /USD\s2\.601/])
  })

  await test.step('a broken rule opens its part and stands at its field', async () => {
    await page.getByRole('button', { name: /^Pagos/ }).click()
    await page.getByRole('button', { name: 'Agregar un pago' }).click()
    await page.getByRole('textbox', { name: 'Porcentaje', exact: true }).fill('30')
    await page.getByRole('button', { name: /^Pagos/ }).click()
    await save(page)
    await expect(page.getByText('Los porcentajes deben sumar 100')).toBeVisible()
    await page.getByRole('textbox', { name: 'Porcentaje', exact: true }).fill('100')
    await expect(page.getByText('Los porcentajes suman 100.')).toBeVisible()
  })

  await test.step('the preview shows what is typed, and nothing is wrong with either', async () => {
    await page.getByRole('button', { name: 'Vista previa' }).click()
    await expect(dialog.getByRole('heading', { name: 'Patagonia for two' })).toBeVisible()
    await expect(dialog.getByRole('row', { name: /^Superior USD/ })).toContainText(/2\.601/)
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await axeViolations(page)).toEqual([])
  })

  await test.step('sending saves first, says to whom, and ends the writing', async () => {
    await page.getByLabel('Válida hasta').fill(inDays(20))
    await page.getByRole('button', { name: 'Enviar…' }).click()
    await expect(dialog).toContainText(draft.email)
    await expect(dialog.getByRole('definition').last()).toHaveText(/USD\s2\.601/)
    await dialog.getByRole('button', { name: `Enviar a ${draft.name}` }).click()
    await expect(page.getByText('Propuesta enviada')).toBeVisible()
    await expect(page.getByText('Versión 1', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toHaveCount(0)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
  })

  const mailed = await linkMailedTo(draft.email, '/proposals/')
  const token = mailed.slice(mailed.lastIndexOf('/') + 1)
  const sent = await visitor('getProposal', { token })
  const [first, second] = sent.totals
  expect(sent.days.map(({ title }) => title)).toEqual(['Stage 1', 'Stage 3', 'Stage 2'])
  expect([first?.total.amount, second?.total.amount]).toEqual([200_100, 260_100])

  await test.step('the answer is shown, and the services are confirmed once', async () => {
    await visitor('answerProposal', {
      token,
      version: 1,
      answer: 'accepted',
      option: second?.option ?? '',
      extras: [2],
      acceptedBy: 'Ana García',
      text: 'We are looking forward to it.',
    })
    await page.reload()
    const answer = region('Respuesta')
    await expect(answer).toContainText('Ana García')
    await expect(answer).toContainText('Superior')
    await expect(answer).toContainText('Whale watching')
    await expect(answer).toContainText(/USD\s2\.781/)
    await expect(answer).toContainText('We are looking forward to it.')
    await page.getByRole('button', { name: 'Confirmar los servicios…' }).click()
    await dialog.getByRole('textbox').fill('See you in May.')
    await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click()
    await expect(answer).toContainText('Servicios confirmados el')
    await expect(page.getByRole('button', { name: 'Confirmar los servicios…' })).toHaveCount(0)
  })

  await test.step('a new version is a draft with the same content', async () => {
    await page.getByRole('button', { name: 'Versión nueva' }).click()
    await expect(page.getByText('Borrador', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue(
      'Patagonia for two',
    )
  })
})

test('a sent proposal has a link and a document, and can be withdrawn; a draft can be deleted', async ({
  page,
}) => {
  const admin = await callerOf(site.admin)
  const { id, quoteId } = await addDraft(admin)
  await admin('editProposal', { id, validUntil: inDays(20) })
  await admin('sendProposal', { id })
  await openPanel(page, path(id))
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: 'Enlace…' }).click()
  await expect(dialog.getByRole('textbox')).toHaveValue(/\/en\/proposals\/[\w-]{20,}$/)
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar el PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Retirar…' }).click()
  await dialog.getByRole('button', { name: 'Retirar', exact: true }).click()
  await expect(page.getByText('Retirada', { exact: true })).toBeVisible()

  const draft = await admin('addProposal', { quoteId, fromProposalId: id })
  await page.goto(path(draft.id))
  await page.getByRole('button', { name: 'Eliminar el borrador' }).click()
  await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/admin-panel/quotes\\?.*open=${quoteId}`))
  const { proposals } = await admin('detailQuote', { quoteId })
  expect(proposals.map(({ state }) => state)).toEqual(['withdrawn'])
})

test('two admins write one draft: neither loses anything', async ({ page: first, browser }) => {
  const admin = await callerOf(site.admin)
  const { id } = await addDraft(admin)
  const second = await browser.newPage()
  await openPanel(first, path(id))
  await openPanel(second, path(id), { account: await addAccount(admin, 'admin') })
  const title = (page: Page) => page.getByRole('textbox', { name: 'Título', exact: true })

  await title(first).fill('El de la primera')
  await first.getByRole('textbox', { name: 'Adultos' }).fill('4')
  await save(first)
  await expect(first.getByText('Guardado')).toBeVisible()

  await title(second).fill('El de la segunda')
  await second.getByRole('button', { name: 'Quitar el día 3' }).click()
  await save(second)
  const dialog = second.getByRole('dialog', { name: /Otra persona/ })
  await expect(dialog.getByRole('radiogroup')).toHaveCount(3)
  await expect(dialog.getByText('Lo cambiaron los dos: elija')).toHaveCount(1)
  const days = dialog.getByRole('radiogroup', { name: 'Días', exact: true })
  await expect(days.getByRole('radio', { name: /La suya/ })).toBeChecked()
  await expect(days).toContainText('3. Stage 3')
  await dialog.getByRole('button', { name: 'Guardar mi elección' }).click()
  await expect(second.getByText('Guardado')).toBeVisible()
  expect(await admin('detailProposal', { id })).toMatchObject({
    title: 'El de la segunda',
    pax: { adults: 4 },
    days: [{ title: 'Stage 1' }, { title: 'Stage 2' }],
  })
})
