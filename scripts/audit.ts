import { type Browser, chromium, devices } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { z } from 'zod'
import { browserPath } from './browser-path.ts'
import { measureInteractions, tooSlow } from './audit-interactions.ts'
import { startDemonstrationSite } from './demonstration-site.ts'
import { listPublicPages } from './public-pages.ts'

/** The minimum of every audited page; the medians of `runs` count. */
const budget = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 2_000,
  cls: 0.02,
  tbtMs: 100,
}
/** Requests of any type of page before it comes to rest. */
const requestsMax = 20

type Figures = Record<keyof typeof budget, number>

const runs = 3
const attempts = 4
const atLeast = new Set(['performance', 'accessibility', 'bestPractices', 'seo'])
const debuggingPort = Number(process.env['AUDIT_BROWSER_PORT'] ?? 3231)

/** Lighthouse's record of a request. */
const sentRequests = z.array(
  z.object({ url: z.string(), resourceType: z.string().default(''), transferSize: z.number() }),
)

const site = await startDemonstrationSite()
let browser: Browser | undefined
try {
  browser = await chromium.launch({
    executablePath: browserPath(),
    args: [`--remote-debugging-port=${debuggingPort}`, '--no-sandbox'],
  })
  const table = await auditPages(await audited())
  console.table(table)
  const missed = Object.entries(table).flatMap(([page, figures]) =>
    missedBy(figures).map((line) => `${page}: ${line}`),
  )
  const requests = await countRequests(browser)
  console.table(requests)
  for (const [page, count] of Object.entries(requests)) {
    if (count > requestsMax) missed.push(`${page}: ${count} requests, not ${requestsMax}`)
  }
  const interactions = await measureInteractions(browser, site.url)
  console.table(interactions)
  missed.push(...tooSlow(interactions))
  for (const line of missed) console.log(line)
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  await browser?.close()
  await site.stop()
}

/** The landing page, a list, a detail and results of a search, each in another language than the one before. */
async function audited(): Promise<string[]> {
  const portuguese = await listPublicPages(site.url, 'pt')
  const detail = portuguese.find((path) => path.startsWith('/pt/destinations/')) ?? ''
  return ['/es', '/en/destinations', detail, '/es/search', '/en/search?q=patagonia']
}

async function auditPages(pages: string[]): Promise<Record<string, Figures>> {
  const table: Record<string, Figures> = {}
  for (const path of pages) {
    const all: Figures[] = []
    for (let run = 0; run < runs; run += 1) all.push(await auditOnce(path))
    table[nameOf(path)] = mediansOf(all)
  }
  return table
}

/** An address without its ids. */
function nameOf(path: string): string {
  return path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')
}

/** The requests of every type of page on a phone until its line is quiet for half a second. */
async function countRequests(on: Browser): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const pages = await listPublicPages(site.url, 'en')
  // An unknown address leads on to the landing page, which is counted already.
  for (const path of pages.filter((each) => !each.endsWith('/no-such-page'))) {
    const context = await on.newContext({ ...devices['Pixel 7'] })
    const page = await context.newPage()
    let count = 0
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) count += 1
    })
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    counts[nameOf(path)] = count
    await context.close()
  }
  return counts
}

/** Now and then Lighthouse loses its recording, or a node that it asks for, and has no score then: it is asked again. */
async function auditOnce(path: string): Promise<Figures> {
  for (let attempt = 1; ; attempt += 1) {
    const lhr = await lighthouseOf(path)
    const isWhole = Object.values(lhr.categories).every(({ score }) => score !== null)
    if ((lhr.runtimeError || !isWhole) && attempt < attempts) continue
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
    if (process.env['AUDIT_DETAILS']) tellDetails(path, lhr)
    return figuresOf(lhr)
  }
}

async function lighthouseOf(path: string): Promise<Result> {
  const answer = await lighthouse(
    site.url + path,
    { port: debuggingPort, logLevel: 'error' },
    {
      extends: 'lighthouse:default',
      // Results of a search are kept out of search engines on purpose.
      settings: { skipAudits: path.includes('?q=') ? ['is-crawlable'] : [] },
    },
  )
  if (!answer) throw new Error(`Lighthouse gave nothing for ${path}`)
  return answer.lhr
}

function figuresOf(lhr: Result): Figures {
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const metric = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(metric('largest-contentful-paint')),
    cls: Number(metric('cumulative-layout-shift').toFixed(3)),
    tbtMs: Math.round(metric('total-blocking-time')),
  }
}

/** Every request that the page made before it came to rest. */
function requestsOf(lhr: Result) {
  const { details } = lhr.audits['network-requests'] ?? {}
  if (details?.type !== 'table') throw new Error('Lighthouse lists no requests')
  return sentRequests.parse(details.items)
}

/** The deductions of a page's score, and its requests. */
function tellDetails(path: string, lhr: Result): void {
  const failed = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9)
  console.log(path)
  for (const { id, score, displayValue = '' } of failed) console.log(' ', id, score, displayValue)
  for (const { url, resourceType, transferSize } of requestsOf(lhr)) {
    console.log('   ', resourceType, transferSize, url)
  }
}

function mediansOf(all: Figures[]): Figures {
  const median = (key: keyof Figures) =>
    all.map((figures) => figures[key]).toSorted((one, other) => one - other)[
      Math.floor(all.length / 2)
    ]
  const keys = Object.keys(budget) as (keyof Figures)[]
  return Object.fromEntries(keys.map((key) => [key, median(key)])) as Figures
}

function missedBy(figures: Figures): string[] {
  return (Object.entries(budget) as [keyof Figures, number][])
    .filter(([key, limit]) => (atLeast.has(key) ? figures[key] < limit : figures[key] > limit))
    .map(([key, limit]) => `${key} is ${figures[key]}, not ${limit}`)
}
