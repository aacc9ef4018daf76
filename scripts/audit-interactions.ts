import type { Browser, Page } from '@playwright/test'

/** How much slower than here a phone's processor is. */
const slowdown = 4

/** What somebody does first on a page; each is the first touch of the island or control that it is done to. */
const interactions: Record<string, { path: string; act: (page: Page) => Promise<void> }> = {
  'open a menu': {
    path: '/es',
    act: (page) => page.getByRole('banner').locator('summary').first().click(),
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
  'load more': {
    path: '/es/tours',
    act: (page) => page.locator('[data-loads-more]').click(),
  },
  'type into the log-in': {
    path: '/es/login',
    act: async (page) => {
      await page.getByRole('main').getByRole('textbox').first().click()
      await page.keyboard.type('nadie@example.com', { delay: 40 })
    },
  },
}

/** Ms from an interaction to the next paint, the longest of each, on a processor made slower. */
export async function measureInteractions(browser: Browser, site: string) {
  const longest: Record<string, number> = {}
  for (const [name, { path, act }] of Object.entries(interactions)) {
    const page = await browser.newPage()
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
    longest[name] = await page.evaluate(
      () => (globalThis as unknown as { interactions: { longest: number } }).interactions.longest,
    )
    await page.close()
  }
  return longest
}
