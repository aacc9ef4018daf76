import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { untilLoaded } from './open-panel.ts'
import { save } from './panel-form.ts'

/** The agency that an empty installation is turned into. */
export const agency = {
  name: 'Altiplano Viajes',
  slogan: { es: 'Despacio y alto', en: 'Slow and high', pt: 'Devagar e alto' },
  colors: { Principal: '#5b1a6b', Acento: '#0b6e4f', Tinta: '#221a26', Papel: '#ffffff' },
  phone: '+591 2 555 0100',
  email: 'hola@altiplano.com',
  brazil: '+55 11 5555 0100',
  network: 'social.example',
  licence: 'AT-2044',
  company: 'Altiplano Viajes S.R.L.',
  title: { es: 'El cielo queda cerca', en: 'The sky is near', pt: 'O céu fica perto' },
} as const

const names = { es: 'Español', en: 'English', pt: 'Português' } as const

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

async function writeIn(
  page: Page,
  group: string,
  texts: Partial<Record<keyof typeof names, string>>,
) {
  const texted = page.getByRole('group', { name: group, exact: true }).first()
  for (const [language, text] of Object.entries(texts)) {
    const name = names[language as keyof typeof names]
    await texted.getByRole('textbox', { name }).fill(text)
  }
}

/** Gives the site its name, slogan and area. */
export async function nameIt(page: Page): Promise<void> {
  await openPart(page, 'site')
  await field(page, 'Nombre').fill(agency.name)
  await writeIn(page, 'Lema', agency.slogan)
  await writeIn(page, 'Región', {
    es: 'Bolivia y el Perú',
    en: 'Bolivia and Peru',
    pt: 'Bolívia e Peru',
  })
  await saved(page)
}

/** Colours, logo and icon. */
export async function dressIt(page: Page): Promise<void> {
  await openPart(page, 'site/look')
  for (const [name, color] of Object.entries(agency.colors)) {
    await field(page, `${name}, en números`).fill(color)
  }
  await saved(page)
  const upload = async (part: string, width: number, height: number, shown: RegExp) => {
    const region = page.getByRole('region', { name: part, exact: true })
    const drawing = sharp({ create: { width, height, channels: 4, background: '#5b1a6b' } })
    const buffer = await drawing.png().toBuffer()
    const file = { name: 'picture.png', mimeType: 'image/png', buffer }
    await region.locator('input[type="file"]').setInputFiles(file)
    await expect(region.getByText(shown).or(region.getByRole('img', { name: shown }))).toBeVisible()
  }
  await upload('Logo', 400, 100, /sobre fondo claro/)
  await upload('Ícono', 512, 512, /Recortado en círculo/)
}

/** Contacts, a market of its own, hours, licences, networks and who stands behind it. */
export async function tellWhoTheyAre(page: Page): Promise<void> {
  await openPart(page, 'site/contact')
  const contact = page.getByRole('region', { name: 'Cómo comunicarse', exact: true })
  await contact.getByRole('textbox', { name: 'Teléfono' }).fill(agency.phone)
  await contact.getByRole('textbox', { name: 'Correo electrónico' }).fill(agency.email)
  await contact.getByRole('textbox', { name: 'Dirección' }).fill('Calle de Ejemplo 1, La Paz')
  await page.getByRole('button', { name: 'Agregar un mercado' }).click()
  const market = page.getByRole('region', { name: 'Mercados', exact: true })
  await market.getByRole('textbox', { name: 'Español' }).fill('Brasil')
  const countries = market.getByRole('combobox', { name: 'Países' })
  const brazil = market.getByRole('option', { name: 'Brasil' })
  // A click may find the options before they are narrowed to what was typed, and then takes none; a second gives it up.
  await expect(async () => {
    await countries.fill('Brasil')
    const isChosen = (await brazil.getAttribute('aria-selected', { timeout: 5_000 })) === 'true'
    if (!isChosen) await brazil.click({ timeout: 5_000 })
    await expect(brazil).toHaveAttribute('aria-selected', 'true', { timeout: 2_000 })
  }).toPass()
  await market.getByRole('textbox', { name: 'Teléfono' }).fill(agency.brazil)
  await saved(page)

  await openPart(page, 'site/hours')
  await page.getByLabel('Zona horaria').first().fill('La_Paz')
  await page.getByRole('option', { name: /La_Paz/ }).click()
  const holidays = page.getByLabel('Feriados de').first()
  // A click may find the options before they are narrowed to what was typed, and then takes none.
  await expect(async () => {
    await holidays.fill('Boliv')
    await page.getByRole('option', { name: 'Bolivia' }).click({ timeout: 5_000 })
    await expect(holidays).toHaveValue('Bolivia', { timeout: 2_000 })
  }).toPass()
  await saved(page)

  await openPart(page, 'site/legal')
  await field(page, 'Nombre de la licencia').fill('Licencia')
  await field(page, 'Número').first().fill(agency.licence)
  await field(page, /^Dónde se verifica/)
    .first()
    .fill('https://registro.example/at-2044')
  await field(page, 'Razón social').fill(agency.company)
  await page.getByRole('button', { name: 'Agregar una red' }).click()
  await field(page, 'Red 1').fill(`https://${agency.network}/altiplano`)
  await saved(page)
}

/** Publishes privacy notice and terms. */
export async function writeItsPages(page: Page): Promise<void> {
  for (const title of [/Privacy notice|Aviso de privacidad/, /Terms and|Términos y/]) {
    await openPart(page, 'pages')
    await page.getByRole('link', { name: title }).first().click()
    await untilLoaded(page)
    for (const name of Object.values(names)) {
      await page.getByRole('tab', { name: new RegExp(name) }).click()
      const tabPanel = page.getByRole('tabpanel', { name: new RegExp(name) })
      await tabPanel.getByRole('button', { name: 'Markdown' }).click()
      await tabPanel.getByRole('textbox', { name: 'Texto' }).fill('We keep what you write to us.')
    }
    await page.getByRole('switch', { name: 'Habilitado' }).press('Space')
    await saved(page)
  }
}

/** The landing page's heading in the agency's own words. */
export async function writeItsTexts(page: Page): Promise<void> {
  await openPart(page, 'texts')
  await writeIn(page, 'Título', agency.title)
  await saved(page)
}

/** The product's name and origin, in any case, with or without accents. */
const ours = /nandu|argentin|buenos aires/i

/** The first words around what is the product's own in a text or markup; undefined where nothing is. */
export function oursIn(text: string): string | undefined {
  const bare = decoded(text).normalize('NFD').replaceAll(/\p{M}/gu, '')
  const place = bare.search(ours)
  return place < 0 ? undefined : bare.slice(Math.max(0, place - 60), place + 60)
}

/** As a reader has it: with what addresses and markup write otherwise. */
function decoded(text: string): string {
  return text
    .replaceAll(/%c3%b1|&ntilde;|&#241;|&#xf1;|\\u00f1/gi, 'ñ')
    .replaceAll(/%c3%ba|&uacute;|&#250;|&#xfa;|\\u00fa/gi, 'ú')
}
