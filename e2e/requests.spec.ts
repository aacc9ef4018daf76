import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { callerOf, visitor } from './caller.ts'
import { linkMailedTo } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { publicPages } from './public-pages.ts'
import { site } from './site.ts'

const nextYear = new Date().getFullYear() + 1
const phone = { width: 390, height: 844 }

async function writeWhoAndWhat(page: Page, email: string, message: string): Promise<void> {
  const form = page.locator('#quote form')
  await form.getByLabel('Nombre', { exact: true }).fill('Vera Visitante')
  await form.getByLabel('Correo electrónico', { exact: true }).fill(email)
  await form.getByLabel('Mensaje', { exact: true }).fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar la consulta' }).click()

test('a shortlist is one request, whose page the mailed link opens', async ({ page }) => {
  test.setTimeout(300_000)
  const message = `Tres cosas de una vez, ${Date.now()}`
  const email = `vera.${Date.now()}@example.com`
  const { shortlist = '' } = await publicPages()
  await openPage(page, `/es${shortlist}`)
  await page.getByRole('button', { name: 'Guardar todo' }).click()
  await page
    .getByLabel(/^Mi nota/)
    .nth(1)
    .fill('Con guía en portugués')
  await page.getByRole('link', { name: 'Pedir cotización de todo' }).click()
  await expect(page).toHaveURL(/\/es\/request\?items=/)
  await expect(page.getByText('Su nota: Con guía en portugués')).toBeVisible()

  const form = page.locator('#quote form')
  await form.getByLabel('En fechas exactas').check()
  await form.getByLabel('Desde').fill(`${nextYear}-05-03`)
  await form.getByLabel('Hasta', { exact: true }).fill(`${nextYear}-05-12`)
  await form.getByLabel('¿Pueden moverse las fechas?').selectOption('3')
  await form.getByLabel('Adultos').fill('2')
  await form.getByLabel('Edades de los menores').fill('4, 9')
  await writeWhoAndWhat(page, email, message)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Su consulta llegó' })).toBeFocused({
    timeout: 60_000,
  })
  await expect(page.getByText(/Tendrá nuestra respuesta antes del/)).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: message })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^4, 9$/ })).toBeVisible()

  const admin = await callerOf(site.admin)
  const { list } = await admin('listQuote', { keyword: email })
  const kept = await admin('detailQuote', { quoteId: list[0]?.id ?? '' })
  expect(kept).toMatchObject({
    entityType: 'destination',
    travel: { from: `${nextYear}-05-03`, to: `${nextYear}-05-12`, flexible: true, flexibleDays: 3 },
    adults: 2,
    children: [4, 9],
  })
  expect(kept.items.map(({ note }) => note)).toContain('Con guía en portugués')
  expect(kept.items.map(({ entityType }) => entityType)).toContain('hotel')

  const response = await openPage(page, await linkMailedTo(email, '/requests/'))
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Su consulta ${list[0]?.reference}`,
  )
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByText(/Con guía en portugués/)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  const addition = `Y una persona más, ${Date.now()}`
  await page.getByRole('button', { name: 'Enviarlo' }).click()
  const added = page.getByLabel('Lo que quiere agregar')
  await expect(added).toHaveAttribute('aria-invalid', 'true')
  await added.fill(addition)
  await page.getByRole('button', { name: 'Enviarlo' }).click()
  await expect(page.getByText('Recibimos lo que agregó.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: addition })).toBeVisible()
  await expect(added).toHaveValue('')
})

test('on phones the form is three steps', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize(phone)
  const pages = await publicPages()
  // What makes the form act is slow: what is pressed before counts.
  await page.route(/quote-form-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await openPage(page, `/es${pages.circuit}`)
  const form = page.locator('#quote form')
  const forth = form.getByRole('button', { name: 'Siguiente' })
  await form.scrollIntoViewIfNeeded()
  await expect(form.getByLabel('Nombre', { exact: true })).toBeHidden()
  await form.getByLabel('Adultos').fill('0')
  await forth.click()
  await expect(form.getByLabel('Adultos')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Adultos').fill('2')
  await forth.click()
  await expect(form.getByLabel('Nombre', { exact: true })).toBeVisible()
  await expect(form.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step')
  await form.getByRole('button', { name: 'Volver' }).click()
  await expect(form.getByLabel('Adultos')).toHaveValue('2')
  await forth.click()
  await form.getByLabel('Nombre', { exact: true }).fill('Vera Visitante')
  await form.getByLabel('Correo electrónico', { exact: true }).fill('vera@example.com')
  await forth.click()
  await form.getByLabel('Mensaje', { exact: true }).fill('Desde el teléfono')
  expect(await axeViolations(page)).toEqual([])
  await send(page)
  await expect(page.getByRole('heading', { name: 'Su consulta llegó' })).toBeFocused({
    timeout: 60_000,
  })
})

test('who asks for a month that something is closed in is told so', async ({ page }) => {
  const { list } = await visitor('listTours')
  const tour = list.find(({ months }) => months?.includes('closed'))
  const closed = (tour?.months?.indexOf('closed') ?? 0) + 1
  await openPage(page, `/es/tours/${tour?.id}`)
  const form = page.locator('#quote form')
  await form.scrollIntoViewIfNeeded()
  const month = form.getByLabel('Mes', { exact: true })
  await month.selectOption(`${nextYear}-${String(closed).padStart(2, '0')}`)
  await expect(form.getByText(/ cierra en .*Consúltenos igual/)).toBeVisible()
  await month.selectOption('')
  await expect(form.getByText(/ cierra en /)).toHaveCount(0)
})

test('a phone shows every destination that a journey can go to', async ({ page }) => {
  await page.setViewportSize(phone)
  const { list } = await visitor('listDestinations', { brief: true })
  await openPage(page, '/pt/request')
  const ticks = page.getByRole('group', { name: 'Para onde' })
  // Beyond thirty they stand behind a disclosure.
  const boxes = ticks.getByRole('checkbox', { includeHidden: true })
  await expect(boxes).toHaveCount(list.length)
  // No box of its own to scroll in hides some of them.
  const hidden = await ticks.evaluate((group) =>
    [...group.querySelectorAll('div')].some((each) => each.scrollHeight > each.clientHeight + 1),
  )
  expect(hidden).toBe(false)
})

test('a journey that nobody has written down is asked for', async ({ page }) => {
  test.setTimeout(180_000)
  const message = `A medida, ${Date.now()}`
  await openPage(page, '/es/search?q=qqqqqqqq')
  await page.getByRole('main').getByRole('link', { name: 'Arme su viaje' }).click()
  await expect(page).toHaveURL(/\/es\/request$/)
  await page.locator('#quote form').getByRole('checkbox').first().check()
  await writeWhoAndWhat(page, 'vera@example.com', message)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Su consulta llegó' })).toBeFocused({
    timeout: 60_000,
  })
  const { list } = await (await callerOf(site.admin))('listQuote', { limit: 50 })
  expect(list.find((quote) => quote.message === message)).toMatchObject({ entityType: null })
})
