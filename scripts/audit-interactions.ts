import { type Browser, devices, type Locator, type Page } from '@playwright/test'

/** Most ms from an interaction to the next paint; the medians of `runs` count. */
const interactionMs = 100
const runs = 5

/** How much slower than here a phone's processor is. */
const slowdown = 4

/** How long somebody looks at an open page before they touch it, and how long a pointer is over what it presses. */
const aimingMs = 500
const hoverMs = 100

interface Interaction {
  path: string
  /** The control to press, or to tap on a phone. */
  target: (page: Page) => Locator
  /** The text typed into it afterwards. */
  typed?: string
  onPhone?: true
}

const firstField = (page: Page) => page.getByRole('main').getByRole('textbox').first()

/** First interactions on a page; each is the first touch of its island or control. */
const interactions: Record<string, Interaction> = {
  'open a menu': {
    path: '/es',
    target: (page) => page.getByRole('banner').locator('summary').first(),
  },
  'open the languages': {
    path: '/es',
    target: (page) => page.getByRole('banner').locator('summary', { hasText: 'Español' }),
  },
  'next picture of the banner': {
    path: '/es',
    target: (page) => page.locator('[data-slider-part="next"]').first(),
  },
  'type into the search': {
    path: '/es/destinations',
    target: (page) => page.getByRole('banner').getByRole('combobox'),
    typed: 'iguazu',
  },
  'compare a card': {
    path: '/es/destinations',
    target: (page) => page.locator('[data-compares]').first(),
  },
  'save a card': {
    path: '/es/destinations',
    target: (page) => page.locator('[data-heart]').first(),
  },
  'open the filters of a phone': {
    path: '/es/destinations',
    target: (page) => page.getByRole('main').locator('[data-opens]').first(),
    onPhone: true,
  },
  'load more': {
    path: '/es/tours',
    target: (page) => page.locator('[data-loads-more]'),
  },
  'type into the log-in': {
    path: '/es/login',
    target: firstField,
    typed: 'nadie@example.com',
  },
  'type into the registration': {
    path: '/es/register',
    target: firstField,
    typed: 'Nadie de Nada',
  },
  'type into the form of a request': {
    path: '/es/request',
    target: (page) => page.locator('#quote input[name=name]'),
    typed: 'Nadie de Nada',
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

/**
 * The longest of all interactions, on a processor made slower. A pointer is over what it presses for a moment before,
 * as a hand's is, and being there is no interaction. It is the browser itself that is told where to press: what looks
 * whether the place is free would be counted with the page.
 */
async function measureOnce(
  browser: Browser,
  site: string,
  { path, target, typed, onPhone }: Interaction,
): Promise<number> {
  const page = await browser.newPage(onPhone && { ...devices['Pixel 7'] })
  await page.goto(site + path, { waitUntil: 'load' })
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined)
  const { x, y } = await middleOf(target(page))
  await page.evaluate(watchInteractions)
  await page.waitForTimeout(aimingMs)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (onPhone) await page.touchscreen.tap(x, y)
  else {
    await page.mouse.move(x, y)
    await page.waitForTimeout(hoverMs)
    await page.mouse.click(x, y)
  }
  if (typed) await page.keyboard.type(typed, { delay: 60 })
  await page.waitForTimeout(2_000)
  const longest = await page.evaluate(
    () => (globalThis as unknown as { longestInteraction: number }).longestInteraction,
  )
  if (longest === 0) throw new Error(`${path}: nothing was pressed`)
  await page.close()
  return longest
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} has no place`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Keeps the longest duration of what is an interaction: a press, a tap or a key, and neither a hover nor a scroll. */
function watchInteractions(): void {
  const state = globalThis as unknown as { longestInteraction: number }
  state.longestInteraction = 0
  // Shorter ones than 16 ms are not told.
  addEventListener('pointerdown', () => (state.longestInteraction ||= 16), { capture: true })
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId)
        state.longestInteraction = Math.max(state.longestInteraction, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
