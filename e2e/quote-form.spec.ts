import { expect, type Page, test } from '@playwright/test'
import { callerOf } from './caller.ts'
import { openPage } from './open-page.ts'
import { publicPages } from './public-pages.ts'
import { site } from './site.ts'

const labels = {
  es: ['Nombre', 'Correo electrónico', 'Mensaje', 'Enviar la consulta'],
  en: ['Name', 'Email', 'Message', 'Send the request'],
  pt: ['Nome', 'E-mail', 'Mensagem', 'Enviar o pedido'],
} as const

function formOn(page: Page, language: keyof typeof labels = 'es') {
  const [name, email, message, send] = labels[language]
  const form = page.locator('#quote form')
  return {
    name: form.getByLabel(name, { exact: true }),
    email: form.getByLabel(email, { exact: true }),
    message: form.getByLabel(message, { exact: true }),
    send: form.getByRole('button', { name: send }),
    reference: page.locator('#quote').getByText(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
  }
}

async function fill(form: ReturnType<typeof formOn>, message: string): Promise<void> {
  await form.name.fill('Vera Visitante')
  await form.email.fill('vera@example.com')
  await form.message.fill(message)
}

async function expectFilled(form: ReturnType<typeof formOn>, message: string): Promise<void> {
  await expect(form.name).toHaveValue('Vera Visitante')
  await expect(form.email).toHaveValue('vera@example.com')
  await expect(form.message).toHaveValue(message)
  await expect(form.send).toBeEnabled()
}

/** The quotes that the agency has got with this message. */
async function quotesWith(message: string) {
  const admin = await callerOf(site.admin)
  const { list } = await admin('listQuote', { limit: 50 })
  return list.filter((quote) => quote.message === message)
}

test('a quote is asked for from each of the six kinds', async ({ page }) => {
  test.setTimeout(300_000)
  const pages = await publicPages()
  for (const kind of ['destination', 'tour', 'circuit', 'package', 'incentive', 'hotel'] as const) {
    const message = `Desde ${kind}, ${Date.now()}`
    await openPage(page, `/es${pages[kind]}`)
    const form = formOn(page)
    await fill(form, message)
    await form.send.click()
    await expect(form.reference).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('heading', { name: 'Su consulta llegó' })).toBeFocused()
    await expect(page.getByText('le responderemos allí')).toBeVisible()
    await expect(page.getByText('le responderemos por WhatsApp')).toBeHidden()
    const [quote, ...others] = await quotesWith(message)
    expect(others).toEqual([])
    expect(quote).toMatchObject({ name: 'Vera Visitante', seen: false })
    // A hotel is asked for as one of a request's items.
    const detail = await (await callerOf(site.admin))('detailQuote', { quoteId: quote?.id ?? '' })
    const { entityType, entityId } = kind === 'hotel' ? (detail.items[0] ?? {}) : (quote ?? {})
    expect(entityType).toBe(kind)
    expect(pages[kind]).toContain(entityId)
    await expect(form.reference).toContainText(quote?.reference ?? 'no quote')
  }
})

const errors = {
  es: [
    'El nombre no puede ser vacío',
    'El email no puede ser vacío',
    'El mensaje no puede ser vacío',
  ],
  en: ['The name cannot be empty', 'The email cannot be empty', 'The message cannot be empty'],
  pt: [
    'O nome não pode ficar vazio',
    'O e-mail não pode ficar vazio',
    'A mensagem não pode ficar vazia',
  ],
} as const

for (const language of ['es', 'en', 'pt'] as const) {
  test(`errors stand under their fields, in ${language}`, async ({ page }) => {
    const [nameEmpty, emailEmpty, messageEmpty] = errors[language]
    const pages = await publicPages()
    await openPage(page, `/${language}${pages.circuit}`)
    const form = formOn(page, language)
    await form.send.click()
    await expect(form.name).toHaveAccessibleDescription(nameEmpty)
    await expect(form.email).toHaveAccessibleDescription(emailEmpty)
    await expect(form.message).toHaveAccessibleDescription(new RegExp(messageEmpty))
    await expect(form.name).toBeFocused()
    await form.name.fill('Vera')
    await expect(form.name).not.toHaveAttribute('aria-invalid')
    await form.send.click()
    await expect(form.email).toBeFocused()
  })
}

test('nothing typed is lost to a server that fails or a network that is gone', async ({ page }) => {
  test.setTimeout(240_000)
  const message = `Con paciencia, ${Date.now()}`
  const pages = await publicPages()
  await openPage(page, `/es${pages.destination}`)
  const form = formOn(page)
  await fill(form, message)
  const keys: (string | undefined)[] = []
  const toast = page.getByRole('alert')

  await page.route('**/api/createQuote', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return route.fulfill({ status: 503, body: 'Service Unavailable' })
  })
  await form.send.click()
  await expect(toast).toContainText('Error inesperado en el servidor', { timeout: 60_000 })
  await expect(page.getByText(/^No pudimos enviarlo/)).toBeVisible()
  await expectFilled(form, message)

  await page.unroute('**/api/createQuote')
  await page.context().setOffline(true)
  const unsent = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/createQuote'),
  )
  await form.send.click()
  await unsent
  await expect(page.getByText(/^Parece que no tiene conexión/).first()).toBeVisible()
  await expectFilled(form, message)
  await page.context().setOffline(false)

  // The answer is lost after the server has stored the quote.
  await page.route('**/api/createQuote', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.fetch()
    await route.abort()
  })
  await form.send.click()
  await expect(async () => expect(keys).toHaveLength(2)).toPass({ timeout: 60_000 })
  await expectFilled(form, message)
  await page.unroute('**/api/createQuote')

  await form.send.click()
  await expect(form.reference).toBeVisible({ timeout: 60_000 })
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(await quotesWith(message)).toHaveLength(1)
})

test('a half-written request outlives a reload, and is gone once it is sent', async ({ page }) => {
  test.setTimeout(180_000)
  const message = `A medio escribir, ${Date.now()}`
  const pages = await publicPages()
  await openPage(page, `/es${pages.destination}`)
  await fill(formOn(page), message)
  // It is kept as soon as the form is awake, also what was typed before.
  await page.waitForFunction(
    (typed) => Object.values(sessionStorage).some((kept: string) => kept.includes(typed)),
    message,
  )
  await page.reload()
  await expectFilled(formOn(page), message)
  await formOn(page).send.click()
  await expect(formOn(page).reference).toBeVisible({ timeout: 60_000 })
  await page.reload()
  await expect(formOn(page).message).toHaveValue('')
})

test('a button pressed twice sends one quote', async ({ page }) => {
  test.setTimeout(180_000)
  const message = `De a dos, ${Date.now()}`
  const pages = await publicPages()
  await openPage(page, `/es${pages.incentive}`)
  const form = formOn(page)
  await fill(form, message)
  await form.send.dblclick()
  await expect(form.reference).toBeVisible({ timeout: 60_000 })
  expect(await quotesWith(message)).toHaveLength(1)
})

test('the way to the form leads to it, from the facts and from the comparison', async ({
  page,
}) => {
  const pages = await publicPages()
  await openPage(page, `/es${pages.package}`)
  await page.getByRole('link', { name: 'Pedir una cotización' }).first().click()
  await expect(page.locator('#quote')).toBeInViewport()
  await expect(formOn(page).name).toBeVisible()

  await openPage(page, `/es${pages.comparison}`)
  await page.getByRole('link', { name: 'Pedir una cotización' }).first().click()
  await expect(page).toHaveURL(/\/es\/destinations\/.*#quote$/)
  await expect(page.locator('#quote')).toBeInViewport()
})
