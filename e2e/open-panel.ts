import { expect, type Page } from '@playwright/test'
import type { TextLanguage } from '#texts/languages.ts'
import type { Account } from './caller.ts'
import { logInPage } from './logged-in-page.ts'
import { site } from './site.ts'

interface Visit {
  language?: TextLanguage
  account?: Account
}

/** Opens a page of the panel, logged in. Another account beside it needs a context of its own: `browser.newPage()`. */
export async function openPanel(
  page: Page,
  path: string,
  { language = 'es', account = site.admin }: Visit = {},
): Promise<void> {
  await logInPage(page, account)
  await page.evaluate((chosen) => {
    localStorage.setItem('language', chosen)
    document.cookie = `language=${chosen}; path=/`
  }, language)
  await page.goto(path)
  await untilLoaded(page)
}

/** Waits until the panel's page shows what it asked the server for. */
export async function untilLoaded(page: Page): Promise<void> {
  // The guard has a heading of its own while it waits; the panel's content does not begin before.
  await expect(page.locator('#content').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0)
}
