import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import type { Language } from '#contract/languages.ts'
import { demonstrationAdmin, startDemonstrationSite } from './demonstration-site.ts'
import { readSitemap } from './public-pages.ts'

const folder = join(import.meta.dirname, '../docs/screenshots')
/** A page that has not been painted yet has one or two colours. */
const leastColours = 50
const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }
const tablet = { viewport: { width: 820, height: 1620 }, colorScheme: 'dark' } as const
const paper = { viewport: { width: 794, height: 1123 } }

const site = await startDemonstrationSite()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  const destination = await firstOf('pt', 'destinations')
  await take('landing-es', desk, '/es')
  await take('landing-dark', tablet, '/es', { width: 500 })
  await take('destination-pt-phone', phone, destination)
  await take('circuit-print', paper, await firstOf('en', 'circuits'), { width: 500, print: true })
  const item = destination.split('/')[3]
  const board = { admin: true, upTo: 'Imágenes y videos' }
  await take('admin-media', desk, `/admin-panel/destinations/${item}`, board)
  await take('admin-quotes', desk, '/admin-panel/quotes', { admin: true })
} finally {
  await browser.close()
  await site.stop()
}

/** The first item of a kind in the sitemap. */
async function firstOf(language: Language, kind: string): Promise<string> {
  const [found] = (await readSitemap(site.url, language))(kind)
  if (!found) throw new Error(`The sitemap has no ${kind}`)
  return found
}

interface Taking {
  /** What the picture is reduced to. */
  width?: number
  print?: boolean
  admin?: boolean
  /** The heading that the page is scrolled to. */
  upTo?: string
}

/** @throws when the picture has next to no colours: nothing was painted */
async function take(
  name: string,
  options: BrowserContextOptions,
  path: string,
  { width, print = false, admin = false, upTo }: Taking = {},
): Promise<void> {
  const context = await browser.newContext({ locale: 'es-AR', ...options, baseURL: site.url })
  const page = await context.newPage()
  if (admin) await logIn(page)
  if (print) await page.emulateMedia({ media: 'print' })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    await document.fonts.ready
    // Those further down are not fetched before somebody comes near.
    const near = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)))
  })
  if (upTo) {
    const heading = page.getByRole('heading', { name: upTo })
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await page.waitForLoadState('networkidle')
  }
  const taken = sharp(await page.screenshot({ animations: 'disabled' }))
  await context.close()
  const picture = width ? taken.resize({ width }) : taken
  const colours = await countColours(picture)
  if (colours < leastColours) throw new Error(`${name} is empty: ${colours} colours`)
  await writeFile(join(folder, `${name}.jpg`), await picture.jpeg({ quality: 80 }).toBuffer())
  console.log(`${name}.jpg: ${colours} colours`)
}

async function countColours(picture: Sharp): Promise<number> {
  const size = 128
  const { data, info } = await picture
    .clone()
    .removeAlpha()
    .resize(size, size, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = new Set<number>()
  for (let at = 0; at < data.length; at += info.channels) colours.add(data.readUIntBE(at, 3))
  return colours.size
}

async function logIn(page: Page): Promise<void> {
  const answer = await fetch(`${site.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demonstrationAdmin),
  })
  if (!answer.ok)
    throw new Error('The demonstration was made with another admin: delete data/audit')
  const { token } = (await answer.json()) as { token: string }
  await page.goto('/robots.txt')
  await page.evaluate((given) => localStorage.setItem('authToken', given), token)
}
