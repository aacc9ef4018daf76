import { expect, type Page, test } from '@playwright/test'
import type { PayloadOf } from '#contract/index.ts'
import { axeViolations } from './axe.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { callerOf, visitor } from './caller.ts'
import { linkMailedTo } from './mailbox.ts'
import { publicPages } from './public-pages.ts'
import { setTerms } from './set-terms.ts'
import { site } from './site.ts'

const usd = (units: number) => ({ amount: units * 100, currency: 'USD' })

const content = {
  title: 'Norte argentino, sin apuro',
  intro: 'Cuatro días entre **salinas** y quebradas.',
  startOn: '2098-05-03',
  pax: { adults: 2, children: 1 },
  days: [
    {
      title: 'Llegada a Salta',
      text: 'Traslado al hotel y tarde libre.',
      hotel: 'Posada del Cerro',
      meals: ['dinner'],
    },
    { title: 'Salinas Grandes', text: 'Por la cuesta de Lipán.', meals: ['breakfast', 'boxLunch'] },
  ],
  options: [
    {
      key: 'A',
      name: 'Hoteles de tres estrellas',
      hotels: [{ place: 'Salta', hotel: 'Posada del Cerro', nights: 3 }],
    },
    {
      key: 'B',
      name: 'Hoteles de cuatro estrellas',
      hotels: [{ place: 'Salta', hotel: 'Gran Hotel', nights: 3 }],
    },
  ],
  prices: [
    { label: 'Por persona, base doble', quantity: 2, unit: usd(1250), option: 'A' },
    { label: 'Por persona, base doble', quantity: 2, unit: usd(1680), option: 'B' },
    { label: 'Menor en cama adicional', quantity: 1, unit: usd(640) },
    { label: 'Tren a las Nubes', quantity: 3, unit: usd(95), optional: true },
    { label: 'Masaje', quantity: 1, unit: usd(60), option: 'B', optional: true },
    {
      label: 'Tasa del parque',
      quantity: 3,
      unit: { amount: 4_500_000, currency: 'ARS' },
      onSpot: true,
    },
  ],
  included: ['Traslados', 'Guía local'],
  excluded: ['Vuelos'],
  payments: [
    { due: 'acceptance', percent: 30, note: 'Transferencia' },
    { due: { daysBefore: 30 }, percent: 70 },
  ],
  cancellation: [
    { fromDaysBefore: 30, percent: 50 },
    { fromDaysBefore: 0, percent: 100 },
  ],
  conditions: 'Precios en dólares estadounidenses.',
  validUntil: '2098-04-01',
} satisfies Omit<PayloadOf<'editProposal'>, 'id'>

let serial = 0

/** A sent proposal of a request of its own: its page as it was mailed, and the visitor's e-mail. */
async function sendProposal(
  fields: Partial<PayloadOf<'editProposal'>> = {},
): Promise<{ path: string; id: string; quoteId: string }> {
  serial += 1
  const email = `proposal-${Date.now()}-${serial}@example.com`
  const { circuit } = await publicPages()
  const entityId = /[\da-f-]{36}/.exec(circuit ?? '')?.[0] ?? ''
  const asked = { name: 'Vera Visitante', message: 'Cuatro días', entityType: 'circuit' as const }
  const { id: quoteId } = await visitor('createQuote', { ...asked, email, entityId, lang: 'es' })
  const admin = await callerOf(site.admin)
  const { id } = await admin('addProposal', { quoteId })
  await admin('editProposal', { id, ...content, ...fields })
  await admin('sendProposal', { id })
  return { path: await linkMailedTo(email, '/proposals/'), id, quoteId }
}

function formOn(page: Page) {
  const form = page.locator('form[data-proposal]')
  return {
    form,
    name: form.getByLabel('Su nombre completo'),
    text: form.getByLabel('Algo que debamos saber (opcional)'),
    option: (name: string) => form.getByRole('radio', { name }),
    extra: (name: string) => form.getByRole('checkbox', { name }),
    total: form.locator('[data-total]'),
    instalments: form.locator('[data-running] li'),
    accept: form.getByRole('button', { name: 'Aceptar la propuesta' }),
    decline: form.getByRole('button', { name: 'Rechazar la propuesta' }),
  }
}

test('a proposal is read on a phone, accepted with a name, and answered once', async ({ page }) => {
  await setTerms(true)
  await page.setViewportSize({ width: 390, height: 844 })
  const { path } = await sendProposal()
  const response = await page.goto(path)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await expect(page.getByRole('heading', { name: content.title, level: 1 })).toBeVisible()
  await expect(page.locator('#day-2')).toContainText('domingo, 4 de mayo de 2098')
  await expect(page.getByText('No hay lugares reservados')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Precios', exact: true })).toContainText('4.000')
  await expect(page.getByRole('table', { name: 'Se paga en el lugar' })).toContainText('45.000')
  await expect(formOn(page).extra('Tasa del parque')).toHaveCount(0)
  expect(await beyondTheEdge(page)).toBe(0)
  expect(await axeViolations(page)).toEqual([])

  const form = formOn(page)
  await form.accept.click()
  await expect(form.form.getByText('Elija una opción')).toBeVisible()
  await expect(form.form.getByText('Escriba su nombre')).toBeVisible()
  await expect(form.form.getByText('Confirme que leyó las condiciones')).toBeVisible()
  await expect(form.option('tres estrellas')).toBeFocused()
  await form.option('cuatro estrellas').check()
  await expect(form.form.getByText('Elija una opción')).toBeHidden()
  await form.extra('Masaje').check()
  await form.option('tres estrellas').check()
  await form.extra('Tren a las Nubes').check()
  await expect(form.total).toHaveText('USD 3.425')
  await expect(form.instalments).toContainText(['Al aceptar', '3 de abril de 2098'])
  await expect(form.instalments).toContainText(['USD 942', 'USD 2.483'])
  await form.form.getByLabel('Cuántos: Tren a las Nubes').fill('1')
  await expect(form.total).toHaveText('USD 3.235')
  await form.form.getByLabel('Cuántos: Tren a las Nubes').fill('3')
  await form.name.fill('Vera Visitante de Paz')
  await form.form.getByRole('checkbox', { name: 'Leí y acepto' }).check()
  await form.accept.click()

  const answer = page.locator('#answer')
  await expect(answer).toContainText('Propuesta aceptada: ahora confirmamos los servicios')
  await expect(answer).toContainText('Vera Visitante de Paz')
  await expect(answer).toContainText('Hoteles de tres estrellas')
  // What belongs to the other option was not taken along.
  await expect(answer).not.toContainText('Masaje')
  await expect(answer.getByText('USD 3.425')).toBeVisible()
  await expect(form.form).toHaveCount(0)
  const again = await page.request.post('/api/answerProposal', {
    data: { token: path.split('/').at(-1), version: 1, answer: 'declined' },
  })
  expect(again.status()).toBe(400)
  expect(await again.text()).toContain('accepted')
  await setTerms(false)
})

test('a group sees its total by its size, which the answer demands', async ({ page }) => {
  const scale = [
    { minPax: 15, maxPax: 19, perPerson: usd(2450) },
    { minPax: 20, maxPax: 24, perPerson: usd(2280), freePlaces: 1 },
  ]
  const prices = [{ label: 'Suplemento individual', quantity: 4, unit: usd(480) }]
  const pax = { adults: 20, children: 0 }
  const { path } = await sendProposal({ options: [], prices, scale, pax })
  await page.goto(path)
  const form = formOn(page)
  await expect(form.total).toHaveText('USD 45.240')
  const size = form.form.getByLabel('¿Cuántos viajan?')
  await size.fill('30')
  await expect(form.total).toHaveText('')
  await form.name.fill('Vera Visitante')
  await form.accept.click()
  await expect(form.form.getByText('Escriba cuántos viajan, de 15 a 24')).toBeVisible()
  await size.fill('18')
  await expect(form.total).toHaveText('USD 46.020')
  await form.accept.click()
  await expect(page.locator('#answer')).toContainText('USD 46.020')
})

test('what is typed survives a lost connection and another load; then it is sent', async ({
  page,
  context,
}) => {
  const { path } = await sendProposal({ options: [], prices: [] })
  await page.goto(path)
  const form = formOn(page)
  await form.name.fill('Vera Visitante')
  await form.text.fill('Cuarto con vista')
  // The form's script comes when the form is seen; what is typed before it is kept as soon as it is there.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Cuarto')
  await context.setOffline(true)
  await form.accept.click()
  await expect(page.getByRole('alert').getByText('no tiene conexión')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(form.name).toHaveValue('Vera Visitante')
  await expect(form.text).toHaveValue('Cuarto con vista')
  await form.accept.click()
  await expect(page.locator('#answer')).toContainText('Cuarto con vista')
})

test('declining asks for no name; what was replaced meanwhile says so', async ({ page }) => {
  const { path } = await sendProposal()
  await page.goto(path)
  await page.getByText('¿Prefiere no aceptarla?').click()
  await formOn(page).decline.click()
  await expect(page.locator('#answer')).toContainText('Usted rechazó esta propuesta')

  const replaced = await sendProposal({ options: [], prices: [] })
  await page.goto(replaced.path)
  const admin = await callerOf(site.admin)
  const next = await admin('addProposal', {
    quoteId: replaced.quoteId,
    fromProposalId: replaced.id,
  })
  await admin('sendProposal', { id: next.id })
  await formOn(page).name.fill('Vera')
  await formOn(page).accept.click()
  await expect(page.locator('#answer')).toContainText('Hay una versión más nueva')
  await expect(formOn(page).form).toHaveCount(0)
})

test('each language has the page around the agency’s own words, and paper has all of it', async ({
  page,
}) => {
  const { path } = await sendProposal()
  await page.goto(path.replace('/es/', '/en/'))
  await expect(page.getByText('Prepared for Vera Visitante')).toBeVisible()
  await expect(page.locator('#day-1 h3')).toHaveAttribute('lang', 'es')
  await page.goto(path.replace('/es/', '/pt/'))
  await expect(page.getByText('Preparada para Vera Visitante')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('form[data-proposal]')).toBeHidden()
  await expect(page.locator('#day-2')).toBeVisible()
})

test('the document is a download, and a link to nothing leads nowhere', async ({ page }) => {
  const { path } = await sendProposal()
  await page.goto(path)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar en PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}-1\.pdf$/)
  const missing = await page.goto(`/es/proposals/${'A'.repeat(43)}`)
  expect(missing?.status()).toBe(404)
})
