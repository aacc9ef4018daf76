import { chromium, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { PostgresDatabase } from '#server/platform/db/connect.ts'
import { makeAdmin } from './admin.ts'
import { median } from './load.ts'
import { address, withServer } from './servers.ts'
import { withCatalogue } from './with-catalogue.ts'

/** The panel's lists with many rows, in the system's Chromium on the built pages. */
/** Rows of each list. */
const sizes = (process.argv[2] ?? '120,1000').split(',').map(Number)
const rounds = Number(process.argv[3] ?? 3)

/** The lists, and words that narrow each. */
const lists = {
  destinations: 'salta',
  circuits: 'salta',
  packages: 'salta',
  incentives: 'salta',
  users: 'agente 7',
  quotes: 'visitante 7',
}

/** As many users and quotes as items of a kind. */
async function fillPeople({ db }: PostgresDatabase, count: number): Promise<void> {
  await db.execute(sql`
    insert into users (name, surname, email, password_hash, is_approved, email_confirmed)
    select 'Agente ' || n, 'Prueba', 'agente' || n || '@example.com', '-', true, true
    from generate_series(1, ${count}::int) as n`)
  await db.execute(sql`
    insert into quotes (email, name, message, entity_type, entity_id, entity_name, lang, seen)
    select 'v' || n || '@example.com', 'Visitante ' || n, repeat('Somos dos, en marzo. ', 12),
      'circuit', gen_random_uuid(), 'Circuito ' || n, 'es', n % 2 = 0
    from generate_series(1, ${count}::int) as n`)
}

/** Ms from the address to the first rows, as the page's own clock has it. */
async function measureOpening(page: Page, path: string): Promise<number> {
  await page.goto(address + path, { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('tbody tr')) resolve(performance.now())
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}

/** The longest task, or time from an input to the picture that answers it, in ms, while `act` runs. */
async function measureInputs(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const state = { longest: 0 }
    const observer = new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) {
        state.longest = Math.max(state.longest, duration)
      }
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    observer.observe({ type: 'longtask' })
    Reflect.set(window, 'inputs', state)
  })
  await act()
  // Entries arrive with the frame after the one that they measure.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Reflect.get(window, 'inputs').longest)),
        ),
      ),
  )
}

async function measureList(page: Page, name: string, word: string): Promise<number[]> {
  const opening = await measureOpening(page, `/admin-panel/${name}`)
  const rows = page.locator('tbody tr')
  const search = page.getByRole('searchbox')
  const before = await rows.count()
  const typing = await measureInputs(page, async () => {
    await search.pressSequentially(word, { delay: 60 })
    await page.waitForURL((url) => url.searchParams.get('q') === word)
  })
  await search.fill('')
  await page.waitForURL((url) => !url.searchParams.has('q'))
  const sorting = await measureInputs(page, async () => {
    await page.locator('thead button').first().click()
    await page.waitForURL(/sort=/)
  })
  const paging = await measureInputs(page, async () => {
    await page.locator('nav select').selectOption('100')
    await page.waitForURL(/rows=100/)
    await page.locator('nav button').last().click()
    await page.waitForURL(/page=2/)
  })
  if (before === 0 || (await rows.count()) === 0) throw new Error(`${name}: no rows`)
  return [opening, typing, sorting, paging]
}

/** From the key that opens it to items of the words: the first opening asks for every list. */
async function measurePalette(page: Page): Promise<number[]> {
  const opening = await measureOpening(page, '/admin-panel/quotes')
  const items = page
    .getByRole('dialog')
    .locator('[data-action]')
    .filter({ has: page.locator('img') })
  const typing = await measureInputs(page, async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('textbox').pressSequentially('salta', { delay: 60 })
    await items.first().waitFor()
  })
  return [opening, typing]
}

async function measure(token: string, size: number): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-AR' })
  await page.goto(`${address}/robots.txt`)
  await page.evaluate((kept) => localStorage.setItem('authToken', kept), token)
  for (const [name, words] of Object.entries(lists)) {
    const figures: number[][] = []
    for (let round = 0; round < rounds; round += 1) {
      figures.push(await measureList(page, name, words))
    }
    printRow(`${name}, ${size}`, figures)
  }
  const figures: number[][] = []
  for (let round = 0; round < rounds; round += 1) figures.push(await measurePalette(page))
  printRow(`palette, ${size}`, figures)
  await browser.close()
}

function printRow(name: string, rows: number[][]): void {
  const [first = []] = rows
  const cells = first.map((_, at) => Math.round(median(rows.map((row) => row[at] ?? 0))))
  console.log(`| ${[name, ...cells].join(' | ')} |`)
}

console.log('| list, rows | opening ms | typing ms | sorting ms | paging ms |')
console.log('| --- | --- | --- | --- | --- |')
for (const size of sizes) {
  await withCatalogue(size, async ({ database, variables }) => {
    await fillPeople(database, size)
    const token = await makeAdmin(database)
    await withServer('./api-server.ts', { ...variables, PAGES: 'built' }, () =>
      measure(token, size),
    )
  })
}
