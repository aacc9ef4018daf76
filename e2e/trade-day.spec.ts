import { type Browser, expect, type Page, test } from '@playwright/test'
import type { Duty } from '#contract/base/rights/duties.ts'
import { type Account, callerOf } from './caller.ts'
import { logInPage } from './logged-in-page.ts'
import { mailTo } from './mailbox.ts'
import { addAccount } from './new-accounts.ts'
import { addJourney, uniqueName } from './new-items.ts'
import { openPage } from './open-page.ts'
import { openPanel, untilLoaded } from './open-panel.ts'
import { countPresses, expectPresses } from './presses.ts'
import { password, register, uniqueEmail, uniqueTaxId } from './registering.ts'
import { setTerms } from './set-terms.ts'
import { site } from './site.ts'

const nextYear = new Date().getFullYear() + 1
const [from, to] = [`${nextYear}-08-03`, `${nextYear}-08-06`]

const rows = (page: Page) => page.getByRole('list', { name: 'Cotizaciones' }).getByRole('listitem')
const pane = (page: Page) => page.getByRole('article')
const timeline = (page: Page) =>
  pane(page).getByRole('region', { name: 'Lo que pasó' }).getByRole('listitem')

/** A window of its own, in which somebody works and presses are counted. */
async function openWindow(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ locale: 'es-AR', reducedMotion: 'reduce' })
  await countPresses(page)
  return page
}

async function addColleague(duties: Duty[]): Promise<Account & { id: string }> {
  const admin = await callerOf(site.admin)
  return addAccount(admin, 'admin', { duties })
}

/** A circuit with its experience and a hotel, and what the circuit costs in each year. */
async function addProduct() {
  const admin = await callerOf(site.admin)
  const name = uniqueName('Quebrada')
  const { circuitId, tourId, hotelId } = await addJourney(admin, name)
  for (const [entityType, entityId, net] of [
    ['circuit', circuitId, 80_000],
    ['hotel', hotelId, 9_000],
  ] as const) {
    await admin('addRate', {
      entityType,
      entityId,
      currency: 'USD',
      seasons: [
        {
          name: 'Todo el año',
          from: `${nextYear}-01-01`,
          to: `${nextYear}-12-31`,
          lines: [{ basis: 'double', net, gross: net + net / 4 }],
        },
      ],
    })
  }
  return {
    name,
    circuit: `Round ${name}`,
    items: [`circuits/${circuitId}`, `tours/${tourId}`, `hotels/${hotelId}`],
  }
}

test('two colleagues, a manager and two agents live a day, and no trip is asked for twice', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const admin = await callerOf(site.admin)
  const product = await addProduct()
  const seller = await addColleague(['requests'])
  const colleague = await addColleague(['requests'])
  const contracting = await addColleague(['rates', 'trade'])
  const manager = await addColleague(['requests', 'rates', 'trade', 'team'])
  await setTerms(true)
  const surname = uniqueName('Rivera')
  const agent = { email: uniqueEmail(surname), password }
  const agency = { name: uniqueName('Quebracho'), taxId: uniqueTaxId() }
  const clientReference = `TR-${String(Date.now()).slice(-7)}`
  const [agents, desk, office] = await Promise.all([1, 2, 3].map(() => openWindow(browser)))
  if (!agents || !desk || !office) throw new Error('No window was opened')

  await test.step('an agency that registered is approved fit to sell, in one dialog', async () => {
    await register(agents, { surname, email: agent.email, agency })
    await openPanel(office, `/admin-panel/users?group=noApproved&q=${surname}`, {
      account: contracting,
    })
    await office.getByRole('button', { name: `Aprobar: Inés ${surname}` }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Condiciones', exact: true }).click()
    await office.getByRole('option', { name: 'Comisión' }).click()
    await dialog.getByRole('textbox', { name: 'Comisión' }).fill('10')
    await dialog.getByRole('button', { name: 'Aprobar' }).click()
    await expect(office.getByText(/Se aprobó a Inés/)).toBeVisible()
    await expectPresses(office, 4, 'approve an agency')
  })

  const [{ id: agencyId } = { id: '' }] = (await admin('listAgencies', { keyword: agency.name }))
    .list
  await admin('editAgency', { id: agencyId, country: 'DE', accountManagerId: seller.id })
  const second = await addAccount(admin, 'user', { agencyId })

  await test.step('an agent asks for three things, under a reference of their own', async () => {
    await agents.setViewportSize({ width: 1280, height: 900 })
    await logInPage(agents, agent)
    for (const item of product.items) {
      await openPage(agents, `/es/${item}`)
      await agents.getByRole('main').getByRole('button', { name: 'Guardar', exact: true }).click()
    }
    await agents
      .getByRole('banner')
      .getByRole('link', { name: /^Mi viaje/ })
      .click()
    await agents.getByRole('link', { name: 'Pedir cotización de todo' }).click()
    const form = agents.locator('#quote form')
    await expect(form.getByLabel('Correo electrónico', { exact: true })).toHaveValue(agent.email)
    await form.getByLabel('En fechas exactas').check()
    await form.getByLabel('Desde').fill(from)
    await form.getByLabel('Hasta', { exact: true }).fill(to)
    await form.getByLabel('Adultos').fill('2')
    await form.getByLabel('Su propia referencia').fill(clientReference)
    await form.getByLabel('Mensaje', { exact: true }).fill('Una pareja, primera vez en el norte.')
    await agents.getByRole('button', { name: 'Enviar la consulta' }).click()
    await expect(agents.getByRole('heading', { name: 'Su consulta llegó' })).toBeFocused({
      timeout: 60_000,
    })
    await expectPresses(agents, 9, 'ask for three things')
  })

  const { list: asked } = await admin('listQuote', { keyword: clientReference })
  const [quote] = asked
  if (!quote) throw new Error('The request was not kept')
  const mailToAgent = (words: string) =>
    mailTo(
      agent.email,
      ({ subject = '' }) => subject.includes(words) && subject.includes(clientReference),
    )

  await test.step('it is with who keeps the agency, whose mail names it', async () => {
    expect(quote.assignee?.id).toBe(seller.id)
    const told = await mailTo(
      seller.email,
      ({ subject }) => subject?.includes(quote.reference) === true,
    )
    expect(told.text).toContain(agency.name)
  })

  await test.step('the desk answers with a template', async () => {
    await openPanel(desk, '/admin-panel/quotes', { account: seller })
    await rows(desk).filter({ hasText: surname }).getByRole('button').click()
    await pane(desk).getByRole('combobox', { name: 'Plantilla' }).click()
    await desk.getByRole('option', { name: 'First answer' }).click()
    await expect(pane(desk).getByRole('textbox', { name: 'Respuesta' })).toContainText(
      'Gracias por escribirnos',
    )
    await pane(desk).getByRole('button', { name: 'Enviar respuesta' }).click()
    await expect(timeline(desk).filter({ hasText: 'respondió' })).toHaveCount(1)
    await expectPresses(desk, 4, 'answer with a template')
    await mailToAgent('Su viaje')
  })

  await test.step('a proposal has days, price, payments and terms without typing any', async () => {
    await pane(desk).getByRole('button', { name: 'Nueva propuesta' }).click()
    await desk.getByRole('menuitem', { name: `A partir de «${product.circuit}»` }).click()
    await expect(desk).toHaveURL(/\/admin-panel\/proposals\//)
    await untilLoaded(desk)
    await desk.getByRole('button', { name: 'Sugerir con tarifas' }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Tarifa' }).click()
    await dialog.getByRole('combobox', { name: 'Tarifa' }).fill(product.circuit)
    await desk.getByRole('option', { name: product.circuit }).click()
    await dialog.getByRole('button', { name: 'Sugerir precios' }).click()
    await expect(dialog.getByText(`según las condiciones de ${agency.name}`)).toBeVisible()
    await dialog.getByRole('button', { name: /^Tomar \d+ líneas?$/ }).click()
    await desk.getByRole('button', { name: 'Enviar…' }).click()
    await dialog.getByRole('button', { name: `Enviar a Inés ${surname}` }).click()
    await expect(desk.getByText('Versión 1', { exact: true })).toBeVisible()
    await expectPresses(desk, 9, 'send a priced proposal')
    await mailToAgent('Su propuesta de viaje')
    const [proposal] = (await admin('detailQuote', { quoteId: quote.id })).proposals
    expect(await admin('detailProposal', { id: proposal?.id ?? '' })).toMatchObject({
      commission: 10,
      payments: [{ percent: 20 }, { rest: true }],
      prices: [{ quantity: 2, unit: { amount: 100_000, currency: 'USD' } }],
    })
  })

  await test.step('a colleague of the agent opens it from the list, and asks for a change', async () => {
    await logInPage(agents, second)
    await openPage(agents, '/es/my-requests')
    const line = agents.getByRole('listitem').filter({ hasText: clientReference })
    await line.getByRole('link').first().click()
    await expect(agents.getByRole('main')).toContainText('Su comisión: USD 200')
    await agents.getByRole('button', { name: 'Abrir la propuesta' }).click()
    await agents.getByText('Pedir un cambio').click()
    await agents.getByLabel('¿Qué cambiaría?').fill('Con un traslado privado')
    await agents.getByRole('button', { name: 'Enviar el pedido' }).click()
    await expect(agents.getByText('Mientras tanto la propuesta sigue abierta.')).toBeVisible()
    await expectPresses(agents, 5, 'ask for a change')
  })

  await test.step('the next version answers it', async () => {
    await desk.reload()
    await untilLoaded(desk)
    await desk.getByRole('button', { name: 'Versión nueva' }).click()
    const title = desk.getByRole('textbox', { name: 'Título', exact: true })
    await title.fill('El norte con traslado privado')
    await desk.getByRole('button', { name: 'Enviar…' }).click()
    await desk.getByRole('button', { name: `Enviar a Inés ${surname}` }).click()
    await expect(desk.getByText('Versión 2', { exact: true })).toBeVisible()
    await expectPresses(desk, 3, 'send the next version')
  })

  await test.step('the agency shows it to its clients at its own price', async () => {
    await openPage(agents, `/es/my-requests/${quote.id}`)
    await agents.getByRole('link', { name: 'Mostrarla a sus clientes' }).first().click()
    await agents.getByLabel('Mostrar precios de la propuesta').check()
    await agents.getByLabel('Su porcentaje').fill('10')
    await agents.getByRole('button', { name: 'Crear' }).click()
    const view = agents.getByRole('article', { name: 'El norte con traslado privado' })
    const address = (await view.getByRole('link').first().textContent()) ?? ''
    await expectPresses(agents, 4, 'make a client view')
    const clients = await browser.newPage()
    await clients.goto(address)
    await expect(clients.getByText(/USD\s2\.200/).first()).toBeVisible()
    expect(await clients.content()).not.toMatch(/ñandú|2\.000/i)
    await clients.close()
  })

  await test.step('it is accepted by the agency and confirmed by the desk', async () => {
    await openPage(agents, `/es/my-requests/${quote.id}`)
    await agents.getByRole('button', { name: 'Abrir la propuesta' }).last().click()
    await agents.getByLabel('Su nombre completo').fill('Agustina Agencia')
    await agents.getByRole('checkbox', { name: 'Leí y acepto' }).check()
    await agents.getByRole('button', { name: 'Aceptar la propuesta' }).click()
    await expect(agents.locator('#answer')).toContainText('Propuesta aceptada')
    await expectPresses(agents, 3, 'accept a proposal')
    await desk.reload()
    await untilLoaded(desk)
    await desk.getByRole('button', { name: 'Confirmar los servicios…' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Confirmar', exact: true }).click()
    await expect(desk.getByText('Servicios confirmados el')).toBeVisible()
    await expectPresses(desk, 2, 'confirm the services')
    await mailToAgent('Sus servicios están confirmados')
  })

  await test.step('a call about it is found by its reference, however it is spelt', async () => {
    await openPanel(desk, '/admin-panel/quotes', { account: colleague })
    await desk.getByRole('searchbox').fill(clientReference.replace('-', ' ').toLowerCase())
    await expect(rows(desk)).toHaveCount(1)
    await expect(rows(desk)).toContainText(surname)
  })

  await test.step('a call that was entered again is the agency’s, and joined with the first', async () => {
    await desk.goto('/admin-panel/quotes/add')
    await untilLoaded(desk)
    await desk.getByRole('textbox', { name: 'Nombre' }).fill(`Inés ${surname}`)
    await desk.getByRole('textbox', { name: 'Correo' }).fill(agent.email)
    await desk.getByRole('textbox', { name: 'Qué pide' }).fill('Llamó por el traslado')
    await desk.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(pane(desk)).toContainText(agency.name)
    const { list } = await admin('listQuote', { keyword: surname })
    const other = list.find(({ id }) => id !== quote.id)
    await desk.goto(`/admin-panel/quotes?open=${quote.id}`)
    await pane(desk)
      .getByRole('button', { name: `Unir con esta: ${other?.reference}` })
      .click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Unirlas' }).click()
    await expect(timeline(desk).filter({ hasText: `unió ${other?.reference}` })).toHaveCount(1)
    const ours = await (await callerOf(second))('listMyQuotes', { scope: 'agency' })
    expect(ours.list.map(({ id }) => id)).toEqual([quote.id])
  })

  await test.step('the manager reads what the agency is worth, and opens what is behind it', async () => {
    await openPanel(office, '/admin-panel/figures?by=agency', { account: manager })
    await office
      .getByRole('link', { name: `${agency.name}: Ganadas 1. Abre las cotizaciones` })
      .click()
    await untilLoaded(office)
    await expect(rows(office)).toHaveCount(1)
    await expect(rows(office)).toContainText(surname)
    await expectPresses(office, 1, 'open the requests behind a number')
  })

  await test.step('next year’s rates are one action, whatever their number', async () => {
    await openPanel(office, '/admin-panel/rates', { account: contracting })
    await office.getByRole('searchbox').last().fill(product.name)
    const table = office.getByRole('table')
    // The head and two rates: the search has narrowed the list.
    await expect(table.getByRole('row')).toHaveCount(3)
    await table.getByRole('checkbox').first().click()
    await office.getByRole('button', { name: 'Elegir los 2' }).click()
    await office.getByRole('button', { name: 'Cambiar…' }).click()
    await office.getByRole('menuitem', { name: 'Tarifas del año siguiente' }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Ver qué pasaría' }).click()
    await dialog.getByRole('button', { name: /^Hacerlo con 2/ }).click()
    await expect(table.getByRole('row')).toHaveCount(5)
    await expectPresses(office, 6, 'make the rates of next year')
  })
})
