import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/languages.ts'
import { visitor } from './caller.ts'
import { site } from './site.ts'

interface Visit {
  language?: Language
  account?: { email: string; password: string }
}

/** Opens a page of the panel with a log-in made beside the browser: stories about logging in use the form. */
export async function openPanel(
  page: Page,
  path: string,
  { language = 'es', account = site.admin }: Visit = {},
): Promise<void> {
  const { token } = await visitor('login', account)
  await page.goto('/robots.txt')
  await page.evaluate(
    ([kept, chosen]) => {
      localStorage.setItem('authToken', kept)
      localStorage.setItem('language', chosen)
      document.cookie = `language=${chosen}; path=/`
    },
    [token, language] as const,
  )
  await page.goto(path)
  await untilLoaded(page)
}

/** Waits until the panel's page shows what it asked the server for. */
export async function untilLoaded(page: Page): Promise<void> {
  // The guard has a heading of its own while it waits; the panel's content does not begin before.
  await expect(page.locator('#content').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0)
}
