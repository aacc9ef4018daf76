import { expect, type Page, test } from '@playwright/test'
import { visitor } from './caller.ts'
import { openPage } from './open-page.ts'
import { publicPages } from './public-pages.ts'

/** A circuit of the demonstration that has days, months and a price. */
async function circuitWithDays() {
  const { list } = await visitor('listCircuits', { brief: true })
  for (const { id } of list.toReversed()) {
    const circuit = await visitor('landingDetailCircuit', { id })
    if (circuit.itinerary.length > 3 && circuit.months && circuit.priceFrom) return circuit
  }
  throw new Error('No circuit tells its days')
}

/** Structured data of one type. */
async function dataOf(page: Page, type: string) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === type)
}

test.describe('a circuit', () => {
  test('tells on one page how long, where, when, how hard, what is in it and what is not', async ({
    page,
  }) => {
    const circuit = await circuitWithDays()
    await openPage(page, `/en/circuits/${circuit.id}`)
    const fact = (name: string) => page.getByRole('main').locator('dt', { hasText: name })
    for (const name of ['Duration', 'Best months', 'Level', 'Start and end', 'Price']) {
      await expect(fact(name)).toBeInViewport()
    }
    const months = page.getByRole('listitem').filter({ hasText: /Ideal|Good|Possible|Closed/ })
    await expect(months.filter({ hasText: 'January' })).toHaveCount(1)
    await expect(months.filter({ hasText: 'December' })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Not included' })).toBeVisible()
    const rows = page.getByRole('table', { name: 'At a glance' }).getByRole('row')
    await expect(rows).toHaveCount(circuit.itinerary.length + 1)
  })

  test('opens the day that the table leads to, and all of them at once', async ({ page }) => {
    const circuit = await circuitWithDays()
    await openPage(page, `/en/circuits/${circuit.id}`)
    const third = page.locator('#day-3 > details')
    await expect(third).not.toHaveAttribute('open')
    const glance = page.getByRole('table', { name: 'At a glance' })
    await glance.getByRole('row').nth(3).getByRole('link').click()
    await expect(page).toHaveURL(/#day-3$/)
    await expect(third).toHaveAttribute('open')
    const days = page.locator('[id^="day-"] > details')
    await page.getByRole('button', { name: 'Open all' }).first().click()
    await expect(page.locator('[id^="day-"] > details[open]')).toHaveCount(await days.count())
    await page.getByRole('button', { name: 'Close all' }).first().click()
    await expect(page.locator('[id^="day-"] > details[open]')).toHaveCount(0)
  })

  test('says the same as data: its days, its price and its questions', async ({ page }) => {
    const circuit = await circuitWithDays()
    await openPage(page, `/en/circuits/${circuit.id}`)
    const trip = await dataOf(page, 'TouristTrip')
    const titles = circuit.itinerary.map(({ details }) => details.find(({ lang }) => lang === 'en'))
    const days: { name: string }[] = trip.itinerary.itemListElement
    expect(days.map(({ name }) => name)).toEqual(titles.map((text) => text?.title))
    expect(trip.offers.priceCurrency).toBe(circuit.priceFrom?.currency)
    const english = circuit.details.find(({ lang }) => lang === 'en')
    const asked = await dataOf(page, 'FAQPage')
    expect(asked?.mainEntity?.length ?? 0).toBe(english?.questions.length)
  })
})

test('a destination says when to go and what to know, and its bar leads there', async ({
  page,
}) => {
  const pages = await publicPages()
  await openPage(page, `/es${pages['destination']}`)
  const bar = page.getByRole('navigation', { name: 'En esta página' })
  for (const name of ['Cuándo ir', 'Información útil']) {
    await bar.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
  }
  const topic = page.getByText('Cómo llegar', { exact: true })
  await topic.click()
  await expect(topic.locator('xpath=..')).toHaveAttribute('open')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('what can be done stays at the foot, and gives way to the keyboard', async ({ page }) => {
    const pages = await publicPages()
    await openPage(page, `/es${pages['circuit']}`)
    const opening = page.locator('article > header')
    const ask = opening.getByRole('link', { name: 'Pedir una cotización' })
    await page.mouse.wheel(0, 2_000)
    await expect(ask).toBeInViewport({ ratio: 1 })
    const form = page.locator('#quote form')
    await form.getByRole('spinbutton', { name: 'Adultos' }).focus()
    await expect(ask).toBeHidden()
    await form.getByRole('button', { name: 'Siguiente' }).click()
    await form.getByRole('textbox', { name: 'Nombre' }).focus()
    await expect(ask).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an address of a day shows that day', async ({ page }) => {
    const circuit = await circuitWithDays()
    await page.goto(`/en/circuits/${circuit.id}#day-3`)
    const title = circuit.itinerary[2]?.details.find(({ lang }) => lang === 'en')?.text ?? ''
    const first = title.split(/[.,:;]/)[0]?.replaceAll(/[*_]/g, '') ?? ''
    await expect(page.locator('#day-3').getByText(first).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open all' })).toHaveCount(0)
  })
})
