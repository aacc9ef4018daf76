import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { callerOf } from './caller.ts'
import { uniqueName } from './new-items.ts'
import { openPage } from './open-page.ts'
import { site } from './site.ts'

const nextYear = new Date().getFullYear() + 1
const phone = { width: 390, height: 844 }

/** Reads the only request of an e-mail as the desk sees it. */
async function receivedFrom(email: string) {
  const admin = await callerOf(site.admin)
  const { list } = await admin('listQuote', { keyword: email })
  expect(list).toHaveLength(1)
  return admin('detailQuote', { quoteId: list[0]?.id ?? '' })
}

const emailOf = (name: string) => `${name.replaceAll(' ', '.').toLowerCase()}@example.com`

/** Fills a form's fields by their labels. */
async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  const form = page.locator('#quote form')
  for (const [label, value] of Object.entries(fields)) {
    await form.getByLabel(label, { exact: true }).fill(value)
  }
}

test.describe('a couple from Germany at a desk', () => {
  test.use({
    locale: 'en-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
  })

  test('asks one long question, learns what holds February back, and sends a request', async ({
    page,
  }) => {
    const name = uniqueName('Hans')
    await openPage(page, '/en')
    const search = page.getByRole('search').getByRole('combobox').first()
    await search.fill('Patagonia and Iguazú in February 14 days')
    await search.press('Enter')
    const main = page.getByRole('main')
    await expect(main).toContainText('Nothing matches all of it')

    await test.step('taking the length away leaves the journey with both', async () => {
      await main.getByRole('link', { name: 'Remove 14 days' }).click()
      // Other stories leave circuits behind that fit as well.
      await expect(main).toContainText(/\b[1-9]\d* results? · \d+ match in part/)
      await expect(main.getByText('Possible in February: Iguazú Falls').first()).toBeVisible()
      await main
        .getByRole('link', { name: /^Essential Argentina/ })
        .first()
        .click()
    })

    await test.step('the page says why, for whom, and what it costs then', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Essential Argentina')
      const when = main.locator('section').filter({
        has: page.getByRole('heading', { name: 'When to go' }),
      })
      await expect(when.getByText(/^Iguazú Falls: /).first()).toBeVisible()
      await expect(main.getByText('Prices by season')).toBeVisible()
      await expect(main.getByText(/^Private/).first()).toBeVisible()
    })

    await page.getByRole('link', { name: 'Ask for a quote' }).first().click()
    const form = page.locator('#quote form')
    await form.getByLabel('Month', { exact: true }).selectOption(`${nextYear}-02`)
    await fill(page, {
      Adults: '2',
      Name: name,
      Email: emailOf(name),
      Message: 'Is it too hot at the falls?',
    })
    expect(await axeViolations(page)).toEqual([])
    await form.getByRole('button', { name: 'Send the request' }).click()
    await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeFocused({
      timeout: 60_000,
    })
    expect(await receivedFrom(emailOf(name))).toMatchObject({
      lang: 'en',
      entityType: 'circuit',
      travel: { month: `${nextYear}-02` },
      adults: 2,
    })
  })
})

test.describe('a family from Brazil on a phone', () => {
  test.use({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', viewport: phone, hasTouch: true })

  test('searches as people speak, saves two, and asks by WhatsApp', async ({ page }) => {
    const name = uniqueName('Marina')
    await openPage(page, '/pt/search?q=viagem+com+crian%C3%A7as')
    const main = page.getByRole('main')
    await expect(main).toContainText('famílias')
    for (const kind of ['Circuitos', 'Experiências']) {
      const section = main.locator('section').filter({
        has: page.getByRole('heading', { name: kind, level: 2 }),
      })
      await section
        .getByRole('button', { name: /^Salvar: / })
        .first()
        .click()
    }
    expect(await beyondTheEdge(page)).toBe(0)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Minha viagem/ })
      .click()
    await page.getByRole('link', { name: 'Pedir cotação de tudo' }).click()

    const form = page.locator('#quote form')
    await form.getByLabel('Mês', { exact: true }).selectOption(`${nextYear}-07`)
    await fill(page, { Adultos: '2', 'Idades das crianças': '4 e 9', 'Até quanto': 'R$ 25.000' })
    await form.getByLabel('Moeda').selectOption('BRL')
    await form.getByLabel('O valor é').selectOption('group')
    await form.getByRole('button', { name: 'Avançar' }).click()
    await fill(page, { Nome: name, 'E-mail': emailOf(name), Telefone: '+55 41 99999 0000' })
    await form.getByLabel('Como respondemos?').selectOption('whatsapp')
    await form.getByRole('button', { name: 'Avançar' }).click()
    await fill(page, { Mensagem: 'Com crianças pequenas, sem correria.' })
    expect(await beyondTheEdge(page)).toBe(0)
    await page.getByRole('button', { name: 'Enviar o pedido' }).click()
    await expect(page.getByRole('heading', { name: 'Seu pedido chegou' })).toBeFocused({
      timeout: 60_000,
    })
    await expect(main).toContainText('responderemos por WhatsApp')
    expect(await receivedFrom(emailOf(name))).toMatchObject({
      lang: 'pt',
      travel: { month: `${nextYear}-07` },
      children: [4, 9],
      budget: { amount: 2_500_000, currency: 'BRL', per: 'group' },
      channel: 'whatsapp',
      items: [expect.objectContaining({ entityType: 'tour' })],
    })
  })
})

test.describe('newly-weds from Mexico who come upon a package', () => {
  test.use({ locale: 'es-MX', timezoneId: 'America/Mexico_City', viewport: phone, hasTouch: true })

  test('find whether it is private, what it costs when, who answers, and ask there', async ({
    page,
  }) => {
    const name = uniqueName('Ximena')
    await openPage(page, '/es/packages')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Glaciar y Canal Beagle' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glaciar y Canal Beagle')
    for (const said of [
      'Privado y regular',
      'por persona en base doble',
      'Su dinero está protegido',
    ]) {
      await expect(main).toContainText(said)
    }
    const quote = page.locator('#quote')
    await expect(quote).toContainText('Su especialista')
    const form = quote.locator('form')
    await form.getByLabel('Mes', { exact: true }).selectOption(`${nextYear}-11`)
    await form.getByLabel('Ocasión').selectOption('honeymoon')
    await fill(page, { Adultos: '2' })
    await form.getByRole('button', { name: 'Siguiente' }).click()
    await fill(page, { Nombre: name, 'Correo electrónico': emailOf(name) })
    await form.getByRole('button', { name: 'Siguiente' }).click()
    await fill(page, { Mensaje: 'Es nuestra luna de miel.' })
    await page.getByRole('button', { name: 'Enviar la consulta' }).click()
    await expect(page.getByRole('heading', { name: 'Su consulta llegó' })).toBeFocused({
      timeout: 60_000,
    })
    expect(await receivedFrom(emailOf(name))).toMatchObject({
      lang: 'es',
      entityType: 'package',
      occasion: 'honeymoon',
      travel: { month: `${nextYear}-11` },
    })
  })
})
