import { expect, type Page, test } from '@playwright/test'
import { addIllustratedDestination } from './illustrated-destination.ts'
import { publicPages } from './public-pages.ts'
import { site } from './site.ts'

/** Addresses of the sitemap, each with its alternates. */
async function readSitemap(
  page: Page,
): Promise<{ loc: string; lastmod: string; alternates: string[] }[]> {
  await page.goto('/robots.txt')
  return page.evaluate(async () => {
    const text = await (await fetch('/sitemap.xml')).text()
    const xml = new DOMParser().parseFromString(text, 'application/xml')
    const error = xml.querySelector('parsererror')
    if (error) throw new Error(error.textContent ?? 'The sitemap is not XML')
    return [...xml.getElementsByTagName('url')].map((url) => ({
      loc: url.getElementsByTagName('loc')[0]?.textContent ?? '',
      lastmod: url.getElementsByTagName('lastmod')[0]?.textContent ?? '',
      alternates: [...url.getElementsByTagName('xhtml:link')].map(
        (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
      ),
    }))
  })
}

test('the sitemap names every page in the languages it is written in, and each is there', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const urls = await readSitemap(page)
  expect(urls.length).toBeGreaterThan(300)
  const addresses = urls.map(({ loc }) => loc)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const { loc, alternates } of urls) {
    expect(loc).toMatch(new RegExp(`^${site.url}/(?:es|en|pt)(?:/|$)`))
    // At least its own language and x-default; items that nobody has translated have no more.
    expect(alternates.length).toBeGreaterThanOrEqual(2)
    expect(alternates.join(' ')).toContain('x-default')
    expect(alternates.join(' ')).toContain(loc)
  }
  expect(urls.filter(({ alternates }) => alternates.length === 4).length).toBeGreaterThan(300)
  const items = urls.filter(
    ({ loc }) => /\/[0-9a-f-]{36}\/[^/]+$/.test(loc) && loc.includes('/tours/'),
  )
  expect(items.length).toBeGreaterThan(100)
  for (const { loc, lastmod } of items) {
    expect(Date.parse(lastmod), loc).toBeLessThanOrEqual(Date.now())
  }
  const sample = addresses.filter((_, place) => place % 20 === 0)
  for (const address of sample) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    expect(await response.text(), address).toContain(`rel="canonical" href="${address}"`)
  }
})

test('robots are told where the sitemap is and what is not for them', async ({ request }) => {
  const response = await request.get('/robots.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const lines = (await response.text()).trim().split('\n').filter(Boolean)
  for (const line of lines) expect(line).toMatch(/^(?:User-agent|Disallow|Allow|Sitemap): \S+$/)
  expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  expect(lines).toContain('Disallow: /admin-panel')
})

test('pages that only serve a moment stay out of search engines', async ({ page }) => {
  const pages = await publicPages()
  for (const name of [
    'search, with results',
    'comparison',
    'shortlist',
    'shortlist, empty',
    'login',
    'reset request',
    'reset',
    'verification that fails',
    'rates',
    'unauthorized',
    'missing item',
  ]) {
    await page.goto(`/es${pages[name]}`)
    const robots = page.locator('meta[name="robots"]')
    await expect(robots.first(), name).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]'), name).toHaveCount(0)
  }
})

type Thing = Record<string, unknown> & { '@type': string }

/** The properties that schema.org and its readers require of each type in use. */
const needed: Record<string, string[]> = {
  TravelAgency: ['name', 'url', 'areaServed'],
  // A membership of the agency's.
  Organization: ['name'],
  ContactPoint: ['contactType'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  CollectionPage: ['name', 'description'],
  WebPage: ['url', 'dateModified'],
  TouristDestination: ['name', 'description', 'containedInPlace'],
  TouristTrip: ['name', 'description', 'itinerary', 'image', 'provider'],
  TouristAttraction: ['name', 'description', 'image', 'geo'],
  LodgingBusiness: ['@id', 'name', 'description', 'starRating', 'address'],
  Hotel: ['@id', 'name', 'description', 'starRating', 'address'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Offer: ['priceSpecification', 'priceCurrency'],
  PriceSpecification: ['minPrice', 'priceCurrency'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency'],
  GeoCoordinates: ['latitude', 'longitude'],
  ListItem: ['position'],
  Place: ['name'],
  Country: ['name'],
  Rating: ['ratingValue'],
}

/** Everything in a piece of structured data that has a type, at any depth. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(thingsIn)
  return '@type' in value ? [value as Thing, ...inside] : inside
}

function expectSound(thing: Thing, where: string): void {
  const type = thing['@type']
  expect(Object.keys(needed), where).toContain(type)
  for (const name of needed[type] ?? [])
    expect(thing[name], `${where}: ${type}.${name}`).toBeTruthy()
  // No price is flat: each is one from which it starts.
  expect(thing, where).not.toHaveProperty('price')
  // An association has a site of its own.
  const addresses = type === 'Organization' ? [] : [thing['url'], thing['item']]
  for (const address of addresses) {
    if (typeof address === 'string') expect(new URL(address).origin, where).toBe(site.url)
  }
  const elements = thing['itemListElement']
  if (!Array.isArray(elements)) return
  expect(elements.length, `${where}: ${type}`).toBeGreaterThan(0)
  expect(elements.map(({ position }) => position)).toEqual(elements.map((_, place) => place + 1))
}

test('the structured data of every kind of page is sound', async ({ page }) => {
  test.setTimeout(180_000)
  const pages = await publicPages()
  const main = {
    landing: 'TravelAgency',
    destinations: 'ItemList',
    circuits: 'ItemList',
    hotels: 'ItemList',
    destination: 'TouristDestination',
    tour: 'TouristTrip',
    circuit: 'TouristTrip',
    package: 'TouristTrip',
    incentive: 'TouristTrip',
    hotel: 'LodgingBusiness',
    category: 'CollectionPage',
    theme: 'CollectionPage',
    month: 'CollectionPage',
  }
  for (const [name, type] of Object.entries(main)) {
    await page.goto(`/pt${pages[name]}`)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const roots = texts.map((text) => JSON.parse(text) as Thing)
    for (const root of roots) expect(root['@context'], name).toBe('https://schema.org')
    const types = roots.map((root) => root['@type'])
    expect(types, name).toContain(type)
    const way = roots.find((root) => root['@type'] === 'BreadcrumbList')
    if (name !== 'landing') {
      const heading = await page.getByRole('heading', { level: 1 }).innerText()
      const names = thingsIn(way?.['itemListElement']).map((each) => each['name'])
      expect(names.length, name).toBeGreaterThan(1)
      expect(names.at(-1), name).toBe(heading)
    }
    for (const thing of roots.flatMap(thingsIn)) expectSound(thing, name)
  }
})

test('the landing page’s title says what the site is about, in each language', async ({ page }) => {
  for (const [language, title] of [
    ['es', 'Ñandú Travel · Argentina y Sudamérica'],
    ['en', 'Ñandú Travel · Argentina and South America'],
    ['pt', 'Ñandú Travel · Argentina e América do Sul'],
  ] as const) {
    await page.goto(`/${language}`)
    await expect(page).toHaveTitle(title)
  }
})

test('the site has icons for browsers and phones, and its name for their screens', async ({
  page,
  request,
}) => {
  await page.goto('/es')
  const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]')
  const icons = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const manifest = await request.get(
    (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '',
  )
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { name, icons: big } = await manifest.json()
  expect(name).toBe('Ñandú Travel')
  for (const icon of [...icons, ...big.map(({ src }: { src: string }) => src)]) {
    const picture = await request.get(icon)
    expect(picture.status(), icon).toBe(200)
    expect(picture.headers()['content-type'], icon).toMatch(/^image\//)
  }
})

test('a shared page has its name, its words and a picture that loads', async ({
  page,
  request,
}) => {
  const destination = await addIllustratedDestination('Shared Shore')
  try {
    for (const [path, title] of [
      ['/en', 'Ñandú Travel'],
      ['/en/destinations', 'Destinations'],
      [`/en/destinations/${destination.id}`, 'Shared Shore'],
    ] as const) {
      await page.goto(path)
      const content = (property: string) =>
        page
          .locator(`meta[property="${property}"], meta[name="${property}"]`)
          .getAttribute('content')
      expect(await content('og:title')).toBe(title)
      expect(await content('og:description')).toBeTruthy()
      expect(await content('og:url')).toBe(
        await page.locator('link[rel="canonical"]').getAttribute('href'),
      )
      // The pictures of a list are upright: a wide card would cut them.
      const card = path === '/en/destinations' ? 'summary' : 'summary_large_image'
      expect(await content('twitter:card'), path).toBe(card)
      const picture = await request.get((await content('og:image')) ?? '')
      expect(picture.status(), path).toBe(200)
      expect(picture.headers()['content-type'], path).toMatch(/^image\/(?:jpeg|webp|png)$/)
    }
  } finally {
    await destination.remove()
  }
})
