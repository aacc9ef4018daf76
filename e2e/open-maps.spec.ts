import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { axeViolations, rulesFor } from './axe.ts'
import { callersOf } from './another-agencys-people.ts'
import { openPage } from './open-page.ts'
import { useTestServer } from './test-server.ts'
import { tabTo } from './tab-to.ts'

const host = 'https://tiles.example'
const server = useTestServer(undefined, 1, { MAP_STYLE_URL: `${host}/style.json` })

/** A style of one colour, and land that the map's worker fetches. */
const style = {
  version: 8,
  sources: {
    land: {
      type: 'geojson',
      data: `${host}/land.json`,
      attribution: '<b>©</b> Mappers of the south',
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': 'lightblue' } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': 'beige' } },
  ],
}
const land = {
  type: 'Polygon',
  coordinates: [
    [
      [-75, -20],
      [-60, -20],
      [-60, -5],
      [-75, -5],
      [-75, -20],
    ],
  ],
}

let circuit = ''
let destination = ''

test.beforeAll(async () => {
  const { admin } = await callersOf(server)
  const { id: countryId } = await admin('addCountry', { name: 'Peru' })
  const { id: regionId } = await admin('addRegion', { countryId, name: 'Cusco' })
  const details = (name: string) => [
    { lang: 'es' as const, name, description: `${name}, de día y de noche.` },
    { lang: 'en' as const, name, description: `${name}, by day and night.` },
  ]
  const ids: string[] = []
  for (const [name, lat] of [
    ['Maras', -13.33],
    ['Puno', -15.84],
  ] as const) {
    const location = { lat, lng: -71.9 }
    ids.push((await admin('addDestination', { details: details(name), regionId, location })).id)
  }
  const itinerary = ids.map((destinationId, index) => ({
    day: index + 1,
    destinationId,
    overnight: 'hotel' as const,
    transfers: index > 0 ? [{ mode: 'bus' as const }] : [],
  }))
  const journey = { destinationIds: ids, days: 2, nights: 2, itinerary }
  const { id } = await admin('addCircuit', { details: details('Dos pueblos'), ...journey })
  circuit = `/es/circuits/${id}`
  destination = `/es/destinations/${ids[0]}`
})

/** The page's requests to the map's host, which this answers, and the violations of its policy. */
async function watch(page: Page, answer = answerAll) {
  const asked: string[] = []
  const forbidden: string[] = []
  await page.route(`${host}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return answer(route)
  })
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) forbidden.push(message.text())
  })
  page.on('request', (request) => {
    if (request.url().endsWith('/browser-reports')) forbidden.push(request.postData() ?? '')
  })
  return { asked, forbidden }
}

function answerAll(route: Route): Promise<void> {
  const json = route.request().url().endsWith('/style.json') ? style : land
  return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } })
}

const opener = (page: Page) => page.getByRole('button', { name: 'Mapa interactivo' })
const drawing = (page: Page) => page.getByRole('img', { name: 'Mapa del recorrido: Dos pueblos' })
const map = (page: Page) => page.getByRole('region', { name: 'Mapa del recorrido: Dos pueblos' })

/** Where something stands on the page, however far that is scrolled, in whole pixels. */
function placeOf(locator: Locator): Promise<number[]> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + scrollX, top + scrollY, width, height].map(Math.round)
  })
}

test('a map is loaded from its host when it is asked for, and goes again', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const { asked, forbidden } = await watch(page)
  await openPage(page, circuit)
  await drawing(page).scrollIntoViewIfNeeded()
  await expect(page.getByText('Se carga desde otro servidor: tiles.example')).toBeVisible()
  await page.waitForTimeout(1_000)
  expect(asked).toEqual([])
  expect(scripts.filter((path) => /-map-|maplibre/.test(path))).toEqual([])
  expect(await page.content()).not.toMatch(/<link[^>]+tiles\.example/)
  const before = await placeOf(drawing(page))

  await tabTo(page, opener(page))
  await page.keyboard.press('Enter')
  await expect(map(page)).toBeFocused()
  await expect(drawing(page)).toBeHidden()
  expect(await placeOf(map(page))).toEqual(before)
  await expect.poll(() => asked).toEqual(['/style.json', '/land.json'])
  await expect(page.getByText('© Mappers of the south')).toBeVisible()

  await page.keyboard.press('Tab')
  const first = page.getByRole('button', { name: '1 Maras, 1 noche' })
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  const link = page.locator('[data-map]').getByRole('link', { name: 'Maras' })
  await expect(link).toBeFocused()
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  for (const [colorScheme, rules] of Object.entries(rulesFor)) {
    await page.emulateMedia({ colorScheme: colorScheme as 'light' | 'dark' })
    expect(await axeViolations(page, rules)).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()
  await expect(link).toHaveCount(0)
  await expect(page.getByRole('button', { name: '2 Puno, 1 noche' })).toBeVisible()

  const closer = page.getByRole('button', { name: 'Volver al mapa dibujado' })
  await tabTo(page, closer)
  await page.keyboard.press('Enter')
  await expect(map(page)).toHaveCount(0)
  await expect(drawing(page)).toBeVisible()
  await expect(opener(page)).toBeFocused()
  expect(forbidden).toEqual([])
})

test('the wheel goes on scrolling the page, and a name beside the window is shown and leads to its page', async ({
  page,
}) => {
  const { forbidden } = await watch(page)
  await openPage(page, destination)
  await opener(page).click()
  const marker = page.getByRole('button', { name: 'Maras', exact: true })
  await expect(marker).toBeVisible()
  await marker.hover()
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)

  const beside = page.getByRole('button', { name: 'Puno', exact: true })
  await expect(beside).not.toBeInViewport()
  await beside.press('Enter')
  await expect(beside).toBeInViewport()
  await page.locator('[data-map]').getByRole('link', { name: 'Puno' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Puno' })).toBeVisible()
  expect(forbidden).toEqual([])
})

test('the drawing stays, and a sentence says so, where the map cannot be had', async ({ page }) => {
  const sorry = page.getByText('No se pudo cargar el mapa interactivo.')
  let isAway = true
  const { forbidden } = await watch(page, (route) =>
    isAway
      ? route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } })
      : answerAll(route),
  )
  await openPage(page, circuit)
  await expect(sorry).toBeHidden()
  await opener(page).click()
  await expect(sorry).toBeVisible()
  await expect(drawing(page)).toBeVisible()
  await expect(map(page)).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])

  isAway = false
  await opener(page).click()
  await expect(map(page)).toBeVisible()
  await expect(sorry).toBeHidden()
  expect(forbidden).toEqual([])

  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await openPage(page, circuit)
  await opener(page).click()
  await expect(sorry).toBeVisible()
  await expect(drawing(page)).toBeVisible()
})
