import { type Browser, devices, type Page } from '@playwright/test'

/** Most ms from an interaction to the next paint; the medians of `runs` count. */
const interactionMs = 100
const runs = 5

/** How much slower than here a phone's processor is. */
const slowdown = 4

interface Interaction {
  path: string
  act: (page: Page) => Promise<void>
  onPhone?: true
}

const firstField = (page: Page) => page.getByRole('main').getByRole('textbox').first()

/** What somebody does first on a page; each is the first touch of the island or control that it is done to. */
const interactions: Record<string, Interaction> = {
  'open a menu': {
    path: '/es',
    act: (page) => page.getByRole('banner').locator('summary').first().click(),
  },
  'open the languages': {
    path: '/es',
    act: (page) => page.getByRole('banner').locator('summary', { hasText: 'Español' }).click(),
  },
  'next picture of the banner': {
    path: '/es',
    act: (page) => page.locator('[data-slider-part="next"]').first().click(),
  },
  'type into the search': {
    path: '/es/destinations',
    act: async (page) => {
      await page.getByRole('banner').getByRole('combobox').click()
      await page.keyboard.type('iguazu', { delay: 80 })
    },
  },
  'compare a card': {
    path: '/es/destinations',
    act: (page) => page.locator('[data-compares]').first().click(),
  },
  'save a card': {
    path: '/es/destinations',
    act: (page) => page.locator('[data-heart]').first().click(),
  },
  'open the filters of a phone': {
    path: '/es/destinations',
    act: (page) => page.getByRole('main').locator('[data-opens]').first().tap(),
    onPhone: true,
  },
  'load more': {
    path: '/es/tours',
    act: (page) => page.locator('[data-loads-more]').click(),
  },
  'type into the log-in': {
    path: '/es/login',
    act: async (page) => {
      await firstField(page).click()
      await page.keyboard.type('nadie@example.com', { delay: 40 })
    },
  },
  'type into the registration': {
    path: '/es/register',
    act: async (page) => {
      await firstField(page).click()
      await page.keyboard.type('Nadie de Nada', { delay: 40 })
    },
  },
  'type into the form of a request': {
    path: '/es/request',
    act: async (page) => {
      await page.locator('#quote input[name=name]').click()
      await page.keyboard.type('Nadie de Nada', { delay: 40 })
    },
  },
}

type Figures = Record<string, { median: number; longest: number }>

/** A line for each interaction that takes too long. */
export function tooSlow(figures: Figures): string[] {
  return Object.entries(figures)
    .filter(([, { median }]) => median > interactionMs)
    .map(([name, { median }]) => `${name}: ${median} ms to the next paint, not ${interactionMs}`)
}

/** Ms from each interaction to the next paint: the median of `runs`, each on a page that was just opened, and the longest. */
export async function measureInteractions(browser: Browser, site: string): Promise<Figures> {
  const figures: Figures = {}
  for (const [name, interaction] of Object.entries(interactions)) {
    const all: number[] = []
    for (let run = 0; run < runs; run += 1) all.push(await measureOnce(browser, site, interaction))
    all.sort((one, other) => one - other)
    figures[name] = { median: all[Math.floor(runs / 2)] ?? 0, longest: all.at(-1) ?? 0 }
  }
  return figures
}

/** The longest of all events of one interaction, on a processor made slower once the page is ready. */
async function measureOnce(
  browser: Browser,
  site: string,
  interaction: Interaction,
): Promise<number> {
  const { path, act, onPhone } = interaction
  const page = await browser.newPage(onPhone && { ...devices['Pixel 7'] })
  await page.goto(site + path, { waitUntil: 'load' })
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined)
  await page.evaluate(() => {
    const state = { longest: 0 }
    Object.assign(globalThis, { interactions: state })
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) {
        state.longest = Math.max(state.longest, duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await act(page)
  await page.waitForTimeout(2_000)
  const longest = await page.evaluate(
    () => (globalThis as unknown as { interactions: { longest: number } }).interactions.longest,
  )
  await page.close()
  return longest
}
