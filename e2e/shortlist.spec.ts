import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { visitor } from './caller.ts'
import { openPage } from './open-page.ts'

/** One of each kind of the demonstration's, as addresses name them. */
async function oneOfEach(): Promise<string[]> {
  const lists = await Promise.all([
    visitor('listDestinations', { brief: true }),
    visitor('listCircuits', { brief: true }),
    visitor('listPackages', { brief: true }),
    visitor('listTours', { brief: true }),
    visitor('listHotels', { brief: true }),
    visitor('listIncentives', { brief: true }),
  ])
  const kinds = ['destination', 'circuit', 'package', 'tour', 'hotel', 'incentive']
  return lists.map(({ list }, at) => `${kinds[at]}:${list.at(-1)?.id}`)
}

const addressOf = (items: readonly string[]) => `/es/shortlist?items=${items.join(',')}`
const pageOf = (item = '') => `/es/${item.replace(':', 's/')}`
const lines = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).locator('a')
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Mi viaje/ })
const arrange = (page: Page, words: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${words}:? `) })

test('what is saved from a card is counted, kept, and shown on its page', async ({ page }) => {
  await openPage(page, '/es/tours')
  const cards = page.locator('#results article')
  const names = await cards.getByRole('heading').allInnerTexts()
  for (const at of [0, 2]) {
    const heart = cards.nth(at).getByRole('button', { name: `Guardar: ${names[at]}` })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(link(page)).toHaveAccessibleName('Mi viaje 2')
  await page.reload()
  await expect(link(page)).toHaveAccessibleName('Mi viaje 2')
  await expect(cards.nth(2).getByRole('button', { name: /^Guardar/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await link(page).click()
  await expect(page).toHaveURL(/\/es\/shortlist\?items=tour:[0-9a-f-]{36},tour:[0-9a-f-]{36}$/)
  await expect(lines(page)).toHaveText([names[0] ?? '', names[2] ?? ''])
})

test('the page of each kind has a heart, and one that was loaded later too', async ({ page }) => {
  const items = await oneOfEach()
  for (const item of items) {
    await openPage(page, pageOf(item))
    await page.getByRole('main').getByRole('button', { name: 'Guardar', exact: true }).click()
  }
  await expect(link(page)).toHaveAccessibleName(`Mi viaje ${items.length}`)
  await link(page).click()
  await expect(page).toHaveURL(new RegExp(`items=${items.join(',')}$`))
  await expect(lines(page)).toHaveCount(items.length)

  await openPage(page, '/es/tours')
  await page.getByRole('link', { name: 'Cargar más' }).click()
  // The demonstration's oldest experience, saved above, stands further down.
  const later = page.locator('#results article').nth(12)
  await later.getByRole('button', { name: /^Guardar/, pressed: false }).click()
  await expect(link(page)).toHaveAccessibleName(`Mi viaje ${items.length + 1}`)
})

test('it is put in order, noted on and emptied, by keyboard too', async ({ page }) => {
  const [destination = '', circuit = '', , tour = ''] = await oneOfEach()
  await page.goto('/robots.txt')
  await page.evaluate(
    (kept) => localStorage.setItem('shortlist', JSON.stringify(kept)),
    [destination, circuit, tour].map((item) => ({ item })),
  )
  // Asked for nothing, the page shows what is saved here.
  await openPage(page, '/es/shortlist')
  await expect(page).toHaveURL(addressOf([destination, circuit, tour]))
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  const note = page.getByRole('textbox', { name: /^Mi nota/ }).nth(2)
  await note.fill('En octubre')

  await arrange(page, 'Subir').nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(addressOf([destination, tour, circuit]))
  await expect(arrange(page, 'Subir').nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(addressOf([tour, destination, circuit]))
  await expect(page.getByRole('textbox', { name: /^Mi nota/ }).first()).toHaveValue('En octubre')
  // The order is kept, not only shown.
  await openPage(page, '/es/shortlist')
  await expect(page).toHaveURL(addressOf([tour, destination, circuit]))

  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await arrange(page, 'Quitar').nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(addressOf([tour, circuit]))
  await expect(link(page)).toHaveAccessibleName('Mi viaje 2')
  await expect(arrange(page, 'Quitar').nth(1)).toBeFocused()
  await arrange(page, 'Quitar').first().click()
  await expect(lines(page)).toHaveCount(1)
  await arrange(page, 'Quitar').click()
  await expect(page).toHaveURL('/es/shortlist')
  await expect(page.getByText('Todavía no guardó nada.')).toBeVisible()
  await expect(link(page)).toHaveAccessibleName('Mi viaje')
})

test('it is put in order by dragging, and says how many nights it takes', async ({ page }) => {
  const [destination = '', circuit = '', , tour = ''] = await oneOfEach()
  await page.goto('/robots.txt')
  await page.evaluate(
    (kept) => localStorage.setItem('shortlist', JSON.stringify(kept)),
    [destination, circuit, tour].map((item) => ({ item })),
  )
  await openPage(page, addressOf([destination, circuit, tour]))
  await expect(page.getByText(/^3 guardados · De \d+ a \d+ noches$/)).toBeVisible()
  const entries = page.locator('[data-item]')
  await expect(entries.first()).toHaveAttribute('draggable', 'true')
  // As high as the list: a page that scrolls below the pointer drops elsewhere.
  await page.setViewportSize({ width: 1280, height: 1400 })
  await entries.nth(2).dragTo(entries.first())
  await expect(page).toHaveURL(addressOf([tour, destination, circuit]))
  await openPage(page, '/es/shortlist')
  await expect(page).toHaveURL(addressOf([tour, destination, circuit]))
})

test('its address shows the same to somebody else, whose own stays', async ({ page, browser }) => {
  const [destination = '', circuit = '', , tour = ''] = await oneOfEach()
  const response = await openPage(page, addressOf([circuit, tour]))
  expect(response?.headers()['x-robots-tag']).toBe('noindex')
  const names = await lines(page).allInnerTexts()
  const mail = await page.getByRole('link', { name: 'Correo' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toContain(addressOf([circuit, tour]))
  const main = page.getByRole('main')
  const [whatsApp] = await main.getByRole('link', { name: 'WhatsApp' }).all()
  const sent = (await whatsApp?.getAttribute('href')) ?? ''
  expect(sent).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect(decodeURIComponent(sent)).toContain(addressOf([circuit, tour]))

  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const other = await context.newPage()
  await openPage(other, pageOf(destination))
  await other.getByRole('main').getByRole('button', { name: 'Guardar', exact: true }).click()
  await openPage(other, addressOf([circuit, tour]))
  await expect(lines(other)).toHaveText(names)
  await expect(other.getByText('Este viaje lo compartieron con usted.')).toBeVisible()
  await expect(link(other)).toHaveAccessibleName('Mi viaje 1')
  await other.getByRole('button', { name: 'Copiar el enlace' }).click()
  await expect(other.getByText('La dirección está copiada')).toBeVisible()
  expect(await other.evaluate(() => navigator.clipboard.readText())).toContain(
    addressOf([circuit, tour]),
  )
  await other.getByRole('button', { name: 'Guardar todo' }).click()
  await expect(other).toHaveURL(addressOf([destination, circuit, tour]))
  await expect(other.getByText('Este viaje lo compartieron con usted.')).toBeHidden()
  await context.close()
})

test('what is saved in one tab is counted in the other', async ({ page, context }) => {
  await openPage(page, '/es/tours')
  const other = await context.newPage()
  await openPage(other, '/es/circuits')
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Guardar/ })
    .first()
    .click()
  await expect(link(page)).toHaveAccessibleName('Mi viaje 1')
})

test('what is missing is left out and said so', async ({ page }) => {
  const [, circuit = ''] = await oneOfEach()
  const gone = 'tour:00000000-0000-4000-8000-000000000000'
  await openPage(page, addressOf([gone, circuit, 'nothing']))
  await expect(lines(page)).toHaveCount(1)
  await expect(page.getByText('2 elementos ya no se ofrecen y no aparecen.')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared journey is read and put in order, and there are no hearts', async ({ page }) => {
    const [destination = '', circuit = ''] = await oneOfEach()
    await page.goto(addressOf([destination, circuit]))
    await expect(lines(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: /^Guardar/ })).toHaveCount(0)
    await arrange(page, 'Bajar').first().click()
    await expect(page).toHaveURL(addressOf([circuit, destination]))
    await arrange(page, 'Quitar').first().click()
    await expect(page).toHaveURL(addressOf([destination]))
    await page.goto('/es/tours')
    await expect(page.getByRole('button', { name: /^Guardar/ })).toHaveCount(0)
    await expect(link(page)).toBeHidden()
  })
})

for (const width of [390, 1440]) {
  test(`page and hearts have no axe violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const items = await oneOfEach()
    for (const [at, path] of ['/es/shortlist', addressOf(items), '/es/tours'].entries()) {
      await openPage(page, path)
      if (at === 1) await page.getByRole('button', { name: 'Guardar todo' }).click()
      await page.waitForLoadState()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await axeViolations(page), `${path}, ${colorScheme}`).toEqual([])
      }
    }
  })
}
