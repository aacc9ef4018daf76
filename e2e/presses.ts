import { expect, type Page } from '@playwright/test'

/** Counts from now on how often a page is pressed with a pointer, over all its addresses of one site. */
export async function countPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('presses', String(Number(sessionStorage['presses'] ?? 0) + 1)),
      true,
    )
  })
}

/** Expects a task to have taken no more presses than this, typing apart, and begins to count anew. */
export async function expectPresses(page: Page, most: number, task: string): Promise<void> {
  const presses = await page.evaluate(() => {
    const counted = Number(sessionStorage['presses'] ?? 0)
    sessionStorage.removeItem('presses')
    return counted
  })
  expect(presses, `presses to ${task}`).toBeGreaterThan(0)
  expect(presses, `presses to ${task}`).toBeLessThanOrEqual(most)
}
