import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContextOptions } from '@playwright/test'
import sharp from 'sharp'
import type { TextLanguage } from '#texts/languages.ts'
import { countColours, launchBrowser, logIn, untilPainted } from './demonstration-pages.ts'
import { startDemonstrationSite } from './demonstration-site.ts'
import { readSitemap } from './public-pages.ts'

const folder = join(import.meta.dirname, '../docs/screenshots')
const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }
const tablet = { viewport: { width: 820, height: 1620 }, colorScheme: 'dark' } as const
const paper = { viewport: { width: 794, height: 1123 } }

// The site is a process that a missing browser would leave behind.
const browser = await launchBrowser()
const site = await startDemonstrationSite()
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
async function firstOf(language: TextLanguage, kind: string): Promise<string> {
  const [found] = (await readSitemap(site.url, language))(kind)
  if (!found) throw new Error(`The sitemap has no ${kind}`)
  return found
}

interface Taking {
  /** The reduced size of the picture. */
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
  if (admin) await logIn(site, page)
  if (print) await page.emulateMedia({ media: 'print' })
  await page.goto(path, { waitUntil: 'networkidle' })
  await untilPainted(page)
  if (upTo) {
    const heading = page.getByRole('heading', { name: upTo })
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await page.waitForLoadState('networkidle')
  }
  const taken = sharp(await page.screenshot({ animations: 'disabled' }))
  await context.close()
  const picture = width ? taken.resize({ width }) : taken
  const colours = await countColours(name, picture)
  await writeFile(join(folder, `${name}.jpg`), await picture.jpeg({ quality: 80 }).toBuffer())
  console.log(`${name}.jpg: ${colours} colours`)
}
