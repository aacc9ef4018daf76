import type { Page } from '@playwright/test'

/** How many pixels of a page stand beside the window, where one would have to scroll sideways to see them. */
export function beyondTheEdge(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
