import type { Page } from '@playwright/test'

/**
 * How many pixels of a page stand beside the window, where one would have to scroll sideways to see them. The window is
 * what the story has made it: a page that is too wide may make its own idea of it wider.
 */
export async function beyondTheEdge(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? Number.NaN
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - width
}
