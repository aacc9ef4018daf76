import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type TextLanguage, textLanguages } from '#texts/languages.ts'
import { loadAdminTexts } from '#web/shared/i18n/admin-texts.ts'
import { countColours, launchBrowser, logIn, tokenOf, untilPainted } from './demonstration-pages.ts'
import { startDemonstrationSite } from './demonstration-site.ts'
import { manualPictures, type Shown } from './manual-pictures.ts'
import { readSitemap } from './public-pages.ts'

/**
 * Takes the pictures of the editor's manual, in each language; names of pictures as arguments take those alone.
 * Fails for one that is empty or too heavy.
 */
const mostBytes = 120_000
const viewport = { width: 1280, height: 840 }
/** How the browser writes hours. */
const locales = { en: 'en-GB', es: 'es-AR', pt: 'pt-BR' } satisfies Record<TextLanguage, string>
const named = process.argv.slice(2)

// The site is a process that a missing browser would leave behind.
const browser = await launchBrowser()
const site = await startDemonstrationSite()
try {
  const itemsOf = await readSitemap(site.url, 'es')
  const idOf = (kind: string) => itemsOf(kind)[0]?.split('/')[3] ?? ''
  const items = { destination: idOf('destinations'), circuit: idOf('circuits') }
  await changeSomething()
  for (const language of textLanguages) {
    await takeAll(language, { t: await loadAdminTexts(language), ...items })
  }
} finally {
  await browser.close()
  await site.stop()
}

async function takeAll(language: TextLanguage, shown: Shown): Promise<void> {
  const context = await browser.newContext({
    viewport,
    baseURL: site.url,
    locale: locales[language],
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'language', value: language, url: site.url }])
  const page = await context.newPage()
  if (named.length === 0 || named.includes('log-in')) {
    await page.goto(`/${language}/login`, { waitUntil: 'networkidle' })
    await untilPainted(page)
    await store(language, 'log-in', await page.screenshot())
  }
  await logIn(site, page)
  for (const { name, path, act } of manualPictures) {
    if (named.length > 0 && !named.includes(name)) continue
    await page.goto(path(shown), { waitUntil: 'networkidle' })
    await page.locator('#content').getByRole('heading', { level: 1 }).waitFor()
    await act?.(page, shown)
    await page.waitForLoadState('networkidle')
    await untilPainted(page)
    await store(language, name, await page.screenshot({ animations: 'disabled' }))
  }
  await context.close()
}

/** Gives the activity something to show: a star that is set and taken away again. */
async function changeSomething(): Promise<void> {
  const token = await tokenOf(site)
  const headers = { 'content-type': 'application/json', authorization: token }
  const call = (operation: string, payload: object) =>
    fetch(`${site.url}/api/${operation}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(payload),
    })
  const answer = await call('listTours', { adminPanel: true, limit: 3 })
  const { list } = (await answer.json()) as { list: { id: string }[] }
  for (const { id } of [...list, ...list]) await call('toggleTourStarred', { id })
}

async function store(language: TextLanguage, name: string, taken: Buffer): Promise<void> {
  const folder = join(import.meta.dirname, '../docs/manual', language, 'pictures')
  const label = `${language}/${name}.webp`
  const colours = await countColours(label, sharp(taken))
  const picture = await sharp(taken).webp({ quality: 78, effort: 6 }).toBuffer()
  if (picture.length > mostBytes) throw new Error(`${label} is too heavy: ${picture.length} bytes`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.webp`), picture)
  console.log(`${label}: ${colours} colours, ${picture.length} bytes`)
}
