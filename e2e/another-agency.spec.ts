import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { type TextLanguage, textLanguages } from '#texts/languages.ts'
import { readPdf } from '#testing/read-pdf.ts'
import {
  agency,
  dressIt,
  nameIt,
  oursIn,
  tellWhoTheyAre,
  writeItsPages,
  writeItsTexts,
} from './another-agency.ts'
import { addCatalogue, callersOf, causeMails, mailsOf } from './another-agencys-people.ts'
import { untilLoaded } from './open-panel.ts'
import { useTestServer } from './test-server.ts'
import { publicPages } from './public-pages.ts'
import { signInAsAdmin } from './sign-in.ts'

const server = useTestServer()

const iconFiles = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
]

/** Every address at which an icon is looked for answers a picture, and none of them the house's. */
async function expectNoIconOfOurs(request: APIRequestContext): Promise<void> {
  const ours = await Promise.all(
    iconFiles.map((name) => readFile(join(import.meta.dirname, '../public', name))),
  )
  const manifest: { icons: { src: string }[] } = await (
    await request.get('/site.webmanifest')
  ).json()
  expect(manifest.icons).not.toEqual([])
  const page = await (await request.get('/es')).text()
  const links = [...page.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)]
  expect(links).not.toEqual([])
  const addresses = [
    ...iconFiles.map((name) => `/${name}`),
    ...manifest.icons.map(({ src }) => src),
    ...links.map(([, href = '']) => href),
  ]
  for (const address of addresses) {
    const icon = await request.get(address)
    expect(icon.headers()['content-type'], address).toMatch(/^image\//)
    const bytes = await icon.body()
    expect(
      ours.some((each) => each.equals(bytes)),
      address,
    ).toBe(false)
  }
}

/** A stroke of the house's emblem, as every page that shows it has it. */
const emblem = 'M33.500 9.200'

async function expectNothingOfOurs(request: APIRequestContext, paths: readonly string[]) {
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    expect(oursIn(html), path).toBe(undefined)
    expect(html, path).not.toContain(emblem)
    expect(html, path).toContain(agency.name)
  }
}

/** The footer's text in each language; Portuguese readers have a market of their own. */
async function expectFooter(page: Page, language: TextLanguage): Promise<void> {
  await page.goto(`/${language}`)
  const footer = page.getByRole('contentinfo')
  const phone = language === 'pt' ? agency.brazil : agency.phone
  for (const said of [
    agency.slogan[language],
    phone,
    agency.email,
    'Calle de Ejemplo 1, La Paz',
    '09:00–18:00',
    agency.company,
  ]) {
    await expect(footer).toContainText(said)
  }
  const { privacy, terms } = {
    es: { privacy: 'Aviso de privacidad', terms: 'Términos y condiciones' },
    en: { privacy: 'Privacy notice', terms: 'Terms and conditions' },
    pt: { privacy: 'Aviso de privacidade', terms: 'Termos e condições' },
  }[language]
  for (const name of [agency.network, agency.licence, privacy, terms]) {
    await expect(footer.getByRole('link', { name })).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(agency.title[language])
}

/** Links that look like the ground they stand on are there for nobody. */
async function expectLicenceToBeRead(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const colors = await page
      .getByRole('contentinfo')
      .getByRole('link', { name: agency.licence })
      .evaluate((link) => [
        getComputedStyle(link).color,
        getComputedStyle(link.closest('p') ?? link).color,
      ])
    expect(colors[0]).toBe(colors[1])
  }
}

function structuredData(html: string): object[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as object,
  )
}

/** The first two log-ins were told of before there was a name: those mails are the house's. */
async function throwAwayFirstMails(): Promise<void> {
  await expect.poll(async () => (await mailsOf(server)).length).toBe(2)
  const folder = join(server.dataDir(), 'mail')
  for (const name of await readdir(folder)) await rm(join(folder, name))
}

test('an empty installation becomes another agency’s, and nothing says whose product it is', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const { admin, anyone } = await callersOf(server)
  const items = await addCatalogue(admin)
  const reader = await browser.newPage({ baseURL: server.url })

  await test.step('a name is enough for the house’s emblem and icons to leave', async () => {
    expect(await (await reader.request.get('/es')).text()).toContain(emblem)
    await signInAsAdmin(page)
    await nameIt(page)
    for (const path of ['/es', '/es/login', '/admin-panel']) {
      expect(await (await reader.request.get(path)).text(), path).not.toContain(emblem)
    }
    await expectNoIconOfOurs(reader.request)
    await expect(page.locator('#content')).toBeVisible()
    expect(await page.content()).not.toContain(emblem)
    expect(await (await reader.request.get('/initial.svg')).text()).toContain('>A</text>')
    await throwAwayFirstMails()
  })

  await dressIt(page)
  await tellWhoTheyAre(page)
  await writeItsPages(page)
  await writeItsTexts(page)
  const cause = await causeMails(reader, server, items.tourId)

  await test.step('no public page, in no language', async () => {
    const kinds = Object.values(await publicPages(anyone))
    const further = ['/pages/privacy', '/pages/terms', '/my-requests', '/nowhere']
    const secret = [`/requests/${cause.request}`, `/proposals/${cause.proposal}`]
    const paths = [...kinds, ...further, ...secret]
    for (const language of textLanguages) {
      await expectNothingOfOurs(
        reader.request,
        paths.map((path) => `/${language}${path}`),
      )
      await expectFooter(reader, language)
    }
    await expect(reader.getByRole('banner').getByRole('img', { name: agency.name })).toBeVisible()
    await expectLicenceToBeRead(reader)
    const themed = reader.locator('meta[name="theme-color"]')
    await expect(themed).toHaveAttribute('content', agency.colors.Principal)
  })

  await test.step('nothing that machines read', async () => {
    const files = ['/site.webmanifest', '/sitemap.xml', '/robots.txt', '/api/docs/json', '/mailbox']
    for (const file of files) {
      expect(oursIn(await (await reader.request.get(file)).text()), file).toBe(undefined)
    }
    await expectNoIconOfOurs(reader.request)
    const [agencyData] = structuredData(await (await reader.request.get('/es')).text())
    expect(agencyData).toMatchObject({
      '@type': 'TravelAgency',
      name: agency.name,
      telephone: agency.phone,
      sameAs: [`https://${agency.network}/altiplano`],
      contactPoint: [{ telephone: agency.phone }, { telephone: agency.brazil, areaServed: ['BR'] }],
      openingHoursSpecification: [{ opens: '09:00', closes: '18:00' }],
    })
  })

  await test.step('no mail', async () => {
    // Two kinds each of registering, joining and forgetting, and ten of a request.
    await expect(async () => expect((await mailsOf(server)).length).toBeGreaterThan(17)).toPass({
      timeout: 60_000,
    })
    for (const { subject, all, html, text, to } of await mailsOf(server)) {
      expect(oursIn(all), subject).toBe(undefined)
      const phone = to === 'vera@example.com' ? agency.brazil : /\+591 2 555 0100|\+55 11 5555 0100/
      for (const body of [html, text]) {
        expect(body, subject).toContain(agency.name)
        expect(body, subject).toMatch(phone)
        for (const said of [agency.licence, agency.network, agency.company, '/pages/privacy']) {
          expect(body, subject).toContain(said)
        }
        expect(body, subject).toMatch(/Despacio y alto|Devagar e alto/)
        expect(body, subject).toMatch(/09:00–18:00 \((?:hora de|horário de) La Paz\)/)
      }
    }
  })

  await test.step('no document', async () => {
    const mailed = (await mailsOf(server)).flatMap(({ documents }) => documents)
    const file = await reader.request.get(`/proposals/${cause.proposal}.pdf`)
    // With the proposal, and with its acceptance.
    expect(mailed).toHaveLength(2)
    for (const document of [...mailed, await file.body()]) {
      const { pages, info, links } = await readPdf(document)
      const text = pages.join(' ')
      expect(oursIn(`${text} ${JSON.stringify(info)} ${links.join(' ')}`)).toBe(undefined)
      for (const said of [agency.brazil, agency.email, agency.licence, agency.network]) {
        expect(text).toContain(said)
      }
      expect(text).toContain('Devagar e alto')
      expect(text).toContain('(horário de La Paz)')
      expect(links).toContain(`${server.url}/pt/pages/privacy`)
    }
  })

  await test.step('no page of the panel', async () => {
    for (const part of panelPages({ ...items, ...cause }, await pageId(admin))) {
      await page.goto(`/admin-panel/${part}`)
      await untilLoaded(page)
      expect(oursIn(await wordsOf(page)), part).toBe(undefined)
    }
  })
  await reader.close()
})

/** All that a page says and holds, but for what can be chosen: among the countries is every one. */
async function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const choice of copy.querySelectorAll('option, [role="option"]')) choice.remove()
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
    return [copy.outerHTML, ...[...fields].map(({ value }) => value)].join(' ')
  })
}

async function pageId(admin: Awaited<ReturnType<typeof callersOf>>['admin']): Promise<string> {
  return (await admin('getPage', { slug: 'terms', adminPanel: true })).id
}

type Ids = Awaited<ReturnType<typeof addCatalogue>> & Awaited<ReturnType<typeof causeMails>>

/** Every page of the panel below its own address, each with something in it. */
function panelPages(ids: Ids, customPageId: string): string[] {
  const { destinationId, countryId, regionId, categoryId } = ids
  const place = `countries/${countryId}`
  const itemPages = [
    ['destinations', destinationId, ''],
    ['tours', ids.tourId, `/${destinationId}`],
    ['hotels', ids.hotelId, `/${destinationId}`],
    ['circuits', ids.circuitId, ''],
    ['packages', ids.packageId, ''],
    ['incentives', ids.incentiveId, ''],
  ].flatMap(([kind, id, below]) => [
    `${kind}`,
    `${kind}/${id}`,
    `${kind}/add${below}`,
    `${kind}/edit/${id}`,
  ])
  return [
    ...itemPages,
    'categories',
    'categories/add',
    `categories/edit/${categoryId}`,
    'tags',
    'countries',
    'countries/add',
    place,
    `countries/edit/${countryId}`,
    `${place}/regions/add`,
    `${place}/regions/${regionId}/edit`,
    'banner',
    'banner/create',
    'texts',
    'mails',
    'people',
    'activity',
    'pages',
    'pages/add',
    `pages/edit/${customPageId}`,
    'users',
    'admins/add',
    `admins/${ids.editorId}/edit`,
    'unconfirmed-users',
    'quotes',
    `quotes?open=${ids.quoteId}`,
    'quotes/add',
    `proposals/${ids.proposalId}`,
    'templates',
    'templates/add',
    `templates/edit/${ids.templateId}`,
    'site',
    'site/look',
    'site/contact',
    'site/hours',
    'site/legal',
    'site/mail',
  ]
}
