import type { Page, Response } from '@playwright/test'

/** Opens an address and waits until the page answers to what is done with it: before, typing reaches nobody. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await untilHydrated(page)
  return response
}

/** The panel is ready when its router has taken scrolling over, a public page when its own script has run. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.documentElement.dataset.app === 'panel'
      ? history.scrollRestoration === 'manual'
      : document.documentElement.dataset.ready !== undefined,
  )
}
