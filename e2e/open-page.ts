import type { Page, Response } from '@playwright/test'

/** Opens an address and waits until the page answers to what is done with it: before, typing reaches nobody. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await untilHydrated(page)
  return response
}

/** The router takes scrolling over as soon as the page is its own. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}
