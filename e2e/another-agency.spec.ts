import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { languages } from '#contract/languages.ts'
import { untilLoaded } from './open-panel.ts'
import { useOwnServer } from './own-server.ts'
import { save } from './panel-form.ts'
import { signInAsAdmin } from './sign-in.ts'
import { site } from './site.ts'

const own = useOwnServer()

const agency = 'Altiplano Viajes'
/** What the product is called and where it comes from; nothing of it is another agency's. */
const ours = /ñandú|nandu|argentin|buenos aires/i

const field = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' })

async function openPart(page: Page, part: string): Promise<void> {
  await page.goto(`/admin-panel/${part}`)
  await untilLoaded(page)
}

async function saved(page: Page): Promise<void> {
  await save(page)
  await expect(page.getByText('Guardado').last()).toBeVisible()
}

async function writeIn(page: Page, group: string, texts: Record<string, string>) {
  const texted = page.getByRole('group', { name: group, exact: true })
  for (const [language, text] of Object.entries(texts)) {
    await texted.getByRole('textbox', { name: language }).fill(text)
  }
}

/** A catalogue of one place elsewhere, as an agency begins with. */
async function addCatalogue(): Promise<{ id: string; tour: string }> {
  const { token } = await own.call<{ token: string }>('login', site.admin)
  const add = (name: string, payload: object) => own.call<{ id: string }>(name, payload, token)
  const { id: countryId } = await add('addCountry', { name: 'Bolivia' })
  const { id: regionId } = await add('addRegion', { countryId, name: 'Potosí' })
  const { id: categoryId } = await add('addCategory', { name: 'Walks' })
  const texts = (name: string) => [{ lang: 'en', name, description: `${name}, by day and night.` }]
  const { id } = await add('addDestination', { details: texts('Uyuni'), regionId })
  const tour = await add('addTour', { details: texts('Salt'), destinationId: id, categoryId })
  return { id, tour: tour.id }
}

/** Turns the empty installation into another agency's, in the panel alone. */
async function makeItTheirs(page: Page): Promise<void> {
  await signInAsAdmin(page)
  await openPart(page, 'site')
  await field(page, 'Nombre').fill(agency)
  await writeIn(page, 'Lema', { Español: 'Despacio y alto', English: 'Slow and high' })
  await writeIn(page, 'Región', {
    Español: 'Bolivia y el Perú',
    English: 'Bolivia and Peru',
    Português: 'Bolívia e Peru',
  })
  await saved(page)

  await openPart(page, 'site/look')
  const colors = { Principal: '#5b1a6b', Acento: '#0b6e4f', Tinta: '#221a26', Papel: '#ffffff' }
  for (const [name, color] of Object.entries(colors)) {
    await field(page, `${name}, en números`).fill(color)
  }
  await saved(page)
  const logo = page.getByRole('region', { name: 'Logo', exact: true })
  const drawing = sharp({ create: { width: 400, height: 100, channels: 4, background: '#5b1a6b' } })
  const buffer = await drawing.png().toBuffer()
  await logo
    .locator('input[type="file"]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await expect(logo.getByRole('img', { name: /sobre fondo claro/ })).toBeVisible()

  await openPart(page, 'site/contact')
  const contact = page.getByRole('region', { name: 'Cómo comunicarse', exact: true })
  await contact.getByRole('textbox', { name: 'Teléfono' }).fill('+591 2 555 0100')
  await contact.getByRole('textbox', { name: 'Correo electrónico' }).fill('hola@altiplano.com')
  await contact.getByRole('textbox', { name: 'Dirección' }).fill('Calle de Ejemplo 1, La Paz')
  await saved(page)

  await openPart(page, 'site/hours')
  await page.getByLabel('Zona horaria').first().fill('La_Paz')
  await page.getByRole('option', { name: /La_Paz/ }).click()
  await page.getByLabel('Feriados de').first().fill('Boliv')
  await page.getByRole('option', { name: 'Bolivia' }).click()
  await saved(page)

  await openPart(page, 'site/legal')
  await field(page, 'Razón social').fill('Altiplano Viajes S.R.L.')
  await saved(page)
}

/** The privacy notice, written and published; the landing page's heading in the agency's words. */
async function writeItsPages(page: Page): Promise<void> {
  await openPart(page, 'pages')
  await page
    .getByRole('link', { name: /Privacy notice|Aviso de privacidad/ })
    .first()
    .click()
  await untilLoaded(page)
  await page.getByRole('tab', { name: /English/ }).click()
  const english = page.getByRole('tabpanel', { name: /English/ })
  await english.getByRole('button', { name: 'Markdown' }).click()
  await english.getByRole('textbox', { name: 'Texto' }).fill('We keep what you write to us.')
  await page.getByRole('switch', { name: 'Habilitado' }).press('Space')
  await saved(page)

  await openPart(page, 'texts')
  await page
    .getByRole('group', { name: 'Título', exact: true })
    .first()
    .getByRole('textbox', { name: 'Español' })
    .fill('El cielo queda cerca')
  await saved(page)
}

/** Asks for a quote and registers, so that every party gets mail. */
async function writeToThem(tour: string): Promise<void> {
  const person = { name: 'Vera', email: 'vera@example.com', consent: true, lang: 'pt' }
  const asked = { entityType: 'tour', entityId: tour, message: 'Two in March' }
  await own.call('createQuote', { ...person, ...asked })
}

async function mailsOf(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(
    names.map(async (name) => {
      const raw = await readFile(join(folder, name))
      const { subject, from, replyTo, html, text } = await PostalMime.parse(raw)
      return JSON.stringify({ subject, from, replyTo, html, text })
    }),
  )
}

test('an empty installation becomes another agency’s, and nothing says whose product it is', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const { id, tour } = await addCatalogue()
  await makeItTheirs(page)
  await writeItsPages(page)

  await test.step('no public page, in no language', async () => {
    const reader = await browser.newPage({ baseURL: own.url })
    const paths = ['', '/about-us', '/destinations', `/destinations/${id}`, `/tours/${tour}`]
    const more = [
      '/search?q=salt',
      '/shortlist',
      '/compare',
      '/register',
      '/login',
      '/pages/privacy',
    ]
    for (const language of languages) {
      for (const path of [...paths, ...more, '/nowhere']) {
        const html = await (await reader.request.get(`/${language}${path}`)).text()
        expect(html.match(ours), `/${language}${path}`).toBe(null)
        expect(html).toContain(agency)
      }
    }
    await reader.goto('/es')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('El cielo queda cerca')
    await expect(reader.getByRole('banner').getByRole('img', { name: agency })).toBeVisible()
    await expect(reader.getByRole('contentinfo')).toContainText('+591 2 555 0100')
    await expect(reader.getByRole('contentinfo')).toContainText('Altiplano Viajes S.R.L.')
    expect(await reader.locator('meta[name="theme-color"]').getAttribute('content')).toBe('#5b1a6b')
    for (const file of ['/site.webmanifest', '/sitemap.xml', '/robots.txt', '/api/docs/json']) {
      expect((await (await reader.request.get(file)).text()).match(ours), file).toBe(null)
    }
    await reader.close()
  })

  await test.step('no mail', async () => {
    await writeToThem(tour)
    await expect(async () => {
      expect(await mailsOf(own.dataDir())).toHaveLength(2)
    }).toPass({ timeout: 60_000 })
    for (const mail of await mailsOf(own.dataDir())) {
      expect(mail.match(ours)).toBe(null)
      expect(mail).toContain(agency)
      expect(mail).toContain('+591 2 555 0100')
    }
  })

  await test.step('no page of the panel', async () => {
    for (const part of [
      'destinations',
      'destinations/add',
      'circuits/add',
      'countries',
      'quotes',
      'quotes/add',
      'templates',
      'templates/add',
      'users',
      'banner',
      'pages',
      'texts',
      'mails',
      'people',
      'activity',
      'site',
      'site/look',
      'site/contact',
      'site/hours',
      'site/legal',
      'site/mail',
    ]) {
      await openPart(page, part)
      expect((await page.locator('body').innerText()).match(ours), part).toBe(null)
      expect(await page.title(), part).not.toMatch(ours)
    }
  })
})
